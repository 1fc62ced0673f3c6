import type { ReactNode } from 'react';
import * as css from './Chip.css.ts';

/** Props of {@link Chip}. */
export type ChipProps = {
  /** The answer that it fills in is the one that stands there. Without it: it leads on at once. */
  isCurrent?: boolean;
  onPress: () => void;
  /** One or two words: 「明日」. */
  children: ReactNode;
};

/** Fills in a frequent answer with one press. What turns something on or off is a ToggleButton. */
export const Chip = ({ isCurrent, onPress, children }: ChipProps) => (
  <button type="button" aria-pressed={isCurrent} className={css.root} onClick={onPress}>
    {children}
  </button>
);
