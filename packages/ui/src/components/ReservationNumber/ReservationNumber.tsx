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
  /** Small and beside its button: the page has said it before. */
  isSmall?: boolean;
};

/** The largest thing on a confirmation: the number in groups of four, with a button that copies it. */
export const ReservationNumber = ({
  number,
  label = '予約番号',
  shown,
  isSmall = false,
}: ReservationNumberProps) => (
  <div className={isSmall ? css.small : css.large}>
    <div className={isSmall ? undefined : css.above}>
      <p className={css.label}>{label}</p>
      <p className={isSmall ? css.smallNumber : css.number}>
        <SpelledCode code={number} {...(shown !== undefined && { shown })} />
      </p>
    </div>
    <CopyButton text={number} name={label}>
      番号をコピーする
    </CopyButton>
  </div>
);
