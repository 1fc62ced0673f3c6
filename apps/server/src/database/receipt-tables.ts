import type { Receipt } from '@ferry/api/customer-server';
import type { ColumnType } from 'kysely';

/** What a receipt says beside whom it is for: never changed. */
export type ReceiptContent = Pick<
  Receipt,
  | 'issuer'
  | 'receivedOn'
  | 'method'
  | 'storeName'
  | 'voyages'
  | 'lines'
  | 'amountYen'
  | 'taxes'
  | 'refundedYen'
> & {
  /** Those of before cancellations had numbers have none, and stay as they are. */
  cancellationNumber?: Receipt['cancellationNumber'];
  /** Of a return; older ones have none. */
  corrects?: Receipt['corrects'];
};

/** What money was for. */
export type SoldContent = Pick<ReceiptContent, 'voyages' | 'lines'>;

/** Receipts; see migration 0058 for their constraints. Rows are added, and go with their reservation. */
export interface ReceiptTables {
  receipt: {
    id: string;
    reservation_id: string;
    /** From 1, of all that were issued for the reservation. */
    position: number;
    kind: Receipt['kind'];
    /** Of the payment, or of the cancellation whose fee it was. */
    source_id: string;
    /** From 1, of all that were issued for the source. */
    issue: number;
    issued_at: Date;
    /** Who asked for it: the session was a member's, or not. */
    issued_by: 'member' | 'visitor';
    recipient: string;
    proviso: string;
    content: ColumnType<ReceiptContent, string, never>;
  };
}
