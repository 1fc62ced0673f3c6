/**
 * Seconds. The standard transition is 0.3; `quick` is for hover and press, which must not lag;
 * `wait` is how long a progress bar takes to fill, `throttle` how long it waits to show at all.
 */
export const duration = { quick: 0.12, standard: 0.3, throttle: 0.2, wait: 5 } as const;

/** Things arrive fast and settle. */
export const easing = 'cubic-bezier(0.2, 0, 0, 1)';

/** Farthest a thing may move while it appears, in px. */
export const travel = 8;
