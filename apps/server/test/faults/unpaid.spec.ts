import type { Draft, PaymentMethods, Reservation, TripChoice } from '@ferry/api/customer-server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProviderFailure } from '../../src/booking/services/payment-provider.ts';
import { serverJobs } from '../../src/jobs/jobs.ts';
import { unpaidRules } from '../../src/rules/unpaid-rules.ts';
import type { Visitor } from '../support/api.ts';
import {
  chooseTrip,
  commit,
  customers,
  DRAFTS,
  expectStatus,
  GUEST_SESSIONS,
  holdDraft,
  ifMatch,
} from '../support/booking.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
import { CARDS, choosePaying, pay, seen } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { report, rounds } from '../support/rounds.ts';
import { freeBerths } from '../support/sailings.ts';
import {
  arriveFrom,
  bookAtPort,
  type Contact,
  confirmationToken,
  contactOf,
  draftOf,
  holdFor,
  largestUnpaidShare,
  limitUnpaid,
  unpaidPlaces,
} from '../support/unpaid.ts';
import { useTestServer } from '../support/use-server.ts';
import { besideWallets } from '../support/wallet-payments.ts';

// A customer who empties a ship without paying: books at the port, again and again.

const { unconfirmedPercentOfPool, unconfirmedOfAddress, withoutConfirmation } = unpaidRules(9);
const CONFIRM = '/customer-api/mail-confirmations';
const server = useTestServer({ trustProxy: ['loopback'] });
useDemoMembers(server);
beforeAll(() => limitUnpaid(server));
// Whatever an earlier test has booked is paid at the port: its check-in has closed.
beforeEach(async () => {
  await server.db
    .updateTable('reservation')
    .set({ limit_time: new Date(0) })
    .execute();
  await server.db.deleteFrom('rate_limit').execute();
  await server.db.deleteFrom('mail').execute();
  await server.db.deleteFrom('confirmed_mailbox').execute();
});

const outcome = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
];
let people = 0;
const newContact = (): Contact => {
  people += 1;
  return contactOf(people);
};
const tripOf = async (visitor: Visitor, adults: number, date: string, cabin = 0) =>
  chooseTrip(visitor, { adults, date, cabin });
/** Everything that the server does by itself within an hour. */
async function anHour(): Promise<void> {
  pass(server, 3600);
  for (const { name, run } of serverJobs(server.services)) {
    if (!['expire holds', 'lapse unconfirmed'].includes(name)) continue;
    await run({ info: () => undefined, error: (facts) => expect(facts).toBeUndefined() });
  }
  await runPaymentJobs(server);
}
const linkMails = async () =>
  (
    await server.db
      .selectFrom('mail')
      .select('recipient')
      .where('kind', '=', 'mailConfirmation')
      .execute()
  ).length;

