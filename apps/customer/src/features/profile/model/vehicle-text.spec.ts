import { exampleOf } from '@ferry/api/examples';
import type { MemberVehicle } from '@ferry/api/external';
import { expect, it } from 'vitest';
import { inspectionTag, vehicleName, vehicleText } from './vehicle-text.ts';

const car: MemberVehicle = exampleOf('createMemberVehicle', 201, 'default');
const types = [{ id: 'veh_car', name: '乗用車' }];

it('車両を、種類・長さ・ナンバー・車検の期限で言う', () => {
  expect(vehicleText(car, types)).toBe(
    '乗用車 469 cm 函館 300 さ 12-34 車検 2027年12月15日(水)まで',
  );
});

it.each([
  [{}, 'わが家の車'],
  [{ name: '' }, 'カローラ'],
  [{ name: '', model: '' }, '乗用車'],
  [{ name: '', model: '', vehicleTypeId: 'veh_new' }, '車両'],
])('%j の呼び名は「%s」', (change, name) => {
  expect(vehicleName({ ...car, ...change }, types)).toBe(name);
});

it.each([
  ['2027-10-15T23:00:00+09:00', undefined],
  ['2027-10-16T00:00:00+09:00', '車検まで60日'],
  ['2027-12-15T23:59:00+09:00', '車検は今日まで'],
  ['2027-12-16T00:00:00+09:00', '車検の期限が過ぎています'],
])('%s には「%s」と添える', (now, tag) => {
  expect(inspectionTag(car, new Date(now))).toBe(tag);
});
