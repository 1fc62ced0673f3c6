import type { CustomerInput, PassengerInput } from '@ferry/api/customer-server';
import type { Member } from '@ferry/api/external-server';
import { ABROAD } from '../people/check-address.ts';
import { namesAsTyped } from '../people/check-names.ts';

/**
 * Customers with what is known of the member who books: nothing of it is asked again (WCAG 3.3.7).
 * The member represents the party, and the first adult is the member until that is changed.
 */
export function withOwnData(customers: CustomerInput, member: Member): CustomerInput {
  const { familyName = '', givenName = '', familyNameKana = '', givenNameKana = '' } = member;
  const names = namesAsTyped({ familyName, givenName, familyNameKana, givenNameKana });
  const { address, phone = '', email = '' } = member;
  const place = {
    postalCode: address?.postalCode ?? '',
    prefecture: address?.prefecture ?? '',
    city: address?.city ?? '',
    line1: address?.line1 ?? '',
    building: address?.building ?? '',
  };
  const own = customers.passengers.findIndex(({ passengerClass }) => passengerClass === 'adult');
  const passengers = customers.passengers.map((passenger, index) =>
    index === own ? { ...passenger, ...names, ...passengerData(member) } : passenger,
  );
  return {
    ...customers,
    representative: { ...customers.representative, ...names, ...place, phone, email },
    passengers,
  };
}

/** What the passenger list needs, as far as the member has said it. */
function passengerData(
  member: Member,
): Pick<
  PassengerInput,
  'birthDate' | 'sex' | 'livesAbroad' | 'city' | 'nationality' | 'passportNumber'
> {
  const livesAbroad = member.address?.prefecture === ABROAD;
  return {
    birthDate: member.birthDate ?? '',
    sex: member.sex ?? '',
    livesAbroad,
    city: livesAbroad ? '' : (member.address?.city ?? ''),
    nationality: livesAbroad ? (member.nationality ?? '') : '',
    passportNumber: livesAbroad ? (member.passportNumber ?? '') : '',
  };
}
