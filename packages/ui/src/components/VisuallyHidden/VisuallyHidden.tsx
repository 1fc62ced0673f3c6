import type { ElementProps } from '../../private/props.ts';
import { holdsKept } from '../../private/runs.ts';
import * as css from './VisuallyHidden.css.ts';

/** Props of {@link VisuallyHidden}. */
export type VisuallyHiddenProps = ElementProps<'span'> & {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'caption' | 'legend';
};

/** Text for assistive technology only. If a sighted customer needs it too, show it instead. */
export const VisuallyHidden = ({ as, ...rest }: VisuallyHiddenProps) => {
  const Element = (as ?? 'span') as 'span';
  // It is one text: with a number that is told or typed in, no translation changes any of it.
  const isWhole = typeof rest.children === 'string' && holdsKept(rest.children);
  return <Element translate={isWhole ? 'no' : undefined} {...rest} className={css.root} />;
};
