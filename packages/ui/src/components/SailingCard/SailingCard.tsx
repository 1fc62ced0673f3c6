import { type ReactNode, useId } from 'react';
import { cx } from '../../private/cx.ts';
import { type Availability, AvailabilityMark } from '../AvailabilityMark/AvailabilityMark.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { ClockIcon } from '../Icon/Icon.tsx';
import { Money } from '../Money/Money.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { SailingTime } from '../SailingTime/SailingTime.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './SailingCard.css.ts';

/** Departure or arrival: a service time (`24:10`) and a port. */
export type SailingEnd = { time: string; port: string };

/** Props of {@link SailingCard}. */
export type SailingCardProps = {
  /** Latest check-in of the party, RFC 3339: it may fall on the day before the sailing's. */
  cutOff: string;
  /** For whom it is: 「車両」. */
  cutOffFor?: string;
  departure: SailingEnd;
  arrival: SailingEnd;
  /** As text: 「3時間40分」. */
  duration: string;
  vessel: string;
  availability: Availability;
  /** Lowest price for this party, in yen; omitted when nothing can be bought. */
  price?: number;
  /** What the price is for: 「大人2名・税込」. */
  priceNote?: string;
  /** The next step: 「この便を選ぶ」, or what to do instead. */
  action?: ReactNode;
  /** Cabins and conditions, below the card's own content. */
  children?: ReactNode;
  /** Level of the card's (hidden) heading; defaults to 3. */
  level?: 2 | 3 | 4;
};

const End = ({ time, port, word }: SailingEnd & { word: string }) => (
  <div className={css.end}>
    <VisuallyHidden>{word}</VisuallyHidden>
    <SailingTime time={time} isLarge />
    <span className={css.port}>{port}</span>
  </div>
);

/**
 * One sailing as it is read: latest check-in, departure to arrival, vessel, availability, price.
 * A sailing that cannot be bought stays in place and steps back.
 */
export const SailingCard = (props: SailingCardProps) => {
  const { cutOff, departure, arrival, duration, vessel, availability, price } = props;
  const id = useId();
  const Heading = `h${props.level ?? 3}` as const;
  const canBuy = availability === 'available' || availability === 'few';
  return (
    <article aria-labelledby={id} className={cx(css.root, !canBuy && css.quiet)}>
      <VisuallyHidden as="div">
        <Heading id={id}>
          {departure.port} <SailingTime time={departure.time} />発 {arrival.port}行き
        </Heading>
      </VisuallyHidden>
      <div className={css.layout}>
        <div className={css.main}>
          <div className={css.top}>
            <span className={css.cutOff}>
              <ClockIcon />
              乗船手続き締切{props.cutOffFor && `(${props.cutOffFor})`}
              <span className={css.cutOffTime}>
                <DateTime at={cutOff} />
              </span>
            </span>
            <AvailabilityMark availability={availability} />
          </div>
          <div className={css.trip}>
            <End {...departure} word="出発" />
            <div className={css.course}>
              <span className={css.drawn} />
              <VisuallyHidden>所要時間</VisuallyHidden>
              {duration}
            </div>
            <End {...arrival} word="到着" />
          </div>
          <div className={css.vessel}>{vessel}</div>
        </div>
        {(price !== undefined || props.action) && (
          <div className={css.offer}>
            {price !== undefined && (
              <div>
                <Money amount={price} size="large" />
                {props.priceNote && (
                  <span className={css.priceNote}>
                    <Phrases>{props.priceNote}</Phrases>
                  </span>
                )}
              </div>
            )}
            {props.action}
          </div>
        )}
      </div>
      {props.children && <div className={css.details}>{props.children}</div>}
    </article>
  );
};
