import { cx } from '../../private/cx.ts';
import type { ElementProps, LayoutElement } from '../../private/props.ts';
import { gap as gaps } from '../../styles/space.css.ts';
import type { Space } from '../../tokens/space.ts';
import * as css from './Stack.css.ts';

/** Props of {@link Stack}. */
export type StackProps = ElementProps<'div'> & {
  /** Element to render; defaults to `div`. */
  as?: LayoutElement;
  /** Distance between the children, in 4-px steps; defaults to 4 (16 px). */
  gap?: Space;
  align?: keyof typeof css.align;
};

/** Children below each other with one distance between them. */
export const Stack = ({ as, gap = 4, align, ...rest }: StackProps) => {
  const Element = (as ?? 'div') as 'div';
  return <Element {...rest} className={cx(css.root, gaps[gap], align && css.align[align])} />;
};
