import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { fareCalendarQuery } from './fare-marks.ts';
import { outboundConditions, returnConditions, searchToReturn } from './return-conditions.ts';
import { sailingsQuery } from './search-conditions.ts';

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

test('予約の変更で便や日を探すときは、変更する予約の席と販売枠が空きになるように、その予約を伝える', () => {
  const changing = exampleOf('getDraft', 200, 'change');
  const changeOf = 'rsv_3fK9xQ2mLw8Z';
  for (const conditions of [outboundConditions, returnConditions]) {
    const found = conditions(changing, { draft: changing.id, date: '2027-08-09' });
    expect(sailingsQuery(found)).toMatchObject({ changeOf });
    const range = { from: '2027-08-01', until: '2027-08-31' };
    expect(fareCalendarQuery(found, range)).toMatchObject({ changeOf });
    const booking = conditions(exampleOf('getDraft', 200, 'default'), { draft: '' });
    expect(sailingsQuery(booking)).not.toHaveProperty('changeOf');
  }
});
