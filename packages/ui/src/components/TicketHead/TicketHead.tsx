import { jstDate } from '@ferry/format/date';
import type { CSSProperties, ReactNode } from 'react';
import type { ElementProps } from '../../private/props.ts';
import { Container } from '../Container/Container.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { midnightsBetween, stopTime, type VoyageStop } from '../VoyageLine/voyage.ts';
import * as css from './TicketHead.css.ts';

/** Props of {@link TicketHead}. */
export type TicketHeadProps = {
  /** The page's heading. */
  heading: ReactNode;
  /** Beside the heading: 「電波がなくても表示できます」. */
  mark?: ReactNode;
  /** One {@link TicketLegLink} for each voyage, where there are two. */
  legs?: ReactNode;
  departure: VoyageStop;
  arrival: VoyageStop;
  /** Latest check-in of this traveller, RFC 3339, and for whom it holds: 「車両」. */
  cutOff?: { at: string; holdsFor?: string } | undefined;
  /** The sailing does not take place: its times are struck through. */
  isStruck?: boolean;
  /** What has to be known before a ticket is shown. */
  notice?: ReactNode;
};

/** A link of a {@link TicketHead}, plain enough for a router's `createLink`. */
export const TicketLegLink = (props: ElementProps<'a'>) => <a {...props} className={css.leg} />;

type EndProps = { stop: VoyageStop; word: string; isStruck?: boolean | undefined };

const End = ({ stop: { at, port, plannedAt }, word, isStruck }: EndProps) => {
  const { date, clock, service } = stopTime(at);
  return (
    <li className={css.end}>
      <time dateTime={at}>
        <VisuallyHidden>{`${date} `}</VisuallyHidden>
        <span className={isStruck ? css.struck : css.clock}>{clock}</span>
        {service && <span className={css.small}>{` (${service})`}</span>}
      </time>
      <span className={css.port}>
        <span>{port}</span>
        <VisuallyHidden>{` ${word}`}</VisuallyHidden>
      </span>
      {plannedAt && <span className={css.small}>{`予定は${stopTime(plannedAt).clock}`}</span>}
    </li>
  );
};

// Custom properties are not in React's type of a style.
const placed = (place: number) => ({ '--at': `${(place * 100).toFixed(2)}%` }) as CSSProperties;

const Course = ({ departure, arrival, isStruck }: TicketHeadProps) => (
  // Safari drops the meaning of a list without marks unless its role is written out.
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <ol role="list" className={css.course}>
    <End stop={departure} word="出港" isStruck={isStruck} />
    <li className={css.sea} aria-hidden="true">
      <span className={isStruck ? css.brokenLine : css.line} />
      {midnightsBetween(departure.at, arrival.at).map(({ at, place }) => (
        <span key={at} className={css.midnight} style={placed(place)}>
          {stopTime(at).date}
        </span>
      ))}
    </li>
    <End stop={arrival} word="入港" isStruck={isStruck} />
  </ol>
);

const CutOff = ({ at, holdsFor }: { at: string; holdsFor?: string }) => (
  <p className={css.cutOff}>
    <span className={css.label}>
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false" className={css.flag}>
        <path d="M3 2h14l-4 4.5 4 4.5H5.5V19H3z" />
      </svg>
      <span>{`乗船手続き締切${holdsFor ? `(${holdsFor})` : ''}`}</span>
    </span>{' '}
    <time dateTime={at} className={css.until}>
      <span className={css.date}>{stopTime(at).date}</span>{' '}
      <span className={css.deadline}>{stopTime(at).clock}</span>
    </time>
  </p>
);

/**
 * The head of a page of tickets: which voyage, from where to where, and until when this traveller
 * has to be there, which is its largest text.
 */
export const TicketHead = (props: TicketHeadProps) => {
  const { heading, mark, legs, cutOff, isStruck, notice, departure, arrival } = props;
  const isNight = cutOff && jstDate(departure.at) !== jstDate(cutOff.at);
  return (
    <div className={css.root}>
      <Container>
        <div className={css.top}>
          {heading}
          {mark && <span className={css.mark}>{mark}</span>}
        </div>
        {legs && (
          <nav aria-label="行程を選ぶ" className={css.legs}>
            {legs}
          </nav>
        )}
        <div className={css.lines}>
          <div>
            <Course {...props} departure={departure} arrival={arrival} />
            {isNight && <p className={css.small}>{`出港は${stopTime(departure.at).date}です。`}</p>}
          </div>
          {cutOff && !isStruck && <CutOff {...cutOff} />}
        </div>
        {notice && <div className={css.notice}>{notice}</div>}
      </Container>
    </div>
  );
};
