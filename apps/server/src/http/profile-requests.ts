import type { FastifyRequest } from 'fastify';
import type { Services } from '../booking/services/services.ts';
import type { ProfileContext } from '../domain/members/entries.ts';
import { limitBySession } from './rate-limit.ts';
import { memberIdOf } from './visitor.ts';

/**
 * Counts a request that writes something of the session's member, together with all others that call it.
 * @throws DomainError `RATE_LIMITED`
 */
export const limitProfileWrites = (services: Services, request: FastifyRequest): Promise<void> =>
  limitBySession(services, request, 'profile-write', services.limits.profileWrites);

/** Whose profile a request reads or writes: the member's who is logged in, never another's. */
export function profileRequests(services: Services) {
  const { db, clock } = services;
  const read = (request: FastifyRequest): ProfileContext => ({
    db,
    clock,
    memberId: memberIdOf(request),
  });
  return {
    read,
    /** @throws DomainError `RATE_LIMITED` */
    write: async (request: FastifyRequest): Promise<ProfileContext> => {
      await limitProfileWrites(services, request);
      return read(request);
    },
  };
}
