import { type Kysely, sql, type Transaction } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { SoldTicket, TicketDemand } from '../../database/sold-ticket.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { addMinutes } from '../../domain/instant.ts';
import type { StockDemand } from '../../domain/inventory/demand.ts';
import { placesOf } from '../../domain/partner-tickets/ticket-stock.ts';
import { isShareExceeded, unitsOfShare } from '../../domain/unpaid/share-of-pool.ts';
import { findCapacity } from '../../domain/unpaid/unpaid-rows.ts';
import type { Holds } from '../../rules/hold-rules.ts';
import type { PartnerTicketRule } from '../../rules/partner-rules.ts';
import type { Holder } from './held-places.ts';

/** What a short hold takes. */
interface ShortDemand {
  demands: readonly StockDemand[];
  ticket: { rule: PartnerTicketRule; stock: SoldTicket['stock'] } | undefined;
}

/** A short hold that is to be stored. */
interface ShortHold extends ShortDemand {
  /** Of the reservation, or of the change. */
  heldId: string;
  clientHash: Buffer;
  countedMinutes: number;
  now: Date;
}

/**
 * Counts what a short hold takes, in place of what the same hold took before. It is taken and stored by then: nobody
 * else takes of the same places before the caller's transaction ends.
 * @param held the reservation, or the change
 * @throws DomainError `RATE_LIMITED` where all short holds together would have more than their share of a pool, slot
 *   or quota: what is held now, and what their own client held shortly before; until the first of them counts no more
 */
export async function storeShortHold(
  tx: Transaction<Database>,
  { clock, clientHash }: Pick<Holder, 'clock' | 'clientHash'>,
  held: { id: string; limitTime: string },
  { demands, ticket, rules }: ShortDemand & { rules: Holds['short'] },
): Promise<void> {
  const now = clock.now();
  const limitTime = new Date(held.limitTime);
  const { countedMinutes } = rules;
  const hold = { heldId: held.id, clientHash, demands, ticket, countedMinutes, now };
  const sailingIds = demands.map(({ sailingId }) => sailingId);
  const [others, legs] = await pipeline([findCounted(tx, hold), findCapacity(tx, sailingIds)]);
  const ofLegs = others.flatMap(({ demand }) => (demand ? [demand] : []));
  const ofTicket = others.flatMap(({ stock }) => stock ?? []);
  if (
    isShareExceeded(demands, ofLegs, legs, rules.percentOfPool) ||
    (ticket && isTicketShareExceeded(ticket, ofTicket, rules.percentOfPool))
  ) {
    const first = Math.min(...others.map(({ until }) => until.getTime()), limitTime.getTime());
    const retryAfterSeconds = Math.max(1, Math.ceil((first - now.getTime()) / 1000));
    throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
  }
  const counted_until = addMinutes(limitTime, countedMinutes);
  await forgetReplaced(tx, hold);
  const row = { held_id: held.id, client_hash: clientHash, ends_at: limitTime, counted_until };
  const legRows = demands.map(({ sailingId, fromCall, toCall, pools }) => ({
    ...row,
    sailing_id: sailingId,
    from_call: fromCall,
    to_call: toCall,
    pools: JSON.stringify(pools),
  }));
  if (legRows.length > 0) await tx.insertInto('short_hold').values(legRows).execute();
  if (!ticket) return;
  const ticketRow = { ticket_id: ticket.rule.id, ticket_stock: JSON.stringify(ticket.stock) };
  await tx
    .insertInto('short_hold')
    .values({ ...row, ...ticketRow })
    .execute();
}

/** A short hold that is extended counts longer. */
export async function extendShortHold(
  tx: Transaction<Database>,
  heldId: string,
  limitTime: Date,
  { holds }: { holds: Holds },
): Promise<void> {
  const counted_until = addMinutes(limitTime, holds.short.countedMinutes);
  await sql`
    update short_hold set ends_at = ${limitTime}, counted_until = ${counted_until}
    where held_id = ${heldId} and ends_at = (
      select max(ends_at) from short_hold where held_id = ${heldId})`.execute(tx);
}

/** @returns how many rows count for nobody any more */
export async function deleteOldShortHolds(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('short_hold')
    .where('counted_until', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** What the same hold had of other sailings goes back, and counts for its client as if it had ended. */
async function forgetReplaced(
  tx: Transaction<Database>,
  { heldId, demands, countedMinutes, now }: ShortHold,
): Promise<void> {
  const kept = demands.map(({ sailingId }) => sailingId);
  await sql`
    delete from short_hold where held_id = ${heldId} and ends_at > ${now}
      and (ticket_id is not null or sailing_id = any(${kept}::text[]))`.execute(tx);
  await sql`
    update short_hold set ends_at = ${now}, counted_until = ${addMinutes(now, countedMinutes)}
    where held_id = ${heldId} and ends_at > ${now}`.execute(tx);
}

interface Counted {
  demand: StockDemand | null;
  stock: TicketDemand[] | null;
  /** When it counts no more. */
  until: Date;
}

/** What is booked meanwhile is no hold any more. */
async function findCounted(
  tx: Transaction<Database>,
  { heldId, clientHash, demands, ticket, now }: ShortHold,
): Promise<Counted[]> {
  const sailingIds = demands.map(({ sailingId }) => sailingId);
  const isOfWish = sql`(s.sailing_id = any(${sailingIds}::text[])
    or s.ticket_id = ${ticket?.rule.id ?? null}::text)`;
  const { rows } = await sql<Counted>`
    select case when s.sailing_id is not null then jsonb_build_object('sailingId', s.sailing_id,
        'fromCall', s.from_call, 'toCall', s.to_call, 'pools', s.pools) end as demand,
      s.ticket_stock as stock,
      case when s.client_hash = ${clientHash} then s.counted_until else s.ends_at end as until
    from short_hold s
      left join reservation r on r.id = s.held_id
      left join reservation_change c on c.id = s.held_id
    where ${isOfWish} and s.held_id <> ${heldId} and s.counted_until > ${now}
      and (s.ends_at > ${now} and coalesce(r.state, c.state) = 'held'
        or s.client_hash = ${clientHash}
          and coalesce(r.state, c.state) in ('held', 'expired', 'lapsed', 'dropped'))`.execute(tx);
  return rows;
}

function isTicketShareExceeded(
  { rule, stock }: NonNullable<ShortHold['ticket']>,
  others: readonly TicketDemand[],
  percent: number,
): boolean {
  return stock.some((demand) => {
    const same = others.filter(
      ({ include, day, at }) =>
        include === demand.include && day === demand.day && at === demand.at,
    );
    const all = same.reduce((sum, { people }) => sum + people, demand.people);
    return all > unitsOfShare(placesOf(rule, demand), percent);
  });
}
