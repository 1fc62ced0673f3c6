import type { CabinChoice } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import {
  addRoom,
  cabinsOfPlan,
  canAddRoom,
  firstFault,
  planFrom,
  removeRoom,
  roomProblem,
  splitInTwo,
  withGuest,
  withRoom,
} from './room-plan.ts';

const { sailingOffers } = exampleOf('searchSailings', 200, 'default');
const open = sailingOffers[0]?.cabinOffers[0]?.cabinType;
if (!open) throw new Error('The example has no cabin type');
const room = { ...open, tariff: 'perRoom' as const, roomBerths: 2 };
const family = { adults: 2, children: 1, infants: 1, babies: 1 };
const nobody = { adults: 0, children: 0, infants: 0, babies: 0 };
const cabin = (part: Partial<CabinChoice['party']>, rest: Partial<CabinChoice> = {}) => ({
  cabinTypeId: open.id,
  party: { ...nobody, ...part },
  infantBerths: 0,
  privateUse: false,
  ...rest,
});
const twoRooms = [cabin({ adults: 1, children: 1, babies: 1 }), cabin({ adults: 1, infants: 1 })];

describe('部屋割り', () => {
  test('申し込みの例がそのまま初めの部屋割りになり、元に戻せる', () => {
    const plan = planFrom(twoRooms, family);
    expect(plan.guests.map(({ name, room: at }) => `${name}:${at}`)).toEqual([
      '大人1:0',
      '大人2:1',
      '小人:0',
      '幼児:1',
      '乳児:0',
    ]);
    expect(cabinsOfPlan(plan)).toEqual(twoRooms);
  });

  test('例に入っていない方は、初めの部屋にいる', () => {
    const plan = planFrom([cabin({ adults: 1 })], family);
    expect(cabinsOfPlan(plan)).toEqual([cabin(family)]);
  });

  test('部屋を足すと空の部屋が増え、やめるとそこにいた方は前の部屋に移る', () => {
    const one = planFrom([cabin(family)], family);
    const two = withGuest(addRoom(one), 1, { room: 1 });
    expect(cabinsOfPlan(two)).toEqual([cabin({ ...family, adults: 1 }), cabin({ adults: 1 })]);
    expect(cabinsOfPlan(removeRoom(two))).toEqual([cabin(family)]);
    expect(canAddRoom(two)).toBe(true);
    // Three people take a bed.
    expect(canAddRoom(addRoom(two))).toBe(false);
  });

  test.each([
    [family, 'adults:0 adults:1 children:0 infants:1 babies:0'],
    [{ ...family, adults: 3, infants: 0 }, 'adults:0 adults:0 adults:1 children:0 babies:1'],
    [{ ...family, adults: 1, children: 2 }, 'adults:0 children:0 children:1 infants:0 babies:0'],
    [{ ...family, adults: 1 }, 'adults:0 children:1 infants:0 babies:0'],
    [{ ...nobody, children: 2 }, 'children:0 children:1'],
  ])('2室に分けると、初めから、だれもいない部屋も大人のいない幼児もない: %o', (party, seats) => {
    const plan = splitInTwo(planFrom([cabin(party)], party));
    expect(plan.guests.map(({ key, room: at }) => `${key}:${at}`).join(' ')).toBe(seats);
    expect(firstFault(plan, [open])).toBeUndefined();
  });

  test('寝台を1人で使う幼児と、部屋の種類と貸切が、選択に入る', () => {
    const plan = withRoom(planFrom(twoRooms, family), 1, { cabinTypeId: 'b', privateUse: true });
    const [first, second] = cabinsOfPlan(withGuest(plan, 3, { hasOwnBed: true }));
    expect(first).toEqual(twoRooms[0]);
    expect(second).toMatchObject({ cabinTypeId: 'b', privateUse: true, infantBerths: 1 });
  });

  test.each<[string, CabinChoice, typeof open, string | undefined]>([
    ['定員ちょうど', cabin({ adults: 1, children: 1, infants: 1 }), room, undefined],
    ['定員を超える', cabin({ adults: 3 }), room, '寝台が足りません(3/2)'],
    [
      '寝台を使う幼児',
      cabin({ adults: 2, infants: 1 }, { infantBerths: 1 }),
      room,
      '寝台が足りません(3/2)',
    ],
    ['相部屋は定員を超えてよい', cabin({ adults: 5 }), { ...open, roomBerths: 4 }, undefined],
    [
      '貸切の相部屋',
      cabin({ adults: 5 }, { privateUse: true }),
      { ...open, roomBerths: 4 },
      '寝台が足りません(5/4)',
    ],
    ['だれもいない', cabin({}), open, 'だれもいません'],
    ['幼児と小人だけ', cabin({ children: 1, infants: 1 }), open, '大人がいません'],
  ])('%s', (_, choice, type, message) => {
    expect(roomProblem(choice, type)).toBe(message);
  });

  test('不足のある最初の部屋が分かる', () => {
    const plan = planFrom(twoRooms, family);
    expect(firstFault(plan, [room])).toBeUndefined();
    expect(firstFault(withGuest(plan, 1, { room: 0 }), [room])).toBe(0);
    expect(firstFault(withGuest(plan, 0, { room: 1 }), [room])).toBe(0);
    expect(firstFault(withGuest(plan, 2, { room: 1 }), [room])).toBeUndefined();
  });
});
