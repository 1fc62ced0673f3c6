import { cdp } from 'vitest/browser';

type Media = { forcedColors?: boolean; reducedMotion?: boolean };

// What the session of the provider offers; its types leave the commands open.
type Session = { send: (method: string, params: object) => Promise<unknown> };

/** For tests: what the customer has set in the system. Call it with nothing to go back. */
export const emulate = async ({ forcedColors, reducedMotion }: Media = {}): Promise<void> => {
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: forcedColors ? 'active' : 'none' },
      { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
    ],
  });
};
