import type { CustomerHandlers } from '@ferry/api/customer-server';
import type { FastifyRequest } from 'fastify';
import { openPassengerLink } from '../../booking/passenger-links/live-link.ts';
import {
  listPassengerLinks,
  withdrawPassengerLink,
} from '../../booking/passenger-links/own-links.ts';
import { createPassengerLink } from '../../booking/passenger-links/send-link.ts';
import { setPassengerDetails } from '../../booking/passenger-links/set-details.ts';
import { sharePassengerTickets } from '../../booking/passenger-links/share-own-tickets.ts';
import type { Services } from '../../booking/services/services.ts';
import { inTransaction } from '../../database/transaction.ts';
import { aboutReservation } from '../about-reservation.ts';
import { etagOf, versionOf } from '../etag.ts';
import { respondOnceIfKeyed } from '../idempotency.ts';
import { clientHashOf } from '../payments/payer.ts';
import { limitBySession } from '../rate-limit.ts';
import { refuseToken } from '../refuse-token.ts';
import { visitorOf } from '../visitor.ts';

type Operations =
  | 'listPassengerLinks'
  | 'createPassengerLink'
  | 'withdrawPassengerLink'
  | 'openPassengerLink'
  | 'setPassengerDetails'
  | 'sharePassengerTickets';

/** Tag passengerLinks: companions of a booking enter their own data. */
export function passengerLinkHandlers(services: Services): Pick<CustomerHandlers, Operations> {
  const { db, clock, keys, limits } = services;
  const about = aboutReservation(services);
  const limitWrites = (request: FastifyRequest) =>
    limitBySession(services, request, 'draft-write', limits.draftWrites);
  const ofToken = <Result>(request: FastifyRequest, work: Promise<Result>) =>
    work.catch((error: unknown) => refuseToken(services, request, 'passenger-link', error));
  return {
    async listPassengerLinks(request, reply) {
      const links = await about(request, request.params.reservationId, (tx, row) =>
        listPassengerLinks(tx, row, clock.now()),
      );
      return reply.code(200).send({ links });
    },

    async createPassengerLink(request, reply) {
      await limitWrites(request);
      const client = clientHashOf(keys, request).toString('base64');
      const context = { clock, keys, limits, client, sessionId: visitorOf(request).id };
      const requested = { version: versionOf(request.headers['if-match']), request: request.body };
      const response = await respondOnceIfKeyed(services, request, async (tx) => {
        const { reservationId } = request.params;
        const body = await inTransaction(tx, (within) =>
          createPassengerLink(within, context, reservationId, requested),
        );
        return { status: 201 as const, headers: {}, body };
      });
      return reply.code(response.status).send(response.body);
    },

    async withdrawPassengerLink(request, reply) {
      await limitWrites(request);
      const { reservationId, passengerLinkId } = request.params;
      await about(request, reservationId, (tx, row) =>
        withdrawPassengerLink(tx, row, passengerLinkId, clock.now()),
      );
      return reply.code(204).send();
    },

    async openPassengerLink(request, reply) {
      const { token } = request.body;
      const opened = await ofToken(request, openPassengerLink({ db, clock }, token));
      return reply.header('etag', etagOf(opened.version)).code(200).send(opened);
    },

    async setPassengerDetails(request, reply) {
      await limitWrites(request);
      const requested = { version: versionOf(request.headers['if-match']), request: request.body };
      const opened = await ofToken(request, setPassengerDetails({ db, clock }, requested));
      return reply.header('etag', etagOf(opened.version)).code(200).send(opened);
    },

    async sharePassengerTickets(request, reply) {
      await limitWrites(request);
      const { token } = request.body;
      const tickets = await ofToken(request, sharePassengerTickets({ db, clock }, token));
      return reply.code(201).send({ tickets });
    },
  };
}
