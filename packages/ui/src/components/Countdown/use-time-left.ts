import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isInDoubt, passedBetween, readClocks, secondsUntil, warningBetween } from './time-left.ts';

/** How long an answer to `onClockDoubt` is waited for; afterwards the clocks are believed. */
const ANSWER_MS = 30_000;

/** What the count needs to know and whom it tells. */
type TimeLeftOptions = {
  until: string;
  clockOffset: number;
  onExpire: (() => void) | undefined;
  onClockDoubt: (() => void) | undefined;
};

/** Seconds until a limit, and what is to be said of them; counted once a second. */
export function useTimeLeft({ until, clockOffset, onExpire, onClockDoubt }: TimeLeftOptions) {
  const [anchor, setAnchor] = useState(() => anchorOf(clockOffset));
  if (anchor.clockOffset !== clockOffset) setAnchor(anchorOf(clockOffset));
  const [seconds, setSeconds] = useState(() => secondsUntil(until, anchor.time));
  const last = useRef(anchor.clocks);
  const [warning, setWarning] = useState('');
  const doubt = useRef<{ anchor: typeof anchor; at: number }>(undefined);
  const tick = useEffectEvent(() => {
    const clocks = readClocks();
    const isGuess = isInDoubt(last.current, clocks);
    last.current = clocks;
    if (isGuess && onClockDoubt) {
      // Doubts that follow each other wait for one answer, not each for its own.
      if (doubt.current?.anchor !== anchor) doubt.current = { anchor, at: clocks.steady };
      onClockDoubt();
    }
    // A wrong end must not be said before the answer: until then only what has passed for sure counts.
    const isAnswerDue =
      doubt.current?.anchor === anchor && clocks.steady - doubt.current.at < ANSWER_MS;
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
  return { seconds, warning };
}

/** The true time, and what the clocks said then. From there on only what passes is counted. */
const anchorOf = (clockOffset: number) => {
  const clocks = readClocks();
  return { clockOffset, time: clocks.settable + clockOffset, clocks };
};
