import type { Passenger, PassengerInput } from '@ferry/api/customer-server';
import { codePointLength, normaliseText } from '@ferry/format/width';
import type { Report } from './problems.ts';

/** Of what somebody writes about the help they need, in code points. */
export const NOTE_MAX_LENGTH = 200;

type SupportInput = Pick<PassengerInput, 'emergencySupport' | 'emergencySupportDetail'>;

/** Whether somebody needs help in an emergency, which the passenger list has (standard conditions, art. 20). */
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
