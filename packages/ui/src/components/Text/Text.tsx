import { cx } from '../../private/cx.ts';
import type { ElementProps } from '../../private/props.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './Text.css.ts';

/** Props of {@link Text}. */
export type TextProps = ElementProps<'p'> & {
  /** Element to render; defaults to `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'time' | 'li';
  /** `label` (12 px) is for secondary captions only. `line` has the height of a single line, `large` (22 px) is for what a page is about: a day and its time; `display` (36 px) for the one figure that its reader waits for. */
  size?: keyof typeof css.size;
  tone?: keyof typeof css.tone;
  isBold?: boolean;
  /** Figures of one width. */
  isNumber?: boolean;
};

/** Running text and captions. */
export const Text = ({ as, size, tone, isBold, isNumber, children, ...rest }: TextProps) => {
  const Element = (as ?? 'p') as 'p';
  return (
    <Element
      {...rest}
      className={cx(
        size && css.size[size],
        tone && css.tone[tone],
        isBold && css.bold,
        isNumber && css.number,
      )}
    >
      <Phrases>{children}</Phrases>
    </Element>
  );
};