describe('booking at the port without ever paying', () => {
  it('from one address, each time as another customer: 27 places, whatever sailing, and a neighbour behind the address still books', async () => {
    const ATTEMPTS = rounds(9, 60);
    const address = '198.51.100.1';
    const booked: Reservation[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const visitor = await arriveFrom(server.app, address);
      const trip = await tripOf(visitor, 5, `2027-08-0${1 + (attempt % 5)}`);
      const response = await bookAtPort(visitor, trip, newContact());
      if (response.statusCode === 200) booked.push(response.json());
      else expect(outcome(response)).toEqual([409, 'MAIL_UNCONFIRMED']);
    }
    const places = booked.flatMap(({ passengers }) => passengers).length;
    report('one address books at the port', { attempts: ATTEMPTS, places });
    expect(places).toBe(25);
    expect(places).toBeLessThanOrEqual(unconfirmedOfAddress.places);

    const neighbour = await arriveFrom(server.app, address);
    const trip = await tripOf(neighbour, 3, '2027-08-02');
    const contact = newContact();
    const byCard = await draftOf(neighbour, trip, contact);
    const methods = `${DRAFTS}/${byCard.id}/payment-methods`;
    const offered = async () =>
      besideWallets((await neighbour.get(methods)).json<PaymentMethods>().options).map(
        ({ method, reason }) => [method, reason],
      );
    expect(await offered()).toEqual([
      ['card', null],
      ['convenienceStore', 'MAIL_UNCONFIRMED'],
      ['port', 'MAIL_UNCONFIRMED'],
    ]);
    const choice = await choosePaying(neighbour, byCard.id, { card: CARDS.frictionless });
    const held = expectStatus(await holdDraft(neighbour, byCard), 201).json<Reservation>();
    expectStatus(await pay(neighbour, { held, choice }), 200);

    const atPort = await draftOf(neighbour, trip, contact);
    expectStatus(await neighbour.post(`${DRAFTS}/${atPort.id}/mail-confirmations`), 204);
    const elsewhere = await arriveFrom(server.app, '203.0.113.9');
    expectStatus(await elsewhere.post(CONFIRM, { token: await confirmationToken(server) }), 204);
    expect(await offered()).toEqual([
      ['card', null],
      ['convenienceStore', null],
      ['port', null],
    ]);
    expectStatus(await bookAtPort(neighbour, trip, contact), 200);
    // A day later the address may book again.
    for (let hour = 0; hour < 24; hour += 1) await anHour();
    expectStatus(await bookAtPort(await arriveFrom(server.app, address), trip, newContact()), 200);
  }, 120_000);

  it('from many addresses, each time as another customer: at no hour more than a fifth of any pool', async () => {
    const ADDRESSES = rounds(12, 200);
    const shares: number[] = [];
    const told = new Map<string, number>();
    for (let number = 0; number < ADDRESSES; number += 1) {
      const address = `198.51.${101 + (number >> 8)}.${number & 255}`;
      for (const cabin of [0, 1]) {
        const visitor = await arriveFrom(server.app, address);
        const trip = await tripOf(visitor, 9 - (number % 3), '2027-08-03', cabin);
        const hold = await holdOrNot(visitor, trip);
        if (!hold) continue;
        const response = await commit(visitor, hold);
        const code = response.json().code ?? 'booked';
        told.set(code, (told.get(code) ?? 0) + 1);
      }
      if (number % Math.ceil(ADDRESSES / 24) === 0) {
        shares.push(await largestUnpaidShare(server));
        await anHour();
      }
    }
    shares.push(await largestUnpaidShare(server));
    report(`${ADDRESSES} addresses book at the port`, {
      ...Object.fromEntries(told),
      'largest share of a pool': `${Math.max(...shares).toFixed(1)} %`,
    });
    expect(told.get('MAIL_UNCONFIRMED')).toBeGreaterThan(0);
    expect(Math.max(...shares)).toBeGreaterThan(unconfirmedPercentOfPool - 6);
    expect(Math.max(...shares)).toBeLessThanOrEqual(unconfirmedPercentOfPool);
  }, 600_000);

  it.each(['session', 'phone', 'email'] as const)(
    'under one %s: what is beyond two reservations is gone a day later, and its places are free',
    async (same) => {
      const TIMES = 4;
      const first = newContact();
      const one = await arriveFrom(server.app, '192.0.2.1');
      const trip = await tripOf(one, 1, '2027-08-04');
      const free = async () => (await freeBerths(server.db, trip.outbound.sailingId))[0]?.[0] ?? 0;
      const before = await free();
      const booked: Reservation[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        const visitor =
          same === 'session' ? one : await arriveFrom(server.app, `192.0.2.${10 + time}`);
        const other = newContact();
        const contact = {
          phone: same === 'phone' ? first.phone : other.phone,
          email: same === 'email' ? `${time % 2 ? 'P' : 'p'}${first.email.slice(1)}` : other.email,
        };
        booked.push(expectStatus(await bookAtPort(visitor, trip, contact), 200).json());
      }
      const until = new Date(server.clock.now().getTime() + 24 * 3600_000).getTime();
      expect(booked.map(({ confirmMailBy }) => confirmMailBy && Date.parse(confirmMailBy))).toEqual(
        [null, null, until, until],
      );
      expect(await linkMails()).toBe(TIMES - withoutConfirmation.reservations);
      for (let hour = 0; hour < 24; hour += 1) await anHour();
      expect(before - (await free())).toBe(withoutConfirmation.reservations);
      const told = await server.db
        .selectFrom('mail')
        .select('kind')
        .where('kind', '=', 'reservationUnconfirmed')
        .execute();
      expect(told).toHaveLength(TIMES - withoutConfirmation.reservations);
    },
    60_000,
  );

  it('at a store it is the same, and the number to pay with ends with the places', async () => {
    const contact = newContact();
    const visitor = await arriveFrom(server.app, '192.0.2.50');
    const trip = await tripOf(visitor, 9, '2027-08-05', 0);
    const atStore = async () => {
      const draft = await draftOf(visitor, trip, contact);
      const choice = await choosePaying(visitor, draft.id, { store: 'store_minato' });
      const response = await holdDraft(visitor, draft);
      const held = expectStatus(response, 201).json<Reservation>();
      return expectStatus(await pay(visitor, { held, choice }), 200).json<Reservation>();
    };
    const [first, second] = [await atStore(), await atStore()];
    expect(first.confirmMailBy).toBeNull();
    expect(second.confirmMailBy).not.toBeNull();
    for (let hour = 0; hour < 24; hour += 1) await anHour();
    expect((await seenLater(first)).state).toBe('confirmedUnpaid');
    const ended = await seenLater(second);
    expect([ended.state, ended.payment?.state]).toEqual(['expired', 'expired']);
  }, 60_000);
});

