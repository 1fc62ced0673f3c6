import { type ReactNode, useId } from 'react';
import { Amount } from '../../private/Amount.tsx';
import { cx } from '../../private/cx.ts';
import { routeHue } from '../../styles/route-hue.css.ts';
import { type Availability, AvailabilityMark } from '../AvailabilityMark/AvailabilityMark.tsx';
import { ChevronIcon } from '../Icon/Icon.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { VoyageLine, type VoyageLineProps } from '../VoyageLine/VoyageLine.tsx';
import { stopTime } from '../VoyageLine/voyage.ts';
import * as css from './SailingRow.css.ts';

/** Props of {@link SailingRow}. */
export type SailingRowProps = {
  /** Times, ports and ship, as the VoyageLine takes them. */
  voyage: Omit<VoyageLineProps, 'form' | 'isOff' | 'isStruck'>;
  availability: Availability;
  /** Lowest price for this party, in yen; omitted when nothing can be bought. */
  price?: number;
  /** The price is what is paid more or comes back with the booked grade, where it has room. */
  isDifference?: boolean | undefined;
  /** What the price is for: 「7種類・税込」. */
  priceNote?: string;
  /** What can be done instead, when it cannot be chosen: a few words and a link. */
  action?: ReactNode;
  /** Whether its cabins are shown. */
  isOpen?: boolean;
  /** Opens or closes it; omitted: it cannot be chosen. */
  onToggle?: () => void;
  /** Cabins and conditions, while it is open. */
  children?: ReactNode;
};

/** A day is named where the night has two. */
const departureWords = (at: string): string => {
  const { date, clock, service } = stopTime(at);
  return service ? `${date} ${clock} (${service})` : clock;
};

const Price = ({ price, priceNote, isDifference }: SailingRowProps) =>
  price !== undefined && (
    <div className={css.price}>
      <span className={css.amount}>
        <Amount amount={price} size="medium" isDifference={isDifference} />
        {!isDifference && <span>〜</span>}
      </span>{' '}
      {priceNote && (
        <span className={css.note}>
          <Phrases>{priceNote}</Phrases>
        </span>
      )}
    </div>
  );

/**
 * One sailing of a SailingBoard: a row to compare, and, opened, its line in large with its cabins
 * below. Everything above it stays where it is.
 */
export const SailingRow = (props: SailingRowProps) => {
  const { voyage, availability, isOpen = false, onToggle } = props;
  const id = useId();
  const departure = departureWords(voyage.departure.at);
  const isOff = onToggle === undefined;
  const { cutOff, ...line } = voyage;
  // Of what cannot be taken there is nothing to be in time for; at the counter there may be.
  const hasCutOff = cutOff && (!isOff || availability === 'webClosed');
  return (
    <article
      aria-labelledby={`${id}-name`}
      className={cx(routeHue[voyage.hue], css.root, isOff && css.off, isOpen && css.open)}
    >
      <VisuallyHidden as="div">
        <h3 id={`${id}-name`}>
          {`${voyage.departure.port} ${departure}発 ${voyage.arrival.port}行き`}
        </h3>
      </VisuallyHidden>
      <div className={css.head}>
        <div className={css.line}>
          <VoyageLine
            {...line}
            {...(hasCutOff && { cutOff })}
            form={isOpen ? 'large' : 'small'}
            isOff={isOff}
            isStruck={availability === 'cancelled'}
          />
        </div>
        <div className={css.availability}>
          <AvailabilityMark availability={availability} />
        </div>
        {!isOpen && <Price {...props} />}
        {props.action && <div className={css.action}>{props.action}</div>}
        {onToggle && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-details` : undefined}
            className={css.toggle}
            onClick={onToggle}
          >
            <VisuallyHidden>
              {`${departure}発の客室と${props.isDifference ? '差額' : '運賃'}`}
            </VisuallyHidden>
            <span className={css.chevron}>
              <ChevronIcon />
            </span>
          </button>
        )}
      </div>
      {isOpen && (
        <div id={`${id}-details`} className={css.details}>
          {props.children}
        </div>
      )}
    </article>
  );
};
