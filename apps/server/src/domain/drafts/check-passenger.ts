import type { Passenger, PassengerInput } from '@ferry/api/customer-server';
import { codePointLength, normaliseText } from '@ferry/format/width';
import { checkNames } from '../people/check-names.ts';
import { checkResidence } from '../people/check-residence.ts';
import { checkSupport, NOTE_MAX_LENGTH } from '../people/check-support.ts';
import type { Report } from '../people/problems.ts';
import { checkAge } from './check-age.ts';
import type { CheckFacts } from './check-facts.ts';

/** A passenger as the passenger list has them. */
export function checkPassenger(
  input: PassengerInput,
  facts: CheckFacts,
  report: Report,
): Passenger {
  const { passengerClass, sex, outboundCabin, returnCabin, livesAbroad } = input;
  if (sex === '') report('sex', 'REQUIRED');
  else if (isAmongWomen(input, facts) && sex !== 'female') report('sex', 'WOMEN_ONLY');
  const assistanceNote = normaliseText(input.assistanceNote);
  if (codePointLength(assistanceNote) > NOTE_MAX_LENGTH) report('assistanceNote', 'TOO_LONG');
  const { boardingDates } = facts;
  const boardingAt =
    (outboundCabin === null ? undefined : boardingDates.outbound) ?? boardingDates.return;
  return {
    passengerClass,
    outboundCabin,
    returnCabin,
    ...checkNames(input, report),
    // Only read where there are no problems: an empty choice is one.
    sex: sex === '' ? 'other' : sex,
    ...checkAge(input, facts.rules.passengerAges, boardingAt ?? '', report),
    livesAbroad,
    ...checkResidence(input, report),
    ...checkSupport(input, report),
    discount: input.discount,
    assistance: input.assistance,
    assistanceNote,
  };
}

/** In a cabin for women, of those who are old enough for it to matter. */
function isAmongWomen(
  { passengerClass, outboundCabin, returnCabin }: PassengerInput,
  { cabinTypes }: CheckFacts,
): boolean {
  if (passengerClass === 'infant' || passengerClass === 'baby') return false;
  const cabins = [
    outboundCabin === null ? undefined : cabinTypes.outbound[outboundCabin],
    returnCabin === null ? undefined : cabinTypes.return[returnCabin],
  ];
  return cabins.some((cabin) => cabin?.isWomenOnly ?? false);
}