describe('customers who do what customers do', () => {
  it('at a store the mailbox is asked for a confirmation once the payment can be made, not before', async () => {
    const contact = newContact();
    const visitor = await arriveFrom(server.app, '192.0.2.51');
    const trip = await tripOf(visitor, 1, '2027-08-05');
    for (const _ of [1, 2]) expectStatus(await bookAtPort(visitor, trip, contact), 200);
    const atStore = async () => {
      const draft = await draftOf(visitor, trip, contact);
      const choice = await choosePaying(visitor, draft.id, { store: 'store_minato' });
      const response = await holdDraft(visitor, draft);
      return pay(visitor, { held: expectStatus(response, 201).json<Reservation>(), choice });
    };
    const charge = vi.spyOn(server.services.payments, 'charge');
    charge.mockRejectedValueOnce(new ProviderFailure({ type: 'refused', status: 400 }, true));
    expectStatus(await atStore(), 402);
    expect(await linkMails()).toBe(0);
    const booked = expectStatus(await atStore(), 200).json<Reservation>();
    expect(booked.confirmMailBy).not.toBeNull();
    expect(await linkMails()).toBe(1);
    server.log.length = 0;
  });

  it('two bookings to be paid at the port: nothing is asked, nothing is sent, nothing goes back', async () => {
    const contact = newContact();
    const visitor = await arriveFrom(server.app, '192.0.2.60');
    const booked = [];
    for (const date of ['2027-08-06', '2027-08-09']) {
      const trip = await tripOf(visitor, 2, date);
      booked.push(expectStatus(await bookAtPort(visitor, trip, contact), 200).json<Reservation>());
    }
    expect(booked.map(({ confirmMailBy }) => confirmMailBy)).toEqual([null, null]);
    expect(await linkMails()).toBe(0);
    for (let hour = 0; hour < 25; hour += 1) await anHour();
    expect(await unpaidPlaces(server)).toBeGreaterThanOrEqual(4);
    expect((await seenLater(booked[1])).state).toBe('confirmedUnpaid');
  });

  it('a third one stays once the link in the mail was followed, however often', async () => {
    const contact = newContact();
    const visitor = await arriveFrom(server.app, '192.0.2.61');
    const trip = await tripOf(visitor, 1, '2027-08-10');
    for (const _ of [1, 2]) expectStatus(await bookAtPort(visitor, trip, contact), 200);
    const third = expectStatus(await bookAtPort(visitor, trip, contact), 200).json<Reservation>();
    expect(third.confirmMailBy).not.toBeNull();
    const token = await confirmationToken(server);
    for (const _ of [1, 2]) expectStatus(await visitor.post(CONFIRM, { token }), 204);
    expect((await seen(visitor, third.id)).confirmMailBy).toBeNull();
    for (let hour = 0; hour < 25; hour += 1) await anHour();
    expect((await seenLater(third)).state).toBe('confirmedUnpaid');
  });

  it('a link that was sent after the keys were rotated confirms what was booked before', async () => {
    const contact = newContact();
    const visitor = await arriveFrom(server.app, '192.0.2.64');
    const trip = await tripOf(visitor, 1, '2027-08-10');
    for (const _ of [1, 2]) expectStatus(await bookAtPort(visitor, trip, contact), 200);
    const third = expectStatus(await bookAtPort(visitor, trip, contact), 200).json<Reservation>();
    const { keys } = server.services;
    const before = keys.keys;
    keys.replace([{ id: 'next', secret: Buffer.alloc(32, 7) }, ...before]);
    await server.db.deleteFrom('mail').execute();
    expectStatus(await visitor.post(`${DRAFTS}/${third.draftId}/mail-confirmations`), 204);
    expectStatus(await visitor.post(CONFIRM, { token: await confirmationToken(server) }), 204);
    keys.replace(before);
    expect((await seen(visitor, third.id)).confirmMailBy).toBeNull();
  });

  it('the link of a booking goes to its own address, whatever the draft has by now', async () => {
    const victim = newContact();
    const visitor = await arriveFrom(server.app, '192.0.2.72');
    const trip = await tripOf(visitor, 1, '2027-08-20');
    for (const _ of [1, 2]) expectStatus(await bookAtPort(visitor, trip, victim), 200);
    const draft = await draftOf(visitor, trip, victim);
    const response = await holdDraft(visitor, draft);
    const hold = expectStatus(response, 201).json<Reservation>();
    const input = customers(1);
    const representative = { ...input.representative, ...newContact() };
    const change = { ...input, representative };
    const url = `${DRAFTS}/${draft.id}/customers`;
    const { version } = (await visitor.get(`${DRAFTS}/${draft.id}`)).json<Draft>();
    expectStatus(await visitor.put(url, change, ifMatch(version)), 200);

    const other = await arriveFrom(server.app, '192.0.2.73');
    const { reservationNumber } = hold;
    const known = { reservationNumber, contactKind: 'phone', contact: victim.phone };
    expectStatus(await other.post(GUEST_SESSIONS, known), 201);
    const booked = expectStatus(await commit(other, hold), 200).json<Reservation>();
    expect(booked.confirmMailBy).not.toBeNull();
    expectStatus(await visitor.post(`${DRAFTS}/${draft.id}/mail-confirmations`), 204);
    const sent = server.db.selectFrom('mail').select('recipient');
    const links = await sent.where('kind', '=', 'mailConfirmation').execute();
    expect(links.map(({ recipient }) => recipient)).toEqual([victim.email, victim.email]);
  });

  it('who has paid at the port and is on board keeps the booking, confirmed or not', async () => {
    const contact = newContact();
    const visitor = await arriveFrom(server.app, '192.0.2.65');
    const trip = await tripOf(visitor, 1, '2027-08-10');
    for (const _ of [1, 2]) expectStatus(await bookAtPort(visitor, trip, contact), 200);
    const third = expectStatus(await bookAtPort(visitor, trip, contact), 200).json<Reservation>();
    // Its check-in closes before the day is over in which the address could be confirmed.
    await server.db
      .updateTable('reservation')
      .set({ limit_time: new Date(Date.parse(third.confirmMailBy ?? '') - 3_600_000) })
      .where('id', '=', third.id)
      .execute();
    for (let hour = 0; hour < 25; hour += 1) await anHour();
    expect((await seenLater(third)).state).toBe('confirmedUnpaid');
  });

  it('what a stranger only holds under a customer’s phone and mail takes nothing of theirs', async () => {
    const contact = newContact();
    const stranger = await arriveFrom(server.app, '192.0.2.66');
    const trip = await tripOf(stranger, 1, '2027-08-13');
    for (const _ of [1, 2, 3, 4, 5]) await holdFor(stranger, trip, contact);
    const visitor = await arriveFrom(server.app, '192.0.2.67');
    const response = await bookAtPort(visitor, trip, contact);
    expect(expectStatus(response, 200).json<Reservation>().confirmMailBy).toBeNull();
    // The stranger's own session is over its limit with them.
    expect(outcome(await bookAtPort(stranger, trip, newContact()))).toEqual([409, 'UNPAID_LIMIT']);
  });

  it('a mailbox is confirmed for the client that has asked or followed the link, and for nobody else who types it', async () => {
    const contact = newContact();
    const stranger = await arriveFrom(server.app, '192.0.2.68');
    const trip = await tripOf(stranger, 1, '2027-08-14');
    const theirs = { email: contact.email, phone: newContact().phone };
    for (const _ of [1, 2]) expectStatus(await bookAtPort(stranger, trip, theirs), 200);
    const third = expectStatus(await bookAtPort(stranger, trip, theirs), 200).json<Reservation>();
    await server.db.deleteFrom('mail').execute();

    const visitor = await arriveFrom(server.app, '192.0.2.69');
    const draft = await draftOf(visitor, trip, contact);
    expectStatus(await visitor.post(`${DRAFTS}/${draft.id}/mail-confirmations`), 204);
    const phone = await arriveFrom(server.app, '192.0.2.70');
    expectStatus(await phone.post(CONFIRM, { token: await confirmationToken(server) }), 204);
    const confirmBy = async (who: Visitor) =>
      expectStatus(await bookAtPort(who, trip, contact), 200).json<Reservation>().confirmMailBy;
    expect(await confirmBy(visitor)).toBeNull();
    // What the stranger has booked with the address is not kept by it.
    expect((await seen(stranger, third.id)).confirmMailBy).toBe(third.confirmMailBy);
    // And a customer who types it sees what they would see for any address.
    const other = await arriveFrom(server.app, '192.0.2.71');
    for (const date of ['2027-08-16', '2027-08-17', '2027-08-19']) {
      const large = await tripOf(other, 9, date);
      const neighbour = await arriveFrom(server.app, '192.0.2.71');
      expectStatus(await bookAtPort(neighbour, large, newContact()), 200);
    }
    const told = [];
    for (const email of [contact.email, newContact().email]) {
      const { id } = await draftOf(other, trip, { email, phone: newContact().phone });
      const methods = await other.get(`${DRAFTS}/${id}/payment-methods`);
      told.push(besideWallets(methods.json<PaymentMethods>().options).map(({ reason }) => reason));
    }
    expect(told).toEqual([0, 1].map(() => [null, 'MAIL_UNCONFIRMED', 'MAIL_UNCONFIRMED']));
    expect(await confirmBy(phone)).toBeNull();
  });

  it('confirmed or not, five at a time is the end; card stays open', async () => {
    const contact = newContact();
    const visitor = await arriveFrom(server.app, '192.0.2.62');
    const trip = await tripOf(visitor, 1, '2027-08-11');
    for (const _ of [1, 2, 3]) expectStatus(await bookAtPort(visitor, trip, contact), 200);
    const token = await confirmationToken(server);
    expectStatus(await visitor.post(CONFIRM, { token }), 204);
    for (const _ of [4, 5]) expectStatus(await bookAtPort(visitor, trip, contact), 200);
    const draft = await draftOf(visitor, trip, contact);
    const { options } = (
      await visitor.get(`${DRAFTS}/${draft.id}/payment-methods`)
    ).json<PaymentMethods>();
    expect(besideWallets(options).map(({ reason }) => reason)).toEqual([
      null,
      'UNPAID_LIMIT',
      'UNPAID_LIMIT',
    ]);
    expect(outcome(await bookAtPort(visitor, trip, contact))).toEqual([409, 'UNPAID_LIMIT']);
    expect(outcome(await visitor.put(`${DRAFTS}/${draft.id}/payment`, { method: 'port' }))).toEqual(
      [409, 'UNPAID_LIMIT'],
    );
  });

  it('a member is known: nothing is asked, and their address does not count', async () => {
    const member = await loggedIn(server, 'hanako');
    const trip = await tripOf(member, 9, '2027-08-12');
    for (const _ of [1, 2, 3]) {
      const { confirmMailBy } = expectStatus(
        await bookAtPort(member, trip, newContact()),
        200,
      ).json<Reservation>();
      expect(confirmMailBy).toBeNull();
    }
    expect(outcome(await bookAtPort(member, trip, newContact()))).toEqual([409, 'UNPAID_LIMIT']);
  });

  it('a link that is wrong or too old confirms nothing', async () => {
    const visitor = await arriveFrom(server.app, '192.0.2.63');
    const unknown = await visitor.post(CONFIRM, { token: 'x'.repeat(32) });
    expect(outcome(unknown)).toEqual([404, 'TOKEN_INVALID']);
    const draft = await draftOf(visitor, await tripOf(visitor, 1, '2027-08-11'), newContact());
    expectStatus(await visitor.post(`${DRAFTS}/${draft.id}/mail-confirmations`), 204);
    const token = await confirmationToken(server);
    pass(server, 24 * 3600);
    const later = await arriveFrom(server.app, '192.0.2.63');
    expect(outcome(await later.post(CONFIRM, { token }))).toEqual([410, 'TOKEN_EXPIRED']);
  });

  it('a link that is too old says so to a customer who has not followed it in time, and to nobody else', async () => {
    const visitor = await arriveFrom(server.app, '192.0.2.74');
    const draft = await draftOf(visitor, await tripOf(visitor, 1, '2027-08-11'), newContact());
    expectStatus(await visitor.post(`${DRAFTS}/${draft.id}/mail-confirmations`), 204);
    const token = await confirmationToken(server);
    const phone = await arriveFrom(server.app, '192.0.2.75');
    const member = await loggedIn(server, 'hanako');
    for (const who of [phone, member]) expectStatus(await who.post(CONFIRM, { token }), 204);
    // A member is known without: whose it is are who asked and who followed.
    expect(await server.db.selectFrom('confirmed_mailbox').selectAll().execute()).toHaveLength(2);
    const expires_at = server.clock.now();
    await server.db.updateTable('mail_confirmation').set({ expires_at }).execute();
    for (const who of [visitor, phone, member]) {
      expectStatus(await who.post(CONFIRM, { token }), 204);
    }
    const later = await arriveFrom(server.app, '192.0.2.76');
    expect(outcome(await later.post(CONFIRM, { token }))).toEqual([410, 'TOKEN_EXPIRED']);
  });
});

