/** The standard transition: 0.3 s. `quick` is for hover and press, which must not lag. */
export const duration = { quick: 0.12, standard: 0.3 } as const;

/** Things arrive fast and settle. */
export const easing = 'cubic-bezier(0.2, 0, 0, 1)';

/** Farthest a thing may move while it appears, in px. */
export const travel = 8;
