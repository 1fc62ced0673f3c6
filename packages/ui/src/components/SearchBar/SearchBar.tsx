import type { ReactNode } from 'react';
import * as css from './SearchBar.css.ts';

/** Props of {@link SearchBar}. */
export type SearchBarProps = {
  /** One way or return, and what stands beside it. */
  top: ReactNode;
  /** A PortLine. */
  ports: ReactNode;
  /** One or two PanelCells. */
  days: ReactNode;
  /** A PanelCell: people, and what travels along. */
  party: ReactNode;
  /** The primary Button. */
  submit: ReactNode;
  /** Shortcuts below the cells. */
  foot?: ReactNode;
};

/** The search in one row where there is room, in a few short rows on a phone: all of it in one view. */
export const SearchBar = ({ top, ports, days, party, submit, foot }: SearchBarProps) => (
  <div className={css.frame}>
    <div className={css.root}>
      <div className={css.top}>{top}</div>
      <div className={css.cells}>
        {ports}
        <div className={css.days}>{days}</div>
        {party}
        <div className={css.submit}>{submit}</div>
      </div>
      {foot && <div className={css.foot}>{foot}</div>}
    </div>
  </div>
);
