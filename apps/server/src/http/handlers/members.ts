import type { ExternalHandlers } from '@ferry/api/external-server';
import type { Services } from '../../booking/services.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findMember } from '../../domain/members/find-member.ts';
import { updateMember } from '../../members/update-member.ts';
import { etagOf, versionOf } from '../etag.ts';
import { limitProfileWrites } from '../profile-requests.ts';
import { memberIdOf } from '../visitor.ts';

/** Tag members of the external-api. */
export function memberHandlers(
  services: Services,
): Pick<ExternalHandlers, 'getCurrentMember' | 'updateCurrentMember'> {
  const { db } = services;
  return {
    async getCurrentMember(request, reply) {
      const member = await findMember(db, memberIdOf(request));
      if (!member) throw new DomainError('UNAUTHENTICATED');
      return reply.header('etag', etagOf(member.version)).code(200).send(member);
    },

    async updateCurrentMember(request, reply) {
      await limitProfileWrites(services, request);
      const version = versionOf(request.headers['if-match']);
      const member = await updateMember(services, memberIdOf(request), version, request.body);
      return reply.header('etag', etagOf(member.version)).code(200).send(member);
    },
  };
}
