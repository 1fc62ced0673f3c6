import type { ReactNode } from 'react';
import { SeaHead } from '../../private/SeaHead.tsx';
import * as css from './HomeHero.css.ts';
import { Horizon } from './Horizon.tsx';

/** Props of {@link HomeHero}. */
export type HomeHeroProps = {
  /** The page's heading, over the sky. */
  children: ReactNode;
  /** One sentence below it, where there is room. */
  lead?: ReactNode;
  /** What lies half over the water: the search card. */
  card?: ReactNode;
};

/** Early morning, a calm sea and our ship: the picture at the top of the home page, drawn here. */
export const HomeHero = ({ children, lead, card }: HomeHeroProps) => (
  <SeaHead classes={css} picture={<Horizon />} card={card}>
    <div className={css.content}>
      {children}
      {lead && <div className={css.lead}>{lead}</div>}
    </div>
  </SeaHead>
);
