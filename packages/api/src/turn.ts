let onWait: (() => void) | undefined;

/** Connects the HTTP layer with what shows the line. */
export const setOnWait = (next: () => void): void => {
  onWait = next;
};

/**
 * The customer has to wait for a turn: the page that was wanted shows the line. Called for every response
 * `WAIT_YOUR_TURN`, and by who joins the line before sales open.
 */
export const waitForTurn = (): void => onWait?.();
