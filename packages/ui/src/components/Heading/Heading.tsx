import type { ElementProps } from '../../private/props.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './Heading.css.ts';

/** Props of {@link Heading}. */
export type HeadingProps = ElementProps<'h2'> & {
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Size when it has to differ from the level: 1 = 28, 2 = 22, 3 = 18, 4 = 16 px (phones 22, 18, 16, 16), `section` = 28 (below 960 px 22), `hero` = 22, 28, 36, 44 px by width. */
  size?: keyof typeof css.size;
  /** Takes focus from the program: the `h1` of a page after navigation. */
  isFocusable?: boolean;
};

/** A heading that breaks between phrases. */
export const Heading = ({ level, size = level, isFocusable, children, ...rest }: HeadingProps) => {
  const Element = `h${level}` as 'h2';
  return (
    <Element {...rest} tabIndex={isFocusable ? -1 : undefined} className={css.size[size]}>
      <Phrases>{children}</Phrases>
    </Element>
  );
};
