import { cx } from '../../private/cx.ts';
import type { ElementProps, LayoutElement } from '../../private/props.ts';
import { padding as paddings } from '../../styles/space.css.ts';
import type { Space } from '../../tokens/space.ts';
import * as css from './Box.css.ts';

/** Props of {@link Box}. */
export type BoxProps = ElementProps<'div'> & {
  /** Element to render; defaults to `div`. */
  as?: LayoutElement;
  /** Padding on all sides, in 4-px steps. */
  padding?: Space;
  /** Colour of the ground; text colour follows. */
  ground?: keyof typeof css.ground;
  isRounded?: boolean;
};

/** A plain area with padding and a ground. For anything that is a thing of its own, use Card. */
export const Box = ({ as, padding, ground, isRounded, ...rest }: BoxProps) => {
  const Element = (as ?? 'div') as 'div';
  return (
    <Element
      {...rest}
      className={cx(
        padding !== undefined && paddings[padding],
        ground && css.ground[ground],
        isRounded && css.rounded,
      )}
    />
  );
};
