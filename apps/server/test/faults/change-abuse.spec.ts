import type { Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { passGate } from '../../src/domain/tickets/gate.ts';
import { TEST_KEYS } from '../support/api.ts';
import { outcome, useBadChanges } from '../support/bad-changes.ts';
import { consents, DRAFTS, expectStatus, ifMatch, key } from '../support/booking.ts';
import { cancel, comeBack, quoteOf, wholeTrip } from '../support/cancelling.ts';
import { aboutToPayMore } from '../support/changed-once.ts';
import {
  beginChange,
  changeQuoteOf,
  changeUrl,
  moved,
  setCustomers,
  setTrip,
  shownOf,
  tripOf,
} from '../support/changing.ts';
import {
  commitChange,
  commitRequest,
  holdOther,
  returnOn,
  withCars,
} from '../support/making-changes.ts';
import { CARDS, seen } from '../support/paying.ts';
import { pass } from '../support/payment-work.ts';
import { ticketsOf } from '../support/tickets.ts';

// Requests to change that no page of ours sends, or not in this order: nothing changes, and nothing fails inside.

const { server, visitor, card, paid } = useBadChanges();

const TOO_MUCH = 2 ** 53;
const AMOUNTS: [string, unknown][] = [
  ['less than nothing', -1],
  ['half a yen', 0.5],
  ['more than can be counted', TOO_MUCH],
  ['more than anything costs', 100_000_001],
  ['a text', '0'],
  ['nothing', null],
  ['a list', [0]],
];

describe('what cannot be asked for', () => {
  const parts: [string, unknown][] = [
    ['no parts', { parts: [] }],
    ['a part that nobody knows', { parts: ['price'] }],
    ['a name of every object', { parts: ['__proto__'] }],
    ['10,000 parts', { parts: Array(10_000).fill('contact') }],
    ['parts as an object', { parts: { 0: 'contact', length: 1 } }],
    ['a field of nobody', { parts: ['contact'], feeYen: 0 }],
  ];
  it.each(parts)('a draft with %s: refused', async (_, payload) => {
    const booked = await paid();
    const response = await visitor.post(changeUrl(booked, 'change-drafts'), payload as object);
    expect([400, 413, 422]).toContain(response.statusCode);
    expect((await seen(visitor, booked.id)).version).toBe(booked.version);
  });

  it.each(AMOUNTS)('amounts of %s: refused at the hold and at the commit', async (_, yen) => {
    const booked = await paid();
    const ready = await holdOther(visitor, booked, await returnOn(visitor));
    for (const name of ['newYen', 'feeYen', 'payYen', 'refundYen']) {
      const shown = { ...shownOf(ready.quote), [name]: yen };
      const hold = { draftId: ready.draft.id, allowsDuplicate: true, ...shown };
      const urls = [
        ['changes', hold, ready.draft.version],
        ['change/commit', { ...shown, consents }, ready.held.version],
      ] as const;
      for (const [what, body, version] of urls) {
        const headers = { ...key(), ...ifMatch(version) };
        const response = await visitor.post(changeUrl(booked, what), body, headers);
        expect([400, 422]).toContain(response.statusCode);
      }
    }
    expect((await seen(visitor, booked.id)).version).toBe(ready.held.version);
  });

  const commits: [string, object][] = [
    ['an unknown method', { paymentMethod: 'cheque' }],
    ['a name of every object as method', { paymentMethod: 'constructor' }],
    ['consents that are not given', { consents: { ...consents, privacyPolicy: false } }],
    ['consents as a list', { consents: [true, true, true] }],
    ['no consents', { consents: undefined }],
    ['a price beside the amounts', { totalYen: 1 }],
    ['another change', { changeId: 'chg_aaaaaaaaaaaaaaaaaaaa' }],
  ];
  it.each(commits)('a commit with %s: refused, the change stays held', async (_, more) => {
    const booked = await paid();
    const ready = await holdOther(visitor, booked, await returnOn(visitor));
    const request = { ...commitRequest(ready) };
    const payload = { ...(request.payload as object), ...more };
    const response = await visitor.send({ ...request, payload });
    expect([400, 422]).toContain(response.statusCode);
    expect((await seen(visitor, booked.id)).change?.state).toBe('held');
  });

  it.each([
    '{"parts":["contact"],"__proto__":{"parts":[]}}',
    '{"parts":["contact"],"constructor":{"prototype":{"parts":[]}}}',
  ])('a prototype in the text %s: refused', async (payload) => {
    const booked = await paid();
    const response = await visitor.send({
      method: 'POST',
      url: changeUrl(booked, 'change-drafts'),
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect([400, 422]).toContain(response.statusCode);
    expect(({} as { parts?: unknown }).parts).toBeUndefined();
  });
});

describe('the same key again', () => {
  it('with another body or on another booking it is refused; with the same it is the same response', async () => {
    const [one, other] = [await paid(), await paid()];
    const draft = await moved(visitor, await beginChange(visitor, one), await returnOn(visitor));
    const shown = shownOf(await changeQuoteOf(visitor, draft));
    const request = { draftId: draft.id, ...shown, allowsDuplicate: true };
    const headers = { ...key(), ...ifMatch(draft.version) };
    const hold = (booked: Reservation, more: object = {}) =>
      visitor.post(changeUrl(booked, 'changes'), { ...request, ...more }, headers);
    const first = expectStatus(await hold(one), 201);
    expect((await hold(one)).body).toBe(first.body);
    expect(outcome(await hold(one, { feeYen: 1 }))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(outcome(await hold(other))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const held = first.json<Reservation>();
    const ready = { draft, quote: await changeQuoteOf(visitor, draft), held, method: {} };
    const commit = commitRequest(ready, key());
    const made = expectStatus(await visitor.send(commit), 200);
    expect((await visitor.send(commit)).body).toBe(made.body);
    const payload = { ...(commit.payload as object), refundYen: shown.refundYen + 1 };
    expect(outcome(await visitor.send({ ...commit, payload }))).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    expect((await seen(visitor, one.id)).changes).toHaveLength(1);
  });

  it('a key that has begun to pay one difference pays no other one', async () => {
    const [one, other] = [
      await aboutToPayMore(visitor, card, { card: CARDS.challenge }),
      await aboutToPayMore(visitor),
    ];
    const same = key();
    expectStatus(await visitor.send(commitRequest(one, same)), 202);
    expect(outcome(await visitor.send(commitRequest(other, same)))).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    expect((await seen(visitor, other.booked.id)).change?.state).toBe('held');
  });
});

describe('steps out of their order', () => {
  it('after its time a change is neither extended nor made, and every place is back', async () => {
    const booked = await paid();
    const ready = await holdOther(visitor, booked, await returnOn(visitor));
    pass(server, 3600);
    const extend = () => visitor.post(changeUrl(booked, 'change/extensions'), {}, key());
    expect(outcome(await extend())).toEqual([410, 'HOLD_EXPIRED']);
    expect(outcome(await commitChange(visitor, ready))).toEqual([410, 'HOLD_EXPIRED']);
    expect(outcome(await extend())).toEqual([410, 'HOLD_EXPIRED']);
    expect(await seen(visitor, booked.id)).toMatchObject({ change: null, changes: [] });
  });

  it('it is extended as often as a hold, and no more', async () => {
    const booked = await paid();
    await holdOther(visitor, booked, await returnOn(visitor));
    const codes = [];
    for (let count = 0; count < 12; count += 1) {
      if (count > 0) pass(server, (count === 1 ? 50 : 15) * 60);
      codes.push(outcome(await visitor.post(changeUrl(booked, 'change/extensions'), {}, key()))[1]);
    }
    const given = Array.from({ length: 10 }, () => undefined);
    expect(codes).toEqual(['EXTENSION_TOO_EARLY', ...given, 'EXTENSION_LIMIT']);
  });

  it('while its difference is being paid nothing else is done to it or to its booking', async () => {
    const ready = await aboutToPayMore(visitor, card, { card: CARDS.challenge });
    expectStatus(await visitor.send(ready.request), 202);
    const { booked, draft } = ready;
    const now = await seen(visitor, booked.id);
    const { feeYen, refundYen } = await quoteOf(visitor, now, wholeTrip);
    const state = [409, 'RESERVATION_STATE'];
    const progress = [409, 'CHANGE_IN_PROGRESS'];
    const at = (what: string) => changeUrl(booked, what);
    const shown = shownOf(ready.quote);
    expect(outcome(await visitor.delete(at('change')))).toEqual(state);
    expect(outcome(await visitor.post(at('change/extensions'), {}, key()))).toEqual(state);
    expect(outcome(await visitor.delete(`${DRAFTS}/${draft.id}`))).toEqual(state);
    expect(outcome(await setTrip(visitor, draft, tripOf(draft)))).toEqual(state);
    expect(outcome(await setCustomers(visitor, draft, draft.customers))).toEqual(state);
    expect(outcome(await visitor.post(at('change-drafts'), { parts: ['contact'] }))).toEqual(
      progress,
    );
    const again = { draftId: draft.id, ...shown };
    const headers = { ...key(), ...ifMatch(draft.version) };
    expect(outcome(await visitor.post(at('changes'), again, headers))).toEqual(state);
    const twice = { ...ready, held: now };
    expect(outcome(await visitor.send(commitRequest(twice)))).toEqual(state);
    const request = { items: wholeTrip, feeYen, refundYen };
    expect(outcome(await cancel(visitor, now, request))).toEqual(state);
    expect((await seen(visitor, booked.id)).change?.state).toBe('paymentProcessing');
  });

  it('nothing is made, extended, dropped or held where nothing is held', async () => {
    const booked = await paid();
    const shown = { newYen: booked.quote.totalYen, feeYen: 0, payYen: 0, refundYen: 0 };
    const headers = { ...key(), ...ifMatch(booked.version) };
    const commit = { ...shown, consents };
    expect(
      outcome(await visitor.post(changeUrl(booked, 'change/commit'), commit, headers)),
    ).toEqual([410, 'HOLD_EXPIRED']);
    const dropped = expectStatus(await visitor.delete(changeUrl(booked, 'change')), 200);
    expect(dropped.json<Reservation>().version).toBe(booked.version);
  });

  it('who has checked in while a change of the leg was held does not leave it any more', async () => {
    const booked = await paid();
    const guest = await comeBack(server, booked, '2027-08-02T04:00:00+09:00');
    const held = await holdOther(guest, booked, await withCars(guest, booked, 0));
    const list = expectStatus(await guest.get(ticketsOf(booked.id)), 200).json();
    const code: string = list.legs[0].tickets[0].shortCode;
    await inTransaction(server.db, (tx) =>
      passGate(tx, TEST_KEYS, 'checkIn', { code }, server.clock.now()),
    );
    const refused = await commitChange(guest, held);
    expect(refused.json()).toMatchObject({
      code: 'CHANGE_CLOSED',
      changeClosedReason: 'checkedIn',
    });
    expect((await setTrip(guest, held.draft, tripOf(held.draft))).statusCode).toBe(422);
    expect((await seen(guest, booked.id)).quote).toEqual(booked.quote);
  });
});
