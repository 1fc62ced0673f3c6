import type { CustomerInput } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, it } from 'vitest';
import { withAnswer } from './customer-answers.ts';
import type { FormLeg } from './form-view.ts';
import { withCompanion, withoutPerson } from './profile-choice.ts';
import { companionPicks, vehiclePicks } from './profile-picks.ts';

const { companions } = exampleOf('listCompanions', 200, 'default');
const { vehicles } = exampleOf('listMemberVehicles', 200, 'default');
const { customers } = exampleOf('getDraft', 200, 'default');
const [own] = customers.passengers;
if (!own) throw new Error('The example has a passenger');
const boarding = {
  day: '2027-08-02',
  ages: { adultFrom: 12, child: { from: 6, to: 12 }, infant: { from: 1, to: 5 } },
};
const party: CustomerInput = { ...customers, passengers: [own, withoutPerson(own)] };

it('押すと空いた大人に入り、もう一人の大人と小人には入れない理由を言い、もう一度押すと空になる', () => {
  const [sho, hina, kazuko] = companionPicks(companions, party.passengers, boarding);
  expect([sho?.note, hina?.note, kazuko?.note]).toEqual(['大人', '小人の予約がありません', '大人']);
  if (!sho) throw new Error('The example has a companion');
  const path = `passengers.${sho.position}`;
  const filled = withAnswer(
    party,
    path,
    withCompanion(withoutPerson(own), sho.companion, { discounts: [], isAgreed: false }),
  );
  expect(filled.passengers[1]).toMatchObject({ givenName: '翔', outboundCabin: own.outboundCabin });
  expect(filled.passengers[0]).toEqual(own);
  const [picked, , full] = companionPicks(companions, filled.passengers, boarding);
  expect(picked).toMatchObject({ isPicked: true, note: '乗船者2', position: 1 });
  expect(full).toMatchObject({ isDisabled: true, note: '大人は入力済み' });
  const emptied = withAnswer(filled, path, withoutPerson(filled.passengers[1] ?? own));
  expect(emptied.passengers[1]?.givenName).toBe('');
});

it('予約した車両と種類と長さが同じ車両だけを、ひと押しで入れられる', () => {
  const type = { id: 'veh_car', hasPlate: true };
  const legOf = (lengthCm: number) => ({ vehicles: [{ type, lengthCm }] }) as unknown as FormLeg;
  const blank = { place: '', classNumber: '', kana: '', number: '' };
  const booked = [{ driver: 0, model: '', plateUndecided: false, plate: blank, isLow: false }];
  const [car, ...others] = vehiclePicks(vehicles, booked, legOf(469));
  expect(others).toEqual([]);
  expect(car).toMatchObject({ isDisabled: false, position: 0, title: 'わが家の車' });
  expect(vehiclePicks(vehicles, booked, legOf(380))[0]).toMatchObject({
    isDisabled: true,
    note: '予約した長さと違います',
  });
  const plate = { place: '函館', classNumber: '300', kana: 'さ', number: '12-34' };
  const filled = [{ driver: 0, model: '', plateUndecided: false, plate, isLow: false }];
  expect(vehiclePicks(vehicles, filled, legOf(469))[0]).toMatchObject({
    isPicked: true,
    note: '車両1',
  });
});
