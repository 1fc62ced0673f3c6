import { type ReactNode, type Ref, useId } from 'react';
import { cx } from '../../private/cx.ts';
import { routeHue } from '../../styles/route-hue.css.ts';
import { CheckIcon, ClockIcon, InfoIcon } from '../Icon/Icon.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { VoyageLine, type VoyageLineProps } from '../VoyageLine/VoyageLine.tsx';
import * as css from './VoyageCard.css.ts';

/** What has to be done next, and until when. */
export type VoyageDue = {
  /** 「乗船手続き締切(車両)」. */
  label: string;
  /** As text: 「12月5日(土) 17:30」. */
  time: string;
  /** Something is lost when it passes: an unpaid reservation. */
  isUrgent?: boolean;
  /** What else is to be said of it: 「締め切りました」. */
  note?: string;
};

/** Props of {@link VoyageCard}. */
export type VoyageCardProps = {
  /** The day, with its year apart: 「2027年」, 「12月5日(土)」. */
  day: { year: string; date: string };
  /** What kind of trip it is: 「往復」. */
  kind: string;
  /** From where to where; part of the heading as it is read out. */
  way: ReactNode;
  /** What its state is. */
  status: { label: string; tone: keyof typeof css.tone };
  number: string;
  /** What does not run as planned. */
  news?: ReactNode;
  /** Times, ports and ship of the voyage. */
  voyage: Omit<VoyageLineProps, 'form' | 'cutOff' | 'day'>;
  /** Who and what travels, and the other leg. */
  text: ReactNode;
  due?: VoyageDue | undefined;
  /** Links to the reservation. */
  actions: ReactNode;
  /** The heading, which can take focus. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
};

const icons = { success: CheckIcon, warning: ClockIcon, info: InfoIcon };

/** A reservation among others: the day, the voyage as a line, and what has to be done next. */
export const VoyageCard = (props: VoyageCardProps) => {
  const { day, status, number, news, voyage, text, due, actions } = props;
  const id = useId();
  const StatusIcon = icons[status.tone];
  return (
    <article aria-labelledby={id} className={cx(routeHue[voyage.hue], css.root)}>
      <h2 id={id} ref={props.headingRef} tabIndex={-1} className={css.heading}>
        <span className={css.day}>
          <span className={css.year}>{day.year}</span>
          <span>{day.date}</span>
        </span>{' '}
        <VisuallyHidden>{props.way}</VisuallyHidden> <span>{props.kind}</span>
      </h2>
      <div className={css.body}>
        <p className={css.head}>
          <span className={cx(css.status, css.tone[status.tone])}>
            <StatusIcon />
            <span>{status.label}</span>
          </span>{' '}
          <span className={css.number}>
            <VisuallyHidden>予約番号 </VisuallyHidden>
            <span translate="no">{number}</span>
          </span>
        </p>
        {news && <div>{news}</div>}
        {/* The heading has said it. */}
        <p aria-hidden="true" className={css.way}>
          {props.way}
        </p>
        <div className={css.voyage}>
          <VoyageLine {...voyage} form="small" />
        </div>
        <p className={css.text}>
          <Phrases>{text}</Phrases>
        </p>
      </div>
      <div className={css.next}>
        {due && (
          <p className={cx(css.due, due.isUrgent && css.urgent)}>
            <span className={css.dueLabel}>
              <Phrases>{due.label}</Phrases>
            </span>{' '}
            <span className={css.time}>
              <Phrases>{due.time}</Phrases>
            </span>
            {due.note && <span className={css.dueLabel}>{due.note}</span>}
          </p>
        )}
        <div className={css.actions}>{actions}</div>
      </div>
    </article>
  );
};
