import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { searchToReturn } from './return-conditions.ts';

const { outbound } = exampleOf('getReservation', 200, 'plateUndecided');

test('復路を予約するときは、港を入れ替え、人数と車両とペットを引き継ぐ', () => {
  const pets = [{ size: 'small', stay: 'cabin' } as const];
  expect(searchToReturn({ ...outbound, pets })).toEqual({
    ...{ fromPortId: 'port_nagiura', toPortId: 'port_shiomi' },
    ...{ adults: 2, children: 1, infants: 0, babies: 0 },
    vehicles: 'veh_car:469:155',
    pets: 1,
    needs: 'pets',
  });
});

test('徒歩で乗った方の復路の条件には、車両もペットもない', () => {
  const search = searchToReturn({ ...outbound, vehicles: [] });
  expect(search).not.toHaveProperty('vehicles');
  expect(search).not.toHaveProperty('pets');
});
