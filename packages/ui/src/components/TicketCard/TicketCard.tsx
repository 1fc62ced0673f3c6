import { type ReactNode, useId } from 'react';
import { TicketCode } from '../../private/TicketCode.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './TicketCard.css.ts';

/** Props of {@link TicketCard}. */
export type TicketCardProps = {
  /** Whose ticket: 「5名と車をまとめて」, a name, a class. */
  title: string;
  /** What it is good for, in a line. */
  note?: string;
  /** How far boarding is, in words: 「乗船手続き済み」. */
  state?: ReactNode;
  /** Whether that is as it should be; defaults to `success`. */
  stateTone?: 'info' | 'success' | 'warning';
  /** What the port's scanner gets. Omitted for a ticket that is not good any more. */
  payload?: string | undefined;
  /** Eight characters without groups: `ABCD2345`. */
  code?: string | undefined;
  /** In place of the code, where it has no `payload`: what has become of the ticket. */
  instead?: ReactNode;
  /** Vessel, cabin, vehicle, what to bring: short words before long ones. */
  facts: readonly TicketFact[];
  /** What helps where the code cannot be read. */
  hint?: string;
};

/** One line of what a ticket is for. */
type TicketFact = { term: string; value: ReactNode };

const Sun = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={css.sun}>
    <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.500V5m0 14v2.500M2.500 12H5m14 0h2.500M5.300 5.300 7 7m10 10 1.700 1.700m0-13.400L17 7M7 17l-1.700 1.700" />
  </svg>
);

/** The ticket that is shown first: its code, as large as a phone has room for, and what it is for. */
export const TicketCard = (props: TicketCardProps) => {
  const { title, note, state, stateTone = 'success', payload, code, instead, facts, hint } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.root}>
      <div className={css.shown}>
        <div className={css.head}>
          <h2 id={id} className={css.title}>
            <Phrases>{title}</Phrases>
          </h2>
          {note && (
            <p className={css.note}>
              <Phrases>{note}</Phrases>
            </p>
          )}
          {state && <p className={css.state[stateTone]}>{state}</p>}
        </div>
        {payload === undefined ? (
          <div className={css.instead}>{instead}</div>
        ) : (
          <TicketCode payload={payload} code={code} label={`${title}のQRコード`} isLarge />
        )}
      </div>
      <div className={css.side}>
        <dl className={css.facts}>
          {facts.map(({ term, value }) => (
            <div key={term} className={css.fact}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>
                <Phrases>{value}</Phrases>
              </dd>
            </div>
          ))}
        </dl>
        {hint && (
          <p className={css.hint}>
            <Sun />
            <span>
              <Phrases>{hint}</Phrases>
            </span>
          </p>
        )}
      </div>
    </section>
  );
};
