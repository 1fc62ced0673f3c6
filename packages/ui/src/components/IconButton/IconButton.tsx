import type { ReactNode } from 'react';
import type { ElementProps } from '../../private/props.ts';
import * as css from './IconButton.css.ts';

/** Props of {@link IconButton}. */
export type IconButtonProps = Omit<ElementProps<'button'>, 'aria-label' | 'children'> & {
  /** Accessible name and tooltip: what happens, for example 「出発港と到着港を入れ替える」. */
  label: string;
  /** One icon of `@ferry/ui/Icon`. */
  children: ReactNode;
};

/** A button with an icon alone. Where there is room for words, use Button. */
export const IconButton = ({ label, children, type = 'button', ...rest }: IconButtonProps) => (
  <button {...rest} type={type} aria-label={label} className={css.root}>
    {/* Not on the button: there its name would be its description as well, and be said twice. */}
    <span title={label} className={css.face}>
      {children}
    </span>
  </button>
);
