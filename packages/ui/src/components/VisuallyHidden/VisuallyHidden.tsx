import type { ElementProps } from '../../private/props.ts';
import * as css from './VisuallyHidden.css.ts';

/** Props of {@link VisuallyHidden}. */
export type VisuallyHiddenProps = ElementProps<'span'> & {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'caption' | 'legend';
};

/** Text for assistive technology only. If a sighted customer needs it too, show it instead. */
export const VisuallyHidden = ({ as, ...rest }: VisuallyHiddenProps) => {
  const Element = (as ?? 'span') as 'span';
  return <Element {...rest} className={css.root} />;
};
