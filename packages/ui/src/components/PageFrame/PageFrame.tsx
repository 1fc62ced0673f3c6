import type { ReactNode } from 'react';
import * as css from './PageFrame.css.ts';

/** Props of {@link PageFrame}. */
export type PageFrameProps = {
  /** Header, banners and `main`, from top to bottom. */
  children: ReactNode;
  /** The Footer: at the end of the page, and never above the end of the window. */
  footer: ReactNode;
};

/** What a window shows: header, page and footer. A short page leaves no gap below its footer. */
export const PageFrame = ({ children, footer }: PageFrameProps) => (
  <div className={css.root}>
    {children}
    <div className={css.foot}>{footer}</div>
  </div>
);
