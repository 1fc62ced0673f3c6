import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { endReservation, expireDueHolds } from '../../src/booking/holding/expire-holds.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { findForUpdate } from '../../src/domain/reservations/reservation-rows.ts';
import { deleteWhatIsOver } from '../../src/jobs/jobs.ts';
import { webhookJobs } from '../../src/jobs/webhook-jobs.ts';
import { KeyRing } from '../../src/keys/key-ring.ts';
import { newKey } from '../../src/keys/ring-text.ts';
import { differFromDocument } from '../operator/differing-commands.suite.ts';
import { BOOKED, runnerOf } from '../operator/sailing-commands.suite.ts';
import { NOW, TEST_KEYS, Visitor } from '../support/api.ts';
import { book, hold } from '../support/booking.ts';
import { bookFamily, cancelShown, oneOf, wholeTrip } from '../support/cancelling.ts';
import { commitChange, holdOther, returnOn } from '../support/making-changes.ts';
import { CARDS } from '../support/paying.ts';
import { bookOnFoot, offerStandBy, standBy } from '../support/stand-by.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';
import { WebhookReceiver } from '../support/webhook-receiver.ts';
import { addReceiver, forgetWebhooks, lineOf, pass, sendAs } from '../support/webhooks.ts';

const server = useTestServer();
const visitor = useVisitor(server);
let receiver: WebhookReceiver;
let endpoint = '';

beforeAll(async () => {
  receiver = await WebhookReceiver.start(() => server.clock.now());
});
beforeEach(async () => {
  await forgetWebhooks(server);
  receiver.clear();
  endpoint = await addReceiver(server, receiver);
});
afterEach(async () => {
  expect(receiver.wrong.splice(0)).toEqual([]);
  await sql`update sailing set decided_status = null, status = 'scheduled', status_reason = null,
    delay_minutes = null, delay_reason = null where decided_status is not null
    or delay_minutes is not null`.execute(server.db);
});
afterAll(() => receiver.close());

/** The events since the last call. */
const told = async () => {
  await sendAs(server);
  return receiver.taken.splice(0);
};
const shortOf = ({ type, data }: WebhookReceiver['taken'][number]) => {
  if ('endpointId' in data) return [type];
  return 'legs' in data
    ? [type, data.state, data.legs.map(({ sailingId }) => sailingId)]
    : [type, data.sailingId, data.delayMinutes, data.reason];
};
const sailingsOf = ({ outbound, return: returnLeg }: Reservation) =>
  [outbound, returnLeg].flatMap((leg) => (leg ? [leg.sailing.id] : []));

it('a booking by card is told as confirmed and paid, changed in part and whole, and cancelled, each as it was then', async () => {
  const booked = await bookFamily(visitor, { card: CARDS.frictionless });
  const [confirmed, paid, ...more] = await told();
  expect(more).toEqual([]);
  expect([confirmed, paid].map((event) => event && shortOf(event))).toEqual([
    ['reservation.confirmed', 'confirmed', sailingsOf(booked)],
    ['reservation.paid', 'confirmed', sailingsOf(booked)],
  ]);
  const { outbound } = booked;
  expect(confirmed).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    occurredAt: NOW,
    data: {
      reservationNumber: booked.reservationNumber,
      legs: [
        {
          leg: 'outbound',
          date: outbound.sailing.date,
          fromPortId: outbound.sailing.fromPort.id,
          toPortId: outbound.sailing.toPort.id,
          departureAt: outbound.sailing.departureAt,
          arrivalAt: outbound.sailing.arrivalAt,
          passengers: booked.passengers.filter(({ outboundCabin }) => outboundCabin !== null)
            .length,
          vehicles: outbound.vehicles.length,
          standsBy: false,
        },
        ...(booked.return ? [expect.anything()] : []),
      ],
    },
  });
  const change = await holdOther(visitor, booked, await returnOn(visitor));
  const changed = (await commitChange(visitor, change)).json<Reservation>();
  expect(sailingsOf(changed)).not.toEqual(sailingsOf(booked));
  const oneWay = await cancelShown(visitor, changed, [
    { ...oneOf('leg', 0), leg: 'return', position: null },
  ]);
  expect((await told()).map(shortOf)).toEqual([
    ['reservation.changed', 'confirmed', sailingsOf(changed)],
    ['reservation.changed', 'confirmed', sailingsOf(oneWay)],
  ]);
  await cancelShown(visitor, oneWay, wholeTrip.slice(0, 1));
  const [cancelled] = await told();
  expect(cancelled && shortOf(cancelled)).toEqual([
    'reservation.cancelled',
    'cancelled',
    sailingsOf(oneWay),
  ]);
  const { rows } = await sql<{
    sequence: number;
  }>`select sequence from webhook_event order by position`.execute(server.db);
  const sequences = rows.map(({ sequence }) => sequence);
  expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other));
  // Nothing of a person, and nothing that can be paid with.
  const said = receiver.bodies.join();
  const { representative } = booked;
  for (const word of [
    representative.familyName,
    representative.phone,
    representative.email,
    'Yen',
    'rsv_',
  ]) {
    expect(said).not.toContain(word);
  }
}, 60_000);

