import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { Container } from '../Container/Container.tsx';
import * as css from './StatusLine.css.ts';

/** Props of {@link StatusLine}. */
export type StatusLineProps = {
  /** 「運航状況 11月22日(日) 9:00現在」; only from 960 px on. */
  when: ReactNode;
  /** {@link StatusItem}s, and {@link StatusRest}. */
  children?: ReactNode;
  /** A Link to what there is to say. */
  more: ReactNode;
};

/** How the routes run today, in one line under the header. Details stand elsewhere. */
export const StatusLine = ({ when, children, more }: StatusLineProps) => (
  <div className={css.root}>
    <Container>
      <div className={css.row}>
        <div className={css.when}>{when}</div>
        {children && <ul className={css.list}>{children}</ul>}
        <div className={css.more}>{more}</div>
      </div>
    </Container>
  </div>
);

/** Props of {@link StatusItem}. */
export type StatusItemProps = {
  /** A small RouteBadge. */
  badge: ReactNode;
  /** Name of the route; on a phone only read out. */
  name: string;
  /** It runs as always: on a phone it has no place of its own. */
  isUsual: boolean;
  /** The state, with its icon. */
  children: ReactNode;
};

/** One route of a {@link StatusLine}. */
export const StatusItem = ({ badge, name, isUsual, children }: StatusItemProps) => (
  <li className={cx(css.item, isUsual && css.usual)}>
    {badge}
    <span className={css.name}>{name}</span>
    {children}
  </li>
);

/** What is said of all routes that run as always, on a phone. */
export const StatusRest = ({ children }: { children: ReactNode }) => (
  <li className={css.rest}>{children}</li>
);
