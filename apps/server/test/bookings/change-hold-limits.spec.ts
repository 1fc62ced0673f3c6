import { expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { expectStatus, fillDraft, holdDraft } from '../support/booking.ts';
import { bookFamily } from '../support/cancelling.ts';
import { beginChange, heldChange, holdChange, moved, tripOf } from '../support/changing.ts';
import { holdOther, inCabin } from '../support/making-changes.ts';
import { CARDS } from '../support/paying.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// What is held for a change is held as any other places are: not without end beside each other.

const server = useTestServer({ limits: { liveHoldsOfSession: 2, liveHoldsOfAddress: 3 } });
const visitor = useVisitor(server);
const card = { card: CARDS.frictionless };
const holdAnother = async (who: Visitor) => holdDraft(who, await fillDraft(who));
/** What earlier tests have held is over. */
async function endAll(): Promise<void> {
  const over = { limit_time: new Date(0) };
  await server.db.updateTable('reservation').set(over).execute();
  await server.db.updateTable('reservation_change').set(over).execute();
}

it('仮予約が上限までなら変更は取り置けず、変更の取り置きも仮予約の数に入る', async () => {
  const [first, second] = [await bookFamily(visitor, card), await bookFamily(visitor, card)];
  const held = await holdOther(visitor, first, await inCabin(visitor, first, 1));
  expectStatus(await holdAnother(visitor), 201);
  const refused = await holdAnother(visitor);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);

  const better = await inCabin(visitor, second, 1);
  const draft = await moved(visitor, await beginChange(visitor, second), better);
  const response = await holdChange(visitor, second, draft);
  expect([response.statusCode, response.json().code]).toEqual([429, 'RATE_LIMITED']);
  // Until the first of them ends.
  const minutes = Number(response.headers['retry-after']) / 60;
  expect(minutes).toBeGreaterThan(55);
  expect(minutes).toBeLessThanOrEqual(60);

  // The same change with other content is no further one.
  const again = await moved(visitor, held.draft, { outbound: tripOf(held.draft).outbound });
  await heldChange(visitor, first, again);
});

it('同じ接続元からの変更の取り置きも、合わせて数える', async () => {
  await endAll();
  const visitors = [visitor];
  for (const _ of [1, 2, 3]) visitors.push(await Visitor.arrive(server.app));
  const booked = [];
  for (const who of visitors) booked.push({ who, reservation: await bookFamily(who, card) });
  const told = [];
  for (const { who, reservation } of booked) {
    const better = await inCabin(who, reservation, 1);
    const draft = await moved(who, await beginChange(who, reservation), better);
    told.push((await holdChange(who, reservation, draft)).statusCode);
  }
  expect(told).toEqual([201, 201, 201, 429]);
  const [{ who, reservation } = {}] = booked;
  if (!who || !reservation) throw new Error('One is held');
  expectStatus(
    await who.send({
      method: 'DELETE',
      url: `/customer-api/reservations/${reservation.id}/change`,
    }),
    200,
  );
  expectStatus(await holdAnother(visitor), 201);
});
