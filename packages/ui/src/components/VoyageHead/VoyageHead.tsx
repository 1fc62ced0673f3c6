import type { ReactNode } from 'react';
import { kinds } from '../../private/notice.ts';
import { SeaHead } from '../../private/SeaHead.tsx';
import { NightSea } from './NightSea.tsx';
import * as css from './VoyageHead.css.ts';

/** Props of {@link VoyageHead}. */
export type VoyageHeadProps = {
  /** The page's heading. */
  heading: ReactNode;
  /** How the reservation stands: 「予約確定」. Said again when it changes. */
  state: { tone: 'success' | 'info' | 'warning'; label: string };
  /** What it is called: its number. */
  number: ReactNode;
  /** The NextDeadline; nothing when there is none left. */
  deadline?: ReactNode;
  /** What lies half over the sea: what is to be done now. */
  card?: ReactNode;
};

/** The head of a reservation: how it stands and what comes next, over the sea at night. */
export const VoyageHead = ({ heading, state, number, deadline, card }: VoyageHeadProps) => {
  const { Icon } = kinds[state.tone];
  return (
    <SeaHead classes={css} picture={<NightSea />} card={card}>
      <div className={css.words}>
        {heading}
        <div className={css.line}>
          <span role="status" className={css.state[state.tone]}>
            <Icon />
            <span>{state.label}</span>
          </span>
          <span className={css.number}>{number}</span>
        </div>
        {deadline}
      </div>
    </SeaHead>
  );
};
