import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import type { Breakpoint } from '../../tokens/breakpoint.ts';
import * as css from './Hidden.css.ts';

/** Props of {@link Hidden}. */
export type HiddenProps = {
  /** Not shown below this width. */
  below?: Breakpoint;
  /** Not shown from this width on. */
  from?: Breakpoint;
  /** Not printed. */
  inPrint?: boolean;
  /** On paper only: what the header and the footer say on a screen. */
  onScreen?: boolean;
  as?: 'div' | 'span';
  children: ReactNode;
};

/**
 * Takes its children away at some widths, for the ear, too. Use it for repetition, never for
 * content.
 */
export const Hidden = ({ below, from, as: Element = 'div', children, ...is }: HiddenProps) => (
  <Element
    className={cx(
      below && css.below[below],
      from && css.from[from],
      is.inPrint && css.print,
      is.onScreen && css.screen,
    )}
  >
    {children}
  </Element>
);
