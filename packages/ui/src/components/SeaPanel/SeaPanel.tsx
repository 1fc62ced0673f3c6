import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { type RouteHue, routeHue } from '../../styles/route-hue.css.ts';
import { Container } from '../Container/Container.tsx';
import * as css from './SeaPanel.css.ts';

/** Props of {@link SeaPanel}. */
export type SeaPanelProps = {
  /** The SeaPicture. It may come late: its place is kept. */
  picture?: ReactNode;
  /** The page's heading, over the sky. */
  heading: ReactNode;
  /** What one has come from and goes on with, across the panel. */
  top?: ReactNode;
  /** Hue of the route that `top` is about. */
  hue?: RouteHue;
  /** What most come for: a form. */
  children: ReactNode;
  /** The other ways on, beside it; below it where there is no room. */
  aside: ReactNode;
};

/** The beginning of something, as a panel of two columns that lies half over the sea. */
export const SeaPanel = ({ picture, heading, top, hue = 1, children, aside }: SeaPanelProps) => (
  <>
    <div className={css.sea}>
      <div className={css.picture}>{picture}</div>
      <Container>
        <div className={css.words}>{heading}</div>
      </Container>
    </div>
    <Container>
      <div className={css.panel}>
        {top && <div className={cx(css.top, routeHue[hue])}>{top}</div>}
        <div className={css.columns}>
          <div className={css.main}>{children}</div>
          <div className={css.aside}>{aside}</div>
        </div>
      </div>
    </Container>
  </>
);
