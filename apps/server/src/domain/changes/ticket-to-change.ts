import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SoldTicket, StoredDraftTicket } from '../../database/sold-ticket.ts';
import { timeToUse } from '../partner-tickets/booked-ticket.ts';
import {
  findPartnerTicket,
  type PartnerTicketRow,
} from '../partner-tickets/partner-ticket-rows.ts';
import type { ReservationRow } from '../reservations/reservation-rows.ts';
import type { BoughtTicket } from '../trips/trip.ts';
import { findUsedVouchers } from '../vouchers/list-vouchers.ts';

/** The partner ticket of a purchase: as it was sold, and what has become of it. */
export interface TicketToChange {
  sold: SoldTicket;
  /** As the operator has it now; undefined where there is none any more, or one with other includes. */
  row: PartnerTicketRow | undefined;
  /** Partners have taken a voucher of it. */
  isUsed: boolean;
}

/** Undefined for a crossing alone. */
export async function findBoughtTicket(
  db: Kysely<Database>,
  { id, sale }: Pick<ReservationRow, 'id' | 'sale'>,
): Promise<TicketToChange | undefined> {
  const sold = sale?.ticket;
  if (!sold) return undefined;
  const row = await findPartnerTicket(db, sold.partnerTicketId);
  const used = await findUsedVouchers(db, id);
  const isSame = row && hasSameIncludes(row, sold);
  return { sold, row: isSame ? row : undefined, isUsed: used.length > 0 };
}

/** Vouchers and slots are told by the position of their include. */
const hasSameIncludes = ({ rule }: PartnerTicketRow, { includes }: SoldTicket): boolean =>
  rule.includes.length === includes.length &&
  rule.includes.every(({ partnerName }, index) => includes[index]?.partnerName === partnerName);

/** What holds of the ticket of a purchase while it is changed: the days of the time that it was bought in. */
export function boughtTicketOf(
  { rule }: PartnerTicketRow,
  sold: SoldTicket,
  kept: BoughtTicket['kept'],
  now: Date,
): BoughtTicket {
  return { time: timeToUse(rule, sold, now), kept };
}

/** What was chosen of the ticket of a purchase, as it would be chosen. */
export const chosenOfTicket = ({
  partnerTicketId,
  includes,
  mayInformPartners,
}: SoldTicket): StoredDraftTicket => ({
  partnerTicketId,
  slots: includes.flatMap(({ slot }, include) => (slot ? [{ include, ...slot }] : [])),
  mayInformPartners,
});

/**
 * A ticket as it was sold, on the days and with the slots that a change gives it: name, contents, seller and what
 * its parts cost by themselves stay those of the purchase.
 * @param next as it would be sold now
 */
export const movedSoldTicket = (sold: SoldTicket, next: SoldTicket): SoldTicket => ({
  ...sold,
  crossings: next.crossings,
  validFrom: next.validFrom,
  validUntil: next.validUntil,
  includes: sold.includes.map((include, index) => {
    const { slot = null, times = include.times } = next.includes[index] ?? {};
    return { ...include, times, slot };
  }),
  stock: next.stock,
});
