import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long a toast stays, in ms, as far as nobody looks at it. */
const toastTime = 3000;

/** Farther than this a swipe dismisses, in px. */
const swipeDistance = 80;

/**
 * Calls `onEnd` once a toast has been on the screen for its time. Time during a pause does not
 * count, and what is left goes on afterwards.
 */
export const useTimeOnScreen = (isPaused: boolean, onEnd: () => void): void => {
  const left = useRef(toastTime);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const start = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [isPaused]);
};

/** Follows a finger sideways; let go beyond the distance, it calls `onSwipe`, else it springs back. */
export const useSwipe = (onSwipe: () => void) => {
  const from = useRef<number>(undefined);
  const [offset, setOffset] = useState(0);
  const reset = () => {
    from.current = undefined;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.pointerType !== 'mouse') from.current = event.clientX;
      },
      onPointerMove(event: PointerEvent) {
        if (from.current === undefined) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setOffset(event.clientX - from.current);
      },
      onPointerUp() {
        if (Math.abs(offset) > swipeDistance) onSwipe();
        else reset();
      },
      onPointerCancel: reset,
    },
  };
};
