import { type ReactNode, useId } from 'react';
import { Amount } from '../../private/Amount.tsx';
import { cx } from '../../private/cx.ts';
import { type Availability, AvailabilityMark } from '../AvailabilityMark/AvailabilityMark.tsx';
import { CheckIcon, ChevronIcon } from '../Icon/Icon.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './CabinCards.css.ts';

/** One cabin type of a sailing. */
export type CabinCard = {
  value: string;
  name: string;
  /** A CabinPlan, where one fits. */
  plan?: ReactNode;
  /** What sets it apart, in a word each: 「女性専用」. */
  tags: readonly string[];
  /** One line about it. */
  text: string;
  availability: Availability;
  /** Counted, when few are left: 「残り4名」. */
  remaining?: string;
  /** Total for this party, in yen; or what is paid more or comes back with it. */
  price: number;
  isDifference?: boolean | undefined;
  /** What the total buys: 「2室」「寝台 3つ」. */
  unit: string;
  /** What the total is made of: words that are always seen, and the lines behind them. */
  parts?: { summary: string; lines: ReactNode };
  /** A Switch that belongs to this cabin type. */
  option?: ReactNode;
  /** Who is in which room, once it is picked: a RoomSplit, for which the card takes the whole width. */
  rooms?: ReactNode;
};

/** Props of {@link CabinCards}. */
export type CabinCardsProps = {
  /** What is chosen: 「客室を選ぶ」. */
  label: ReactNode;
  /** Name of the radios: the same for all sailings of a page, of which one cabin is chosen. */
  name: string;
  /** Narrows the cabins, where they are many: chips between the label and the cards. */
  filter?: ReactNode;
  cabins: readonly CabinCard[];
  value: string | undefined;
  onChange: (value: string) => void;
};

const canBuy = ({ availability }: CabinCard) =>
  availability === 'available' || availability === 'few';

const Facts = ({ id, cabin }: { id: string; cabin: CabinCard }) => (
  <span id={`${id}-facts`} className={css.facts}>
    {cabin.tags.length > 0 && (
      <span className={css.tags}>
        {cabin.tags.map((tag) => (
          <span key={tag} className={css.tag}>
            {`${tag} `}
          </span>
        ))}
      </span>
    )}
    <span className={css.text}>
      <Phrases>{cabin.text}</Phrases>
    </span>
  </span>
);

const Offer = ({ id, cabin }: { id: string; cabin: CabinCard }) => (
  <span id={`${id}-offer`} className={css.offer}>
    <span className={css.availability}>
      <AvailabilityMark availability={cabin.availability} />
      {cabin.remaining && <span className={css.remaining}>{` ${cabin.remaining}`}</span>}
    </span>{' '}
    {canBuy(cabin) && (
      <span className={css.price}>
        <Amount amount={cabin.price} size="cabin" isDifference={cabin.isDifference} />
        <span className={css.unit}>
          {' '}
          <Phrases>{cabin.unit}</Phrases>
        </span>
      </span>
    )}
  </span>
);

type CardProps = Omit<CabinCardsProps, 'label' | 'filter' | 'cabins'> & { cabin: CabinCard };

const Card = ({ cabin, name, value, onChange }: CardProps) => {
  const id = useId();
  const isPicked = value === cabin.value;
  const isOut = !canBuy(cabin);
  return (
    <li
      className={cx(
        css.card,
        isPicked && css.picked,
        isOut && css.out,
        Boolean(cabin.rooms) && css.wide,
      )}
    >
      <label className={css.pick}>
        {cabin.plan && <span className={css.plan}>{cabin.plan}</span>}
        <span className={css.words}>
          <span id={`${id}-name`} className={css.name}>
            <Phrases>{cabin.name}</Phrases>
          </span>{' '}
          <Facts id={id} cabin={cabin} />
        </span>
        <input
          type="radio"
          name={name}
          value={cabin.value}
          checked={isPicked}
          disabled={isOut}
          aria-labelledby={`${id}-name ${id}-offer`}
          aria-describedby={`${id}-facts`}
          className={css.input}
          onChange={() => onChange(cabin.value)}
        />
        <span aria-hidden="true" className={css.mark}>
          <CheckIcon />
        </span>{' '}
        <Offer id={id} cabin={cabin} />
      </label>
      {cabin.option && <div className={css.option}>{cabin.option}</div>}
      {cabin.rooms && <div className={css.rooms}>{cabin.rooms}</div>}
      {cabin.parts && (
        <details className={css.parts}>
          <summary className={css.summary}>
            <Phrases>{cabin.parts.summary}</Phrases>
            <ChevronIcon />
          </summary>
          <div className={css.lines}>{cabin.parts.lines}</div>
        </details>
      )}
    </li>
  );
};

/** The cabin types of a sailing to choose one from: plan, price of this party, what it is made of. */
export const CabinCards = ({ label, filter, cabins, ...rest }: CabinCardsProps) => (
  <fieldset className={css.root}>
    <legend className={css.label}>{label}</legend>
    {filter && <div className={css.filter}>{filter}</div>}
    <ul className={css.list}>
      {cabins.map((cabin) => (
        <Card key={cabin.value} cabin={cabin} {...rest} />
      ))}
    </ul>
  </fieldset>
);
