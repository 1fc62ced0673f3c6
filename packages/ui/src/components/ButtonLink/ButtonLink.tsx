import type { ElementProps } from '../../private/props.ts';
import { button } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';

/** Props of {@link ButtonLink}: the looks of a Button and every attribute of an anchor. */
export type ButtonLinkProps = ButtonLook & ElementProps<'a'>;

/** Leads to another page and looks like a button. Wrap it with the router's `createLink` in an app. */
export const ButtonLink = ({ tone, size, isWide, children, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={button({ tone, size, isWide })}>
    <Phrases>{children}</Phrases>
  </a>
);
