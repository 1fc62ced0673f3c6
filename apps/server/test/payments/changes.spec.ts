import { afterAll, afterEach, describe, expect } from 'vitest';
import { NOW } from '../support/api.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';
import { sandboxWorld, stripeWorld } from '../support/provider-world.ts';
import { startByStripe } from '../support/stripe/by-stripe.ts';
import { useTestServer } from '../support/use-server.ts';
import { changesSuite } from './changes.suite.ts';

describe('sandbox', () => {
  const server = useTestServer();
  changesSuite(server, () => sandboxWorld(server));
});

describe('stripe', async () => {
  const clock = clockAt(NOW);
  const by = await startByStripe(clock);
  const database = await openDemonstration(clock);
  const server = useTestServer({ database, clock, payments: by.stripe });
  const world = stripeWorld(server, by);
  changesSuite(server, () => world);
  afterEach(() => expect(by.strict.refusals).toEqual([]));
  afterAll(() => by.strict.close());
});
