import { setOnWait } from '@ferry/api/turn';
import { lineMissing } from '../../copy/notices.ts';
import { keptHref, setTurn } from './turn-state.ts';

async function waitAt(href: string, isKept: boolean): Promise<void> {
  try {
    await import('./TurnView.tsx');
    setTurn({ href, state: 'waits', isKept });
  } catch {
    // Without the line the page stays what it is.
    const { toasts } = await import('../../page/toasts.ts');
    toasts.show(lineMissing);
  }
}

/** Shows the line in place of whatever page is told to wait. */
export const waitWhereTold = (address: () => string): void =>
  setOnWait(() => void waitAt(address(), false));

/** Goes on waiting after a reload. */
export function waitAsBefore(): void {
  const href = keptHref();
  if (href) void waitAt(href, true);
}
