import type { IssuedReceipt, Receipt, ReceiptSource } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import { jstInstant } from '../instant.ts';
import type { ReservationRow } from '../reservations/reservation-rows.ts';
import { type ReceiptSourceFacts, untaxedOf } from './receipt-content.ts';
import type { ReceiptRow } from './receipt-rows.ts';

/** How often a receipt of the same money may be issued. */
export const MOST_ISSUES = 20;

const numberOf = ({ reservation_number }: Numbered, position: number): string =>
  `${reservation_number}-${position}`;

type Numbered = Pick<ReservationRow, 'reservation_number'>;

/** A receipt in the contract's shape. */
export function toReceipt(row: ReceiptRow, reservation: Numbered): Receipt {
  return {
    ...toIssued(row, reservation),
    kind: row.kind,
    sourceId: row.source_id,
    reservationId: row.reservation_id,
    reservationNumber: reservation.reservation_number,
    cancellationNumber: null,
    corrects: null,
    ...row.content,
  };
}

/** Of what receipts can be made, with those that there are. */
export function toSource(
  source: ReceiptSourceFacts,
  receipts: readonly ReceiptRow[],
  reservation: Numbered,
): ReceiptSource {
  const {
    receivedAt,
    sold: _,
    lines: __,
    isOfTicket: ___,
    first: ____,
    corrects,
    feeYen: _____,
    ...facts
  } = source;
  const issued = receipts.filter((row) => row.source_id === source.sourceId);
  const [first] = issued;
  return {
    ...facts,
    corrects: corrects && {
      number: corrects.position === null ? null : numberOf(reservation, corrects.position),
      receivedOn: corrects.receivedOn,
    },
    untaxedYen: first ? outsideOf(first.content) : untaxedOf(source),
    receivedOn: jstDate(receivedAt),
    issuesLeft: isGivenBack(source) ? 0 : MOST_ISSUES - issued.length,
    issued: issued.map((row) => toIssued(row, reservation)),
  };
}

/** What of an issued paper is outside of the tax, whatever the operator says by now. */
const outsideOf = ({ amountYen, taxes }: ReceiptRow['content']): number =>
  taxes.reduce((left, each) => left - each.amountYen, amountYen);

/** Nothing is left that a receipt could be about. */
export const isGivenBack = ({ amountYen, refundedYen }: ReceiptSourceFacts): boolean =>
  refundedYen >= amountYen;

/** The heading of a receipt in the contract's shape. */
export const toIssued = (row: ReceiptRow, { reservation_number }: Numbered): IssuedReceipt => ({
  id: row.id,
  number: numberOf({ reservation_number }, row.position),
  issue: row.issue,
  issuedAt: jstInstant(row.issued_at),
  recipient: row.recipient,
  proviso: row.proviso,
});
