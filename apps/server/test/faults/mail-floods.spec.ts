import type { Draft, TripChoice } from '@ferry/api/customer-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';
import { Visitor } from '../support/api.ts';
import { chooseTrip, customers, DRAFTS, expectStatus, ifMatch } from '../support/booking.ts';
import { pass } from '../support/payment-work.ts';
import { report, rounds } from '../support/rounds.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// Somebody who fills another one's mailbox: from many sessions, in many ways of writing the address,
// from many networks.

const { mailsOfRecipient, mailsOfAddress } = defaultLimits;
const SESSIONS = rounds(12, 120);
const server = useTestServer({
  limits: { mailsOfRecipient, mailsOfAddress },
  trustProxy: ['loopback'],
});
const visitor = useVisitor(server);

beforeEach(async () => {
  await server.db.deleteFrom('mail').execute();
  await server.db.deleteFrom('rate_limit').execute();
});

/** A new session, as if from another network when an address is given. */
async function arrive(address: string): Promise<Visitor> {
  const who = new Visitor(server.app);
  who.headers = { 'x-forwarded-for': address };
  await who.get('/sanctum/csrf-cookie');
  return who;
}

async function askForLink(who: Visitor, trip: TripChoice, email: string) {
  const draft = expectStatus(await who.post(DRAFTS, trip), 201).json<Draft>();
  const people = customers();
  const input = { ...people, representative: { ...people.representative, email } };
  const url = `${DRAFTS}/${draft.id}`;
  expectStatus(await who.put(`${url}/customers`, input, ifMatch(draft.version)), 200);
  return who.post(`${url}/links`);
}

const mails = async () =>
  Number(
    (
      await server.db
        .selectFrom('mail')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('mails to somebody who did not ask for them', () => {
  it('links to one mailbox from many sessions: five an hour, then 429, whatever way the address is written', async () => {
    const trip = await chooseTrip(visitor);
    const ways = ['victim@example.jp', 'Victim@example.jp', 'victim+1@example.jp'];
    const told: number[] = [];
    for (let session = 0; session < SESSIONS; session += 1) {
      const who = await arrive(`198.51.100.${session}`);
      for (let count = 0; count < 5; count += 1) {
        const answer = await askForLink(who, trip, ways[count % ways.length] ?? '');
        told.push(answer.statusCode);
        if (answer.statusCode === 429) {
          expect(answer.json()).toMatchObject({ code: 'RATE_LIMITED' });
          expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
        }
      }
    }
    report('mails to one mailbox', { asked: told.length, sent: await mails() });
    expect(told.filter((status) => status === 204)).toHaveLength(mailsOfRecipient.hits);
    expect(await mails()).toBe(mailsOfRecipient.hits);
    pass(server, mailsOfRecipient.windowSeconds);
    expect((await askForLink(await arrive('198.51.100.1'), trip, ways[0] ?? '')).statusCode).toBe(
      204,
    );
  });

  it('one address writes to no more than 20 mailboxes an hour, and does not keep others from it', async () => {
    const trip = await chooseTrip(visitor);
    const told: number[] = [];
    for (let count = 0; count < 25; count += 1) {
      const who = await arrive('198.51.100.7');
      told.push((await askForLink(who, trip, `reader${count}@example.jp`)).statusCode);
    }
    expect(told.filter((status) => status === 204)).toHaveLength(mailsOfAddress.hits);
    expect(await mails()).toBe(mailsOfAddress.hits);
    const other = await arrive('198.51.100.8');
    expect((await askForLink(other, trip, 'reader24@example.jp')).statusCode).toBe(204);
  });
});
