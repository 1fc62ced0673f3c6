import { type Kysely, sql, type Transaction } from 'kysely';
import { jsonRows } from '../../database/json-rows.ts';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import type { StockDemand } from '../inventory/demand.ts';

/** Whose reservation it is; each of the three counts by itself. */
export interface Contact {
  /** Null when it has ended. */
  sessionId: number | null;
  /** As the look-up has it: digits only. */
  phone: string;
  /** Keyed hash of the mailbox. */
  mailHash: Buffer;
}

/** A reservation that has places and is not paid. */
export interface LiveReservation {
  ofSession: boolean;
  ofPhone: boolean;
  ofMail: boolean;
  /** People in it. */
  places: number;
  /** Not only held. */
  isBooked: boolean;
  /** By a customer who was known to own its mailbox then, whosever it is by now. */
  isOfOwner: boolean;
}

/**
 * Makes a customer who books unpaid with one of these things wait for the others, so that none of
 * two that come at once slips through the count. After the reservation's own lock, in one order
 * everywhere.
 */
export async function lockNames(tx: Transaction<Database>, names: string[]): Promise<void> {
  const sorted = names.map((name) => `unpaid ${name}`).sort();
  await lockSorted(tx, { sorted });
}

const lockSorted = prepared(
  (_, { sorted }: { sorted: string[] }) => sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sorted}::text[]) as name`,
);

export const namesOf = ({ sessionId, phone, mailHash }: Contact): string[] => [
  ...(sessionId === null ? [] : [`session ${sessionId}`]),
  `phone ${phone}`,
  nameOfMail(mailHash),
];

export const nameOfMail = (mailHash: Buffer): string => `mail ${mailHash.toString('base64')}`;

// What a customer only holds, or is paying by card, is theirs by session alone: whatever phone
// number and mail address they have typed, its owner must not be kept from booking by it.
const isBooked = sql`(state <> 'held' and unpaid_since is not null)`;
// Written out, as an index has it.
const isWaiting = sql`unpaid_since is not null and ended_at is null`;

/** A customer is known as a member, or by a mailbox that is confirmed for their session. */
export interface Standing {
  isConfirmed: boolean;
  /** Of the member whose session it is. */
  loginEmail: string | null;
  live: LiveReservation[];
}

/**
 * Whether a contact is known, and what it has on its hands beside the reservation in question and its change: of the session also what is
 * only held. What is to be paid at the port counts until the check-in closes. A change that waits for its payment
 * counts as a reservation of all its people: it is of one that is paid, which does not.
 */
export async function findStanding(
  db: Kysely<Database>,
  { sessionId, phone, mailHash }: Contact,
  ownId: string | undefined,
  now: Date,
): Promise<Standing> {
  const values = { sessionId, phone, mailHash, ownId: ownId ?? null, now };
  const [standing] = await readStanding(db, values);
  if (!standing) throw new Error('A select without a table has a row');
  return standing;
}

type Asked = Contact & { ownId: string | null; now: Date };

const readStanding = prepared((_, { sessionId, phone, mailHash, ownId, now }: Asked) => {
  const columns = sql`
    select session_id is not distinct from ${sessionId}::bigint and session_id is not null as "ofSession",
      ${isBooked} and contact_phone = ${phone} as "ofPhone",
      ${isBooked} and coalesce(mail_hash = ${mailHash}, false) as "ofMail",
      jsonb_array_length(passengers) as places,
      ${isBooked} as "isBooked",
      is_own_mailbox as "isOfOwner"`;
  const live = sql<LiveReservation>`
    ${columns} from reservation
    where state in ('held', 'paymentProcessing', 'confirmedUnpaid') and limit_time > ${now}
      and (session_id = ${sessionId}::bigint
        or ${isBooked} and (contact_phone = ${phone} or mail_hash = ${mailHash}))
      and id is distinct from ${ownId}::text
    union all
    ${columns} from reservation_change
    where state in ('held', 'paymentProcessing', 'awaitingPayment') and limit_time > ${now}
      and (session_id = ${sessionId}::bigint
        or ${isWaiting} and state <> 'held' and (contact_phone = ${phone} or mail_hash = ${mailHash}))
      and reservation_id is distinct from ${ownId}::text`;
  return sql<Standing>`
    select ${hasConfirmed({ sessionId, mailHash })} as "isConfirmed",
      (select login_email from member where session_id = ${sessionId}::bigint) as "loginEmail",
      ${jsonRows(live)} as live`;
});

type Known = Pick<Contact, 'sessionId' | 'mailHash'>;

const hasConfirmed = ({ sessionId, mailHash }: Known) => sql<boolean>`
  exists (select 1 from confirmed_mailbox
    where session_id = ${sessionId}::bigint and mail_hash = ${mailHash})`;

/** Whether who books is a member, or this mailbox is confirmed for their session. */
export async function isConfirmed(db: Kysely<Database>, contact: Known): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select 1 from member where session_id = ${contact.sessionId}::bigint)
      or ${hasConfirmed(contact)} as known`.execute(db);
  return rows[0]?.known ?? false;
}

