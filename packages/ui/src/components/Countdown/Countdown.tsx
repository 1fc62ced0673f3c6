import type { ReactNode } from 'react';
import { ClockIcon } from '../Icon/Icon.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Countdown.css.ts';
import { formatTimeLeft } from './time-left.ts';
import { useTimeLeft } from './use-time-left.ts';

/** Props of {@link Countdown}. */
export type CountdownProps = {
  /** Instant of the limit, RFC 3339. */
  until: string;
  /** What ends then: 「仮予約の期限まで」. */
  label: string;
  /** The limit as a clock time, before what is left: 「お席を20:20までお取り置きしています」. */
  title?: ReactNode;
  /** What gives more time; shown in the last `actionMinutes`. */
  action?: ReactNode;
  /** Defaults to 10. */
  actionMinutes?: number;
  /** Says when the action will be there, until it is. */
  before?: string;
  /** Server time minus this device's time, in ms: a device whose clock is wrong shows the truth. */
  clockOffset?: number;
  /** Called once when the limit is reached. */
  onExpire?: () => void;
  /**
   * Called when this device's clock was set, or the device slept: a fresh `clockOffset` takes the
   * guessing out. A clock that was set back never lengthens the time meanwhile; for 30 seconds at
   * most, the time that the device slept may still be missing.
   */
  onClockDoubt?: () => void;
};

/**
 * Time left until a limit. It ticks for the eye only; assistive technology hears it at five, two
 * and one minutes and at the end.
 */
export const Countdown = (props: CountdownProps) => {
  const { until, label, clockOffset = 0, title, action, actionMinutes = 10, before } = props;
  const { onExpire, onClockDoubt } = props;
  const { seconds, warning } = useTimeLeft({ until, clockOffset, onExpire, onClockDoubt });
  const isActionDue = seconds <= actionMinutes * 60;
  return (
    <div data-urgent={seconds <= 300 || undefined} className={css.root}>
      <ClockIcon />
      <div className={css.text}>
        {title && (
          <p className={css.title}>
            <Phrases>{title}</Phrases>
          </p>
        )}
        <p className={css.left}>
          <span aria-hidden="true">あと</span>
          <span role="timer" aria-live="off" aria-label={label} className={css.time}>
            {formatTimeLeft(seconds)}
          </span>
          {action && before && !isActionDue && <Phrases>{`・${before}`}</Phrases>}
        </p>
      </div>
      {isActionDue && action}
      <VisuallyHidden role="status">{warning && `${label}、${warning}`}</VisuallyHidden>
    </div>
  );
};
