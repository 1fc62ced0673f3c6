import { exampleOf } from '@ferry/api/examples';
import { expect, it } from 'vitest';
import { memberVehiclePicks, withPick } from './member-vehicle-picks.ts';
import { blankVehicle } from './requested-vehicles.ts';

const [car] = exampleOf('listMemberVehicles', 200, 'default').vehicles;
if (!car) throw new Error('The example has a vehicle');
const types = exampleOf('listRoutes', 200, 'default').routes.flatMap((each) => each.vehicleTypes);
const requested = { vehicleTypeId: 'veh_car', length: '469', height: '155', loadedLength: '' };

it('登録した車両は、長さも入った1台として、空の行に入る', () => {
  const [pick] = memberVehiclePicks([car], [blankVehicle], types);
  if (!pick) throw new Error('No pick');
  expect(pick).toMatchObject({ title: 'わが家の車', isPicked: false, isDisabled: false });
  const next = withPick([blankVehicle], pick, true);
  expect(next).toEqual([{ ...requested, height: '' }]);
  expect(memberVehiclePicks([car], next, types)).toMatchObject([{ isPicked: true, position: 0 }]);
});

it('条件にある車両は選んであり、外すとその1台だけがなくなる', () => {
  const bicycle = { ...blankVehicle, vehicleTypeId: 'veh_bicycle' };
  const [pick] = memberVehiclePicks([car], [bicycle, requested], types);
  expect(pick && withPick([bicycle, requested], pick, false)).toEqual([bicycle]);
});

it('同じ種類で同じ長さの2台は、1台ずつ数える', () => {
  const other = { ...car, id: 'mvh_2' };
  const picks = memberVehiclePicks([car, other], [requested], types);
  expect(picks.map(({ isPicked }) => isPicked)).toEqual([true, false]);
});

it('その区間に乗せられない種類は、理由とともに選べない', () => {
  const [pick] = memberVehiclePicks([car], [], []);
  expect(pick).toMatchObject({ isDisabled: true, note: 'この区間では予約できません' });
});
