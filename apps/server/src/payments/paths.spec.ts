import { serverPrefixes } from '@ferry/api/server-prefixes';
import { expect, test } from 'vitest';
import { SANDBOX_PATH } from './sandbox/charges.ts';
import { STRIPE_PATH } from './stripe/stripe.ts';

// What Vite and a proxy do not know of, a customer's card frame cannot load.
test.each([SANDBOX_PATH, STRIPE_PATH])('the frame at %s is among what a proxy sends on', (path) => {
  expect(serverPrefixes).toContain(path);
});
