import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/database/schema.ts';

/**
 * What must hold after everything that writes: on every leg and pool the places of reservations
 * that are valid, and what is held for their changes, are exactly those that are no longer free, every reservation has a contact to reach,
 * the places of partner tickets are those of their purchases and of what is held for their changes, and money and reservations agree.
 * @returns the rows that are wrong, by what is wrong with them
 */
export async function findBroken(db: Kysely<Database>): Promise<Record<string, unknown[]>> {
  const wrongStock = await rowsOf(
    db,
    sql`
    with sold as (
      select t.sailing_id, g.leg, p ->> 'poolId' as pool_id, sum((p ->> 'quantity')::int) as places
      from reservation r join reservation_leg t on t.reservation_id = r.id,
        jsonb_array_elements(t.pools) p, generate_series(t.from_call, t.to_call - 1) as g(leg)
      where r.state not in ('expired', 'cancelled')
      group by 1, 2, 3
    ), beside as (
      select t.sailing_id, g.leg, p ->> 'poolId' as pool_id, sum((p ->> 'quantity')::int) as places
      from reservation_change c join change_stock t on t.change_id = c.id,
        jsonb_array_elements(t.pools) p, generate_series(t.from_call, t.to_call - 1) as g(leg)
      where c.state in ('held', 'paymentProcessing', 'awaitingPayment')
      group by 1, 2, 3
    ), stock as (
      select l.sailing_id, l.leg, u.pool_id, u.capacity - u.free - coalesce(u.withheld, 0) as taken, u.free
      from leg_inventory l join sailing s on s.id = l.sailing_id,
        unnest(s.pool_ids, l.capacity, l.free, l.withheld) as u(pool_id, capacity, free, withheld)
      -- Of most sailings nothing is taken, nor sold: nothing is wrong with them.
      where l.free is distinct from l.capacity or 0 > any (l.free)
        or l.sailing_id in (select sailing_id from reservation_leg)
        or l.sailing_id in (select sailing_id from change_stock)
    )
    select stock.*, coalesce(sold.places, 0) as sold, coalesce(beside.places, 0) as beside
    from stock left join sold using (sailing_id, leg, pool_id)
      left join beside using (sailing_id, leg, pool_id)
    where stock.free < 0
      or stock.taken <> coalesce(sold.places, 0) + coalesce(beside.places, 0)`,
  );
  const wrongTickets = await rowsOf(
    db,
    sql`
    with demands as (
      select r.sale #>> '{ticket,partnerTicketId}' as ticket_id, d.value
      from reservation r cross join lateral jsonb_array_elements(r.sale #> '{ticket,stock}') as d(value)
      where r.state not in ('expired', 'cancelled')
      union all
      select r.sale #>> '{ticket,partnerTicketId}', d.value
      from reservation_change c join reservation r on r.id = c.reservation_id
        cross join lateral jsonb_array_elements(c.ticket_stock) as d(value)
      where c.state in ('held', 'paymentProcessing', 'awaitingPayment')
    ), bought as (
      select d.ticket_id, (d.value ->> 'include')::int as include,
        (d.value ->> 'day')::date as day, d.value ->> 'at' as slot,
        sum((d.value ->> 'people')::int) as people
      from demands d
      group by 1, 2, 3, 4
    )
    select s.*, b.people from partner_stock s
      full join bought b using (ticket_id, include, day, slot)
    where s.taken is null or s.taken <> coalesce(b.people, 0)`,
  );
  const unreachable = await rowsOf(
    db,
    sql`
    select id from reservation where (contact_phone = '' or contact_email = '') and names_removed_at is null`,
  );
  return { wrongStock, wrongTickets, unreachable, ...(await findBrokenPayments(db)) };
}

/**
 * Money: every confirmed reservation has been paid exactly once and in full, and each change of it that cost more
 * exactly once; nobody else's money is kept, the provider has at most one charge for either that it has not given
 * back, and what waits to be paid has something that it waits for.
 */
