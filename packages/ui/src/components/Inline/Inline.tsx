import { cx } from '../../private/cx.ts';
import type { ElementProps, LayoutElement } from '../../private/props.ts';
import { gap as gaps } from '../../styles/space.css.ts';
import type { Space } from '../../tokens/space.ts';
import * as css from './Inline.css.ts';

/** Props of {@link Inline}. */
export type InlineProps = ElementProps<'div'> & {
  /** Element to render; defaults to `div`. */
  as?: LayoutElement;
  /** Distance between the children, in 4-px steps; defaults to 3 (12 px). */
  gap?: Space;
  /** Place across the row; defaults to `center`. */
  align?: keyof typeof css.align;
  justify?: keyof typeof css.justify;
  /** Keeps one row. Only for children that are known to be short. */
  isFixed?: boolean;
};

/** Children beside each other; they wrap when the row is full. */
export const Inline = ({
  as,
  gap = 3,
  align = 'center',
  justify,
  isFixed,
  ...rest
}: InlineProps) => {
  const Element = (as ?? 'div') as 'div';
  return (
    <Element
      {...rest}
      className={cx(
        css.root,
        isFixed && css.fixed,
        gaps[gap],
        css.align[align],
        justify && css.justify[justify],
      )}
    />
  );
};
