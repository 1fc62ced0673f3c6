import { ApiError } from './errors.ts';

let onWait: (() => void) | undefined;

/** Connects the HTTP layer with what shows the line. */
export const setOnWait = (next: () => void): void => {
  onWait = next;
};

/**
 * The customer has to wait for a turn: the requested page shows the line. Called for every response
 * `WAIT_YOUR_TURN`, and when a customer joins the line before sales open.
 */
export const waitForTurn = (): void => onWait?.();

/** True for a failure that the line answers: the page has nothing to say of it. */
export const isWait = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'WAIT_YOUR_TURN';
