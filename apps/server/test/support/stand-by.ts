import type { LegName, Reservation, SailingSearchResult } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { type CommandResult, runLine } from '../../src/commands/run-line.ts';
import { TEST_KEYS, type TestServer, type Visitor } from './api.ts';
import { chooseTrip, expectStatus, ifMatch, key, RESERVATIONS } from './booking.ts';
import { bookPaid, guestOf } from './tickets.ts';

/** The sailing that {@link bookOnFoot} books, 6:40 to 10:20 on 2 August, and the next ones of the section. */
export const BOOKED = 'sail_strait-0640_20270802';
export const NEXT = 'sail_strait-1120_20270802';
/** After the check-in of 6:40 has closed, and before it leaves. */
export const LATE = '2027-08-02T06:20:00+09:00';
/** The gate of 11:20 is open. */
export const AT_GATE = '2027-08-02T10:40:00+09:00';

/** Whether the operator lets customers keep the value of a leg, and for how many days; 0: not. */
export const offerStandBy = ({ db }: Pick<TestServer, 'db'>, withinDays = 7) =>
  sql`update route set rules = jsonb_set(rules, '{standBy,withinDays}', ${String(withinDays)}::jsonb)`.execute(
    db,
  );

/** People without a vehicle on the sailing of 6:40, paid by card. */
export const bookOnFoot = async (visitor: Visitor, adults = 2): Promise<Reservation> =>
  bookPaid(visitor, await chooseTrip(visitor, { adults, sailing: 0 }));

/** As {@link bookOnFoot}, with the first sailing back on 5 August. */
export async function bookThereAndBack(visitor: Visitor): Promise<Reservation> {
  const { outbound } = await chooseTrip(visitor, { adults: 2, sailing: 0 });
  const back = { fromPortId: outbound.toPortId, toPortId: outbound.fromPortId };
  const query = new URLSearchParams({ ...back, date: '2027-08-05', adults: '2' });
  const found = await visitor.get(`/customer-api/sailings?${query}`);
  const [offer] = found.json<SailingSearchResult>().sailingOffers;
  const cabins = offer?.cabinOffers[0]?.cabins;
  if (!offer || !cabins) throw new Error('The demonstration has no such sailing');
  const returnLeg = { ...outbound, ...back, sailingId: offer.sailing.id, cabins };
  return bookPaid(visitor, { outbound, return: returnLeg });
}

export const standByUrl = (id: string) => `${RESERVATIONS}/${id}/stand-bys`;

/** Presses that its customers will be late. */
export const pressLate = (
  visitor: Visitor,
  { id, version }: Pick<Reservation, 'id' | 'version'>,
  leg: LegName = 'outbound',
  keyHeader = key(),
) => visitor.post(standByUrl(id), { leg }, { ...keyHeader, ...ifMatch(version) });

/** A customer who has looked the booking up, at 6:20 unless told otherwise: sessions are over by then. */
export async function atTime(server: TestServer, { id }: Reservation, at = LATE): Promise<Visitor> {
  server.clock.set(at);
  return guestOf(server, id);
}

/** As {@link pressLate} at 6:20, where it is accepted. */
export async function standBy(server: TestServer, booked: Reservation): Promise<Reservation> {
  const guest = await atTime(server, booked);
  return expectStatus(await pressLate(guest, booked), 200).json();
}

/** What a port types. */
export const gateOf =
  (server: TestServer) =>
  (line: string): Promise<CommandResult> => {
    const keySettings = { ring: '', file: undefined, demonstrationFile: '', dataDir: '' };
    const services = { ...server.services, keys: async () => TEST_KEYS, keySettings };
    return runLine(services, { words: line.split(' '), input: '', actor: 'minato' });
  };

/** Does the work while so many places of each pool of a sailing are free; what it has is put back. */
export async function withFree<Result>(
  { db }: Pick<TestServer, 'db'>,
  sailingId: string,
  places: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await db
    .selectFrom('leg_inventory')
    .select(['leg', 'capacity'])
    .where('sailing_id', '=', sailingId)
    .execute();
  await sql`update leg_inventory set (capacity, free) = (
    select array_agg(c - f + ${places}::int order by i), array_agg(${places}::int order by i)
    from unnest(capacity, free) with ordinality as u(c, f, i)) where sailing_id = ${sailingId}`.execute(
    db,
  );
  try {
    return await work();
  } finally {
    for (const { leg, capacity } of before) {
      await sql`update leg_inventory set (capacity, free) = (
        select array_agg(b order by i), array_agg(b - c + f order by i)
        from unnest(${capacity}::int[], capacity, free) with ordinality as u(b, c, f, i))
        where sailing_id = ${sailingId} and leg = ${leg}`.execute(db);
    }
  }
}
