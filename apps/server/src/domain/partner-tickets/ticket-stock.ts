import type { PartnerTicketRef, TicketOfTrip } from '@ferry/api/customer-server';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { QUOTA, type SoldTicket, type TicketDemand } from '../../database/sold-ticket.ts';
import type { StoredSale } from '../../database/stored-sale.ts';
import type { PartnerTicketRule } from '../../rules/partner-rules.ts';
import { DomainError } from '../domain-error.ts';

/** How many places there are of what is asked for; 0 for a slot that the ticket has no more. */
export function placesOf(rule: PartnerTicketRule, { include, at }: TicketDemand): number {
  if (include === QUOTA) return rule.quota.perDay;
  return rule.includes[include]?.slots.find((slot) => slot.at === at)?.places ?? 0;
}

/**
 * Takes a purchase's places of its ticket. One statement, which locks in the order of the key and
 * decides on the locked rows; it comes after the places on the sailings. What it has taken before it
 * throws goes back with the caller's transaction.
 * @throws DomainError `TICKET_QUOTA_SOLD_OUT`, or `SLOT_FULL` with the include, when not all is left
 */
export async function takeTicketStock(
  tx: Transaction<Database>,
  rule: PartnerTicketRule,
  demands: readonly TicketDemand[],
): Promise<void> {
  if (demands.length === 0) return;
  const asked = demands.map((demand) => ({ ...demand, places: placesOf(rule, demand) }));
  const { rows } = await sql<{ include: number }>`
    insert into partner_stock as s (ticket_id, include, day, slot, taken, places)
    select ${rule.id}, d.include, d.day, d.at, d.people, d.places
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as d(include smallint, day date, at text, people int, places int)
    where d.people <= d.places
    order by d.include, d.day, d.at
    on conflict (ticket_id, include, day, slot) do update
      set taken = s.taken + excluded.taken, places = excluded.places
      where s.taken + excluded.taken <= excluded.places
    returning s.include`.execute(tx);
  const short = asked.find(({ include }) => !rows.some((row) => row.include === include));
  if (!short) return;
  if (short.include === QUOTA) throw new DomainError('TICKET_QUOTA_SOLD_OUT');
  const field = `partnerTicket.includes.${short.include}.slot`;
  throw new DomainError('SLOT_FULL', { errors: { [field]: ['NOT_AVAILABLE'] } });
}

/** Gives back what a reservation has taken of its ticket; nothing for one that is no purchase. */
export async function returnTicketStock(
  tx: Transaction<Database>,
  reservationId: string,
): Promise<void> {
  await sql`
    with mine as (
      select s.ticket_id, s.include, s.day, s.slot, (d.value ->> 'people')::int as people
      from reservation r
      cross join lateral jsonb_array_elements(r.sale #> '{ticket,stock}') as d(value)
      join partner_stock s on s.ticket_id = r.sale #>> '{ticket,partnerTicketId}'
        and s.include = (d.value ->> 'include')::int and s.day = (d.value ->> 'day')::date
        and s.slot = d.value ->> 'at'
      where r.id = ${reservationId}
      order by s.ticket_id, s.include, s.day, s.slot
      for update of s
    )
    update partner_stock s set taken = s.taken - mine.people
    from mine
    where s.ticket_id = mine.ticket_id and s.include = mine.include and s.day = mine.day
      and s.slot = mine.slot`.execute(tx);
}

/**
 * Gives back quota and slots of a purchase and takes others in their place, in the caller's transaction.
 * @throws DomainError as {@link takeTicketStock}; of two that want each other's slot one is undone, and tried
 *   again
 */
export async function swapTicketStock(
  tx: Transaction<Database>,
  rule: PartnerTicketRule,
  { before, after }: { before: readonly TicketDemand[]; after: readonly TicketDemand[] },
): Promise<void> {
  await giveBackTicketStock(tx, rule.id, before);
  await takeTicketStock(tx, rule, after);
}

/** Gives back what was taken of a ticket; also of one that the operator has no more. */
export async function giveBackTicketStock(
  tx: Transaction<Database>,
  ticketId: string,
  demands: readonly TicketDemand[],
): Promise<void> {
  if (demands.length === 0) return;
  await sql`
    with mine as (
      select s.include, s.day, s.slot, d.people
      from jsonb_to_recordset(${JSON.stringify(demands)}::jsonb)
        as d(include smallint, day date, at text, people int)
      join partner_stock s on s.ticket_id = ${ticketId} and s.include = d.include
        and s.day = d.day and s.slot = d.at
      order by s.include, s.day, s.slot
      for update of s
    )
    update partner_stock s set taken = s.taken - mine.people
    from mine
    where s.ticket_id = ${ticketId} and s.include = mine.include and s.day = mine.day
      and s.slot = mine.slot`.execute(tx);
}

/** What is taken of a ticket's slots and quota, by include, day and time; see {@link takenKey}. */
export type TakenPlaces = ReadonlyMap<string, number>;

export const takenKey = ({ include, day, at }: Omit<TicketDemand, 'people'>): string =>
  `${include} ${day} ${at}`;

/** What is taken of a ticket from a day to another, both included. One round trip. */
export async function findTaken(
  db: Kysely<Database>,
  ticketId: string,
  from: string,
  until: string,
): Promise<TakenPlaces> {
  const rows = await db
    .selectFrom('partner_stock')
    .select(['include', 'day', 'slot', 'taken'])
    .where('ticket_id', '=', ticketId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .execute();
  return new Map(rows.map((row) => [takenKey({ ...row, at: row.slot }), row.taken]));
}

/** What is taken of the quotas of all tickets from a day on, by ticket. One round trip. */
export async function findTakenQuotas(
  db: Kysely<Database>,
  from: string,
): Promise<ReadonlyMap<string, TakenPlaces>> {
  const rows = await db
    .selectFrom('partner_stock')
    .select(['ticket_id', 'include', 'day', 'slot', 'taken'])
    .where('include', '=', QUOTA)
    .where('day', '>=', from)
    .execute();
  const byTicket = new Map<string, Map<string, number>>();
  for (const { ticket_id, slot, taken, ...row } of rows) {
    const taking = byTicket.get(ticket_id) ?? new Map<string, number>();
    byTicket.set(ticket_id, taking.set(takenKey({ ...row, at: slot }), taken));
  }
  return byTicket;
}

/** How many places are left. */
export function freeOf(
  rule: PartnerTicketRule,
  taken: TakenPlaces,
  demand: Omit<TicketDemand, 'people'>,
): number {
  return placesOf(rule, { ...demand, people: 0 }) - (taken.get(takenKey(demand)) ?? 0);
}

/** What a purchase is told from a crossing alone by, in a list; null for that. */
export const ticketRef = (sale: Pick<StoredSale, 'ticket'> | null): PartnerTicketRef | null =>
  sale?.ticket ? { name: sale.ticket.name, kind: sale.ticket.kind } : null;

/**
 * What is stored of a ticket as sold, without what it took.
 * @param isBegun something of it was used; omitted before it is bought
 */
export function shownTicket(
  { stock: _, ...ticket }: SoldTicket,
  isBegun: boolean = false,
): TicketOfTrip {
  return { ...ticket, isBegun };
}
