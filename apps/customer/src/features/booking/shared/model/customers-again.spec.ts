import type { CustomerInput, Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import { customersAgain } from './customers-again.ts';

const { customers: filled } = exampleOf('getDraft', 200, 'family');
const last = exampleOf('getReservation', 200, 'familyPaid');

/** The answers of a new draft for the same party: of the member, the first adult, more is known. */
const [{ familyName, givenName } = { familyName: '', givenName: '' }] = last.passengers;
const blank: CustomerInput = {
  ...filled,
  representative: { ...filled.representative, familyName, givenName },
  passengers: last.passengers.map(({ passengerClass }, at) => ({
    ...filled.passengers[0],
    passengerClass,
    familyName: at === 0 ? familyName : '',
    givenName: at === 0 ? givenName : '',
    birthDate: at === 0 ? '1985-04-01' : '',
    age: '',
    discount: null,
    assistance: [],
    assistanceNote: '',
  })) as CustomerInput['passengers'],
};
const again = (reservation: Reservation, isSupportNeedless = false) =>
  customersAgain(blank, reservation, { isSupportNeedless });

describe('前回と同じお客様情報', () => {
  test('お名前、読み、性別、お住まい、車両を引き継ぎ、年齢は生年月日からだけ分かる', () => {
    const { passengers, representative, outboundVehicles } = again(last);
    expect(passengers.map((each) => each.familyName + each.givenName)).toEqual(
      last.passengers.map((each) => each.familyName + each.givenName),
    );
    expect(passengers[0]).toMatchObject({ birthDate: '1985-04-01', age: '' });
    expect(passengers[1]).toMatchObject({
      birthDate: last.passengers[1]?.birthDate ?? '',
      age: '',
    });
    expect(representative.travels).toBe(true);
    const [car] = last.outbound.vehicles;
    expect(outboundVehicles[0]).toMatchObject({ driver: car?.driver, model: car?.model });
  });

  test('健康と手助けのことは、何も引き継がず、避難のときの手助けは、改めて答えたときだけ入る', () => {
    const helped = last.passengers.map((each) => ({
      ...each,
      emergencySupport: 'needed' as const,
      emergencySupportDetail: '支えが必要',
      assistance: ['manualWheelchair' as const],
      assistanceNote: '車いす',
      discount: {
        discountId: 'dsc_disability',
        certificate: 'physical',
        disabilityClass: 'class1',
        carer: null,
      } as const,
    }));
    for (const said of [false, true]) {
      for (const passenger of again({ ...last, passengers: helped }, said).passengers) {
        expect(passenger).toMatchObject({
          emergencySupport: said ? 'none' : '',
          emergencySupportDetail: '',
          assistance: [],
          assistanceNote: '',
          discount: null,
        });
      }
    }
  });

  test('代表者が乗らなかった予約では、代表者は会員のままで、乗らない', () => {
    const [, ...others] = last.passengers;
    const party = others.map((each) => ({ ...each, passengerClass: 'adult' as const }));
    expect(again({ ...last, passengers: party }).representative.travels).toBe(false);
  });
});
