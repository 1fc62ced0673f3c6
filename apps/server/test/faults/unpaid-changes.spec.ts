import type { Draft, PaymentMethods, Reservation } from '@ferry/api/customer-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unpaidRules } from '../../src/rules/unpaid-rules.ts';
import type { Visitor } from '../support/api.ts';
import { chooseTrip, customers, DRAFTS, expectStatus } from '../support/booking.ts';
import {
  beginChange,
  changeQuoteOf,
  heldChange,
  setCustomers,
  setTrip,
} from '../support/changing.ts';
import { commitChange, commitRequest } from '../support/making-changes.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
import { choosePaying, seen } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import {
  arriveFrom,
  bookAtPort,
  type Contact,
  confirmationToken,
  contactOf,
  largestUnpaidShare,
  limitUnpaid,
} from '../support/unpaid.ts';
import { bookPaid, changeAtPort, holdBetter } from '../support/unpaid-changes.ts';
import { useTestServer } from '../support/use-server.ts';
import { besideWallets } from '../support/wallet-payments.ts';

// A customer who empties a ship by changes that wait for a payment that never comes.

const { ofContact, unconfirmedOfAddress, unconfirmedPercentOfPool } = unpaidRules(9);
const CONFIRM = '/customer-api/mail-confirmations';
const server = useTestServer({ trustProxy: ['loopback'] });
useDemoMembers(server);
beforeAll(() => limitUnpaid(server));
// Whatever an earlier test has left is paid: its time is over.
beforeEach(async () => {
  const over = { limit_time: new Date(0) };
  await server.db.updateTable('reservation').set(over).execute();
  await server.db.updateTable('reservation_change').set(over).execute();
  for (const table of ['rate_limit', 'mail', 'confirmed_mailbox'] as const) {
    await server.db.deleteFrom(table).execute();
  }
});

const outcome = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
];
let people = 1_000_000;
const newContact = (): Contact => {
  people += 1;
  return contactOf(people);
};
const reasonsOf = async (visitor: Visitor, draftId: string) =>
  besideWallets(
    expectStatus(
      await visitor.get(`${DRAFTS}/${draftId}/payment-methods`),
      200,
    ).json<PaymentMethods>().options,
  ).map(({ reason }) => reason);
const atPort = async (visitor: Visitor, contact: Contact, date: string, adults = 1) =>
  bookAtPort(visitor, await chooseTrip(visitor, { adults, date }), contact);

