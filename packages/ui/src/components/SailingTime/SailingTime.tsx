import { formatServiceTime, serviceMinutes } from '@ferry/format/service-time';
import { cx } from '../../private/cx.ts';
import * as css from './SailingTime.css.ts';

/** Props of {@link SailingTime}. */
export type SailingTimeProps = {
  /** Service time of the sailing's day, `HH:MM`; may pass midnight: `24:10`. */
  time: string;
  /** 28 px, for the departure and arrival of a sailing. */
  isLarge?: boolean;
};

const hour = 60;

/**
 * A departure or arrival: `22:50`, `翌6:30`. The hours after midnight, in which a customer may come
 * a day early or late, are given both ways: `翌0:10 (24:10)`.
 */
export const SailingTime = ({ time, isLarge }: SailingTimeProps) => {
  const minutes = serviceMinutes(time);
  const [, day, clock] = /^(\D*)(.*)$/.exec(formatServiceTime(time)) ?? [];
  const isAmbiguous = minutes >= 24 * hour && minutes < 28 * hour;
  return (
    <span className={cx(css.root, isLarge && css.large)}>
      <span className={css.clock}>
        {day && <span className={css.day}>{day}</span>}
        {clock}
      </span>
      {isAmbiguous && (
        <>
          {' '}
          <span className={css.service}>({formatServiceTime(time, 'service')})</span>
        </>
      )}
    </span>
  );
};
