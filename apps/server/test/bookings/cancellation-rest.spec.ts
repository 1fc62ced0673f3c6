import type {
  CancellationQuote,
  CancelledItem,
  LegChoice,
  Reservation,
  SailingSearchResult,
} from '@ferry/api/customer-server';
import { expect, it } from 'vitest';
import { expectStatus } from '../support/booking.ts';
import { cancelShown, oneOf, quoteOf } from '../support/cancelling.ts';
import { bookPaid } from '../support/tickets.ts';
import { car } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// What a cancellation in part does to the price of who and what stays, each in yen with its reason.

const server = useTestServer();
const visitor = useVisitor(server);
const nobody = { adults: 0, children: 0, infants: 0, babies: 0 };

const STRAIT = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura' };
const NIGHT = { fromPortId: 'port_shinonome', toPortId: 'port_hokutohama' };

/** A paid trip of one leg, in a cabin whose type ends with the name. */
async function book(
  ports: typeof STRAIT,
  party: LegChoice['party'],
  { cabin, ...more }: Partial<LegChoice> & { cabin?: string } = {},
): Promise<Reservation> {
  const query = new URLSearchParams({
    ...ports,
    date: '2027-08-02',
    adults: String(party.adults),
    infants: String(party.infants),
    ...(more.vehicles && { vehicles: 'veh_car:469:155' }),
  });
  const found = await visitor.get(`/customer-api/sailings?${query}`);
  const { sailingOffers } = expectStatus(found, 200).json<SailingSearchResult>();
  const offers = sailingOffers.flatMap(({ sailing, cabinOffers }) =>
    cabinOffers.flatMap(({ cabinType, cabins }) =>
      cabins && (!cabin || cabinType.id.endsWith(cabin)) ? [{ sailing, cabins }] : [],
    ),
  );
  const [offer] = offers;
  if (!offer) throw new Error('The demonstration has no such offer');
  const { sailing, cabins } = offer;
  const isPrivate = cabin === 'comfort';
  const chosen = isPrivate ? cabins.map((each) => ({ ...each, privateUse: true })) : cabins;
  const leg = { ...ports, sailingId: sailing.id, party, cabins: chosen };
  const outbound = { ...leg, vehicles: [], pets: [], meals: [], ...more };
  return bookPaid(visitor, { outbound, return: null });
}

const changesOf = ({ changes }: CancellationQuote, reason: string) =>
  changes.filter((each) => each.reason === reason);
const expectExact = ({ paidYen, refundYen, feeYen, restYen, waivedYen }: CancellationQuote) =>
  expect(paidYen - refundYen - feeYen).toBe(restYen - waivedYen);

it('大人が減ると、大人1人につき1人まで無料だった幼児が、小人の運賃になる。その額を円で示す', async () => {
  const booked = await book(STRAIT, { ...nobody, adults: 2, infants: 2 });
  const adult = booked.passengers.findLastIndex((each) => each.passengerClass === 'adult');
  const found = await quoteOf(visitor, booked, [oneOf('passenger', adult)]);
  const [infant, ...others] = changesOf(found, 'infant').filter(({ kind }) => kind === 'passenger');
  expect(others).toEqual([]);
  expect(infant?.beforeYen).toBe(0);
  expect(infant?.afterYen).toBeGreaterThan(0);
  expect(found.alsoCancelled).toEqual([]);
  expectExact(found);
  const left = await cancelShown(visitor, booked, [oneOf('passenger', adult)]);
  expect(left.quote.totalYen).toBe(found.restYen);
  expect(left.outbound.party).toEqual({ ...nobody, adults: 1, infants: 2 });
});

it('貸し切りの客室で人が減ると、空く寝台の料金が増える。その額を円で示す', async () => {
  const booked = await book(NIGHT, { ...nobody, adults: 3 }, { cabin: 'comfort' });
  const found = await quoteOf(visitor, booked, [oneOf('passenger', 2)]);
  const [room] = changesOf(found, 'emptyBerths');
  expect(room?.kind).toBe('room');
  // One empty berth of four becomes two, each half of an adult's fare.
  expect(room?.afterYen).toBe(2 * (room?.beforeYen ?? 0));
  expect(room?.beforeYen).toBeGreaterThan(0);
  expectExact(found);
  const left = await cancelShown(visitor, booked, [oneOf('passenger', 2)]);
  expect(left.quote.totalYen).toBe(found.restYen);
});

it('車の中で過ごすペットは車と、だれも乗らない行程の車とペットは人と、一緒に取り消すものになる', async () => {
  const booked = await book(
    STRAIT,
    { ...nobody, adults: 2 },
    {
      vehicles: [car],
      pets: [{ size: 'small', stay: 'vehicle' }],
    },
  );
  const withoutCar = await quoteOf(visitor, booked, [oneOf('vehicle', 0)]);
  expect(withoutCar.alsoCancelled).toEqual([{ ...oneOf('pet', 0), reason: 'noPlace' }]);
  expectExact(withoutCar);
  const adults: CancelledItem[] = [oneOf('passenger', 0), oneOf('passenger', 1)];
  const emptyLeg = await quoteOf(visitor, booked, adults);
  expect(emptyLeg.alsoCancelled).toEqual(
    (['vehicle', 'pet'] as const).map((kind) => ({
      ...oneOf(kind, 0),
      reason: 'nobodyAboard',
    })),
  );
  expect(emptyLeg.restQuote).toBeNull();
  expect(emptyLeg.refundYen + emptyLeg.feeYen).toBe(booked.quote.totalYen);
});
