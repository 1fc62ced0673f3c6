import type { Reservation } from '@ferry/api/customer-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';
import {
  consents,
  RESET_LINKS,
  RESETS,
  SIGN_UP_LINKS,
  SIGN_UPS,
  tokenTo,
} from '../support/account.ts';
import type { Visitor } from '../support/api.ts';
import {
  chooseTrip,
  DRAFTS,
  expectStatus,
  GUEST_SESSIONS,
  ifMatch,
  key,
  newContact,
  RESERVATIONS,
} from '../support/booking.ts';
import { credentials, loggedIn, logIn, useDemoMembers } from '../support/members.ts';
import { CARDS, holdToPay, pay } from '../support/paying.ts';
import {
  arriveFrom,
  bookAtPort,
  confirmationToken,
  contactOf,
  draftOf,
  limitUnpaid,
} from '../support/unpaid.ts';
import { useTestServer } from '../support/use-server.ts';

// A stranger who uses up what the owner of a mailbox or of a booking needs: mails, changes, bookings.

const { mailsOfRecipient } = defaultLimits;
const bookingsOfMailbox = { ...defaultLimits.bookingsOfMailbox, hits: 5 };
const server = useTestServer({
  limits: { mailsOfRecipient, bookingsOfMailbox },
  trustProxy: ['loopback'],
});
useDemoMembers(server);
beforeAll(() => limitUnpaid(server));
beforeEach(async () => {
  await server.db.deleteFrom('rate_limit').execute();
  await server.db.deleteFrom('mail').execute();
});

const { email } = credentials('hanako');
let strangers = 0;
const stranger = () => {
  strangers += 1;
  return arriveFrom(server.app, `198.51.100.${strangers}`);
};

/** As often as a mailbox may get it, each from another network. */
async function useUp(act: (who: Visitor) => Promise<{ statusCode: number }>): Promise<void> {
  for (let count = 0; count < mailsOfRecipient.hits; count += 1) {
    expect((await act(await stranger())).statusCode).toBe(204);
  }
  expect((await act(await stranger())).statusCode).toBe(429);
}

async function paidBooking(): Promise<{ who: Visitor; booked: Reservation }> {
  const who = await stranger();
  const ready = await holdToPay(who, { card: CARDS.frictionless });
  return { who, booked: expectStatus(await pay(who, ready), 200).json<Reservation>() };
}

const putContact = (who: Visitor, { id, version }: Reservation, more: object = {}) =>
  who.put(
    `${RESERVATIONS}/${id}/contact`,
    { ...newContact, ...more },
    { ...key(), ...ifMatch(version) },
  );

describe('links to a mailbox, used up by strangers', () => {
  const reset = (who: Visitor) => who.post(RESETS, { email });

  it('keep neither a browser with the account’s earlier cookie from a new password, nor one with the last mail', async () => {
    const before = await loggedIn(server, 'hanako');
    await server.db.updateTable('login').set({ ended_at: server.clock.now() }).execute();
    await useUp(reset);
    await before.get('/sanctum/csrf-cookie');
    expectStatus(await reset(before), 204);
    const elsewhere = await stranger();
    expectStatus(await reset(elsewhere), 429);
    const token = await tokenTo(server, email);
    expectStatus(await elsewhere.post(RESET_LINKS, { token }), 200);
    expectStatus(await reset(elsewhere), 204);
    // Of another account's cookie nothing comes.
    const other = await loggedIn(server, 'taro');
    await server.db.updateTable('login').set({ ended_at: server.clock.now() }).execute();
    await other.get('/sanctum/csrf-cookie');
    expectStatus(await reset(other), 429);
    // And the owner's own are as many.
    for (let count = 2; count < mailsOfRecipient.hits; count += 1) {
      expectStatus(await reset(before), 204);
    }
    expectStatus(await reset(before), 429);
  });

  it('keep nobody with the last mail from signing up', async () => {
    const applyFor = (who: Visitor) => who.post(SIGN_UPS, { email: 'misaki@example.jp', consents });
    await useUp(applyFor);
    const owner = await stranger();
    expectStatus(await applyFor(owner), 429);
    const token = await tokenTo(server, 'misaki@example.jp');
    expectStatus(await owner.post(SIGN_UP_LINKS, { token }), 200);
    expectStatus(await applyFor(owner), 204);
  });

  it('keep no customer from correcting a booking that is paid; nor do guests who know its number', async () => {
    const { who, booked } = await paidBooking();
    const { representative: by, reservationNumber } = booked;
    const trip = await chooseTrip(who);
    await useUp(async (each) => {
      const { id } = await draftOf(each, trip, { phone: by.phone, email: by.email });
      return each.post(`${DRAFTS}/${id}/links`);
    });
    let seen = expectStatus(
      await putContact(who, booked, { email: by.email }),
      200,
    ).json<Reservation>();
    const guest = await stranger();
    const known = { reservationNumber, contactKind: 'phone', contact: newContact.phone };
    expectStatus(await guest.post(GUEST_SESSIONS, known), 201);
    for (let count = 0; count < mailsOfRecipient.hits; count += 1) {
      const more = { email: by.email, dayPhone: `03-1234-000${count}` };
      seen = expectStatus(await putContact(guest, seen, more), 200).json();
    }
    expectStatus(await putContact(guest, seen, { email: by.email }), 429);
    expectStatus(await putContact(who, seen, { email: by.email }), 200);
  });
});

