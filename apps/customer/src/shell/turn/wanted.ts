import { setOnWait } from '@ferry/api/turn';
import { keptHref, setTurn } from './turn-state.ts';

// The page stays what it is where the line cannot be loaded: it says itself that many wait.
const waitAt = (href: string): Promise<void> =>
  import('./TurnPage.tsx').then(
    () => setTurn({ href, state: 'waits' }),
    () => undefined,
  );

/** Shows the line in place of whatever page is told to wait. */
export const waitWhereTold = (address: () => string): void =>
  setOnWait(() => void waitAt(address()));

/** Goes on waiting after a reload. */
export function waitAsBefore(): void {
  const href = keptHref();
  if (href) void waitAt(href);
}