it('a hold is nobody’s business, a booking that lapses is told', async () => {
  await hold(visitor);
  server.clock.set('2027-07-20T13:00:00+09:00');
  await expireDueHolds(server.db, server.clock.now(), () => undefined);
  expect(await told()).toEqual([]);
  server.clock.set(NOW);
  const { id } = await book(visitor);
  await inTransaction(server.db, async (tx) => {
    const row = await findForUpdate(tx, id);
    if (row) await endReservation(tx, row);
  });
  expect((await told()).map(({ type, data }) => [type, 'legs' in data && data.state])).toEqual([
    ['reservation.confirmed', 'confirmedUnpaid'],
    ['reservation.expired', 'expired'],
  ]);
});

it('a customer who is late has no place on the sailing from then on', async () => {
  await offerStandBy(server);
  const booked = await bookOnFoot(visitor);
  await told();
  await standBy(server, booked);
  expect(await told()).toMatchObject([
    {
      type: 'reservation.changed',
      data: { legs: [{ standsBy: true, passengers: 2, vehicles: 0 }] },
    },
  ]);
  await offerStandBy(server, 0);
});

it('a sailing that is cancelled, late, moved, or runs after all is told once, with its times', async () => {
  await book(visitor);
  await book(await Visitor.arrive(server.app));
  await told();
  const decide = (...words: string[]) => runnerOf(server)('sailings', ...words, BOOKED);
  await decide('delay', '--minutes', '45', '--reason', '濃霧のため');
  await decide('cancel', '--reason', '強風のため');
  await decide('restore');
  const events = await told();
  expect(events.map(shortOf)).toEqual([
    ['sailing.delayed', BOOKED, 45, '濃霧のため'],
    ['sailing.cancelled', BOOKED, null, '強風のため'],
    ['sailing.restored', BOOKED, null, ''],
  ]);
  const [{ data } = expect.fail()] = events;
  expect(data).toMatchObject({
    departureAt: '2027-08-02T11:20:00+09:00',
    arrivalAt: '2027-08-02T15:00:00+09:00',
  });
  await differFromDocument(server.db, BOOKED, -15);
  await decide('move');
  expect(await told()).toMatchObject([
    {
      type: 'sailing.moved',
      data: { departureAt: '2027-08-02T11:05:00+09:00', arrivalAt: '2027-08-02T14:45:00+09:00' },
    },
  ]);
  await differFromDocument(server.db, BOOKED, 15);
  await decide('move');
});

it('without an endpoint nothing is stored, and nothing more for one that was removed', async () => {
  await lineOf(server, 'remove', endpoint);
  const booked = await book(visitor);
  await cancelShown(visitor, booked, wholeTrip.slice(0, 1));
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from webhook_event`.execute(server.db))
      .rows[0]?.n;
  expect(await count()).toBe(0);
  // Control.
  await addReceiver(server, receiver);
  await book(visitor);
  expect(await count()).toBe(1);
});

it('events are kept for 30 days, and secrets are taken over by a new key of the ring', async () => {
  await book(visitor);
  const rows = async () =>
    (
      await sql<{ n: number }>`select (select count(*)::int from webhook_event)
      + (select count(*)::int from webhook_delivery) as n`.execute(server.db)
    ).rows[0]?.n;
  pass(server, 29 * 1440);
  await deleteWhatIsOver(server.services);
  expect(await rows()).toBe(2);
  pass(server, 1440);
  await deleteWhatIsOver(server.services);
  expect(await rows()).toBe(0);
  const logged: object[] = [];
  const log = { info: () => undefined, error: (facts: object) => logged.push(facts) };
  const reseal = (keys: KeyRing) =>
    webhookJobs({ ...server.services, keys })
      .find(({ name }) => name === 'reseal webhooks')
      ?.run(log);
  const other = newKey();
  expect(await reseal(new KeyRing([other, ...TEST_KEYS.keys]))).toBe(1);
  expect(await reseal(new KeyRing([newKey()]))).toBe(0);
  expect(logged).toEqual([{ job: 'reseal webhooks', lost: [{ key: other.id, rows: 1 }] }]);
});
