import type { RouterHistory } from '@tanstack/react-router';

/** The little of an entry of the browser's history that decides. */
export type HistoryEntry = { url: string | null; sameDocument: boolean };

/** How many entries to go back (0 or less), and whether the one found there is to be replaced. */
type HistoryMove = { delta: number; replace: boolean };

/**
 * The way from the last of some steps to before the first of them, so that what follows can take
 * their place in the history. Never out of the document: that would load another page.
 *
 * @param entries the browser's history
 * @param current position of the page that is shown
 * @param isStep whether an address belongs to the steps
 */
export function wayBeforeSteps(
  entries: readonly HistoryEntry[],
  current: number,
  isStep: (url: URL) => boolean,
): HistoryMove {
  const isEarlierStep = ({ url, sameDocument }: HistoryEntry) =>
    sameDocument && url !== null && isStep(new URL(url));
  let first = current;
  for (let before = entries[first - 1]; before && isEarlierStep(before); ) {
    first -= 1;
    before = entries[first - 1];
  }
  return entries[first - 1]?.sameDocument
    ? { delta: first - 1 - current, replace: false }
    : { delta: first - current, replace: true };
}

/** Longest wait for the browser to have gone back, in milliseconds. */
const PATIENCE_MS = 1_000;

/**
 * Goes back to before the steps that lead to a completed action: with Back nobody shall get into
 * steps that are done, or through one page again and again.
 *
 * @returns whether the page that follows replaces the entry that is there now. Without the
 *   Navigation API nothing is gone back, and only the last step is replaced.
 */
export async function leaveSteps(
  history: RouterHistory,
  isStep: (url: URL) => boolean,
): Promise<{ replace: boolean }> {
  const navigation = window.navigation as Navigation | undefined;
  if (!navigation?.currentEntry) return { replace: true };
  const { delta, replace } = wayBeforeSteps(
    navigation.entries(),
    navigation.currentEntry.index,
    isStep,
  );
  if (delta < 0) {
    await goPast(history, delta);
  }
  return { replace };
}

/**
 * Goes back without the router's subscribers, who would load the page that is passed by, and show and
 * announce it for a moment.
 */
function goPast(history: RouterHistory, delta: number): Promise<void> {
  return new Promise((resolve) => {
    const { notify } = history;
    const end = () => {
      clearTimeout(timer);
      history.notify = notify;
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    history.notify = end;
    history.go(delta);
  });
}
