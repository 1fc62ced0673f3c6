import type { Draft, Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';
import { type Json, readOperations } from '../../src/http/contract/document.ts';
import { serverJobs } from '../../src/jobs/jobs.ts';
import { NOW, Visitor } from '../support/api.ts';
import {
  chooseTrip,
  commit,
  commitRequest,
  DRAFTS,
  expectStatus,
  fillDraft,
  hold,
  holdDraft,
  ifMatch,
  key,
  RESERVATIONS,
} from '../support/booking.ts';
import { type Buyer, draftFor, holdAs } from '../support/crowd.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
import { newPartnerKey } from '../support/partner-keys.ts';
import { CARDS, complete, holdToPay, pay, seen } from '../support/paying.ts';
import { pass } from '../support/payment-work.ts';
import { report, rounds } from '../support/rounds.ts';
import { freeBerths } from '../support/sailings.ts';
import { bearer } from '../support/tickets.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// A client that does not use the site as it was meant: holds everything, changes prices, leaves out
// steps, adds fields.

const { liveHoldsOfSession } = defaultLimits;
const liveHoldsOfAddress = rounds(20, defaultLimits.liveHoldsOfAddress);
const server = useTestServer({ limits: { liveHoldsOfSession, liveHoldsOfAddress } });
useDemoMembers(server);
const visitor = useVisitor(server);

const outcome = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
];
const runExpiry = async () => {
  const [job] = serverJobs(server.services).filter(({ name }) => name === 'expire holds');
  if (!job) throw new Error('There is no such job');
  await job.run({ info: () => undefined, error: (facts) => expect(facts).toBeUndefined() });
  return job.everySeconds;
};

describe('holding everything without buying', () => {
  const ATTEMPTS = rounds(30, 1000);
  const SESSIONS = liveHoldsOfAddress / liveHoldsOfSession + 1;

  it(`${ATTEMPTS} attempts from one address: no more places than the limit, and all are back 5 seconds after the hour`, async () => {
    const trip = await chooseTrip(visitor);
    const free = async () => (await freeBerths(server.db, trip.outbound.sailingId))[0]?.[0] ?? 0;
    const before = await free();
    const told: number[] = [];
    const attempt = async (buyer: Buyer) => {
      const response = await holdAs(buyer);
      told.push(response.statusCode);
      if (response.statusCode === 201) return;
      expect(outcome(response)).toEqual([429, 'RATE_LIMITED']);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    };
    let last: Buyer | undefined;
    for (let session = 0; session < SESSIONS; session += 1) {
      const who = await Visitor.arrive(server.app);
      for (let count = 0; count < liveHoldsOfSession; count += 1) {
        last = { visitor: who, draft: await draftFor(who, trip) };
        await attempt(last);
      }
    }
    while (last && told.length < ATTEMPTS) await attempt(last);
    expect(told.filter((status) => status === 201)).toHaveLength(liveHoldsOfAddress);
    expect(before - (await free())).toBe(liveHoldsOfAddress);
    report('one client wants everything', { attempts: told.length, held: liveHoldsOfAddress });
    pass(server, 60 * 60);
    expect(await runExpiry()).toBe(5);
    expect(await free()).toBe(before);
  }, 300_000);

  it('extending a hold ends after ten times, and never goes beyond the check-in', async () => {
    const held = await hold(visitor);
    const url = `${RESERVATIONS}/${held.id}/hold-extensions`;
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      // All at once, then each when it is its time.
      if (time < 2) statuses.push((await visitor.post(url, undefined, key())).statusCode);
      pass(server, (time === 0 ? 50 : 15) * 60);
      statuses.push((await visitor.post(url, undefined, key())).statusCode);
    }
    expect(statuses).toEqual([409, 200, 409, ...Array.from({ length: 9 }, () => 200), 409, 410]);
    const { limitTime } = await seen(visitor, held.id);
    expect(Date.parse(limitTime) - Date.parse(NOW)).toBe((60 + 150) * 60_000);
    server.clock.set(limitTime);
    await runExpiry();
    expect((await seen(visitor, held.id)).state).toBe('expired');
  });
});

