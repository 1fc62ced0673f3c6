import type { Passenger, PassengerInput } from '@ferry/api/customer-server';
import { codePointLength, normaliseText } from '@ferry/format/width';
import type { Report } from './problems.ts';

/** Of a note about the help that a passenger needs, in code points. */
export const NOTE_MAX_LENGTH = 200;

type SupportInput = Pick<PassengerInput, 'emergencySupport' | 'emergencySupportDetail'>;

/** Whether a passenger needs help in an emergency, for the passenger list (standard conditions, art. 20). */
export function checkSupport(
  { emergencySupport, emergencySupportDetail }: SupportInput,
  report: Report,
): Pick<Passenger, 'emergencySupport' | 'emergencySupportDetail'> {
  if (emergencySupport === '') report('emergencySupport', 'REQUIRED');
  const detail = emergencySupport === 'needed' ? normaliseText(emergencySupportDetail) : '';
  if (codePointLength(detail) > NOTE_MAX_LENGTH) report('emergencySupportDetail', 'TOO_LONG');
  return {
    // Only read where there are no problems: an empty choice is one.
    emergencySupport: emergencySupport === '' ? 'none' : emergencySupport,
    emergencySupportDetail: detail,
  };
}
