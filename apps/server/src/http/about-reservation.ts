import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { requireReservation } from '../booking/reservations/get-reservation.ts';
import type { Services } from '../booking/services/services.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { ReservationRow } from '../domain/reservations/reservation-rows.ts';
import { paysAtPort } from '../domain/tickets/issue-tickets.ts';
import { visitorOf } from './visitor.ts';

/** Work on a reservation that a request may see, locked, in one transaction. */
export const aboutReservation =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  <Result>(
    request: FastifyRequest,
    reservationId: string,
    work: (tx: Transaction<Database>, row: ReservationRow) => Promise<Result>,
  ): Promise<Result> =>
    inTransaction(db, async (tx) => {
      const context = { clock, sessionId: visitorOf(request).id };
      const { row } = await requireReservation(tx, context, reservationId, 'lock');
      return work(tx, row);
    });

/** @throws DomainError `RESERVATION_STATE` */
export function assertBooked(row: ReservationRow): void {
  if (row.state === 'confirmed' || row.state === 'confirmedUnpaid' || paysAtPort(row)) return;
  throw new DomainError('RESERVATION_STATE');
}
