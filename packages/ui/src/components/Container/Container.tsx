import { cx } from '../../private/cx.ts';
import type { ElementProps, LayoutElement } from '../../private/props.ts';
import * as css from './Container.css.ts';

/** Props of {@link Container}. */
export type ContainerProps = ElementProps<'div'> & {
  /** Element to render; defaults to `div`. */
  as?: LayoutElement;
  /** `form` is a column of 720 px for forms and prose, `wide` for lists and two columns. */
  width?: keyof typeof css.width;
  /** Holds all of a page: adds the distance to the header. */
  isPage?: boolean;
};

/** Centres content and gives it the page gutter (16, 24, 32 px by breakpoint). */
export const Container = ({ as, width = 'wide', isPage, ...rest }: ContainerProps) => {
  const Element = (as ?? 'div') as 'div';
  return <Element {...rest} className={cx(css.root, css.width[width], isPage && css.page)} />;
};
