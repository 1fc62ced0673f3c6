import * as css from './ProgressBar.css.ts';

/** Props of {@link ProgressBar}. */
export type ProgressBarProps = {
  isActive: boolean;
  /** What is awaited; 「ページを読み込んでいます」 when silent. */
  label?: string;
};

/**
 * Thin bar at the top of the window while a page or its data is on the way: shown after 0.2 s,
 * filled once in 5 s.
 */
export const ProgressBar = ({ isActive, label = 'ページを読み込んでいます' }: ProgressBarProps) =>
  isActive && <div role="progressbar" aria-label={label} className={css.root} />;
