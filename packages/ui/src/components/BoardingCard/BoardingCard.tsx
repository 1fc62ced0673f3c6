import type { ReactNode } from 'react';
import type { RouteHue } from '../../styles/route-hue.css.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { RouteBadge } from '../RouteBadge/RouteBadge.tsx';
import { VoyageLine, type VoyageLineProps } from '../VoyageLine/VoyageLine.tsx';
import * as css from './BoardingCard.css.ts';

/** One voyage of the card. */
export type BoardingLeg = {
  /** 「往路 12月5日(土)」. */
  title: string;
  sign: string;
  hue: RouteHue;
  voyage: Omit<VoyageLineProps, 'form'>;
  /** What has become of the sailing, beside the title: 「欠航」. */
  mark?: ReactNode;
  /** Cabin, party, vehicle. */
  text: ReactNode;
  /** What became of a voyage that is over, after its title: the rest of it is folded away. */
  past?: string;
};

/** Props of {@link BoardingCard}. */
export type BoardingCardProps = {
  /** What is torn off at the counter: the number, what was paid. */
  stub: ReactNode;
  legs: readonly BoardingLeg[];
  /** What is shown at the port: below the voyages on a phone, else beside them. */
  code?: ReactNode;
};

/** Where the parts stand from `md` on: by how many voyages, and whether there is a code. */
const placesOf = (isOne: boolean, hasCode: boolean) => {
  if (isOne) return css.ofOne;
  return hasCode ? css.withCode : css.plain;
};

const Leg = ({ title, sign, hue, voyage, mark, text }: BoardingLeg) => (
  <section aria-label={title} className={css.leg}>
    <h2 className={css.title}>
      {sign && <RouteBadge sign={sign} hue={hue} />}
      <Phrases>{title}</Phrases>
      {mark}
    </h2>
    <VoyageLine {...voyage} form="vertical" />
    <div className={css.text}>{text}</div>
  </section>
);

/** What was booked as a boarding card: the stub with the number, and each voyage as a line. */
export const BoardingCard = ({ stub, legs, code }: BoardingCardProps) => {
  const places = placesOf(legs.length === 1, Boolean(code));
  return (
    <div className={places.root}>
      <div className={places.stub}>{stub}</div>
      <div className={places.legs}>
        {legs.map((leg) =>
          leg.past ? (
            <div key={leg.title} className={css.past}>
              <Disclosure summary={`${leg.title} ${leg.past}`}>
                <Leg {...leg} />
              </Disclosure>
            </div>
          ) : (
            <Leg key={leg.title} {...leg} />
          ),
        )}
      </div>
      {code && <div className={places.code}>{code}</div>}
    </div>
  );
};
