import { afterAll, afterEach, describe, expect } from 'vitest';
import { NOW } from '../support/api.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';
import { sandboxWorld, stripeWorld } from '../support/provider-world.ts';
import { startByStripe } from '../support/stripe/by-stripe.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';
import { storeRefundsSuite } from './store-refunds.suite.ts';

describe('組み込みの決済会社', () => {
  const server = useTestServer();
  const visitor = useVisitor(server);
  storeRefundsSuite(server, visitor, () => sandboxWorld(server), { way: 'account' });
});

describe('Stripe', async () => {
  const clock = clockAt(NOW);
  const by = await startByStripe(clock);
  const database = await openDemonstration(clock);
  const server = useTestServer({ database, clock, payments: by.stripe });
  const visitor = useVisitor(server);
  storeRefundsSuite(server, visitor, () => stripeWorld(server, by), { way: 'accountByProvider' });
  afterEach(() => expect(by.strict.refusals).toEqual([]));
  afterAll(() => by.strict.close());
});
