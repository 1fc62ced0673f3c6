import type { ReactNode } from 'react';
import * as css from './ActionBar.css.ts';

/** Props of {@link ActionBar}. */
export type ActionBarProps = {
  /** What the value is: 「合計(税込)」. */
  label: string;
  /** The value, usually Money. */
  summary: ReactNode;
  /** The next step: one primary Button. */
  children: ReactNode;
};

/**
 * Total and next step, at the foot of the screen below 1264 px. From there on the step alone, in
 * its place in the form, because the summary stands beside it.
 */
export const ActionBar = ({ label, summary, children }: ActionBarProps) => (
  <div className={css.root}>
    <div className={css.summary}>
      <span className={css.label}>{label}</span>
      {summary}
    </div>
    <div className={css.action}>{children}</div>
  </div>
);
