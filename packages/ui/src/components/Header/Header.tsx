import {
  Children,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../../private/cx.ts';
import { onResize } from '../../private/on-resize.ts';
import type { ElementProps } from '../../private/props.ts';
import { Container } from '../Container/Container.tsx';
import { CrossIcon, MenuIcon } from '../Icon/Icon.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as css from './Header.css.ts';

/** Props of {@link Header}. */
export type HeaderProps = {
  /** A {@link HeaderLogo}: link to home with the operator's name. */
  logo: ReactNode;
  /** {@link HeaderLink}s and {@link HeaderText}s, one each; in a row from 1264 px on, behind a button below. */
  children: ReactNode;
  /** Id of the main area, for the skip link. */
  mainId?: string;
};

/** Props of {@link HeaderLink}. */
export type HeaderLinkProps = ElementProps<'a'> & {
  /** With a border, for the one that leads to something of one's own: 「ログイン」. */
  isOutlined?: boolean;
};

/** A link of the header, plain enough for a router's `createLink`. */
export const HeaderLink = ({ isOutlined, ...props }: HeaderLinkProps) => (
  <a {...props} className={cx(css.link, isOutlined && css.outlined)} />
);

/** Props of {@link HeaderLogo}. */
export type HeaderLogoProps = ElementProps<'a'> & {
  /** Address of the operator's own mark, for a box of 40 by 28. Without words: the name says them. */
  picture?: string | undefined;
};

/** Words between the links: who is logged in. */
export const HeaderText = ({ children }: { children: ReactNode }) => (
  <span className={css.text}>{children}</span>
);

/**
 * The operator's name with its picture before it, or else the sign of a line at sea: two ports, and the
 * sun between them. Plain enough for a router's `createLink`.
 */
export const HeaderLogo = ({ picture, children, ...props }: HeaderLogoProps) => (
  <a {...props} className={css.logo}>
    {picture ? (
      <img src={picture} alt="" className={css.picture} />
    ) : (
      <svg viewBox="0 0 40 28" aria-hidden="true" focusable="false" className={css.sign}>
        <path className={css.sun} d="M12 17a8 8 0 0 1 16 0" />
        <path d="M8 18h24M14 24h12" />
        <circle cx="5" cy="18" r="3.5" />
        <circle className={css.arrival} cx="35" cy="18" r="3.5" />
      </svg>
    )}
    <span>{children}</span>
  </a>
);

/** The head of every page: skip link, logo, navigation. */
export const Header = ({ logo, children, mainId }: HeaderProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    // Before what has focus is hidden. From 1264 px on there is no button, and focus stays.
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    // A screen that has become wide has no button; narrow again it must not find the menu open.
    return onResize(() => {
      if (!button.current?.getClientRects().length) setIsOpen(false);
    });
  }, [isOpen]);
  return (
    <header className={css.root}>
      <SkipLink targetId={mainId} />
      <Container>
        <div className={css.bar}>
          <div className={css.brand}>{logo}</div>
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className={css.menu}
            onClick={() => setIsOpen(!isOpen)}
            onKeyDown={closeOnEscape}
          >
            {isOpen ? <CrossIcon /> : <MenuIcon />}
            <span>メニュー</span>
          </button>
          <nav
            id={id}
            aria-label="メインメニュー"
            data-open={isOpen || undefined}
            className={css.nav}
            onClick={(event) => {
              if (isOpen && (event.target as Element).closest('a')) close();
            }}
            onKeyDown={closeOnEscape}
          >
            <ul className={css.list}>
              {Children.map(children, (child) => child && <li>{child}</li>)}
            </ul>
          </nav>
        </div>
      </Container>
    </header>
  );
};
