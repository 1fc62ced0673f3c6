import { groupsOfFour } from '@ferry/format/reservation-number';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { CopyIcon } from '../Icon/Icon.tsx';
import * as css from './ReservationNumber.css.ts';

/** Props of {@link ReservationNumber}. */
export type ReservationNumberProps = {
  /** Eight characters without groups: `ABCD2345`. */
  number: string;
  /** 「予約番号」 when silent. */
  label?: string;
};

/** The largest thing on a confirmation: the number in groups of four, with a button that copies it. */
export const ReservationNumber = ({ number, label = '予約番号' }: ReservationNumberProps) => {
  const [status, setStatus] = useState('');
  const copy = async () => {
    // Emptied first, so that the same words are spoken a second time.
    setStatus('');
    try {
      // Absent on a page that was not served over HTTPS, and then this throws as well.
      await navigator.clipboard.writeText(number);
      setStatus(`${label}をコピーしました。`);
    } catch {
      setStatus('コピーできませんでした。番号を選んでコピーしてください。');
    }
  };
  return (
    <div className={css.root}>
      <p className={css.label}>{label}</p>
      <p className={css.number}>{groupsOfFour(number)}</p>
      <Button size="small" onPress={() => void copy()}>
        <CopyIcon />
        番号をコピーする
      </Button>
      <p role="status" className={css.status}>
        {status}
      </p>
    </div>
  );
};
