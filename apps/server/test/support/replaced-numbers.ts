import type { Reservation } from '@ferry/api/customer-server';
import { expect } from 'vitest';
import { type TestServer, Visitor } from './api.ts';
import { bookFamily, cancelShown, oneOf } from './cancelling.ts';
import { lookedUp } from './paying.ts';
import { pass, runPaymentJobs } from './payment-work.ts';
import type { ProviderWorld } from './provider-world.ts';
import { LAWSON } from './stores.ts';

/** One passenger of a family, by whom what is to be paid becomes less. */
export const oneLess = [oneOf('passenger', 1)];

/** A booking that waits for a store, of which a part is cancelled: its number is to be replaced. */
export async function cancelledInPart(server: TestServer) {
  const visitor = await Visitor.arrive(server.app);
  const booked = await bookFamily(visitor, LAWSON);
  return { booked, left: await cancelShown(visitor, booked, oneLess) };
}

/** The jobs run until nothing of a payment is left to be done by them, and the provider's events come. */
export async function runAllJobs(server: TestServer, world: ProviderWorld): Promise<void> {
  for (const _ of [1, 2, 3]) {
    pass(server, 60);
    await runPaymentJobs(server);
    for (const deliver of await world.news()) expect(await deliver()).toBe(204);
  }
}

/** The payments of a booking, the oldest first, each with how often the provider's books have it. */
export async function numbersOf({ db }: TestServer, world: ProviderWorld, { id }: Reservation) {
  const payments = db
    .selectFrom('payment')
    .select(['id', 'state', 'amount_yen'])
    .orderBy('attempt');
  const rows = await payments.where('reservation_id', '=', id).execute();
  const found = rows.map(async (row) => {
    const charges = await world.charges({ id: row.id });
    return { state: row.state, yen: row.amount_yen, charges };
  });
  return Promise.all(found);
}

/**
 * The old number is no more, or its money goes back, once; there is one new one, told once, that can be
 * paid, and then the booking is.
 */
export async function expectReplacedOnce(
  server: TestServer,
  world: ProviderWorld,
  booked: Reservation,
  { isOldPaid }: { isOldPaid: boolean },
): Promise<void> {
  const now = await lookedUp(server.app, booked);
  expect(now.state).toBe('confirmedUnpaid');
  const [before, after] = [booked.quote.totalYen, now.quote.totalYen];
  expect(after).toBeLessThan(before);
  const end = isOldPaid ? 'refundNeedsAccount' : 'expired';
  const old = { state: end, yen: before, charges: 1 };
  expect(await numbersOf(server, world, booked)).toEqual([
    old,
    { state: 'awaitingPayment', yen: after, charges: 1 },
  ]);
  // A provider that asks for the account itself has the refund in its own books.
  const isOurs = isOldPaid && !server.services.payments.collectsAccounts;
  expect(now.refunds).toHaveLength(isOurs ? 1 : 0);
  const mails = server.db
    .selectFrom('mail')
    .select('kind')
    .where('kind', '=', 'storeNumberChanged');
  expect(await mails.where('occasion', 'like', `%${booked.id}%`).execute()).toHaveLength(1);
  if (!now.payment) throw new Error('It has no payment');
  await world.payAtStore(now.payment);
  await runAllJobs(server, world);
  expect((await lookedUp(server.app, booked)).state).toBe('confirmed');
  expect(await numbersOf(server, world, booked)).toEqual([
    old,
    { state: 'captured', yen: after, charges: 1 },
  ]);
}
