import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { withChangeFees } from '../../domain/changes/fees-of-legs.ts';
import { keptVehicles, typedVehicle } from '../../domain/changes/typed-vehicles.ts';
import type { Clock } from '../../domain/clock.ts';
import { movedStock } from '../../domain/inventory/moved-stock.ts';
import { lockStock, returnStock } from '../../domain/inventory/stock.ts';
import { movedTicket } from '../../domain/partner-tickets/moved-ticket.ts';
import { giveBackTicketStock } from '../../domain/partner-tickets/ticket-stock.ts';
import { movePassengerLinks } from '../../domain/passenger-links/link-rows.ts';
import { keepSold } from '../../domain/receipts/sold-content.ts';
import {
  type ChangeRow,
  findChangeLegs,
  findChangeStock,
  nextPosition,
} from '../../domain/reservations/change-rows.ts';
import { keepHealthConsent } from '../../domain/reservations/consents.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import { findReservationLegs } from '../../domain/reservations/reservation-legs.ts';
import {
  findLegs,
  type ReservationRow,
  replaceLegs,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { sailingOf } from '../../domain/reservations/sailing-of.ts';
import { endChangeRow } from '../../domain/reservations/store-change-rows.ts';
import { issueAll } from '../../domain/tickets/list-tickets.ts';
import { type MovedLeg, moveTickets } from '../../domain/tickets/renumber-tickets.ts';
import { type RefundingProvider, refundTerms, writeRefunds } from '../due/refund-way.ts';
import { stockOf } from '../holding/expire-holds.ts';
import { changeDemand } from './change-demand.ts';
import { carriedContact, endedWait, tellOfContact } from './changed-contact.ts';
import type { NumberContext } from './replace-number.ts';

/** What making a change needs beside the transaction. */
export interface MakingContext {
  clock: Clock;
  provider: RefundingProvider & NumberContext['provider'];
}

/**
 * Makes a reservation what its change has prepared, in the caller's transaction, all or nothing: the new places stay
 * taken and those that are not needed any more go back, tickets of what is another end and new ones are issued, what
 * goes back of the money is written down, and the history. Of a change that was held before the contact was corrected,
 * the correction stays; that of a plate is in the change already (`carry-corrections.ts`).
 * @param row of the reservation, and its change in flight; both locked by the caller, who has asked whether the
 *   change may still be made, and tells the customer
 */
export async function makeChange(
  tx: Transaction<Database>,
  context: MakingContext,
  row: ReservationRow,
  change: ChangeRow,
): Promise<ReservationRow> {
  const now = context.clock.now();
  const before = await findReservationLegs(tx, row.id);
  const isPaid = row.state === 'confirmed';
  if (isPaid) await keepSold(tx, row, before);
  const legs = await moveLegs(tx, row, change);
  await moveTicket(tx, row, change);
  await moveTickets(tx, row.id, { ...change, legs }, now);
  await movePassengerLinks(tx, row.id, change.kept, now);
  const contact = carriedContact(row, change);
  const changed = await updateReservation(tx, row, {
    ...contact,
    ...endedWait(row, contact, change),
    representative: JSON.stringify(contact.representative),
    passengers: JSON.stringify(change.passengers),
    quote: JSON.stringify(change.quote),
    sale:
      change.sale &&
      JSON.stringify(withChangeFees(change.sale, row.sale, change.fee, change.fees_back)),
    total_yen: change.total_yen,
    waived_yen: change.waived_yen,
  });
  await keepHealthConsent(tx, row.id, change.has_health_consent, change.created_at);
  const { id: changeId, refund_yen: amountYen } = change;
  const isOurs = change.fee.reason === 'serviceCancelled';
  const terms = await refundTerms(tx, context.provider, row.id, { amountYen, isOurs });
  await writeRefunds(tx, { changeId }, terms, { amountYen, now });
  const position = await nextPosition(tx, row.id);
  await endChangeRow(tx, changeId, { state: 'made', position, ended_at: now });
  await addHistory(tx, row.id, 'changed', now);
  await tellOfContact(tx, row, changed, { now, sessionId: change.session_id });
  const made = isPaid
    ? await untilCheckIn(tx, changed)
    : await changeDemand(tx, { now, provider: context.provider }, changed);
  await issueAll(tx, made, now);
  return made;
}

/**
 * Puts the legs of the change in the place of those of the reservation, with their places.
 * @returns which vehicle of each is which of before
 */
async function moveLegs(
  tx: Transaction<Database>,
  row: ReservationRow,
  change: ChangeRow,
): Promise<MovedLeg[]> {
  const before = await findLegs(tx, row.id);
  const legs = (await findChangeLegs(tx, change.id)).map(({ change_id: _, ...leg }) => {
    // What stays on a sailing that was moved keeps the free choice.
    const same = before.find(({ sailing_id }) => sailing_id === leg.sailing_id);
    return {
      ...leg,
      moved_from: same?.moved_from ?? null,
      // Its value is kept once.
      stand_by_until: same?.stand_by_until ?? null,
      is_stand_by_taken: same?.is_stand_by_taken ?? false,
    };
  });
  const held = await findChangeStock(tx, change.id);
  const needed = legs.map(stockOf);
  const taken = [...before.map(stockOf), ...held];
  const { taken: missing, freed } = movedStock(taken, needed);
  if (missing.length > 0) throw new Error('A change has not held all of its places');
  await lockStock(tx, [...new Set([...taken, ...needed].map(({ sailingId }) => sailingId))]);
  for (const demand of freed) await returnStock(tx, demand);
  await replaceLegs(tx, row.id, legs);
  if (before.some(({ is_unconfirmed }) => is_unconfirmed)) await keepUnconfirmed(tx, row.id);
  return legs.map((leg) => {
    const booked = before.find((each) => each.leg === leg.leg);
    const [old, next] = [booked?.content, leg.content].map((each) =>
      (each?.vehicles ?? []).map(typedVehicle),
    );
    return { leg: leg.leg, vehiclesBefore: keptVehicles(old ?? [], next ?? [], change.kept) };
  });
}

/** What a purchase does not need of its ticket any more goes back; its new day and slots are held already. */
async function moveTicket(
  tx: Transaction<Database>,
  { sale }: ReservationRow,
  change: ChangeRow,
): Promise<void> {
  const [before, after] = [sale?.ticket, change.sale?.ticket];
  if (!before) return;
  if (!after) throw new Error('A change has lost the ticket of its purchase');
  const { taken: missing, freed } = movedTicket(
    [...before.stock, ...change.ticket_stock],
    after.stock,
  );
  if (missing.length > 0) throw new Error('A change has not held all of its ticket');
  await giveBackTicketStock(tx, before.partnerTicketId, freed);
}

async function keepUnconfirmed(tx: Transaction<Database>, reservationId: string): Promise<void> {
  await tx
    .updateTable('reservation_leg')
    .set({ is_unconfirmed: true })
    .where('reservation_id', '=', reservationId)
    .execute();
}

/** What is paid is good until the party has to check in. */
async function untilCheckIn(
  tx: Transaction<Database>,
  row: ReservationRow,
): Promise<ReservationRow> {
  const limit_time = new Date((await sailingOf(tx, row)).cutOff);
  await tx.updateTable('reservation').set({ limit_time }).where('id', '=', row.id).execute();
  return { ...row, limit_time };
}
