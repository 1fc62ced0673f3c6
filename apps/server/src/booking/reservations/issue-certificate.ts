import type { LegName } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { signCertificateCode } from '../../domain/certificates/certificate-code.ts';
import { type Certificate, findSailingRun } from '../../domain/certificates/sailing-run.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { addMinutes } from '../../domain/instant.ts';
import { findReservationLegs } from '../../domain/reservations/reservation-legs.ts';
import { isStandingBy } from '../../domain/service/standing-by.ts';
import { keepPublicKey, signerOf } from '../../domain/tickets/signing.ts';
import type { Services } from '../services/services.ts';
import { requireReservation } from './get-reservation.ts';

/** A certificate can be verified for so long at least. */
const KEPT_MINUTES = 365 * 24 * 60;

/**
 * The certificate of a leg's sailing that is cancelled or late by the operator's minutes, as it is now. Nothing is
 * stored of it but the public key of its code.
 * @throws DomainError `NOT_FOUND`, the same for an unknown id, a missing right and a leg that it has not;
 *   `SAILING_AS_PLANNED`
 */
export async function issueCertificate(
  { db, clock, keys }: Pick<Services, 'clock' | 'keys'> & { db: Kysely<Database> },
  sessionId: number,
  { reservationId, leg }: { reservationId: string; leg: LegName },
): Promise<Certificate> {
  const { row } = await requireReservation(db, { clock, sessionId }, reservationId);
  const { outbound, returnLeg } = await findReservationLegs(db, row.id);
  const found = leg === 'outbound' ? outbound : returnLeg;
  if (!found) throw new DomainError('NOT_FOUND');
  const { sailing_id: sailingId, from_call: fromCall, to_call: toCall } = found.row;
  const run = await findSailingRun(db, sailingId, { fromCall, toCall });
  // Nobody of a leg on stand-by was on it.
  if (!run?.isCertified || isStandingBy(found)) throw new DomainError('SAILING_AS_PLANNED');
  const issuedAt = clock.now();
  const signer = signerOf(keys);
  await keepPublicKey(db, signer, addMinutes(issuedAt, KEPT_MINUTES));
  const { departureAt, arrivalAt, isCancelled } = run;
  const delayMinutes = isCancelled ? null : run.delayMinutes;
  const facts = { sailingId, fromCall, toCall, departureAt, arrivalAt, delayMinutes, issuedAt };
  return { run, issuedAt, code: signCertificateCode(facts, signer) };
}
