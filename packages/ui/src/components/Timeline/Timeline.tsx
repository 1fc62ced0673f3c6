import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './Timeline.css.ts';

/** Something that has happened, or is to be done. */
export type TimelineEntry = {
  /** RFC 3339; omitted where the time is no instant: 「いま」. */
  at?: string;
  /** When: 「12月2日(水) 9:02」. */
  time: string;
  /** 「予約の確定」. */
  text: string;
  /** Who did it, or what it takes: 「お客様」. */
  detail?: string;
};

/** Props of {@link Timeline}. */
export type TimelineProps = {
  /** Of what: 「この予約の履歴」. */
  label: string;
  /** In order; of a history the newest comes first. An entry may be there twice. */
  entries: readonly TimelineEntry[];
};

/** What has happened or comes next, one below the other on a line of time. */
export const Timeline = ({ label, entries }: TimelineProps) => (
  // Safari drops the meaning of a list without marks unless its role is written out.
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <ol role="list" aria-label={label} className={css.root}>
    {entries.map(({ at, time, text, detail }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries may be equal and never move
      <li key={index} className={css.entry}>
        <time dateTime={at} className={css.time}>
          <Phrases>{time}</Phrases>
        </time>{' '}
        <span className={css.text}>
          <Phrases>{text}</Phrases>
        </span>{' '}
        {detail && (
          <span className={css.detail}>
            <Phrases>{detail}</Phrases>
          </span>
        )}
      </li>
    ))}
  </ol>
);
