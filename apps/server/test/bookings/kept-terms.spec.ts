import type { CancellationQuote, CancelledItem, Reservation } from '@ferry/api/customer-server';
import { expect, it } from 'vitest';
import { demoOperator } from '../../src/operator/demo/document.ts';
import { loadOperator } from '../../src/operator/load-operator.ts';
import type { OperatorDocumentInput } from '../../src/rules/schema.ts';
import { expectStatus, RESERVATIONS } from '../support/booking.ts';
import { bookFamily, comeBack } from '../support/cancelling.ts';
import { CARDS } from '../support/paying.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// What an operator may decide of the fees, as its document says it; and every minute at which one rises.
const server = useTestServer();
const visitor = useVisitor(server);

const load = (cancellationRules: OperatorDocumentInput['cancellationRules']) =>
  loadOperator(
    server.db,
    { ...(demoOperator as OperatorDocumentInput), cancellationRules },
    { clock: server.clock, horizonDays: 70 },
  );

const free = { percent: 0, minimumYen: 0 };
/** Vehicles over the strait: free until two days before, half until three hours before. */
const RULES: OperatorDocumentInput['cancellationRules'] = [
  {
    routeIds: ['route_strait'],
    items: ['vehicle'],
    hours: [
      { hoursBefore: 48, ...free },
      { hoursBefore: 3, percent: 50, minimumYen: 500 },
    ],
  },
];
/** The same for another route, and for everything on all routes nearly all of it. */
const LATER: OperatorDocumentInput['cancellationRules'] = [
  { days: [{ daysBefore: 0, percent: 90, minimumYen: 0 }] },
];

const cut: CancelledItem[] = [
  { leg: 'outbound', kind: 'passenger', position: 2 },
  { leg: 'outbound', kind: 'vehicle', position: 0 },
];

/** The departure is on 2 August at 6:40. */
const MINUTES: [at: string, child: number, vehicle: number][] = [
  ['2027-07-26T23:59:59.999+09:00', 200, 0],
  ['2027-07-27T00:00:00.000+09:00', 240, 0],
  ['2027-07-31T06:39:59.999+09:00', 240, 0],
  ['2027-07-31T06:40:00.000+09:00', 240, 9300],
  ['2027-07-31T23:59:59.999+09:00', 240, 9300],
  ['2027-08-01T00:00:00.000+09:00', 720, 9300],
  ['2027-08-02T03:39:59.999+09:00', 720, 9300],
  ['2027-08-02T03:40:00.000+09:00', 720, 18_600],
  ['2027-08-02T06:39:59.999+09:00', 720, 18_600],
];

async function quoteAt(booked: Reservation, at: string) {
  const who = await comeBack(server, booked, at);
  return who.post(`${RESERVATIONS}/${booked.id}/cancellation-quotes`, { items: cut });
}

it('航路と種類ごとの、日数と時間の規則が、予約した日のまま、分の境目で1円まで効く', async () => {
  await load(RULES);
  const booked = await bookFamily(visitor, { card: CARDS.frictionless });
  expect(booked.passengers[2]?.passengerClass).toBe('child');
  await load(LATER);
  const quotes: CancellationQuote[] = [];
  for (const [at, child, vehicle] of MINUTES) {
    const quote = expectStatus(await quoteAt(booked, at), 200).json<CancellationQuote>();
    const feeOf = (kind: string) => quote.lines.find((line) => line.kind === kind)?.feeYen;
    expect([at, feeOf('passenger'), feeOf('vehicle'), quote.feeYen]).toEqual([
      at,
      child,
      vehicle,
      child + vehicle,
    ]);
    quotes.push(quote);
  }
  // What was announced is what came: the next minute, and its yen.
  for (const index of [0, 2, 4, 6]) {
    const [before, after] = [quotes[index], quotes[index + 1]];
    expect(Date.parse(before?.feeRises?.at ?? '')).toBe(Date.parse(MINUTES[index + 1]?.[0] ?? ''));
    expect(before?.feeRises).toMatchObject({
      feeYen: after?.feeYen,
      refundYen: after?.refundYen,
    });
  }
  const departed = await quoteAt(booked, '2027-08-02T06:40:00+09:00');
  expect([departed.statusCode, departed.json().code]).toEqual([422, 'CANCEL_CLOSED']);
}, 60_000);

it('ほかの航路の規則は適用されず、新しい予約には新しい規則が適用される', async () => {
  await load([{ routeIds: ['route_islands'], days: LATER?.[0]?.days }]);
  const usual = await bookFamily(visitor, { card: CARDS.frictionless });
  await load(LATER);
  const newer = await bookFamily(visitor, { card: CARDS.frictionless });
  const feesOf = async (booked: Reservation) =>
    expectStatus(await quoteAt(booked, '2027-07-20T12:00:00+09:00'), 200).json<CancellationQuote>()
      .feeYen;
  expect(await feesOf(usual)).toBe(200);
  expect(await feesOf(newer)).toBe(2160 + 16_740);
}, 60_000);
