import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { SpelledCode } from '../SpelledCode/SpelledCode.tsx';
import * as css from './ReservationNumber.css.ts';

/** Props of {@link ReservationNumber}. */
export type ReservationNumberProps = {
  /** Eight characters without groups: `ABCD2345`. */
  number: string;
  /** Defaults to 「予約番号」. */
  label?: string;
  /** How it is written where it has groups of its own: 「1234-567-890」. Defaults to groups of four. */
  shown?: string;
};

/** The largest thing on a confirmation: the number in groups of four, with a button that copies it. */
export const ReservationNumber = ({
  number,
  label = '予約番号',
  shown,
}: ReservationNumberProps) => (
  <div className={css.root}>
    <p className={css.label}>{label}</p>
    <p className={css.number}>
      <SpelledCode code={number} {...(shown !== undefined && { shown })} />
    </p>
    <CopyButton text={number} name={label}>
      番号をコピーする
    </CopyButton>
  </div>
);
