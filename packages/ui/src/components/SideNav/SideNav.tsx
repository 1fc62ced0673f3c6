import { Children, type ReactNode, useEffect, useRef } from 'react';
import type { ElementProps } from '../../private/props.ts';
import * as css from './SideNav.css.ts';

/** Props of {@link SideNav}. */
export type SideNavProps = {
  /** What the links lead through: 「会員情報」. */
  label: string;
  /** One {@link SideNavLink} each. */
  links: ReactNode;
  /** The page of the link that is current. */
  children: ReactNode;
};

/** A link of a {@link SideNav}, plain enough for a router's `createLink`. */
export const SideNavLink = (props: ElementProps<'a'>) => <a {...props} className={css.link} />;

/**
 * Pages that belong together: their links beside the page, or above it on a phone, where the current
 * one is scrolled into sight.
 */
export const SideNav = ({ label, links, children }: SideNavProps) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !current) return;
    row.scrollLeft =
      current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  });
  return (
    <div className={css.frame}>
      <nav aria-label={label}>
        {/* Safari drops the meaning of a list without marks unless its role is written out. */}
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <ul role="list" ref={list} className={css.list}>
          {Children.map(links, (link) => link && <li>{link}</li>)}
        </ul>
      </nav>
      <div>{children}</div>
    </div>
  );
};
