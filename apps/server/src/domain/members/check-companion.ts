import type { Companion, CompanionInput } from '@ferry/api/external-server';
import { codePointLength, normaliseText } from '@ferry/format/width';
import { checkBirthDate } from '../people/check-birth-date.ts';
import { checkNames } from '../people/check-names.ts';
import { checkResidence } from '../people/check-residence.ts';
import { checkSupport, NOTE_MAX_LENGTH } from '../people/check-support.ts';
import type { Report } from '../people/problems.ts';

type CheckedCompanion = Omit<Companion, 'id' | 'version'>;

/**
 * A companion in the kept form, with everything that the passenger list needs. Data about
 * disabilities and health are accepted with a consent of their own only.
 */
export function checkCompanion(input: CompanionInput, report: Report, now: Date): CheckedCompanion {
  const { sex, assistance } = input;
  if (sex === '') report('sex', 'REQUIRED');
  const note = assistance.length > 0 ? normaliseText(input.assistanceNote) : '';
  if (codePointLength(note) > NOTE_MAX_LENGTH) report('assistanceNote', 'TOO_LONG');
  const companion = {
    ...checkNames(input, report),
    birthDate: checkBirthDate(input.birthDate, (code) => report('birthDate', code), now),
    // Only read where there are no problems: an empty choice is one.
    sex: sex === '' ? 'other' : sex,
    livesAbroad: input.livesAbroad,
    ...checkResidence(input, report),
    ...checkSupport(input, report),
    ...checkCertificate(input, report),
    assistance,
    assistanceNote: note,
  };
  if (isSensitive(companion) && !input.sensitiveDataConsent) {
    report('sensitiveDataConsent', 'NOT_ACCEPTED');
  }
  return companion;
}

/** Whether something of it is about a disability or health. */
export const isSensitive = (
  companion: Pick<CheckedCompanion, 'certificate' | 'assistance' | 'emergencySupport'>,
): boolean =>
  companion.certificate !== null ||
  companion.assistance.length > 0 ||
  companion.emergencySupport === 'needed';

function checkCertificate(
  { certificate, disabilityClass }: Pick<CompanionInput, 'certificate' | 'disabilityClass'>,
  report: Report,
): Pick<CheckedCompanion, 'certificate' | 'disabilityClass'> {
  if (certificate === '') return { certificate: null, disabilityClass: null };
  if (disabilityClass === '') report('disabilityClass', 'REQUIRED');
  return { certificate, disabilityClass: disabilityClass === '' ? null : disabilityClass };
}
