import type { KeyboardEvent, ReactNode } from 'react';
import type { ElementProps } from '../../private/props.ts';
import { CheckIcon } from '../Icon/Icon.tsx';
import * as css from './ToggleButton.css.ts';

/** Props of {@link ToggleButton}. */
export type ToggleButtonProps = Omit<
  ElementProps<'button'>,
  'type' | 'children' | 'disabled' | 'aria-pressed' | 'onChange' | 'onClick' | 'onKeyDown'
> & {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** What is on or off; the same words in both states: 「女性専用の客室のみ」. */
  children: ReactNode;
};

// A key held down would turn it on and off again and again.
const ignoreHeldEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};

/** Turns one thing on or off at once. What counts only when a form is sent is a Checkbox. */
export const ToggleButton = ({ isSelected, onChange, children, ...rest }: ToggleButtonProps) => (
  <button
    {...rest}
    type="button"
    aria-pressed={isSelected}
    className={css.root}
    onClick={() => onChange(!isSelected)}
    onKeyDown={ignoreHeldEnter}
  >
    <span className={css.mark}>
      <CheckIcon />
    </span>
    <span>{children}</span>
  </button>
);
