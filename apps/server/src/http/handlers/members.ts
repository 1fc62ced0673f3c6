import type { ExternalHandlers } from '@ferry/api/external-server';
import type { Services } from '../../booking/services.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findMember } from '../../domain/members/find-member.ts';
import { memberIdOf } from '../visitor.ts';

/** Tag members of the external-api. */
export function memberHandlers({ db }: Services): Pick<ExternalHandlers, 'getCurrentMember'> {
  return {
    async getCurrentMember(request, reply) {
      const member = await findMember(db, memberIdOf(request));
      if (!member) throw new DomainError('UNAUTHENTICATED');
      return reply.code(200).send(member);
    },
  };
}
