import type { Reservation } from '@ferry/api/customer-server';
import { afterEach, beforeAll, expect } from 'vitest';
import type { TestServer } from './api.ts';
import { seen } from './paying.ts';
import { infoOf } from './paying-later.ts';
import { pass, runPaymentJobs } from './payment-work.ts';
import type { ProviderWorld } from './provider-world.ts';
import { offerLawson } from './stores.ts';
import { useVisitor } from './use-server.ts';

/** A visitor who pays later, and what is seen of it. */
export function usePayingLater(server: TestServer, worldOf: () => ProviderWorld) {
  const visitor = useVisitor(server);
  let world: ProviderWorld;
  beforeAll(async () => {
    world = worldOf();
    await offerLawson(server.db);
  });
  afterEach(() => {
    server.log.length = 0;
  });
  return {
    visitor,
    /** State, deadline and payments of a reservation. */
    async statesOf(id: string, who = visitor) {
      const { state, paymentMethod, limitTime } = await seen(who, id);
      const { payments } = await infoOf(who, { id });
      return {
        state,
        paymentMethod,
        limitTime,
        payments: payments.map(({ method, state: each }) => `${method} ${each}`),
      };
    },
    /** The jobs run, and the provider says what it has to say. */
    async settle() {
      for (const _ of [1, 2, 3]) {
        pass(server, 5);
        await runPaymentJobs(server);
        for (const deliver of await world.news()) expect(await deliver()).toBe(204);
      }
    },
    /** Kinds of the mails about a reservation, in their order. */
    async mails(booked: Reservation) {
      const query = server.db.selectFrom('mail').select('kind').orderBy('id');
      const about = query.where('occasion', 'like', `%${booked.id}%`);
      return (await about.execute()).map(({ kind }) => kind);
    },
  };
}
