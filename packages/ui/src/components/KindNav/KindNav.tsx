import { Children, type ReactNode } from 'react';
import type { ElementProps } from '../../private/props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './KindNav.css.ts';

/** Props of {@link KindNav}. */
export type KindNavProps = {
  /** What there are kinds of: 「予約の種類」. */
  label: string;
  /** One {@link KindNavLink} each, with a key. */
  children: ReactNode;
};

/** Props of {@link KindNavLink}. */
export type KindNavLinkProps = ElementProps<'a'> & {
  /** How many there are of the kind; omitted while that is not known. */
  count?: number | undefined;
};

/** A link of a {@link KindNav}, plain enough for a router's `createLink`. */
export const KindNavLink = ({ count, children, ...props }: KindNavLinkProps) => (
  <a {...props} className={css.link}>
    <span>{children}</span>
    {count !== undefined && (
      <span className={css.count}>
        <span>{count}</span>
        <VisuallyHidden>件</VisuallyHidden>
      </span>
    )}
  </a>
);

/** The kinds of a list, each a page with an address of its own, and how many there are of each. */
export const KindNav = ({ label, children }: KindNavProps) => (
  <nav aria-label={label}>
    {/* Safari drops the meaning of a list without marks unless its role is written out. */}
    {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
    <ul role="list" className={css.list}>
      {Children.map(children, (link) => link && <li>{link}</li>)}
    </ul>
  </nav>
);
