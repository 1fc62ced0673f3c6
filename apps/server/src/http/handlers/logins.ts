import type { ExternalHandlers } from '@ferry/api/external-server';
import type { Services } from '../../booking/services/services.ts';
import { inTransaction } from '../../database/transaction.ts';
import { endLoginById, listLogins } from '../../domain/sessions/list-logins.ts';
import { endLoginsOf } from '../../domain/sessions/logins.ts';
import { limitProfileWrites } from '../profile-requests.ts';
import { loginOf } from '../visitor.ts';

type Operations = 'listLogins' | 'endOtherLogins' | 'endLogin';

/** Tag logins of the external-api: where a member is logged in. */
export function loginHandlers(services: Services): Pick<ExternalHandlers, Operations> {
  const { db, clock } = services;
  return {
    async listLogins(request, reply) {
      return reply.code(200).send(await listLogins(db, loginOf(request), clock.now()));
    },

    async endOtherLogins(request, reply) {
      await limitProfileWrites(services, request);
      const { id, memberId } = loginOf(request);
      await inTransaction(db, (tx) => endLoginsOf(tx, memberId, clock.now(), id));
      return reply.code(204).send();
    },

    async endLogin(request, reply) {
      await limitProfileWrites(services, request);
      await endLoginById(db, loginOf(request), request.params.loginId, clock.now());
      return reply.code(204).send();
    },
  };
}
