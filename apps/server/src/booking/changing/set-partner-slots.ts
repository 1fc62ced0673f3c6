import type { PartnerSlotsRequest, Reservation } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SlotChoice, SoldTicket } from '../../database/sold-ticket.ts';
import type { StoredSale } from '../../database/stored-sale.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findPartnerTicket } from '../../domain/partner-tickets/partner-ticket-rows.ts';
import {
  beginOfSlot,
  isSlotOn,
  occurrenceOfTrip,
} from '../../domain/partner-tickets/ticket-of-trip.ts';
import { swapTicketStock } from '../../domain/partner-tickets/ticket-stock.ts';
import type { Problems } from '../../domain/people/problems.ts';
import { countMail, type MailSender, ofBooking } from '../../domain/rate-limits/limit-mails.ts';
import { findChangeInFlight } from '../../domain/reservations/change-rows.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import { findReservationLegs } from '../../domain/reservations/reservation-legs.ts';
import {
  type ReservationRow,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { toReservation } from '../../domain/reservations/to-reservation.ts';
import { findUsedVouchers } from '../../domain/vouchers/list-vouchers.ts';
import { mailAboutKnown } from '../../mail/about-reservation.ts';
import type { PartnerTicketRule } from '../../rules/partner-rules.ts';
import { endChangeIfDue } from '../holding/end-change.ts';
import { type ReservationContext, requireReservation } from '../reservations/get-reservation.ts';

/**
 * Puts other slots in the place of those of a purchase, for nothing: its sailings and its price stay. Before
 * its first use, and before the slot that it has begins.
 * @param version the one that the customer has seen
 * @throws DomainError `NOT_FOUND` also for a crossing alone, `VERSION_CONFLICT`, `RESERVATION_STATE`,
 *   `CHANGE_IN_PROGRESS`, `CHANGE_CLOSED`, `SLOT_FULL`, `VALIDATION_FAILED` for a slot that its trip cannot have,
 *   `RATE_LIMITED` after too many mails
 */
export async function setPartnerSlots(
  tx: Transaction<Database>,
  context: ReservationContext & MailSender,
  reservationId: string,
  { version, request }: { version: number; request: PartnerSlotsRequest },
): Promise<Reservation> {
  const now = context.clock.now();
  const { row: found, isOwner } = await requireReservation(tx, context, reservationId, 'lock');
  if (!found.sale?.ticket) throw new DomainError('NOT_FOUND');
  if (found.version !== version) throw new DomainError('VERSION_CONFLICT');
  const row = await endChangeIfDue(tx, found, now);
  // What is held of the ticket for a change is beside what the purchase has now.
  if (await findChangeInFlight(tx, row.id)) throw new DomainError('CHANGE_IN_PROGRESS');
  if (row.state !== 'confirmed') throw new DomainError('RESERVATION_STATE');
  const { ticket } = found.sale;
  const rule = await assertOpen(tx, row, { ticket, slots: request.slots, now });
  await assertOnTrip(tx, row, { rule, slots: request.slots, now });
  // The same slots once more are no change: its history, and its mailbox, would fill without end.
  if (request.slots.every((slot) => isSame(ticket, slot))) {
    return toReservation(tx, context.clock, { row, isOwner });
  }
  const retryAfterSeconds = await countMail(tx, context, ofBooking(row, isOwner), now);
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
  const isOther = ({ include }: { include: number }) =>
    request.slots.some((slot) => slot.include === include);
  const before = ticket.stock.filter(isOther);
  const people = ticket.stock[0]?.people ?? 0;
  const after = request.slots.map((slot) => ({ ...slot, people }));
  await swapTicketStock(tx, rule, { before, after });
  const stock = [...ticket.stock.filter((demand) => !isOther(demand)), ...after];
  const changed: StoredSale = {
    ...found.sale,
    ticket: withSlots({ ...ticket, stock }, request.slots),
  };
  const next = await updateReservation(tx, row, { sale: JSON.stringify(changed) });
  await addHistory(tx, row.id, 'changed', now);
  const reservation = await toReservation(tx, context.clock, { row: next, isOwner });
  await mailAboutKnown(tx, now, 'partnerChanged', { reservation, row: next }, String(next.version));
  return reservation;
}

/** @throws DomainError `CHANGE_CLOSED` */
async function assertOpen(
  tx: Transaction<Database>,
  row: ReservationRow,
  { ticket, slots, now }: { ticket: SoldTicket; slots: readonly SlotChoice[]; now: Date },
): Promise<PartnerTicketRule> {
  const found = await findPartnerTicket(tx, ticket.partnerTicketId);
  if (!found) throw new DomainError('CHANGE_CLOSED', { changeClosedReason: 'byPhone' });
  const hasBegun = slots.some(({ include }) => {
    const slot = ticket.includes[include]?.slot;
    return slot && beginOfSlot(slot) <= now;
  });
  if (hasBegun || (await findUsedVouchers(tx, row.id)).length > 0) {
    throw new DomainError('CHANGE_CLOSED', { changeClosedReason: 'closed' });
  }
  return found.rule;
}

/** @throws DomainError `VALIDATION_FAILED` */
async function assertOnTrip(
  tx: Transaction<Database>,
  row: ReservationRow,
  { rule, slots, now }: { rule: PartnerTicketRule; slots: readonly SlotChoice[]; now: Date },
): Promise<void> {
  const { outbound, returnLeg } = await findReservationLegs(tx, row.id);
  const { date, arrivalAt } = outbound.described.sailing;
  const there = { date, arrivalAt, leavesAt: returnLeg?.described.sailing.departureAt };
  const time = occurrenceOfTrip(rule, there, now);
  const errors: Problems = {};
  for (const [index, slot] of slots.entries()) {
    const isTwice = slots.findIndex(({ include }) => include === slot.include) < index;
    if (isTwice) errors[`slots.${index}.include`] = ['NOT_DISTINCT'];
    else if (!isSlotOn(rule, slot, there, time) || beginOfSlot(slot) <= now) {
      errors[`slots.${index}.at`] = ['NOT_AVAILABLE'];
    }
  }
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
}

const isSame = ({ includes }: SoldTicket, { include, day, at }: SlotChoice): boolean => {
  const slot = includes[include]?.slot;
  return slot?.day === day && slot.at === at;
};

function withSlots(ticket: SoldTicket, slots: readonly SlotChoice[]): SoldTicket {
  const includes = ticket.includes.map((include, index) => {
    const slot = slots.find((each) => each.include === index);
    return slot ? { ...include, slot: { day: slot.day, at: slot.at } } : include;
  });
  return { ...ticket, includes };
}
