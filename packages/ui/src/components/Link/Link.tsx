import { cx } from '../../private/cx.ts';
import type { ElementProps } from '../../private/props.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './Link.css.ts';

/** Props of {@link Link}: every attribute of an anchor, `ref` included. */
export type LinkProps = ElementProps<'a'> & { tone?: keyof typeof css.tone };

/**
 * A plain styled anchor that knows no router. An app wraps it once: TanStack's
 * `createLink(Link)` hands `href`, `onClick` and `ref` through.
 */
export const Link = ({ tone = 'normal', children, ...rest }: LinkProps) => (
  <a {...rest} className={cx(css.root, css.tone[tone])}>
    <Phrases>{children}</Phrases>
  </a>
);