describe('changes that wait for a payment that never comes', () => {
  it('count with what the contact has booked and not paid, in both directions', async () => {
    const contact = newContact();
    const visitor = await arriveFrom(server.app, '198.51.100.1');
    const [first, second] = [
      await bookPaid(visitor, contact),
      await bookPaid(visitor, contact, { date: '2027-08-03' }),
    ];
    expectStatus(await changeAtPort(visitor, first), 200);
    for (let count = 1; count < ofContact.reservations; count += 1) {
      expectStatus(await atPort(visitor, contact, '2027-08-04'), 200);
    }
    expect(outcome(await atPort(visitor, contact, '2027-08-04'))).toEqual([409, 'UNPAID_LIMIT']);
    const held = await holdBetter(visitor, second);
    expect(await reasonsOf(visitor, held.draft.id)).toEqual([null, 'UNPAID_LIMIT', 'UNPAID_LIMIT']);
    expect(outcome(await commitChange(visitor, held))).toEqual([409, 'UNPAID_LIMIT']);
    expect((await seen(visitor, second.id)).change?.state).toBe('held');
    // By card it goes on.
    const { id } = await choosePaying(visitor, held.draft.id, { card: '4242424242424242' });
    const method = { paymentMethod: 'card', draftPaymentId: id } as const;
    expectStatus(await commitChange(visitor, { ...held, method }), 200);
  });

  it('the phone number and the mailbox count in another session as well, a change that is only held does not', async () => {
    const contact = newContact();
    const visitor = await arriveFrom(server.app, '198.51.100.2');
    const booked = await bookPaid(visitor, contact);
    const held = await holdBetter(visitor, booked);
    const others = await arriveFrom(server.app, '198.51.100.3');
    for (let count = 0; count < ofContact.reservations - 1; count += 1) {
      expectStatus(await atPort(others, contact, '2027-08-05'), 200);
    }
    expect(outcome(await commitChange(visitor, held))).toEqual([409, 'MAIL_UNCONFIRMED']);
    expectStatus(await visitor.post(`${DRAFTS}/${held.draft.id}/mail-confirmations`), 204);
    expectStatus(await visitor.post(CONFIRM, { token: await confirmationToken(server) }), 204);
    expectStatus(await commitChange(visitor, held), 200);
    expect(outcome(await atPort(others, contact, '2027-08-05'))).toEqual([409, 'UNPAID_LIMIT']);
    for (const kind of ['phone', 'email'] as const) {
      const known = { ...newContact(), [kind]: contact[kind] };
      expect(outcome(await atPort(others, known, '2027-08-05'))).toEqual([409, 'UNPAID_LIMIT']);
    }
  });

  it('beyond two reservations the mailbox is confirmed first: nothing of a paid booking goes back for it', async () => {
    const contact = newContact();
    const visitor = await arriveFrom(server.app, '198.51.100.4');
    const booked = await bookPaid(visitor, contact);
    for (const _ of [1, 2]) expectStatus(await atPort(visitor, contact, '2027-08-06'), 200);
    const held = await holdBetter(visitor, booked);
    expect(await reasonsOf(visitor, held.draft.id)).toEqual([
      null,
      'MAIL_UNCONFIRMED',
      'MAIL_UNCONFIRMED',
    ]);
    const key = { 'idempotency-key': 'a-change-that-is-sent-again' };
    expect(outcome(await visitor.send(commitRequest(held, key)))).toEqual([
      409,
      'MAIL_UNCONFIRMED',
    ]);
    expectStatus(await visitor.post(`${DRAFTS}/${held.draft.id}/mail-confirmations`), 204);
    expectStatus(await visitor.post(CONFIRM, { token: await confirmationToken(server) }), 204);
    expect(await reasonsOf(visitor, held.draft.id)).toEqual([null, null, null]);
    expectStatus(await commitChange(visitor, held), 200);
  });

  it('from one address, each as another customer: 27 people, with what is booked; a confirmed one is no more counted', async () => {
    const address = '198.51.100.5';
    const told: unknown[] = [];
    const waiting: { visitor: Visitor; booked: Reservation }[] = [];
    for (const date of ['2027-08-07', '2027-08-08', '2027-08-09']) {
      const visitor = await arriveFrom(server.app, address);
      const booked = await bookPaid(visitor, newContact(), { adults: 8, date });
      told.push((await changeAtPort(visitor, booked)).statusCode);
      waiting.push({ visitor, booked });
    }
    expect(told).toEqual([200, 200, 200]);
    const more = await arriveFrom(server.app, address);
    const small = unconfirmedOfAddress.places - 3 * 8;
    expect(outcome(await atPort(more, newContact(), '2027-08-10', small + 1))).toEqual([
      409,
      'MAIL_UNCONFIRMED',
    ]);
    expectStatus(await atPort(more, newContact(), '2027-08-10', small), 200);
    const another = await bookPaid(more, newContact());
    expect(outcome(await changeAtPort(more, another))).toEqual([409, 'MAIL_UNCONFIRMED']);

    const [{ visitor, booked } = {}] = waiting;
    if (!visitor || !booked) throw new Error('One waits');
    const { change } = await seen(visitor, booked.id);
    const url = `${DRAFTS}/${change?.draftId}/mail-confirmations`;
    expectStatus(await visitor.post(url), 204);
    expectStatus(await visitor.post(CONFIRM, { token: await confirmationToken(server) }), 204);
    const held = await seen(more, another.id);
    expect(held.change?.state).toBe('held');
    expectStatus(await atPort(more, newContact(), '2027-08-10', 8), 200);
  });

  it('from many addresses they are no more than a fifth of any pool, with what is booked', async () => {
    let refused = 0;
    for (let number = 0; refused < 2 && number < 40; number += 1) {
      const visitor = await arriveFrom(server.app, `198.51.101.${number}`);
      const booked = await bookPaid(visitor, newContact(), { adults: 9, date: '2027-08-11' });
      const response = await changeAtPort(visitor, booked, { date: '2027-08-12' });
      if (response.statusCode === 200) continue;
      expect(outcome(response)).toEqual([409, 'MAIL_UNCONFIRMED']);
      refused += 1;
    }
    expect(refused).toBe(2);
    const share = await largestUnpaidShare(server);
    expect(share).toBeGreaterThan(unconfirmedPercentOfPool / 2);
    expect(share).toBeLessThanOrEqual(unconfirmedPercentOfPool);
  }, 120_000);

  it('at a store it is the same, and a customer who pays by card after all is not counted', async () => {
    const contact = newContact();
    const visitor = await arriveFrom(server.app, '198.51.100.6');
    const booked = await bookPaid(visitor, contact);
    for (const _ of [1, 2]) expectStatus(await atPort(visitor, contact, '2027-08-13'), 200);
    const held = await holdBetter(visitor, booked, { how: { card: '4242424242424242' } });
    const url = `${DRAFTS}/${held.draft.id}/payment`;
    const store = { method: 'convenienceStore', storeId: 'store_minato' };
    expect(outcome(await visitor.put(url, store))).toEqual([409, 'MAIL_UNCONFIRMED']);
    expectStatus(await commitChange(visitor, held), 200);
    const row = await server.db
      .selectFrom('reservation_change')
      .select(['state', 'unpaid_since'])
      .where('reservation_id', '=', booked.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ state: 'made', unpaid_since: null });
  });

  it('a member is known: nothing is asked, and five are the end for them too', async () => {
    const member = await loggedIn(server, 'hanako');
    const contact = newContact();
    const booked = await bookPaid(member, contact);
    for (let count = 0; count < ofContact.reservations; count += 1) {
      expectStatus(await atPort(member, newContact(), '2027-08-14'), 200);
    }
    expect(outcome(await changeAtPort(member, booked))).toEqual([409, 'UNPAID_LIMIT']);
  });
});