async function findBrokenPayments(db: Kysely<Database>): Promise<Record<string, unknown[]>> {
  const wronglyPaid = await rowsOf(
    db,
    sql`
    select r.id, r.state, count(p.id) as payments, sum(p.amount_yen) as paid, g.gone, r.total_yen
    from reservation r left join payment p on p.reservation_id = r.id and p.state = 'captured',
      lateral (select (
        -- A fee of a change that comes back has gone with the change.
        select coalesce(sum(c.fee_yen + c.refund_yen - (
          select coalesce(sum((l ->> 'refundYen')::int), 0) from jsonb_array_elements(c.lines) l
          where l ->> 'kind' = 'changeFee')), 0) from cancellation c
        where c.reservation_id = r.id and c.is_paid) + (
        select coalesce(sum(h.fee_yen + h.refund_yen - (
          select coalesce(sum((b ->> 'yen')::int), 0) from jsonb_array_elements(h.fees_back) b)), 0) from reservation_change h
        where h.reservation_id = r.id and h.state = 'made') as gone) g
    group by r.id, g.gone
    having case r.state
      when 'confirmed' then count(p.id) filter (where p.change_id is null) <> 1
        or sum(p.amount_yen) - g.gone <> r.total_yen - r.waived_yen
      when 'cancelled' then coalesce(sum(p.amount_yen), 0) <> g.gone
      else count(p.id) <> 0 end`,
  );
  const wronglyRefunded = await rowsOf(
    db,
    sql`
    select c.id from cancellation c left join refund r on r.cancellation_id = c.id
    group by c.id having coalesce(sum(r.amount_yen), 0) <> case when c.is_paid then c.refund_yen else 0 end
    union all
    select k.refund_key from sandbox_refund k
    join sandbox_charge c on c.id = k.charge_id join payment p on p.id = c.charge_key
    left join refund r on r.id = k.refund_key
    where k.state <> 'refundFailed'
    group by k.refund_key, r.id having sum(k.amount_yen) is distinct from max(r.amount_yen)`,
  );
  const chargedTwice = await rowsOf(
    db,
    sql`
    select p.reservation_id, p.change_id, count(*) from payment p
    join sandbox_charge c on c.charge_key = p.id and c.state = 'captured'
    -- The provider's books know nothing of the operator's transfers.
    where not p.is_by_transfer
    group by p.reservation_id, p.change_id having count(*) > 1`,
  );
  // Nobody would ever take its places back.
  const waitsForNothing = await rowsOf(
    db,
    sql`
    select r.id, r.state from reservation r
    where (r.state = 'paymentProcessing'
        or (r.state = 'confirmedUnpaid' and r.payment_method = 'convenienceStore'))
      and not exists (select 1 from payment p where p.reservation_id = r.id and p.given_up_at is null
        and p.state in ('pending', 'requiresAction', 'unknown', 'awaitingPayment'))`,
  );
  const wrongChanges = await findBrokenChanges(db);
  return { wronglyPaid, wronglyRefunded, chargedTwice, waitsForNothing, wrongChanges };
}

/**
 * A change that was made was paid, or gave back, as much as it said, once; one that was not has no money; and one that
 * is being paid has a payment that is made.
 */
async function findBrokenChanges(db: Kysely<Database>): Promise<unknown[]> {
  return rowsOf(
    db,
    sql`
    select h.id, h.state, h.pay_yen, h.refund_yen, p.yen as paid, f.yen as refunded
    from reservation_change h,
      lateral (select count(*) as open from payment
        where change_id = h.id and given_up_at is null
          and state in ('pending', 'requiresAction', 'unknown', 'awaitingPayment')) x,
      lateral (select coalesce(sum(amount_yen), 0) as yen from payment
        where change_id = h.id and state = 'captured') p,
      lateral (select coalesce(sum(amount_yen), 0) as yen from refund where change_id = h.id) f
    where case h.state
      when 'made' then p.yen <> h.pay_yen or f.yen <> h.refund_yen
      else p.yen <> 0 or f.yen <> 0 end
      or (h.state = 'paymentProcessing' and x.open = 0)
      or (h.state = 'awaitingPayment' and h.payment_method = 'convenienceStore' and x.open = 0)`,
  );
}

/** With a value a statement is planned once for each connection (`named-statements.ts`): planning takes longer than running here. */
async function rowsOf(db: Kysely<Database>, statement: RawBuilder<unknown>): Promise<unknown[]> {
  const { rows } = await sql`select * from (${statement}) as broken where ${true}`.execute(db);
  return rows;
}
