import type { CancellationQuote, CancelledItem, Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';
import { expectStatus, ifMatch, key, RESERVATIONS } from '../support/booking.ts';
import { bookFamily, cancel, quoteOf, wholeTrip } from '../support/cancelling.ts';
import { CARDS, seen } from '../support/paying.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// Requests to cancel that no page of ours sends: nothing changes, and nothing fails inside.

const { draftWrites, bookingAttempts } = defaultLimits;
const server = useTestServer({ limits: { draftWrites, bookingAttempts } });
const visitor = useVisitor(server);
const paid = () => bookFamily(visitor, { card: CARDS.frictionless });

const quote = ({ id }: Reservation, payload: unknown) =>
  visitor.post(`${RESERVATIONS}/${id}/cancellation-quotes`, payload as object);
const child: CancelledItem = { leg: 'outbound', kind: 'passenger', position: 2 };
const driver = (change: object) => ({
  items: [child],
  newDrivers: [{ leg: 'outbound', vehicle: 0, driver: 1, ...change }],
});
const item = (change: object) => ({ items: [{ ...child, ...change }] });

describe('what cannot be named', () => {
  const bodies: [string, unknown][] = [
    ['nothing', { items: [] }],
    ['10,000 items', { items: Array(10_000).fill(child) }],
    ['301 items', { items: Array(301).fill(child) }],
    ['a negative position', item({ position: -1 })],
    ['half a position', item({ position: 1.5 })],
    ['a position beyond all', item({ position: 2 ** 53 })],
    ['a position as a text', item({ position: '2' })],
    ['a passenger who is not there', item({ position: 9 })],
    ['a leg with a position of none', item({ kind: 'passenger', position: null })],
    ['a name of every object as kind', item({ kind: '__proto__' })],
    ['a name of every object as leg', item({ leg: 'constructor' })],
    ['a field of nobody', item({ reservationId: 'rsv_other' })],
    ['a price beside the items', { items: [child], feeYen: 0 }],
    ['items as an object', { items: { 0: child, length: 1 } }],
    ['a driver below none', driver({ driver: -1 })],
    ['a driver of a vehicle that keeps its own', driver({})],
    ['a vehicle named as every object has one', driver({ vehicle: 'toString' })],
    [
      '10,000 drivers',
      { items: [child], newDrivers: Array(10_000).fill(driver({}).newDrivers[0]) },
    ],
  ];

  it.each(bodies)('%s: refused, and the booking stays', async (_, payload) => {
    const booked = await bookFamily(visitor);
    const asked = await quote(booked, payload);
    expect([400, 413, 422]).toContain(asked.statusCode);
    const request = { feeYen: 0, refundYen: 0, ...(payload as object) };
    const sent = await cancel(visitor, booked, request as Parameters<typeof cancel>[2]);
    expect([400, 409, 413, 422]).toContain(sent.statusCode);
    expect((await seen(visitor, booked.id)).version).toBe(booked.version);
  });

  it.each([
    '{"items":[{"leg":"outbound","kind":"passenger","position":2,"__proto__":{"position":0}}]}',
    '{"items":[{"leg":"outbound","kind":"passenger","position":2}],"__proto__":{"newDrivers":[]}}',
    '{"items":[{"leg":"outbound","kind":"leg","position":null}],"constructor":{"prototype":{}}}',
  ])('a prototype in the text %s: refused', async (payload) => {
    const booked = await bookFamily(visitor);
    const response = await visitor.send({
      method: 'POST',
      url: `${RESERVATIONS}/${booked.id}/cancellation-quotes`,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect([400, 422]).toContain(response.statusCode);
    expect(({} as { newDrivers?: unknown }).newDrivers).toBeUndefined();
  });
});

describe('what is named more than once', () => {
  it('the same item a hundred times, or with its whole cabin and leg, is given back once', async () => {
    const booked = await paid();
    const once = await quoteOf(visitor, booked, [child]);
    const often = await quoteOf(visitor, booked, Array(100).fill(child));
    const moneyOf = ({ paidYen, feeYen, refundYen, restYen, lines }: CancellationQuote) => [
      paidYen,
      feeYen,
      refundYen,
      restYen,
      lines.length,
    ];
    expect(moneyOf(often)).toEqual(moneyOf(once));
    const whole = await quoteOf(visitor, booked, wholeTrip);
    const overlapping = await quoteOf(visitor, booked, [
      child,
      ...wholeTrip,
      { leg: 'outbound', kind: 'cabin', position: 0 },
      { leg: 'return', kind: 'vehicle', position: 0 },
    ]);
    expect(moneyOf(overlapping)).toEqual(moneyOf(whole));
    expect(whole.refundYen + whole.feeYen).toBe(booked.quote.totalYen);
  });
});

describe('what is paid for is the server’s to say', () => {
  it('another fee, another refund, an old version, a missing key: refused, nothing goes back', async () => {
    const booked = await paid();
    const { feeYen, refundYen } = await quoteOf(visitor, booked, wholeTrip);
    const shown = { items: wholeTrip, feeYen, refundYen };
    const codeOf = async (request: typeof shown, version = booked.version) =>
      (await cancel(visitor, { id: booked.id, version }, request)).json().code;
    expect(await codeOf({ ...shown, feeYen: 0, refundYen: feeYen + refundYen })).toBe(
      'FEE_CHANGED',
    );
    expect(await codeOf({ ...shown, refundYen: refundYen + 1 })).toBe('FEE_CHANGED');
    expect(await codeOf({ ...shown, refundYen: -refundYen })).toBe('VALIDATION_FAILED');
    expect(await codeOf(shown, booked.version - 1)).toBe('VERSION_CONFLICT');
    const url = `${RESERVATIONS}/${booked.id}/cancellations`;
    expect((await visitor.post(url, shown, ifMatch(booked.version))).statusCode).toBe(428);
    expect((await visitor.post(url, shown, key())).statusCode).toBe(428);
    expect((await seen(visitor, booked.id)).version).toBe(booked.version);
    // A key of one cancellation is of no use for another.
    const other = await paid();
    const same = key();
    expectStatus(await cancel(visitor, booked, shown, same), 200);
    const reused = await cancel(visitor, other, shown, same);
    expect([reused.statusCode, reused.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await seen(visitor, other.id)).state).toBe('confirmed');
  });
});

describe('asking again and again', () => {
  it('quotes and cancellations have a limit for a session, which says when it is over', async () => {
    const booked = await bookFamily(visitor);
    const limited = async (hits: number, ask: () => ReturnType<typeof quote>) => {
      for (let count = 0; count <= hits; count += 1) {
        const { statusCode, headers } = await ask();
        if (statusCode === 429) return Number(headers['retry-after']);
      }
      return undefined;
    };
    const request = { items: wholeTrip, feeYen: 1, refundYen: 1 };
    for (const [hits, ask] of [
      [draftWrites.hits, () => quote(booked, { items: wholeTrip })],
      [bookingAttempts.hits, () => cancel(visitor, booked, request)],
    ] as const) {
      const seconds = await limited(hits, ask);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    }
    expect((await seen(visitor, booked.id)).version).toBe(booked.version);
  });
});