describe('how long a mail address may be confirmed', () => {
  it('one of two barrier-free rooms is booked without a confirmed address, and goes back after three hours without one', async () => {
    const visitor = await arriveFrom(server.app, '192.0.2.53');
    const trip = await chooseTrip(visitor, { date: '2027-08-24', sailing: 0 });
    for (const cabin of trip.outbound.cabins) cabin.cabinTypeId = 'cab_shiokaze_accessible';
    const book = async (address: string) =>
      bookAtPort(await arriveFrom(server.app, address), trip, newContact());
    const first = expectStatus(await book('192.0.2.53'), 200).json<Reservation>();
    const until = server.clock.now().getTime() + 3 * 3600_000;
    expect(Date.parse(first.confirmMailBy ?? '')).toBe(until);
    expect(outcome(await book('192.0.2.54'))).toEqual([409, 'MAIL_UNCONFIRMED']);
    for (let hour = 0; hour < 3; hour += 1) await anHour();
    expect((await seenLater(first)).state).toBe('expired');
    expectStatus(await book('192.0.2.54'), 200);
  });

  it('never until after the check-in: sooner where that is near, before the booking where it is nearer', async () => {
    const contact = newContact();
    const visitor = await arriveFrom(server.app, '192.0.2.52');
    const trip = await tripOf(visitor, 1, '2027-08-25');
    for (const _ of [1, 2]) expectStatus(await bookAtPort(visitor, trip, contact), 200);
    const { outbound } = await draftOf(visitor, trip, contact);
    const closesAt = Date.parse(outbound.sailing.checkInClosesAt);
    const arrive = async (minutesBefore: number) => {
      server.clock.set(new Date(closesAt - minutesBefore * 60_000).toISOString());
      return arriveFrom(server.app, '192.0.2.52');
    };
    const soon = expectStatus(await bookAtPort(await arrive(181), trip, contact), 200);
    const { confirmMailBy } = soon.json<Reservation>();
    expect(Date.parse(confirmMailBy ?? '')).toBe(closesAt - 60_000);
    const late = await arrive(180);
    expect(outcome(await bookAtPort(late, trip, contact))).toEqual([409, 'MAIL_UNCONFIRMED']);
    const { id } = await draftOf(late, trip, contact);
    const methods = (await late.get(`${DRAFTS}/${id}/payment-methods`)).json<PaymentMethods>();
    expect(methods.options.at(-1)?.reason).toBe('MAIL_UNCONFIRMED');
  });
});

/** A hold, if there are places left. */
async function holdOrNot(visitor: Visitor, trip: TripChoice): Promise<Reservation | undefined> {
  try {
    return await holdFor(visitor, trip, newContact());
  } catch (error) {
    if (/SOLD_OUT/.test(String(error))) return undefined;
    throw error;
  }
}

/** The reservation as its row says, whether or not a customer may see it by now. */
async function seenLater(reservation: Reservation | undefined) {
  const row = await server.db
    .selectFrom('reservation')
    .select('state')
    .where('id', '=', reservation?.id ?? '')
    .executeTakeFirstOrThrow();
  const payment = await server.db
    .selectFrom('payment')
    .select('state')
    .where('reservation_id', '=', reservation?.id ?? '')
    .executeTakeFirst();
  return { state: row.state, payment };
}
