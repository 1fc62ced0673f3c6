import type {
  CertificateResult,
  CertificateVerification,
  CertifiedService,
} from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { DomainError } from '../domain-error.ts';
import { addMinutes, jstInstant } from '../instant.ts';
import { findPublicKeys } from '../tickets/signing.ts';
import { type CertificateFacts, readCertificateCode } from './certificate-code.ts';
import { findSailingRun, type SailingRun } from './sailing-run.ts';

/**
 * What a certificate has certified, and how the sailing runs now: for every client.
 * @throws DomainError `TOKEN_INVALID` for a code that is not ours, or was changed
 */
export async function verifyCertificate(
  db: Kysely<Database>,
  keys: KeyRing,
  code: string,
  now: Date,
): Promise<CertificateVerification> {
  const facts = readCertificateCode(code, await findPublicKeys(db, keys, now));
  const run = facts && (await findSailingRun(db, facts.sailingId, facts));
  if (!facts || !run) throw new DomainError('TOKEN_INVALID');
  const { routeName, vesselName, fromPortName, toPortName, reason } = run;
  const certified = certifiedService(facts);
  const current = currentService(run);
  return {
    result: resultOf(certified, current),
    issuedAt: jstInstant(facts.issuedAt),
    voyage: {
      ...{ routeName, vesselName, fromPortName, toPortName },
      departureAt: jstInstant(facts.departureAt),
      arrivalAt: jstInstant(facts.arrivalAt),
    },
    certified,
    current,
    reason,
    serverTime: jstInstant(now),
  };
}

const CANCELLED: CertifiedService = {
  ...{ state: 'cancelled', delayMinutes: 0 },
  ...{ departureAt: null, arrivalAt: null },
};

const certifiedService = ({ delayMinutes, ...planned }: CertificateFacts): CertifiedService =>
  delayMinutes === null ? CANCELLED : sailing(planned, delayMinutes);

const currentService = ({ isCancelled, delayMinutes, ...planned }: SailingRun): CertifiedService =>
  isCancelled ? CANCELLED : sailing(planned, delayMinutes);

const sailing = (
  { departureAt, arrivalAt }: Pick<SailingRun, 'departureAt' | 'arrivalAt'>,
  delayMinutes: number,
): CertifiedService => ({
  state: delayMinutes > 0 ? 'delayed' : 'normal',
  delayMinutes,
  departureAt: jstInstant(addMinutes(departureAt, delayMinutes)),
  arrivalAt: jstInstant(addMinutes(arrivalAt, delayMinutes)),
});

function resultOf(certified: CertifiedService, current: CertifiedService): CertificateResult {
  if (current.state === 'normal') return 'restored';
  const isSame =
    certified.departureAt === current.departureAt && certified.arrivalAt === current.arrivalAt;
  return isSame ? 'asCertified' : 'changed';
}
