import { cx } from '../../private/cx.ts';
import type { ElementProps, LayoutElement } from '../../private/props.ts';
import * as css from './Card.css.ts';

/** Props of {@link Card}. */
export type CardProps = ElementProps<'div'> & {
  /** Element to render; defaults to `div`. `section` with `aria-labelledby` for a named area. */
  as?: LayoutElement;
  /** `normal` 16/24 px, `roomy` 20/32 px; `none` when the card holds its own bars. */
  padding?: keyof typeof css.padding;
  /** `floating` is for the one card of a page that lies over the picture. */
  tone?: keyof typeof css.tone;
};

/** One thing with its own outline. Cards are not nested. */
export const Card = ({ as, padding = 'normal', tone = 'plain', ...rest }: CardProps) => {
  const Element = (as ?? 'div') as 'div';
  return <Element {...rest} className={cx(css.root, css.padding[padding], css.tone[tone])} />;
};
