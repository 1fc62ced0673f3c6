import { cdp } from 'vitest/browser';

type Media = {
  forcedColors?: boolean;
  /** Ground of the forced colours: black or white. */
  colorScheme?: 'dark' | 'light';
  reducedMotion?: boolean;
  isPrinted?: boolean;
};

// What the session of the provider offers; its types leave the commands open.
type Session = { send: (method: string, params: object) => Promise<unknown> };

/** For tests: what the customer has set in the system, and whether the page is on paper. Call it with nothing to go back. */
export const emulate = async (set: Media = {}): Promise<void> => {
  const { forcedColors, colorScheme, reducedMotion, isPrinted } = set;
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', {
    media: isPrinted ? 'print' : '',
    features: [
      { name: 'forced-colors', value: forcedColors ? 'active' : 'none' },
      { name: 'prefers-color-scheme', value: colorScheme ?? '' },
      { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
    ],
  });
};

/** For tests: the mouse away from all that is shown, wherever the test before has left it. */
export const restPointer = async (): Promise<void> => {
  const at = { type: 'mouseMoved', x: 0, y: 0 };
  await (cdp() as unknown as Session).send('Input.dispatchMouseEvent', at);
};
