import type { CancelledItem, Draft, Reservation, TripChoice } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';
import { Visitor } from '../support/api.ts';
import {
  chooseTrip,
  commit,
  customers,
  DRAFTS,
  expectStatus,
  holdDraft,
  ifMatch,
} from '../support/booking.ts';
import { bookFamily, cancelShown } from '../support/cancelling.ts';
import { change, commitChange, holdOther, returnOn } from '../support/making-changes.ts';
import { CARDS } from '../support/paying.ts';
import { pass } from '../support/payment-work.ts';
import { report, rounds } from '../support/rounds.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// A client that fills another person's mailbox: from many sessions, in many ways of writing the
// address, from many networks.

const { mailsOfRecipient, mailsOfAddress } = defaultLimits;
const bookingsOfMailbox = { ...defaultLimits.bookingsOfMailbox, hits: 3 };
const SESSIONS = rounds(12, 120);
const MAILBOXES = rounds(25, 200);
const HOURS = rounds(1, 3);
// The long form asks 1,200 times.
const TIME = rounds(30_000, 300_000);
const server = useTestServer({
  // Fewer bookings than of customers: each costs its test a journey.
  limits: { mailsOfRecipient, mailsOfAddress, bookingsOfMailbox },
  trustProxy: ['loopback'],
});
const visitor = useVisitor(server);

/** A new session, as if from another network when an address is given. */
async function arrive(address: string): Promise<Visitor> {
  const who = new Visitor(server.app);
  who.headers = { 'x-forwarded-for': address };
  await who.get('/sanctum/csrf-cookie');
  return who;
}

async function askForLink(who: Visitor, trip: TripChoice, email: string) {
  const { id } = await draftFor(who, trip, email);
  return who.post(`${DRAFTS}/${id}/links`);
}

async function bookFor(who: Visitor, trip: TripChoice, email: string) {
  const held = await holdDraft(who, await draftFor(who, trip, email));
  return commit(who, expectStatus(held, 201).json<Reservation>());
}

async function draftFor(who: Visitor, trip: TripChoice, email: string): Promise<Draft> {
  const draft = expectStatus(await who.post(DRAFTS, trip), 201).json<Draft>();
  const people = customers();
  const input = { ...people, representative: { ...people.representative, email } };
  const url = `${DRAFTS}/${draft.id}/customers`;
  return expectStatus(await who.put(url, input, ifMatch(draft.version)), 200).json<Draft>();
}

/** How many are in the outbox; each test writes to mailboxes of its own. */
async function mailsTo(pattern: string): Promise<number> {
  const sent = server.db.selectFrom('mail').select('id').where('recipient', 'ilike', pattern);
  return (await sent.execute()).length;
}

const outboundLeg: CancelledItem[] = [{ leg: 'outbound', kind: 'leg', position: null }];

describe('mails to a person who did not ask for them', () => {
  it(
    'links to one mailbox from many sessions: five an hour, then 429, whatever way the address is written',
    async () => {
      const trip = await chooseTrip(visitor);
      const ways = ['victim@example.jp', 'Victim@example.jp', 'victim+1@example.jp'];
      const told: number[] = [];
      for (let session = 0; session < SESSIONS; session += 1) {
        const who = await arrive(`198.51.100.${session}`);
        for (let count = 0; count < 5; count += 1) {
          const response = await askForLink(who, trip, ways[count % ways.length] ?? '');
          told.push(response.statusCode);
          if (response.statusCode === 429) {
            expect(response.json()).toMatchObject({ code: 'RATE_LIMITED' });
            expect(Number(response.headers['retry-after'])).toBeGreaterThan(3000);
          }
        }
      }
      const sent = await mailsTo('victim%');
      report('mails to one mailbox', { requested: told.length, sent });
      expect(told.filter((status) => status === 204)).toHaveLength(mailsOfRecipient.hits);
      expect(sent).toBe(mailsOfRecipient.hits);
      pass(server, mailsOfRecipient.windowSeconds);
      const later = await askForLink(await arrive('198.51.100.1'), trip, ways[0] ?? '');
      expect(later.statusCode).toBe(204);
    },
    TIME,
  );

  it(
    'one address writes to no more than 20 mailboxes an hour, again in the next, and does not keep others from it',
    async () => {
      const trip = await chooseTrip(visitor);
      for (let hour = 0; hour < HOURS; hour += 1) {
        const told: number[] = [];
        for (let count = 0; count < MAILBOXES; count += 1) {
          const who = await arrive('203.0.113.7');
          told.push((await askForLink(who, trip, `reader${hour}.${count}@example.jp`)).statusCode);
        }
        const sent = await mailsTo(`reader${hour}.%`);
        report('mails from one address', { hour, requested: told.length, sent });
        expect(told.filter((status) => status === 204)).toHaveLength(mailsOfAddress.hits);
        expect(new Set(told)).toEqual(new Set([204, 429]));
        expect(sent).toBe(mailsOfAddress.hits);
        const other = await arrive('203.0.113.8');
        const last = `reader${hour}.${MAILBOXES - 1}@example.jp`;
        expect((await askForLink(other, trip, last)).statusCode).toBe(204);
        pass(server, mailsOfAddress.windowSeconds);
      }
      const again = await arrive('203.0.113.7');
      expect((await askForLink(again, trip, 'reader@example.jp')).statusCode).toBe(204);
    },
    TIME,
  );

  it('bookings of one mailbox that are cancelled at once: three an hour here, by whatever session, then card only', async () => {
    const trip = await chooseTrip(visitor);
    const ways = ['booked@example.jp', 'Booked@example.jp', 'booked+1@example.jp'];
    const told: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const who = await arrive(`198.51.100.${count}`);
      const response = await bookFor(who, trip, ways[count % ways.length] ?? '');
      told.push(response.statusCode);
      if (response.statusCode === 200) await cancelShown(who, response.json(), outboundLeg);
      else expect(response.json()).toMatchObject({ code: 'UNPAID_LIMIT' });
    }
    expect(told).toEqual([200, 200, 200, 409, 409]);
    expect(await mailsTo('booked%')).toBe(2 * bookingsOfMailbox.hits);
    const who = await arrive('198.51.100.1');
    expectStatus(await bookFor(who, trip, 'neighbour@example.jp'), 200);
    pass(server, bookingsOfMailbox.windowSeconds);
    expectStatus(await bookFor(who, trip, 'booked@example.jp'), 200);
  });

  it('changes of one booking there and back: as many an hour as bookings of its mailbox, this one among them; a paid one by itself', async () => {
    await server.db.deleteFrom('rate_limit').execute();
    let booked = await bookFamily(visitor);
    for (const date of ['2027-08-11', '2027-08-09']) {
      booked = await change(visitor, booked, await returnOn(visitor, date));
    }
    const more = await holdOther(visitor, booked, await returnOn(visitor));
    const refused = await commitChange(visitor, more);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    // What others book with its mailbox keeps no customer from changing what is paid.
    const paid = await bookFamily(visitor, { card: CARDS.frictionless });
    expect(await change(visitor, paid, await returnOn(visitor))).toMatchObject({
      state: 'confirmed',
    });
  });
});
