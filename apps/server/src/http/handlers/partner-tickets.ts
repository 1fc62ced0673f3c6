import type { CustomerHandlers } from '@ferry/api/customer-server';
import type { Services } from '../../booking/services/services.ts';
import { getTicketWithDays } from '../../domain/fare-calendar/ticket-days.ts';
import { listPartnerTickets } from '../../domain/partner-tickets/partner-tickets.ts';
import { listSlots } from '../../domain/partner-tickets/slots.ts';
import { operator } from '../../rules/company.ts';
import { cachedFor } from '../cache-control.ts';
import { findBooked } from '../find-booked.ts';

/** Long enough to go from the list to a ticket and back, short enough for sales that open. */
const TICKETS_SECONDS = 30;

/** Tag partnerTickets: reading only, for all clients. */
export function partnerTicketHandlers(
  services: Services,
): Pick<CustomerHandlers, 'listPartnerTickets' | 'getPartnerTicket' | 'listPartnerTicketSlots'> {
  const { db, clock } = services;
  return {
    async listPartnerTickets(request, reply) {
      const { isAccessible = false, ...query } = request.query ?? {};
      const isOffered = !operator.notOffered.includes('partnerTickets');
      const partnerTickets = isOffered
        ? await listPartnerTickets(db, clock, { ...query, isAccessible })
        : [];
      return reply
        .header('cache-control', cachedFor(TICKETS_SECONDS))
        .code(200)
        .send({ partnerTickets });
    },

    async getPartnerTicket(request, reply) {
      const ticket = await getTicketWithDays(db, clock, request.params.partnerTicketId);
      return reply.header('cache-control', cachedFor(TICKETS_SECONDS)).code(200).send(ticket);
    },

    async listPartnerTicketSlots(request, reply) {
      const { changeOf, ...search } = request.query;
      const booked = (await findBooked(services, request, changeOf))?.ticket;
      const { partnerTicketId } = request.params;
      const days = await listSlots(db, clock, partnerTicketId, { ...search, booked });
      return reply.code(200).send({ days });
    },
  };
}
