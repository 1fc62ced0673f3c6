import { passwordStrength } from './password-strength.ts';
import * as css from './StrengthBar.css.ts';
import { useIsCommon } from './use-is-common.ts';

/** Below the box of a new password. Only a change of the words is said, not each key. */
export function StrengthBar({ password }: { password: string }) {
  const isCommon = useIsCommon(password);
  const { bars, isUsable, words } = passwordStrength(password, isCommon);
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
      {!isUsable && !isCommon && (
        <span className={css.shortWords} aria-hidden="true">
          {words}
        </span>
      )}
      <span role="status" className={isCommon ? css.shortWords : css.goodWords}>
        {(isUsable || isCommon) && words}
      </span>
    </div>
  );
}
