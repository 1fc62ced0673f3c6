import type { Draft, Reservation, TripChoice } from '@ferry/api/customer-server';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { bodyOf } from '../../src/mail/mail-body.ts';
import { unpaidRules } from '../../src/rules/unpaid-rules.ts';
import { TEST_KEYS, type TestServer, Visitor } from './api.ts';
import { commit, customers, DRAFTS, expectStatus, holdDraft, ifMatch } from './booking.ts';

/** The limits of the demonstration, which all other tests have out of their way. */
export async function limitUnpaid({ db }: Pick<TestServer, 'db'>): Promise<void> {
  const rules = JSON.stringify(unpaidRules(9));
  await sql`update route set rules = jsonb_set(rules, '{payments,unpaid}', ${rules}::jsonb)`.execute(
    db,
  );
}

/** Lets the operator limit again how many places are held at full length; {@link limitUnpaid}. */
export async function limitHolds(
  { db }: Pick<TestServer, 'db'>,
  places = { ofAddress: 27, ofContact: 18 },
): Promise<void> {
  const rules = JSON.stringify(places);
  await sql`update route set rules = jsonb_set(rules, '{holds,places}', ${rules}::jsonb)`.execute(
    db,
  );
}

export interface Contact {
  phone: string;
  email: string;
}

/** A contact that no reservation has yet. */
export const contactOf = (number: number): Contact => ({
  phone: `090-${String(1000 + Math.floor(number / 10_000))}-${String(number % 10_000).padStart(4, '0')}`,
  email: `person${number}@example.jp`,
});

/** A new session behind a client's address. */
export async function arriveFrom(app: FastifyInstance, address: string): Promise<Visitor> {
  const visitor = new Visitor(app);
  visitor.headers = { 'x-forwarded-for': address };
  await visitor.get('/sanctum/csrf-cookie');
  return visitor;
}

/** A filled-in draft of the trip. */
export async function draftOf(
  visitor: Visitor,
  trip: TripChoice,
  contact: Contact,
): Promise<Draft> {
  const draft = expectStatus(await visitor.post(DRAFTS, trip), 201).json<Draft>();
  const people = customers(trip.outbound.party.adults);
  const input = { ...people, representative: { ...people.representative, ...contact } };
  const url = `${DRAFTS}/${draft.id}/customers`;
  return expectStatus(await visitor.put(url, input, ifMatch(draft.version)), 200).json<Draft>();
}

export async function holdFor(
  visitor: Visitor,
  trip: TripChoice,
  contact: Contact,
): Promise<Reservation> {
  const response = await holdDraft(visitor, await draftOf(visitor, trip, contact));
  return expectStatus(response, 201).json<Reservation>();
}

/** Holds and confirms with payment at the port, whatever the response. */
export const bookAtPort = async (visitor: Visitor, trip: TripChoice, contact: Contact) =>
  commit(visitor, await holdFor(visitor, trip, contact));

/** The token in the newest mail that asks for a confirmation. */
export async function confirmationToken({ db }: Pick<TestServer, 'db'>): Promise<string> {
  const mail = await db
    .selectFrom('mail')
    .selectAll()
    .where('kind', '=', 'mailConfirmation')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /confirm-mail#([\w-]+)/.exec(bodyOf(TEST_KEYS, mail)?.text ?? '')?.[1] ?? '';
}

/**
 * The largest share of a pool, on any leg of any sailing, that is booked and not paid, or held by changes
 * that are not, in percent.
 */
export async function largestUnpaidShare({ db }: Pick<TestServer, 'db'>): Promise<number> {
  const { rows } = await sql<{ share: number }>`
    with sections as (
      select l.sailing_id, l.from_call, l.to_call, l.pools
      from reservation_leg l join reservation r on r.id = l.reservation_id
      where r.state in ('confirmedUnpaid', 'paymentProcessing')
      union all
      select l.sailing_id, l.from_call, l.to_call, l.pools
      from change_stock l join reservation_change c on c.id = l.change_id
      where c.state in ('awaitingPayment', 'paymentProcessing')
    ), taken as (
      select l.sailing_id, g.leg, p ->> 'poolId' as pool_id, sum((p ->> 'quantity')::int) as places
      from sections l,
        jsonb_array_elements(l.pools) p, generate_series(l.from_call, l.to_call - 1) as g(leg)
      group by 1, 2, 3
    )
    select coalesce(max(t.places * 100.0 / i.capacity[array_position(s.pool_ids, t.pool_id)]), 0)::float
      as share
    from taken t join sailing s on s.id = t.sailing_id
    join leg_inventory i on i.sailing_id = t.sailing_id and i.leg = t.leg`.execute(db);
  return rows[0]?.share ?? 0;
}

/** People of reservations that are booked and not paid. */
export async function unpaidPlaces({ db }: Pick<TestServer, 'db'>): Promise<number> {
  const { rows } = await sql<{ places: number }>`
    select coalesce(sum(jsonb_array_length(passengers)), 0)::int as places from reservation
    where state in ('confirmedUnpaid', 'paymentProcessing')`.execute(db);
  return rows[0]?.places ?? 0;
}
