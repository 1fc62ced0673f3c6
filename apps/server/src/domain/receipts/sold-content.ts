import { sql, type Transaction } from 'kysely';
import type { SoldContent } from '../../database/receipt-tables.ts';
import type { Database } from '../../database/schema.ts';
import type { ReservationLegs } from '../reservations/reservation-legs.ts';
import type { ReservationRow } from '../reservations/reservation-rows.ts';

/** What a receipt says that a reservation is, as it is now. */
export const soldOf = (
  { quote }: Pick<ReservationRow, 'quote'>,
  { outbound, returnLeg }: ReservationLegs,
): SoldContent => ({
  lines: quote.lines.map(({ ruleId: _, ...line }) => line),
  voyages: [outbound, ...(returnLeg ? [returnLeg] : [])].map(
    ({ row: { leg }, described: { sailing } }) => ({
      leg,
      fromPortName: sailing.fromPort.name,
      toPortName: sailing.toPort.name,
      departureAt: sailing.departureAt,
    }),
  ),
});

/**
 * Keeps what was paid for before something of it is cancelled: receipts are about that. The first
 * cancellation counts; the reservation is locked by the caller.
 */
export async function keepSold(
  tx: Transaction<Database>,
  row: ReservationRow,
  legs: ReservationLegs,
): Promise<void> {
  await sql`
    update payment set sold = ${JSON.stringify(soldOf(row, legs))}::jsonb
    where reservation_id = ${row.id} and captured_at is not null and sold is null`.execute(tx);
}