describe('an unpaid booking that takes more by a change', () => {
  /** The booking's party becomes so many adults. */
  async function growing(visitor: Visitor, booked: Reservation, adults: number) {
    const begun = await beginChange(visitor, booked, ['passengers']);
    const trip = await chooseTrip(visitor, { adults, date: booked.outbound.sailing.date });
    const draft = expectStatus(await setTrip(visitor, begun, trip), 200).json<Draft>();
    const input = { ...customers(adults), representative: draft.customers.representative };
    const filled = expectStatus(await setCustomers(visitor, draft, input), 200).json<Draft>();
    const quote = await changeQuoteOf(visitor, filled);
    const held = await heldChange(visitor, booked, filled);
    return { draft: filled, quote, held, method: {} };
  }

  it('is admitted as it would be at first, and stays as it is where it is not', async () => {
    const address = '198.51.100.7';
    const neighbours = await arriveFrom(server.app, address);
    for (const date of ['2027-08-15', '2027-08-16']) {
      expectStatus(await atPort(neighbours, newContact(), date, 9), 200);
    }
    const visitor = await arriveFrom(server.app, address);
    const booked = expectStatus(
      await atPort(visitor, newContact(), '2027-08-17', 2),
      200,
    ).json<Reservation>();
    expect(outcome(await commitChange(visitor, await growing(visitor, booked, 9)))).toEqual([
      200,
      undefined,
    ]);
    const other = await arriveFrom(server.app, address);
    expect(outcome(await atPort(other, newContact(), '2027-08-17'))).toEqual([
      409,
      'MAIL_UNCONFIRMED',
    ]);
  });

  it('over the limit it is not', async () => {
    const address = '198.51.100.8';
    const neighbours = await arriveFrom(server.app, address);
    for (const date of ['2027-08-15', '2027-08-16']) {
      expectStatus(await atPort(neighbours, newContact(), date, 9), 200);
    }
    const visitor = await arriveFrom(server.app, address);
    const [mine, more] = [newContact(), newContact()];
    const booked = expectStatus(await atPort(visitor, mine, '2027-08-18', 2), 200);
    expectStatus(await atPort(visitor, more, '2027-08-18', 2), 200);
    const reservation = booked.json<Reservation>();
    const held = await growing(visitor, reservation, 9);
    expect(outcome(await commitChange(visitor, held))).toEqual([409, 'MAIL_UNCONFIRMED']);
    const { passengers, change, state } = await seen(visitor, reservation.id);
    expect([state, passengers.length, change?.state]).toEqual(['confirmedUnpaid', 2, 'held']);
    pass(server, 2 * 3600);
    await runPaymentJobs(server);
    expect((await seen(visitor, reservation.id)).passengers).toHaveLength(2);
  });
});
