import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ClockIcon } from '../Icon/Icon.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Countdown.css.ts';
import {
  formatTimeLeft,
  isInDoubt,
  passedBetween,
  readClocks,
  secondsUntil,
  warningBetween,
} from './time-left.ts';

/** Props of {@link Countdown}. */
export type CountdownProps = {
  /** Instant of the limit, RFC 3339. */
  until: string;
  /** What ends then: 「仮予約の期限まで」. */
  label: string;
  /** The limit as a clock time, before what is left: 「お席を20:20まで確保しています」. */
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

/** How long an answer to `onClockDoubt` is waited for; afterwards the clocks are believed. */
const ANSWER_MS = 30_000;

/**
 * Time left until a limit. It ticks for the eye only; assistive technology hears it at five, two
 * and one minutes and at the end.
 */
export const Countdown = ({
  until,
  label,
  clockOffset = 0,
  title,
  action,
  actionMinutes = 10,
  before,
  onExpire,
  onClockDoubt,
}: CountdownProps) => {
  const [anchor, setAnchor] = useState(() => anchorOf(clockOffset));
  if (anchor.clockOffset !== clockOffset) setAnchor(anchorOf(clockOffset));
  const [seconds, setSeconds] = useState(() => secondsUntil(until, anchor.time));
  const last = useRef(anchor.clocks);
  const [warning, setWarning] = useState('');
  const asked = useRef<{ anchor: typeof anchor; at: number }>(undefined);
  const tick = useEffectEvent(() => {
    const clocks = readClocks();
    const isGuess = isInDoubt(last.current, clocks);
    last.current = clocks;
    if (isGuess && onClockDoubt) {
      // Doubts that follow each other wait for one answer, not each for its own.
      if (asked.current?.anchor !== anchor) asked.current = { anchor, at: clocks.steady };
      onClockDoubt();
    }
    // A wrong end must not be said before the answer: until then only what has passed for sure counts.
    const isAnswerDue =
      asked.current?.anchor === anchor && clocks.steady - asked.current.at < ANSWER_MS;
    const passed = isAnswerDue
      ? clocks.steady - anchor.clocks.steady
      : passedBetween(anchor.clocks, clocks);
    const left = secondsUntil(until, anchor.time + passed);
    const words = warningBetween(seconds, left);
    if (words) setWarning(words);
    if (left === 0 && seconds > 0) onExpire?.();
    setSeconds(left);
  });
  useEffect(() => {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
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

/** The true time, and what the clocks said then. From there on only what passes is counted. */
const anchorOf = (clockOffset: number) => {
  const clocks = readClocks();
  return { clockOffset, time: clocks.settable + clockOffset, clocks };
};
