import { cx } from '../../private/cx.ts';
import * as css from './ProgressBar.css.ts';

/** Props of {@link ProgressBar}. */
export type ProgressBarProps = {
  isActive: boolean;
  /** What was awaited has failed: the bar ends in the colour of errors. */
  hasFailed?: boolean;
  /** What is awaited; defaults to 「ページを読み込んでいます」. */
  label?: string;
};

/**
 * Thin bar at the top of the window while a page or its data is on the way: shown after 0.2 s,
 * filled once in 5 s. At the end it is full, whenever that is, and fades.
 */
export const ProgressBar = ({
  isActive,
  hasFailed = false,
  label = 'ページを読み込んでいます',
}: ProgressBarProps) =>
  isActive ? (
    <div role="progressbar" aria-label={label} className={cx(css.root, css.active)} />
  ) : (
    <div aria-hidden="true" className={cx(css.root, hasFailed && css.failed)} />
  );
