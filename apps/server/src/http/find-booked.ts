import type { FastifyRequest } from 'fastify';
import { findBookedPlaces } from '../booking/changing/find-booked-places.ts';
import type { Services } from '../booking/services/services.ts';
import type { BookedPlaces } from '../domain/changes/booked-places.ts';
import { DomainError } from '../domain/domain-error.ts';
import { findLiveVisitor } from './visitor.ts';

/**
 * What the customer has of the reservation that is changed; undefined where none is.
 * @throws DomainError `NOT_FOUND`, also without a session or with one that is over
 */
export async function findBooked(
  services: Services,
  request: FastifyRequest,
  reservationId: string | undefined,
): Promise<BookedPlaces | undefined> {
  if (reservationId === undefined) return undefined;
  const { db, clock } = services;
  const visitor = await findLiveVisitor(services, request);
  if (!visitor) throw new DomainError('NOT_FOUND');
  return findBookedPlaces(db, { clock, sessionId: visitor.id }, reservationId);
}