describe('prices that are not ours', () => {
  it.each([
    ['lower', -1, 409, 'PRICE_CHANGED'],
    ['higher', 1, 409, 'PRICE_CHANGED'],
  ])(
    'a total that is one yen %s is refused at the hold, the confirmation and the payment',
    async (_, more, status, code) => {
      const draft = await fillDraft(visitor);
      const wrong = { totalYen: draft.quote.totalYen + more };
      expect(outcome(await holdDraft(visitor, draft, key(), wrong))).toEqual([status, code]);
      const ready = await holdToPay(visitor, { card: CARDS.frictionless });
      const { quote } = ready.held;
      const cheap = { ...ready.held, quote: { ...quote, totalYen: quote.totalYen + more } };
      expect(outcome(await commit(visitor, cheap))).toEqual([status, code]);
      expect(outcome(await pay(visitor, { ...ready, held: cheap }))).toEqual([status, code]);
      expect((await seen(visitor, ready.held.id)).state).toBe('held');
    },
  );

  it.each([
    ['negative', { totalYen: -1 }],
    ['a fraction', { totalYen: 0.5 }],
    ['text', { totalYen: '100' }],
    ['beyond what a number can count', { totalYen: 2 ** 53 + 1 }],
    ['another currency', { currency: 'USD' }],
    ['a price beside it', { price: 1 }],
  ])('a total that is %s is invalid', async (_, more) => {
    const draft = await fillDraft(visitor);
    const response = await holdDraft(visitor, draft, key(), more);
    expect(outcome(response)).toEqual([422, 'VALIDATION_FAILED']);
  });

  it('what was shown before the fares changed cannot be booked any more, and the response says both prices', async () => {
    const draft = await fillDraft(visitor);
    const { totalYen } = draft.quote;
    const change = (adult: (yen: number) => number) =>
      server.db.transaction().execute(async (tx) => {
        const fares = await tx.selectFrom('fare').select(['adult_yen']).distinct().execute();
        for (const { adult_yen } of fares.sort((a, b) => b.adult_yen - a.adult_yen)) {
          await tx
            .updateTable('fare')
            .set({ adult_yen: adult(adult_yen) })
            .where('adult_yen', '=', adult_yen)
            .execute();
        }
      });
    await change((yen) => yen + 100_000);
    const refused = await holdDraft(visitor, draft);
    expect(refused.json()).toMatchObject({
      code: 'PRICE_CHANGED',
      previousTotalYen: totalYen,
      currentTotalYen: totalYen + 100_000,
    });
    const now = (await visitor.get(`${DRAFTS}/${draft.id}`)).json<Draft>();
    expect(now.quote.totalYen).toBe(totalYen + 100_000);
    const held = await holdDraft(visitor, now);
    const reservation = expectStatus(held, 201).json<Reservation>();
    // The old quote again, now for the hold that has the new price.
    const old = { ...commitRequest(reservation), totalYen };
    const url = `${RESERVATIONS}/${reservation.id}/commit`;
    const replayed = await visitor.post(url, old, { ...key(), ...ifMatch(1) });
    expect(outcome(replayed)).toEqual([409, 'PRICE_CHANGED']);
    await change((yen) => yen - 100_000);
    // A hold keeps the price at which it was made.
    expectStatus(await commit(visitor, reservation), 200);
  });

  it('another one’s quote, draft or version is of no use', async () => {
    const draft = await fillDraft(visitor);
    const other = await Visitor.arrive(server.app);
    const theirs = await fillDraft(other, { adults: 2 });
    const mixed = await holdDraft(visitor, { ...draft, quote: theirs.quote });
    expect(outcome(mixed)).toEqual([409, 'PRICE_CHANGED']);
    const stolen = await holdDraft(visitor, theirs);
    expect(outcome(stolen)).toEqual([404, 'NOT_FOUND']);
    const old = await holdDraft(visitor, { ...draft, version: draft.version - 1 });
    expect(outcome(old)).toEqual([409, 'VERSION_CONFLICT']);
  });
});

