import type { Draft, RouteList, TicketList, TripChoice } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { chooseTrip, DRAFTS, expectStatus } from '../support/booking.ts';
import { cancelShown, comeBack, oneOf } from '../support/cancelling.ts';
import { readPdf } from '../support/read-pdf.ts';
import { askFor, pdfOf } from '../support/receipts.ts';
import { bookPaid, ticketsOf } from '../support/tickets.ts';
import { draftOf, legOf, searchStrait } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

/** The demonstration, as an operator with another largest party. */
const upTo = (largest: number) =>
  sql`update route set rules = jsonb_set(rules, '{passengers,maxPerBooking}', ${String(largest)}::jsonb)`.execute(
    server.db,
  );
const onFoot = { vehicles: [], pets: [], meals: [] };
const adults = (count: number) => ({ adults: count, children: 0, infants: 0, babies: 0 });

/** Out and back over the strait, each way with another party. */
async function bothWays(out: TripChoice['outbound']['party'], back = out): Promise<TripChoice> {
  const ask = ({ adults, children }: typeof out) => ({
    adults: String(adults),
    children: String(children),
    vehicles: '',
  });
  const [outbound] = await searchStrait(visitor, { more: ask(out) });
  const isReturn = { isReturn: true, date: '2027-08-09' };
  const [home] = await searchStrait(visitor, { ...isReturn, more: ask(back) });
  return {
    outbound: legOf(outbound, 0, { ...onFoot, party: out }),
    return: legOf(home, 0, { ...onFoot, party: back }),
  };
}

it('20名までの会社では20名で予約でき、21名はお電話になる', async () => {
  await upTo(20);
  const routes = (await visitor.get('/customer-api/routes')).json<RouteList>();
  expect(routes.maxPartySize).toBe(20);
  await bookPaid(visitor, await chooseTrip(visitor, { adults: 20 }));
  const trip = await chooseTrip(visitor, { adults: 20 });
  Object.assign(trip.outbound.party, { babies: 1 });
  const refused = await visitor.post(DRAFTS, trip);
  expect(refused.json()).toMatchObject({
    code: 'PARTY_TOO_LARGE',
    errors: { 'outbound.party': ['PARTY_TOO_LARGE'] },
  });
});

it('30名の往復は、予約、乗船券、領収書、1名の取消まで通り、31名は契約にない', async () => {
  await upTo(30);
  const booked = await bookPaid(visitor, await bothWays(adults(30)));
  expect(booked.passengers).toHaveLength(30);
  expect(booked.outbound.cabins.map(({ party }) => party.adults)).toEqual([30]);

  const receipt = expectStatus(await askFor(visitor, booked), 201).json();
  const { pages } = await readPdf((await pdfOf(visitor, receipt.id)).rawPayload);
  expect(pages.join('')).toContain('30');

  const left = await cancelShown(visitor, booked, [oneOf('passenger', 29)]);
  expect(left.outbound.party.adults).toBe(29);

  const more = await chooseTrip(visitor, { adults: 9 });
  Object.assign(more.outbound.party, { adults: 31 });
  const refused = await visitor.post(DRAFTS, more);
  expect(refused.json()).toMatchObject({ errors: { 'outbound.party.adults': ['OUT_OF_RANGE'] } });

  const guest = await comeBack(server, booked, '2027-08-02T05:00:00+09:00');
  const { legs } = expectStatus(await guest.get(ticketsOf(booked.id)), 200).json<TicketList>();
  expect(legs[0]?.tickets).toHaveLength(29);
});

it('往路30名、復路は別の30名でも、乗船者59名を入力して保存できる', async () => {
  await upTo(30);
  const back = { adults: 1, children: 29, infants: 0, babies: 0 };
  const draft: Draft = await draftOf(visitor, await bothWays(adults(30), back));
  expect(draft.customers.passengers).toHaveLength(59);
  expect(draft.problems).toEqual({});
});

it('個室は、人数に足りる室数になる', async () => {
  await upTo(20);
  const { outbound } = await chooseTrip(visitor, {
    adults: 20,
    cabin: 6,
    date: '2027-08-06',
    sailing: 0,
    ports: { fromPortId: 'port_shinonome', toPortId: 'port_hokutohama' },
  });
  expect(outbound.cabins.map(({ party }) => party.adults)).toEqual(Array(10).fill(2));
});