/** The mailbox belongs to these sessions. A member's is known without: nothing is kept for it. */
export const keepConfirmed = (db: Kysely<Database>, mailHash: Buffer, sessionIds: number[]) =>
  sql`
    insert into confirmed_mailbox (session_id, mail_hash)
    select s.id, ${mailHash} from unnest(${sessionIds}::bigint[]) as s(id)
    where not exists (select 1 from member where session_id = s.id)
    on conflict do nothing`.execute(db);

/** People whom a client has booked unpaid and unconfirmed since then. */
const countOfClient = (clientHash: Buffer, since: Date) => sql<number>`(
    select coalesce(sum(jsonb_array_length(passengers)), 0)::int from (
      select passengers from reservation
      where client_hash = ${clientHash} and unpaid_since > ${since} and not is_mail_confirmed
        and state in ('paymentProcessing', 'confirmedUnpaid')
      union all
      select passengers from reservation_change
      where client_hash = ${clientHash} and unpaid_since > ${since} and not is_mail_confirmed
        and ${isWaiting} and state in ('paymentProcessing', 'awaitingPayment')) unpaid)`;

/** What a leg of a sailing has on sale of each pool. */
export interface LegCapacity {
  sailingId: string;
  leg: number;
  poolIds: string[];
  capacity: number[];
}

/** @returns every leg of the sailings */
export const findCapacity = (db: Kysely<Database>, sailingIds: string[]): Promise<LegCapacity[]> =>
  selectCapacity(db, sailingIds).execute();

const selectCapacity = (db: Kysely<Database>, sailingIds: string[]) =>
  db
    .selectFrom('leg_inventory as i')
    .innerJoin('sailing as s', 's.id', 'i.sailing_id')
    .select(['s.id as sailingId', 'i.leg', 's.pool_ids as poolIds', 'i.capacity'])
    .where(({ eb, fn, val }) => eb('i.sailing_id', '=', fn.any(val(sailingIds))));

/** What customers who have not confirmed their address have booked and not paid. */
export interface Unconfirmed {
  /** People of the client. */
  ofClient: number;
  /** On the sailings; of changes what they hold beside their bookings. */
  taken: StockDemand[];
  /** Every leg of the sailings. */
  legs: LegCapacity[];
}

/** Whose, and on which sailings. */
interface Takers {
  clientHash: Buffer;
  since: Date;
  sailingIds: string[];
  now: Date;
}

export async function findUnconfirmed(db: Kysely<Database>, of: Takers): Promise<Unconfirmed> {
  const [found] = await readUnconfirmed(db, of);
  if (!found) throw new Error('A select without a table has a row');
  return { ...found, taken: found.taken.map(asOneDemand) };
}

/** Places that so many have taken alike. */
type Taken = StockDemand & { times: number };

const asOneDemand = ({ times, pools, ...on }: Taken): StockDemand => ({
  ...on,
  pools: pools.map(({ poolId, quantity }) => ({ poolId, quantity: quantity * times })),
});

const readUnconfirmed = prepared(
  (db, { clientHash, since, sailingIds, now }: Takers) => sql<
    Omit<Unconfirmed, 'taken'> & { taken: Taken[] }
  >`
    select ${countOfClient(clientHash, since)} as "ofClient",
      ${jsonRows(selectTaken(sailingIds, now))} as taken,
      ${jsonRows(selectCapacity(db, sailingIds))} as legs`,
);

/**
 * Alike ones as one row: of a sailing at the opening of sales there are hundreds. The sub-selects with `offset 0` are
 * run as written: without statistics the database would walk through all that is unpaid on every sailing.
 */
const selectTaken = (sailingIds: string[], now: Date) => sql<Taken>`
  select sailing_id as "sailingId", from_call as "fromCall", to_call as "toCall", pools,
    count(*)::int as times
  from (
    select l.sailing_id, l.from_call, l.to_call, l.pools from reservation_leg l,
      lateral (select state, limit_time from reservation where id = l.reservation_id
        and not is_mail_confirmed offset 0) r
    where l.sailing_id = any(${sailingIds}) and l.is_unconfirmed
      and r.state in ('paymentProcessing', 'confirmedUnpaid') and r.limit_time > ${now}
    union all
    select l.sailing_id, l.from_call, l.to_call, l.pools from change_stock l,
      lateral (select state, limit_time from reservation_change where id = l.change_id
        and unpaid_since is not null and not is_mail_confirmed offset 0) c
    where l.sailing_id = any(${sailingIds})
      and c.state in ('paymentProcessing', 'awaitingPayment') and c.limit_time > ${now}) taken
  group by 1, 2, 3, 4`;