describe('bookings typed with a customer’s phone number and mailbox', () => {
  it('count for strangers, and not against the owner who has confirmed the mailbox', async () => {
    const contact = contactOf(80_001);
    const owner = await stranger();
    const trip = await chooseTrip(owner, { date: '2027-08-13' });
    const draft = await draftOf(owner, trip, contact);
    expectStatus(await owner.post(`${DRAFTS}/${draft.id}/mail-confirmations`), 204);
    const token = await confirmationToken(server);
    expectStatus(await owner.post('/customer-api/mail-confirmations', { token }), 204);
    // As many unpaid as a contact may have, and as many bookings an hour as a mailbox may get here.
    for (let count = 0; count < bookingsOfMailbox.hits; count += 1) {
      expectStatus(await bookAtPort(await stranger(), trip, contact), 200);
    }
    expectStatus(await bookAtPort(await stranger(), trip, contact), 409);
    for (let count = 0; count < bookingsOfMailbox.hits; count += 1) {
      expectStatus(await bookAtPort(owner, trip, contact), 200);
    }
    expect((await bookAtPort(owner, trip, contact)).json().code).toBe('UNPAID_LIMIT');
  });

  it('count for the mailbox whosever they become: of 5 with 27 places none is booked beside them', async () => {
    const contact = contactOf(80_002);
    const confirmed = async () => {
      const who = await stranger();
      const trip = await chooseTrip(who, { date: '2027-08-14' });
      const draft = await draftOf(who, trip, contact);
      await server.db.deleteFrom('rate_limit').execute();
      expectStatus(await who.post(`${DRAFTS}/${draft.id}/mail-confirmations`), 204);
      const token = await confirmationToken(server);
      expectStatus(await who.post('/customer-api/mail-confirmations', { token }), 204);
      return who;
    };
    const places = async () => {
      const rows = server.db.selectFrom('reservation').select(['state', 'passengers']);
      const booked = await rows.where('contact_email', '=', contact.email).execute();
      const unpaid = booked.filter(({ state }) => state === 'confirmedUnpaid');
      return unpaid.reduce((sum, { passengers }) => sum + passengers.length, 0);
    };
    const bookAll = async (who: Visitor) => {
      for (const adults of [5, 5, 5, 6, 6, 1]) {
        const trip = await chooseTrip(who, { date: '2027-08-14', adults });
        await bookAtPort(who, trip, contact);
      }
    };
    const first = await confirmed();
    await bookAll(first);
    expect(await places()).toBe(27);
    await logIn(first, 'taro');
    for (const _ of [1, 2]) await bookAll(await confirmed());
    expect(await places()).toBe(27);
  });
});
