import { formatSailingTimeShort } from '@ferry/format/short-time';
import { type ReactNode, useId } from 'react';
import { cx } from '../../private/cx.ts';
import { type RouteHue, routeHue } from '../../styles/route-hue.css.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import { RouteBadge } from '../RouteBadge/RouteBadge.tsx';
import { VoyageLine, type VoyageLineProps } from '../VoyageLine/VoyageLine.tsx';
import * as css from './NextVoyage.css.ts';

/** Props of {@link NextVoyage}. */
export type NextVoyageProps = {
  /** Heading of the card: 「次のご乗船」. */
  title: string;
  /** Level of the heading; defaults to 2. 3 where the card stands below another heading. */
  level?: 2 | 3;
  /** Stands beside the heading: what its state is, and its number. */
  status: ReactNode;
  /** What does not run as planned. */
  news?: ReactNode;
  /** Sign of the route and its hue. */
  sign: string;
  hue: RouteHue;
  /** Until when all of the party have to be there, RFC 3339. */
  cutOff: string;
  /** What the time is, and for whom it holds: 「乗船手続き締切(車両)」. */
  cutOffLabel: string;
  /** The cut-off has passed: the card says so. */
  isClosed?: boolean;
  /** Times, ports and ship of the voyage. */
  voyage: Omit<VoyageLineProps, 'form' | 'cutOff' | 'isOff' | 'isStruck' | 'day'>;
  /** Who and what travels. */
  text: string;
  /** Links to the reservation. */
  actions: ReactNode;
};

const CutOff = ({ cutOff, cutOffLabel, isClosed }: NextVoyageProps) => (
  <p className={css.cutOff}>
    <span className={css.label}>
      <Phrases>{cutOffLabel}</Phrases>
    </span>{' '}
    <time dateTime={cutOff} className={css.time}>
      <Phrases>{formatSailingTimeShort(cutOff)}</Phrases>
    </time>
    {isClosed && <span className={css.label}>締め切りました</span>}
  </p>
);

/** What a customer who comes back looks for: the latest check-in first, then the voyage as a line. */
export const NextVoyage = (props: NextVoyageProps) => {
  const { title, level = 2, status, news, sign, hue, voyage, text, actions } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={cx(routeHue[hue], css.root)}>
      <div className={css.head}>
        <Heading id={id} className={css.title}>
          <RouteBadge sign={sign} hue={hue} />
          <span>{title}</span>
        </Heading>
        <p className={css.status}>
          <Phrases>{status}</Phrases>
        </p>
      </div>
      <div className={css.body}>
        {news && <p className={css.news}>{news}</p>}
        <CutOff {...props} />
        <div className={css.line}>
          <VoyageLine {...voyage} form="small" />
        </div>
      </div>
      <div className={css.foot}>
        <p className={css.text}>
          <Phrases>{text}</Phrases>
        </p>
        <div className={css.actions}>{actions}</div>
      </div>
    </section>
  );
};
