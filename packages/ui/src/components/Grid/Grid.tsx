import { cx } from '../../private/cx.ts';
import type { ElementProps, LayoutElement } from '../../private/props.ts';
import { gap as gaps } from '../../styles/space.css.ts';
import type { Breakpoint } from '../../tokens/breakpoint.ts';
import type { Space } from '../../tokens/space.ts';
import * as css from './Grid.css.ts';

/** How many equal columns. Five has no use in the product and is a poor division of any width. */
type GridCount = keyof typeof css.base;

/** Props of {@link Grid}. */
export type GridProps = ElementProps<'div'> & {
  /** Element to render; defaults to `div`. */
  as?: LayoutElement;
  /**
   * Columns from each width on: `{ base: 1, sm: 2, lg: 4 }`. What is omitted keeps the count of the
   * next smaller width; one column when all are.
   */
  columns?: Partial<Record<'base' | Breakpoint, GridCount>>;
  /** Distance between rows and columns, in 4-px steps; defaults to 4 (16 px). */
  gap?: Space;
  /** `start` lets every cell keep its own height. */
  align?: keyof typeof css.align;
};

/** Equal columns whose number follows the width of the screen. */
export const Grid = ({ as, columns = {}, gap = 4, align, ...rest }: GridProps) => {
  const Element = (as ?? 'div') as 'div';
  const { base, sm, md, lg, xl } = columns;
  return (
    <Element
      {...rest}
      className={cx(
        css.root,
        gaps[gap],
        base && css.base[base],
        sm && css.sm[sm],
        md && css.md[md],
        lg && css.lg[lg],
        xl && css.xl[xl],
        align && css.align[align],
      )}
    />
  );
};
