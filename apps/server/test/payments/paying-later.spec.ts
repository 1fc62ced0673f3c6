import { afterAll, afterEach, describe, expect } from 'vitest';
import { NOW } from '../support/api.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';
import { sandboxWorld, stripeWorld } from '../support/provider-world.ts';
import { startByStripe } from '../support/stripe/by-stripe.ts';
import { useTestServer } from '../support/use-server.ts';
import { payingPortLaterSuite } from './paying-port-later.suite.ts';
import { payingStoreLaterSuite } from './paying-store-later.suite.ts';

describe('sandbox', () => {
  const server = useTestServer();
  payingPortLaterSuite(server, () => sandboxWorld(server));
  payingStoreLaterSuite(server, () => sandboxWorld(server));
});

describe('stripe', async () => {
  const clock = clockAt(NOW);
  const by = await startByStripe(clock);
  const database = await openDemonstration(clock);
  const server = useTestServer({ database, clock, payments: by.stripe });
  const world = stripeWorld(server, by);
  payingPortLaterSuite(server, () => world);
  payingStoreLaterSuite(server, () => world);
  afterEach(() => expect(by.strict.refusals).toEqual([]));
  afterAll(() => by.strict.close());
});
