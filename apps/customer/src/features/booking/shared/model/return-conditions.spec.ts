import type { Draft, LegChoice } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import { fareCalendarQuery } from './fare-marks.ts';
import {
  outboundConditions,
  outboundSearch,
  returnConditions,
  returnSearchOfChange,
  searchToReturn,
} from './return-conditions.ts';
import { isHelped, sailingsQuery } from './search-conditions.ts';

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

describe('乗り降りの手伝い', () => {
  const draft = exampleOf('getDraft', 200, 'change');
  const none = {
    ...draft,
    customers: {
      ...draft.customers,
      passengers: draft.customers.passengers.map((each) => ({ ...each, assistance: [] })),
    },
  };
  const asked = { ...none, customers: { ...none.customers, asksHelp: true } };
  const [first] = none.customers.passengers;
  if (!first) throw new Error('The example has passengers');
  const helped = {
    ...none,
    customers: {
      ...none.customers,
      passengers: [{ ...first, assistance: ['manualWheelchair' as const] }],
    },
  };

  test.each([
    ['検索で頼んだ', asked],
    ['お客様情報で選んだ', helped],
  ])('%s手伝いは、便を選び直すときも、変更のときも、締切を早める', (_, of) => {
    const search = { draft: of.id };
    const given = { ...search, adults: 1 };
    for (const conditions of [outboundConditions, returnConditions]) {
      expect(isHelped(conditions(of, search))).toBe(true);
      expect(isHelped(conditions(none, search))).toBe(false);
    }
    expect(isHelped(outboundConditions(helped, given))).toBe(true);
    expect(isHelped(outboundSearch(of))).toBe(true);
    expect(isHelped(returnSearchOfChange(of, outboundConditions(of, search)))).toBe(true);
  });
});

describe('往路と復路で違う予約の変更', () => {
  const draft = exampleOf('getDraft', 200, 'change');
  const { change } = draft;
  if (!change?.booked.return) throw new Error('The example is of a return trip');
  const bookedOutbound = change.booked.outbound;
  const bookedReturn = change.booked.return;
  const parties = [
    { adults: 2, children: 0, infants: 0, babies: 0 },
    { adults: 2, children: 1, infants: 0, babies: 0 },
    { adults: 1, children: 1, infants: 1, babies: 1 },
    { adults: 3, children: 0, infants: 0, babies: 1 },
  ];
  const car = { vehicleTypeId: 'veh_car', lengthCm: 469, heightCm: 155, loadedLengthCm: null };
  const loads: Partial<LegChoice>[] = [
    { vehicles: [], pets: [] },
    { vehicles: [car], pets: [] },
    { vehicles: [{ ...car, lengthCm: 389 }], pets: [{ size: 'small', stay: 'petRoom' }] },
    { vehicles: [], pets: [{ size: 'large', stay: 'cabin' }] },
  ];
  const meals = [[], [{ mealId: 'meal_dinner', quantity: 2 }]];
  const legs = parties.flatMap((party) =>
    loads.flatMap((load) => meals.map((eaten) => ({ ...load, party, meals: eaten }))),
  );
  const pairs = legs.flatMap((one) => legs.map((other) => [one, other] as const));
  const changeOf = (outbound: LegChoice, booked: [LegChoice, LegChoice]): Draft => ({
    ...draft,
    outbound: { ...draft.outbound, choice: outbound },
    return: null,
    change: { ...change, booked: { outbound: booked[0], return: booked[1] } },
  });
  const toReturn = (changed: Draft) => {
    const conditions = outboundConditions(changed, { draft: changed.id });
    return returnConditions(changed, returnSearchOfChange(changed, conditions));
  };

  test(`${pairs.length}通り:往路の便だけを変えても、復路は予約のまま探す`, () => {
    for (const [one, other] of pairs) {
      const booked: [LegChoice, LegChoice] = [
        { ...bookedOutbound, ...one },
        { ...bookedReturn, ...other },
      ];
      const found = toReturn(changeOf({ ...booked[0], sailingId: 'sail_other' }, booked));
      expect(found).toMatchObject(booked[1].party);
      expect(found.pets ?? 0).toBe(booked[1].pets.length);
      expect(found.needs === 'pets').toBe(booked[1].pets.some(({ stay }) => stay === 'cabin'));
      const lengths = booked[1].vehicles.map(({ lengthCm }) => `veh_car:${lengthCm}:155`);
      expect(found.vehicles ?? '').toBe(lengths.join());
    }
  });

  test('往路に加えた人、往路でやめた人は、復路でも同じだけ変わり、ほかは復路のまま', () => {
    const booked: [LegChoice, LegChoice] = [
      { ...bookedOutbound, party: { adults: 2, children: 0, infants: 0, babies: 0 } },
      { ...bookedReturn, party: { adults: 2, children: 1, infants: 0, babies: 0 } },
    ];
    const party = (adults: number, babies: number) => ({
      ...booked[0],
      party: { ...booked[0].party, adults, babies },
    });
    expect(toReturn(changeOf(party(3, 1), booked))).toMatchObject({
      ...{ adults: 3, children: 1, infants: 0, babies: 1 },
    });
    expect(toReturn(changeOf(party(1, 0), booked))).toMatchObject({ adults: 1, children: 1 });
  });

  test('往路の車を替えると、復路の車も替わる', () => {
    const vehicles = [{ ...car, lengthCm: 389 }];
    const booked: [LegChoice, LegChoice] = [bookedOutbound, { ...bookedReturn, vehicles: [] }];
    const found = toReturn(changeOf({ ...bookedOutbound, vehicles }, booked));
    expect(found.vehicles).toBe('veh_car:389:155');
  });
});
