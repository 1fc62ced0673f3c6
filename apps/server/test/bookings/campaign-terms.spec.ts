import type {
  CancellationQuote,
  CancelledItem,
  Reservation,
  SailingSearchResult,
} from '@ferry/api/customer-server';
import { expect, it } from 'vitest';
import { expectStatus, RESERVATIONS } from '../support/booking.ts';
import { comeBack, oneOf } from '../support/cancelling.ts';
import { bookPaid } from '../support/tickets.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// The demonstration's fares with the early discount, its meals and its pets have terms of their own:
// every minute at which one of them rises, to the yen.
const server = useTestServer();
const visitor = useVisitor(server);

/** Two adults with the early discount, two dinners and a pet over the night. */
async function bookEarly(): Promise<Reservation> {
  const ports = { fromPortId: 'port_shinonome', toPortId: 'port_hokutohama' };
  const query = new URLSearchParams({ ...ports, date: '2027-09-08', adults: '2' });
  const found = expectStatus(await visitor.get(`/customer-api/sailings?${query}`), 200);
  const [offer] = found.json<SailingSearchResult>().sailingOffers;
  const cabins = offer?.cabinOffers[0]?.cabins;
  if (!offer || !cabins) throw new Error('The demonstration has no such offer');
  const outbound = {
    ...ports,
    sailingId: offer.sailing.id,
    party: { adults: 2, children: 0, infants: 0, babies: 0 },
    cabins,
    vehicles: [],
    pets: [{ size: 'small' as const, stay: 'petRoom' as const }],
    meals: [{ mealId: 'meal_dinner', quantity: 2 }],
  };
  return bookPaid(visitor, { outbound, return: null });
}

/** Of the two adults one stays. */
const cut: CancelledItem[] = [oneOf('passenger', 1), oneOf('pet', 0), oneOf('meal', 0)];

/** The departure is on 8 September at 19:00; adult 8,330 yen, pet 2,000, dinners 4,400. */
const MINUTES: [at: string, adult: number, pet: number, dinners: number][] = [
  ['2027-09-01T23:59:59.999+09:00', 840, 200, 0],
  ['2027-09-02T00:00:00.000+09:00', 2500, 200, 0],
  ['2027-09-06T23:59:59.999+09:00', 2500, 200, 0],
  ['2027-09-07T00:00:00.000+09:00', 4170, 600, 0],
  ['2027-09-07T18:59:59.999+09:00', 4170, 600, 0],
  ['2027-09-07T19:00:00.000+09:00', 4170, 600, 4400],
  ['2027-09-08T18:59:59.999+09:00', 4170, 600, 4400],
];

async function quoteAt(booked: Reservation, at: string) {
  const who = await comeBack(server, booked, at);
  return who.post(`${RESERVATIONS}/${booked.id}/cancellation-quotes`, { items: cut });
}

it('割引運賃、食事、ペットのそれぞれの手数料が、分の境目で1円まで効き、予約の条件にも、そのまま示される', async () => {
  const booked = await bookEarly();
  const stated = (item: string) =>
    booked.cancellationTerms
      .filter((term) => term.item === item)
      .map(({ until, percent, discountNames }) => [until, percent, ...discountNames]);
  expect(stated('campaignFare')).toEqual([
    ['2027-09-02T00:00:00+09:00', 10, '早割28'],
    ['2027-09-07T00:00:00+09:00', 30, '早割28'],
    ['2027-09-08T19:00:00+09:00', 50, '早割28'],
    [null, 100, '早割28'],
  ]);
  expect(stated('meal')).toEqual([
    ['2027-09-07T19:00:00+09:00', 0],
    [null, 100],
  ]);
  const quotes: CancellationQuote[] = [];
  for (const [at, ...fees] of MINUTES) {
    const quote = expectStatus(await quoteAt(booked, at), 200).json<CancellationQuote>();
    // Options are pets, then meals.
    const feeOf = (kind: string, position: number) =>
      quote.lines.find((line) => line.kind === kind && line.position === position)?.feeYen;
    const found = [feeOf('passenger', 1), feeOf('option', 0), feeOf('option', 1)];
    expect([at, ...found]).toEqual([at, ...fees]);
    quotes.push(quote);
  }
  for (const index of [0, 2, 4]) {
    const [before, after] = [quotes[index], quotes[index + 1]];
    expect(Date.parse(before?.feeRises?.at ?? '')).toBe(Date.parse(MINUTES[index + 1]?.[0] ?? ''));
    expect(before?.feeRises).toMatchObject({ feeYen: after?.feeYen, refundYen: after?.refundYen });
  }
  const departed = await quoteAt(booked, '2027-09-08T19:00:00+09:00');
  expect([departed.statusCode, departed.json().code]).toEqual([422, 'CANCEL_CLOSED']);
}, 60_000);
