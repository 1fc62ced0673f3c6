import type { CustomerHandlers } from '@ferry/api/customer-server';
import type { Services } from '../../booking/services/services.ts';
import { createWalletPass } from '../../booking/services/wallets.ts';
import { inTransaction } from '../../database/transaction.ts';
import { listTickets } from '../../domain/tickets/list-tickets.ts';
import { listShares, openShare, shareTicket, withdrawShare } from '../../domain/tickets/shares.ts';
import { aboutReservation, assertBooked } from '../about-reservation.ts';
import { respondOnceIfKeyed } from '../idempotency.ts';
import { limitBySession } from '../rate-limit.ts';
import { refuseToken } from '../refuse-token.ts';
import { visitorOf } from '../visitor.ts';

type Operations =
  | 'listTickets'
  | 'listTicketShares'
  | 'shareTicket'
  | 'withdrawTicketShare'
  | 'openSharedTicket'
  | 'createWalletPass';

/** Tag tickets: what customers see. */
export function ticketHandlers(services: Services): Pick<CustomerHandlers, Operations> {
  const { db, clock, keys, limits, wallets } = services;
  const about = aboutReservation(services);
  return {
    async listTickets(request, reply) {
      const list = await about(request, request.params.reservationId, (tx, row) => {
        assertBooked(row);
        return listTickets(tx, keys, row, clock.now());
      });
      return reply.code(200).send({ ...list, wallets: wallets.map(({ kind }) => kind) });
    },

    async createWalletPass(request, reply) {
      await limitBySession(services, request, 'draft-write', limits.draftWrites);
      const pass = await about(request, request.params.reservationId, (tx, row) => {
        assertBooked(row);
        return createWalletPass(tx, services, row, request.body, clock.now());
      });
      return reply.code(201).send(pass);
    },

    async listTicketShares(request, reply) {
      const shares = await about(request, request.params.reservationId, (tx, row) =>
        listShares(tx, row.id, clock.now()),
      );
      return reply.code(200).send({ shares });
    },

    async shareTicket(request, reply) {
      await limitBySession(services, request, 'draft-write', limits.draftWrites);
      const requested = { ticketId: request.body.ticketId, sessionId: visitorOf(request).id };
      const response = await respondOnceIfKeyed(services, request, async (tx) => {
        const aboutWithin = aboutReservation({ db: tx, clock });
        const body = await aboutWithin(request, request.params.reservationId, (within, row) =>
          shareTicket(within, row, requested, clock.now()),
        );
        return { status: 201 as const, headers: {}, body };
      });
      return reply.code(response.status).send(response.body);
    },

    async withdrawTicketShare(request, reply) {
      await limitBySession(services, request, 'draft-write', limits.draftWrites);
      const { reservationId, ticketShareId } = request.params;
      await about(request, reservationId, (tx, row) =>
        withdrawShare(tx, row.id, ticketShareId, clock.now()),
      );
      return reply.code(204).send();
    },

    async openSharedTicket(request, reply) {
      const { token } = request.body;
      const opened = inTransaction(db, (tx) => openShare(tx, keys, token, clock.now()));
      const ticket = await opened.catch((error: unknown) =>
        refuseToken(services, request, 'shared-ticket', error),
      );
      return reply.code(200).send(ticket);
    },
  };
}
