import type { Receipt, ReceiptRequest, ReceiptSources } from '@ferry/api/customer-server';
import type { Kysely, Transaction } from 'kysely';
import type { SoldContent } from '../../database/receipt-tables.ts';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { newId } from '../../domain/ids.ts';
import { checkReceipt } from '../../domain/receipts/check-receipt.ts';
import { contentOf, type ReceiptSourceFacts } from '../../domain/receipts/receipt-content.ts';
import { findReceipt, findReceipts, insertReceipt } from '../../domain/receipts/receipt-rows.ts';
import { soldOf } from '../../domain/receipts/sold-content.ts';
import { isGivenBack, MOST_ISSUES, toReceipt, toSource } from '../../domain/receipts/to-receipt.ts';
import { findReservationLegs } from '../../domain/reservations/reservation-legs.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { findAccessible } from '../../domain/reservations/reservation-rows.ts';
import { type ReservationContext, requireReservation } from '../reservations/get-reservation.ts';
import { findSources } from './receipt-sources.ts';

/** Who asks for a receipt. */
interface ReceiptContext extends ReservationContext {
  isMember: boolean;
}

/**
 * What of a reservation receipts can be made of, the oldest first, with those that were issued. What was
 * given back as a whole is there for its receipts only.
 * @throws DomainError `NOT_FOUND`, the same for an unknown id and for a missing right
 */
export async function listReceipts(
  db: Kysely<Database>,
  context: ReservationContext,
  reservationId: string,
): Promise<ReceiptSources> {
  const { row } = await requireReservation(db, context, reservationId);
  const receipts = await findReceipts(db, row.id);
  const sources = (await findSources(db, row, receipts)).map((each) =>
    toSource(each, receipts, row),
  );
  return { sources: sources.filter(({ issuesLeft, issued }) => issuesLeft > 0 || issued.length) };
}

/**
 * Issues a receipt, once more or for the first time. It is stored as it is printed and never changes.
 * @throws DomainError `NOT_FOUND` for a reservation, or money of it, that is not there for this caller;
 *   `VALIDATION_FAILED`, `RESERVATION_STATE` for money that was given back, `RECEIPT_LIMIT`
 */
export async function issueReceipt(
  tx: Transaction<Database>,
  context: ReceiptContext,
  reservationId: string,
  request: ReceiptRequest,
): Promise<Receipt> {
  // Its lock makes one number of two that are issued at the same time impossible.
  const { row } = await requireReservation(tx, context, reservationId, 'lock');
  const receipts = await findReceipts(tx, row.id);
  const sources = await findSources(tx, row, receipts);
  const source = sources.find(({ sourceId }) => sourceId === request.sourceId);
  if (!source) throw new DomainError('NOT_FOUND');
  // With the first receipt: the library that reads fonts would be a sixth of a server's start.
  const { unprintable } = await import('../../pdf/print-font.ts');
  const texts = checkReceipt(source, request, row.representative, unprintable);
  if (isGivenBack(source)) throw new DomainError('RESERVATION_STATE');
  const issue = receipts.filter((each) => each.source_id === source.sourceId).length + 1;
  if (issue > MOST_ISSUES) throw new DomainError('RECEIPT_LIMIT');
  const sold = await soldBy(tx, row, source);
  const stored = await insertReceipt(tx, {
    id: newId('rcp'),
    reservation_id: row.id,
    position: receipts.length + 1,
    kind: source.kind,
    source_id: source.sourceId,
    issue,
    issued_at: context.clock.now(),
    issued_by: context.isMember ? 'member' : 'visitor',
    ...texts,
    content: JSON.stringify(
      contentOf(source, sold, {
        ticket: row.sale?.ticket,
        reservationNumber: row.reservation_number,
      }),
    ),
  });
  return toReceipt(stored, row);
}

/** What was sold; once something of it was given up, the lines of what is left. */
async function soldBy(
  tx: Transaction<Database>,
  row: ReservationRow,
  { kind, sold, amountYen }: ReceiptSourceFacts,
): Promise<SoldContent> {
  const total = sold?.lines.reduce((sum, line) => sum + line.amountYen, 0);
  if (sold && (kind !== 'payment' || total === amountYen || row.state === 'cancelled')) return sold;
  const now = soldOf(row, await findReservationLegs(tx, row.id));
  return { voyages: sold?.voyages ?? now.voyages, lines: now.lines };
}

/**
 * A receipt as it was issued.
 * @throws DomainError `NOT_FOUND`, the same for an unknown id and for a missing right
 */
export async function getReceipt(
  db: Kysely<Database>,
  { clock, sessionId }: ReservationContext,
  receiptId: string,
): Promise<Receipt> {
  const row = await findReceipt(db, receiptId);
  const who = { sessionId, now: clock.now() };
  // Also without a receipt: it takes as long as another customer's.
  const found = await findAccessible(db, who, row?.reservation_id ?? '');
  if (!row || !found) throw new DomainError('NOT_FOUND');
  return toReceipt(row, found.row);
}
