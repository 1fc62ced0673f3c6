import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import * as css from './Columns.css.ts';

/** Props of {@link Columns}. */
export type ColumnsProps = {
  children: ReactNode;
  /** Second column beside the main one from 1264 px on; below it on smaller screens. */
  aside: ReactNode;
  /** Name of the aside for assistive technology, for example 「ご予約の概要」. */
  asideLabel: string;
  /** Keeps the aside in view while the main column scrolls. */
  isAsideSticky?: boolean;
};

/** A main column with an aside. */
export const Columns = ({ children, aside, asideLabel, isAsideSticky }: ColumnsProps) => (
  <div className={css.root}>
    <div>{children}</div>
    <aside aria-label={asideLabel} className={isAsideSticky ? css.sticky : undefined}>
      {aside}
    </aside>
  </div>
);

/** Props of {@link EvenColumns}. */
export type EvenColumnsProps = {
  children: ReactNode;
  /** Columns from 960 px on, four from 1264 px on; two from 600 px on, one below. */
  count?: 2 | 3 | 4;
  /** The second child of four is the tall one: the others stand below each other beside it. */
  isSecondTall?: boolean;
  /** Two beside each other on a phone as well, as long as the text is small enough for it. */
  isPairedOnPhone?: boolean;
};

/** Equal columns, for cards of the same kind. */
export const EvenColumns = ({
  children,
  count = 2,
  isSecondTall,
  isPairedOnPhone,
}: EvenColumnsProps) => (
  <div
    className={cx(
      css.even,
      count === 3 && css.three,
      count === 4 && css.four,
      isSecondTall && css.tallSecond,
      isPairedOnPhone && css.paired,
    )}
  >
    {children}
  </div>
);
