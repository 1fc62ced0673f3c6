import type {
  RecordedConsent,
  RecordedLeg,
  RecordedPassenger,
  RecordedPassengerLink,
  RecordedPayment,
  RecordedRefund,
  RecordedReservation,
  RecordedTicket,
} from '@ferry/api/external-server';
import { toPayYen } from '@ferry/format/to-pay';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { jstInstant } from '../domain/instant.ts';
import { findPassengerLinks, type PassengerLinkRow } from '../domain/passenger-links/link-rows.ts';
import { findReceipts } from '../domain/receipts/receipt-rows.ts';
import { toIssued } from '../domain/receipts/to-receipt.ts';
import { findCancellations, toCancellation } from '../domain/reservations/cancellation-rows.ts';
import { findChanges } from '../domain/reservations/change-rows.ts';
import { findHistory } from '../domain/reservations/history-rows.ts';
import {
  findReservationLegs,
  type LegOfReservation,
} from '../domain/reservations/reservation-legs.ts';
import type { ReservationRow } from '../domain/reservations/reservation-rows.ts';
import { findShownRefunds, toRefund } from '../domain/reservations/shown-refunds.ts';
import { toMadeChange } from '../domain/reservations/to-change.ts';
import { findVouchers } from '../domain/vouchers/list-vouchers.ts';

/**
 * What is kept of the reservations of a member, the newest first. Those whose names have been removed
 * are there without them.
 * @param sessionId that all logins of the member share
 */
export async function recordedReservations(
  db: Kysely<Database>,
  sessionId: number,
): Promise<RecordedReservation[]> {
  const rows = await db
    .selectFrom('reservation')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const recorded: RecordedReservation[] = [];
  // One after the other: a member of many years must not take all connections.
  for (const row of rows) recorded.push(await recordOf(db, row));
  return recorded;
}

async function recordOf(db: Kysely<Database>, row: ReservationRow): Promise<RecordedReservation> {
  const { outbound, returnLeg } = await findReservationLegs(db, row.id);
  const areNamesKept = row.names_removed_at === null;
  return {
    reservationNumber: row.reservation_number,
    state: row.state,
    createdAt: jstInstant(row.created_at),
    legs: [outbound, ...(returnLeg ? [returnLeg] : [])].map(legOf),
    representative: areNamesKept ? row.representative : null,
    passengers: areNamesKept ? row.passengers.map(passengerOf) : [],
    totalYen: toPayYen(row.total_yen, row.waived_yen),
    paymentMethod: row.payment_method,
    payments: await paymentsOf(db, row.id),
    cancellations: (await findCancellations(db, row.id)).map((each) => toCancellation(each, row)),
    changes: (await findChanges(db, row.id))
      .filter(({ state }) => state === 'made')
      .map((each) => toMadeChange(each, row)),
    refunds: (await findShownRefunds(db, row.id)).map(refundOf),
    receipts: (await findReceipts(db, row.id)).map((receipt) => toIssued(receipt, row)),
    history: (await findHistory(db, row.id)).map(({ at, ...entry }) => ({
      at: jstInstant(at),
      ...entry,
    })),
    consents: await consentsOf(db, row.id),
    passengerLinks: (await findPassengerLinks(db, row.id)).map(linkOf),
    partnerTicket: await ticketOf(db, row),
  };
}

async function ticketOf(db: Kysely<Database>, row: ReservationRow): Promise<RecordedTicket | null> {
  const ticket = row.sale?.ticket;
  if (!ticket) return null;
  const { name, seller, validFrom, validUntil, mayInformPartners, includes } = ticket;
  const vouchers = (await findVouchers(db, row.id)).map(({ include, used_at }) => ({
    includeName: includes[include]?.name ?? '',
    partnerName: includes[include]?.partnerName ?? '',
    usedAt: used_at && jstInstant(used_at),
  }));
  return { name, sellerName: seller.name, validFrom, validUntil, mayInformPartners, vouchers };
}

function refundOf(row: Awaited<ReturnType<typeof findShownRefunds>>[number]): RecordedRefund {
  const { way, state, amountYen, transferFeeYen } = toRefund(row);
  return { way, state, amountYen, transferFeeYen, isAccountRegistered: row.has_account };
}

const legOf = ({ described: { sailing, cabins, vehicles } }: LegOfReservation): RecordedLeg => ({
  routeName: sailing.routeName,
  vesselName: sailing.vessel.name,
  fromPortName: sailing.fromPort.name,
  toPortName: sailing.toPort.name,
  departureAt: sailing.departureAt,
  arrivalAt: sailing.arrivalAt,
  cabins: cabins.map(({ cabinType }) => cabinType.name),
  vehicles,
});

function passengerOf(passenger: ReservationRow['passengers'][number]): RecordedPassenger {
  const { outboundCabin: _outbound, returnCabin: _return, discount, ...facts } = passenger;
  return {
    ...facts,
    certificate: discount?.certificate || null,
    disabilityClass: discount?.disabilityClass || null,
  };
}

const linkOf = (row: PassengerLinkRow): RecordedPassengerLink => ({
  passenger: row.passenger,
  email: row.shown_email,
  createdAt: jstInstant(row.created_at),
  completedAt: row.completed_at && jstInstant(row.completed_at),
  withdrawnAt: row.withdrawn_at && jstInstant(row.withdrawn_at),
});

async function paymentsOf(db: Kysely<Database>, reservationId: string): Promise<RecordedPayment[]> {
  const rows = await db
    .selectFrom('payment')
    .select(['method', 'state', 'amount_yen', 'created_at'])
    .where('reservation_id', '=', reservationId)
    .orderBy('attempt')
    .execute();
  return rows.map(({ method, state, amount_yen: amountYen, created_at }) => ({
    ...{ method, state, amountYen },
    createdAt: jstInstant(created_at),
  }));
}

async function consentsOf(db: Kysely<Database>, reservationId: string): Promise<RecordedConsent[]> {
  const rows = await db
    .selectFrom('reservation_consent')
    .select(['consent', 'version', 'agreed_at'])
    .where('reservation_id', '=', reservationId)
    .orderBy('consent')
    .execute();
  return rows.map(({ agreed_at, ...row }) => ({
    ...row,
    agreedAt: jstInstant(agreed_at),
    companionId: null,
  }));
}
