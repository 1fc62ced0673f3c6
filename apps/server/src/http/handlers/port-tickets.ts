import type { CustomerHandlers } from '@ferry/api/customer-server';
import type { Services } from '../../booking/services/services.ts';
import { listSailingTickets } from '../../domain/tickets/sailing-list.ts';
import { findPublicKeys, toTicketKey } from '../../domain/tickets/signing.ts';
import { cachedFor } from '../cache-control.ts';

type Operations = 'listTicketKeys' | 'listSailingTickets';

/** A scanner asks again when it meets a key that it does not know. */
const KEYS_SECONDS = 60;

/** Tag tickets: what a port's devices check them with. */
export function portTicketHandlers({
  db,
  clock,
  keys,
}: Services): Pick<CustomerHandlers, Operations> {
  return {
    async listTicketKeys(_request, reply) {
      const found = await findPublicKeys(db, keys, clock.now());
      const body = { keys: found.map(toTicketKey) };
      return reply.header('cache-control', cachedFor(KEYS_SECONDS)).code(200).send(body);
    },

    async listSailingTickets(request, reply) {
      const { sailingId } = request.params;
      return reply.code(200).send(await listSailingTickets(db, keys, sailingId, clock.now()));
    },
  };
}
