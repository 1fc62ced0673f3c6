import { formatDateShort, formatTime, jstDate } from '@ferry/format/date';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './NextDeadline.css.ts';

/** Props of {@link NextDeadline}. */
export type NextDeadlineProps = {
  /** What has to be done until then: 「乗船手続き締切」. */
  label: string;
  /** An instant, RFC 3339. */
  at: string;
  /** How long that is, as of when the page was read: 「あと2日と3時間」. */
  rest?: string;
  /** Where, and for whom it holds. */
  note?: string;
};

/** What comes next and until when: the time is the largest text of its page. For a deep ground. */
export const NextDeadline = ({ label, at, rest, note }: NextDeadlineProps) => (
  <section aria-label="次の期限" className={css.root}>
    <p className={css.label}>
      <Phrases>{`次の期限は、${label}`}</Phrases>
    </p>
    <p className={css.until}>
      <time dateTime={at}>
        <span className={css.date}>{formatDateShort(jstDate(at))}</span>{' '}
        <span className={css.clock}>{formatTime(at)}</span>
      </time>
      {rest && <span className={css.rest}>{rest}</span>}
    </p>
    {note && (
      <p className={css.note}>
        <Phrases>{note}</Phrases>
      </p>
    )}
  </section>
);
