import type { Draft, Reservation, TripChoice, VoucherList } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { redeemVoucher } from '../../src/booking/reservations/redeem-voucher.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import type { TypedVoucher } from '../../src/domain/vouchers/use-voucher.ts';
import { TEST_KEYS, type TestServer, type Visitor } from './api.ts';
import { DRAFTS, expectStatus, ifMatch } from './booking.ts';
import { beginChange, changeQuoteOf, heldChange, moved } from './changing.ts';
import type { HeldChange, HowToPayMore } from './making-changes.ts';
import { choosePaying, seen } from './paying.ts';
import { BICYCLE, buyTicket, chooseTicket, type Purchase } from './purchases.ts';
import { vouchersOf } from './tickets.ts';

/** More than any ticket has. */
const OTHERS = 1_000;

export type Slot = { include: number; day: string; at: string };

/** A slot between the sailings of `BICYCLE`, and one between those of {@link THURSDAY}. */
export const MORNING: Slot = { include: 0, day: '2027-08-04', at: '09:30' };
export const LATER: Slot = { include: 0, day: '2027-08-05', at: '10:30' };
export const THURSDAY = { date: '2027-08-05', returnDate: '2027-08-06' };
/** What {@link buyBicycles} takes of the ticket, as {@link takenOf} says it. */
export const BICYCLES_TAKEN = ['-1 2027-08-03 2', '0 2027-08-04 09:30 2'];

/** A purchase of bicycles with the slot of the morning. */
export const buyBicycles = async (visitor: Visitor): Promise<Reservation> =>
  seen(visitor, (await buyTicket(visitor, BICYCLE, [MORNING])).id);

/** The draft that moves {@link buyBicycles} to the days of {@link THURSDAY}. */
export const toThursday = async (
  visitor: Visitor,
  bought: Pick<Reservation, 'id'>,
  slots = [LATER],
): Promise<Draft> =>
  movedPurchase(visitor, bought, await otherDays(visitor, BICYCLE, THURSDAY), slots);

/** The days on which bicycles can be used, and how long before the last of them they are sold no more. */
export const sellBicycles = ({ db }: TestServer, usable: object, closesDaysBefore: number) =>
  sql`update partner_ticket set rule = jsonb_set(jsonb_set(rule, '{usable}', ${JSON.stringify(usable)}::jsonb),
    '{sale,closesDaysBefore}', ${JSON.stringify(closesDaysBefore)}::jsonb) where id = 'pt_bicycle'`.execute(
    db,
  );

/** Does some work while the operator has closed a day of the bicycles, `MM-DD`. */
export async function whileClosed(
  { db }: TestServer,
  day: string,
  work: () => Promise<void>,
): Promise<void> {
  const close = (closures: object[]) =>
    sql`update partner_ticket set rule = jsonb_set(rule, '{closures}', ${JSON.stringify(closures)}::jsonb)
      where id = 'pt_bicycle'`.execute(db);
  await close([{ text: '休業日', span: { from: day, until: day } }]);
  try {
    await work();
  } finally {
    await close([{ text: '1月から2月まで', span: { from: '01-01', until: '02-29' } }]);
  }
}

/** Sailings of other days that the ticket is valid on, as {@link chooseTicket} finds them. */
export async function otherDays(
  visitor: Visitor,
  purchase: Purchase,
  days: Pick<Purchase, 'date' | 'returnDate'>,
  nth = 0,
): Promise<TripChoice> {
  const other = { ...purchase, ...days };
  const { partnerTicketId: _, ...trip } = await chooseTicket(visitor, other, nth);
  return trip;
}

/** A draft of a purchase's change on other sailings. */
export async function movedPurchase(
  visitor: Visitor,
  bought: Pick<Reservation, 'id'>,
  trip: Partial<TripChoice>,
  slots?: Slot[],
): Promise<Draft> {
  const begun = await beginChange(visitor, bought, ['outboundSailing', 'returnSailing']);
  const draft = await moved(visitor, begun, trip);
  if (!slots) return draft;
  const request = { slots, mayInformPartners: true };
  const url = `${DRAFTS}/${draft.id}/partner-ticket`;
  return expectStatus(await visitor.put(url, request, ifMatch(draft.version)), 200).json<Draft>();
}

/** Holds what {@link movedPurchase} has chosen. */
export async function holdMoved(
  visitor: Visitor,
  bought: Pick<Reservation, 'id'>,
  draft: Draft,
  how?: HowToPayMore,
): Promise<HeldChange> {
  const quote = await changeQuoteOf(visitor, draft);
  const isToPay = quote.payYen > 0 && how !== undefined;
  const choice = isToPay && how !== 'port' ? await choosePaying(visitor, draft.id, how) : undefined;
  const held = await heldChange(visitor, bought, draft);
  const chosen = choice && { paymentMethod: choice.method, draftPaymentId: choice.id };
  return { draft, quote, held, method: chosen ?? (isToPay ? { paymentMethod: 'port' } : {}) };
}

/** What is taken of a ticket: include, day, time and people. */
export async function takenOf({ db }: TestServer, ticketId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('partner_stock')
    .select(['include', 'day', 'slot', 'taken'])
    .where('ticket_id', '=', ticketId)
    .where('taken', '>', 0)
    .orderBy('include')
    .orderBy('day')
    .orderBy('slot')
    .execute();
  return rows.map(({ include, day, slot, taken }) =>
    [include, day, slot, taken].filter((each) => each !== '').join(' '),
  );
}

/** What happens while others have all that is left of a day (include −1) or of a slot of a ticket, or so many places. */
export async function whileFull(
  { db }: TestServer,
  ticketId: string,
  { include, day, at }: Slot,
  work: () => Promise<void>,
  others = OTHERS,
): Promise<void> {
  const add = sql`insert into partner_stock as s (ticket_id, include, day, slot, taken, places)
      values (${ticketId}, ${include}, ${day}, ${at}, ${others}, ${others})
      on conflict (ticket_id, include, day, slot) do update
        set taken = s.taken + ${others}, places = s.places + ${others}`;
  await add.execute(db);
  try {
    await work();
  } finally {
    await sql`update partner_stock set taken = taken - ${others}, places = places - ${others}
      where ticket_id = ${ticketId} and include = ${include} and day = ${day} and slot = ${at}`.execute(
      db,
    );
  }
}

/** The first voucher of a purchase, as it is shown to its partner. */
export async function voucherOf(
  visitor: Visitor,
  { id, partnerTicket }: Reservation,
): Promise<TypedVoucher> {
  const list = await visitor.get(vouchersOf(id));
  const [voucher] = expectStatus(list, 200).json<VoucherList>().vouchers;
  const partnerName = partnerTicket?.includes[voucher?.include ?? 0]?.partnerName ?? '';
  return { typed: voucher?.shortCode ?? '', partnerName };
}

/** A partner takes the first voucher of a purchase. */
export async function redeemFirst(
  server: TestServer,
  visitor: Visitor,
  bought: Reservation,
): Promise<void> {
  const context = { clock: server.clock, keys: TEST_KEYS };
  const typed = await voucherOf(visitor, bought);
  await inTransaction(server.db, (tx) => redeemVoucher(tx, context, typed));
}