describe('steps that are left out', () => {
  it('a draft without customers cannot be held', async () => {
    const draft = expectStatus(
      await visitor.post(DRAFTS, await chooseTrip(visitor)),
      201,
    ).json<Draft>();
    const response = await holdDraft(visitor, draft);
    expect(outcome(response)).toEqual([422, 'VALIDATION_FAILED']);
  });

  it('what was never held, or is held no more, cannot be confirmed or extended', async () => {
    const never = { ...(await hold(visitor)), id: 'rsv_000000000000' };
    expect(outcome(await commit(visitor, never))).toEqual([404, 'NOT_FOUND']);
    const held = await hold(visitor);
    pass(server, 3600);
    expect(outcome(await commit(visitor, held))).toEqual([410, 'HOLD_EXPIRED']);
  });

  it('consents cannot be left out, and a card cannot be skipped by completing', async () => {
    const ready = await holdToPay(visitor, { card: CARDS.challenge });
    const url = `${RESERVATIONS}/${ready.held.id}/commit`;
    const { consents: _, ...without } = commitRequest(ready.held);
    const headers = { ...key(), ...ifMatch(ready.held.version) };
    expect((await visitor.post(url, without, headers)).statusCode).toBe(422);
    // The draft says card: choosing the port in the confirmation alone is not what was agreed.
    expect((await commit(visitor, ready.held)).statusCode).toBe(409);
    const { payment } = expectStatus(await pay(visitor, ready), 202).json<Reservation>();
    // Completed without having been at the card company.
    const completed = await complete(visitor, payment?.id ?? '');
    expect(completed.statusCode).toBe(202);
    expect((await seen(visitor, ready.held.id)).state).toBe('paymentProcessing');
  });
});

describe('fields that nobody asked for', () => {
  const more = {
    scope: ['admin'],
    role: 'admin',
    status: 'confirmed',
    price: 1,
    memberId: 'mem_1',
  };
  const operations = [...readOperations('customer'), ...readOperations('external')];
  /** A payment company's own document: it may grow, and its signature says that it is theirs. */
  const theirs = new Set(['receiveStripeEvent']);
  const withBody = operations.filter(({ bodySchema, id }) => bodySchema && !theirs.has(id));
  const example = (path: string) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name] ?? 'x_000000000000');
  const ids: Record<string, string> = {
    draftId: 'drf_000000000000',
    reservationId: 'rsv_000000000000',
    paymentId: 'pay_000000000000',
    receiptId: 'rcp_000000000000',
    companionId: 'cmp_000000000000',
    passkeyId: 'pk_000000000000',
    memberVehicleId: 'mvh_000000000000',
    cardId: 'card_000000000000',
    refundId: 'rfd_000000000000',
    ticketShareId: 'tsh_000000000000',
    endpointHash: '0'.repeat(64),
  };

  it.each(withBody.map((operation) => [operation.id, operation] as const))(
    '%s refuses them by name',
    async (_, { method, path, parameters, responses, security }) => {
      const required = parameters.filter((each) => each.in === 'header' && each.required);
      const values: Record<string, string> = {
        ...key(),
        ...ifMatch(1),
        'payment-signature': 't=1,v1=0',
      };
      const needed = Object.fromEntries(required.map(({ name }) => [name, values[name] ?? 'x']));
      const isPartners = security.includes('partnerKey');
      const headers = isPartners ? { ...needed, ...bearer(await newPartnerKey(server)) } : needed;
      const isMembers = security.includes('member');
      const who = isMembers ? await loggedIn(server, 'hanako') : visitor;
      const response = await who.send({ method, url: example(path), payload: more, headers });
      if (!responses.has(422)) return expect(response.statusCode).toBe(400);
      expect(response.statusCode).toBe(422);
      expect(response.json().errors).toMatchObject({
        scope: ['UNKNOWN_VALUE'],
        role: ['UNKNOWN_VALUE'],
        memberId: ['UNKNOWN_VALUE'],
      });
    },
  );

  it('every object of every request is closed', () => {
    const open: string[] = [];
    const visit = (schema: unknown, at: string): void => {
      if (schema === null || typeof schema !== 'object') return;
      const node = schema as Json;
      if (node.properties && node.additionalProperties !== false) open.push(at);
      for (const [name, value] of Object.entries(node)) visit(value, `${at}/${name}`);
    };
    for (const { id, bodySchema } of withBody) visit(bodySchema, id);
    expect(open).toEqual([]);
  });
});
