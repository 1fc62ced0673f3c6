import type { HistoryEntry, ReservationConsent } from '@ferry/api/customer-server';
import { type Kysely, sql } from 'kysely';
import { jsonRows, rowReader } from '../../database/json-rows.ts';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import { type PaymentRow, selectCurrentPayment } from '../payments/payment-rows.ts';
import { type LegServiceRow, selectLegServices } from '../service/leg-service-rows.ts';
import { type ShownCancellation, selectCancellations } from './cancellation-rows.ts';
import { type ShownChange, selectChanges } from './change-rows.ts';
import { type ConsentRow, selectConsents, shownConsents } from './consents.ts';
import { selectHistory } from './history-rows.ts';
import { type ShownRefund, selectShownRefunds } from './shown-refunds.ts';

/** What is stored of a reservation beside its own row and its legs. */
interface Parts {
  /** How the sailings of the legs run. */
  services: LegServiceRow[];
  /** The oldest entry first. */
  history: (Pick<HistoryEntry, 'event' | 'by'> & { at: Date })[];
  consents: ReservationConsent[];
  /** The payment that it has now. */
  payment: PaymentRow | undefined;
  /** The oldest first. */
  cancellations: ShownCancellation[];
  /** The oldest first. */
  refunds: ShownRefund[];
  /** Those in flight or made, the oldest first. */
  changes: ShownChange[];
}

const toEntry = rowReader<Parts['history'][number]>({ at: 'instant' });
const toConsent = rowReader<ConsentRow>({ agreed_at: 'instant' });
const toPaymentRow = rowReader<PaymentRow>({
  request_hash: 'bytes',
  given_up_at: 'instant',
  pay_by: 'instant',
  created_at: 'instant',
  captured_at: 'instant',
  refunded_at: 'instant',
  next_check_at: 'instant',
  refused_at: 'instant',
});
const toCancellationRow = rowReader<ShownCancellation>({ at: 'instant' });
const toRefundRow = rowReader<ShownRefund>({ register_by: 'instant' });
const toChangeRow = rowReader<ShownChange>({
  client_hash: 'bytes',
  mail_hash: 'bytes',
  unpaid_since: 'instant',
  limit_time: 'instant',
  created_at: 'instant',
  ended_at: 'instant',
});

type Names = Exclude<keyof Parts, 'services' | 'payment'>;
type Json = Record<Names | 'payments', object[]> & { services: LegServiceRow[] };

const readAll = prepared(
  (db, { id, today }: { id: string; today: string }) => sql<Json>`
    select ${jsonRows(selectLegServices(id, today))} as services,
      ${jsonRows(selectHistory(db, id))} as history,
      ${jsonRows(selectConsents(db, id))} as consents,
      ${jsonRows(selectCurrentPayment(db, id))} as payments,
      ${jsonRows(selectCancellations(db, id))} as cancellations,
      ${jsonRows(selectShownRefunds(db, id))} as refunds,
      ${jsonRows(selectChanges(db, id))} as changes`,
);

/**
 * All of it by one statement.
 * @param today `YYYY-MM-DD` in Japan
 */
export async function findParts(db: Kysely<Database>, id: string, today: string): Promise<Parts> {
  const [found] = await readAll(db, { id, today });
  if (!found) throw new Error('A select without a table has a row');
  return {
    services: found.services,
    history: found.history.map(toEntry).reverse(),
    consents: shownConsents(found.consents.map(toConsent)),
    payment: found.payments.map(toPaymentRow)[0],
    cancellations: found.cancellations.map(toCancellationRow),
    refunds: found.refunds.map(toRefundRow),
    changes: found.changes.map(toChangeRow),
  };
}
