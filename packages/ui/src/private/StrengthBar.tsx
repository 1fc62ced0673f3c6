import { passwordStrength } from './password-strength.ts';
import * as css from './StrengthBar.css.ts';

/** Below the box of a new password. Only a change of the words is said, not each key. */
export function StrengthBar({ password }: { password: string }) {
  const { bars, isUsable, words } = passwordStrength(password);
  const on = isUsable ? css.good : css.short;
  return (
    <div className={css.root}>
      {bars > 0 && (
        <span className={css.bars} aria-hidden="true">
          {[1, 2, 3, 4].map((bar) => (
            <span key={bar} className={bar <= bars ? on : css.off} />
          ))}
        </span>
      )}
      {!isUsable && (
        <span className={css.shortWords} aria-hidden="true">
          {words}
        </span>
      )}
      <span role="status" className={css.goodWords}>
        {isUsable && words}
      </span>
    </div>
  );
}
