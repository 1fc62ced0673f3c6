import type { CabinChoice } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import { assignmentProblem, cabinProblem, withCabin } from './allocate-cabins.ts';

const { sailingOffers } = exampleOf('searchSailings', 200, 'default');
const open = sailingOffers[0]?.cabinOffers[0]?.cabinType;
if (!open) throw new Error('The example has no cabin type');
const room = { ...open, tariff: 'perRoom' as const, name: 'ファミリールーム', roomBerths: 4 };
const family = { adults: 2, children: 1, infants: 1, babies: 0 };
const nobody = { adults: 0, children: 0, infants: 0, babies: 0 };
const cabin = (part: Partial<CabinChoice['party']>, rest: Partial<CabinChoice> = {}) => ({
  cabinTypeId: open.id,
  party: { ...nobody, ...part },
  infantBerths: 0,
  privateUse: false,
  ...rest,
});

describe('客室の割り当て', () => {
  test('初めの客室には全員、追加した客室には残りの方が入る', () => {
    expect(withCabin([], open.id, family)[0]?.party).toEqual(family);
    const two = withCabin([cabin({ adults: 1 })], open.id, family);
    expect(two[1]?.party).toEqual({ ...family, adults: 1 });
  });

  test('決まっていない方と、多すぎる方を伝える', () => {
    expect(assignmentProblem(family, [cabin(family)])).toBeUndefined();
    expect(assignmentProblem(family, [cabin({ adults: 2 })])).toBe(
      '客室が決まっていない方がいます(小人1名・幼児1名)。',
    );
    expect(assignmentProblem(family, [cabin({ ...family, adults: 3 })])).toBe(
      '乗船人数より大人1名多く割り当てられています。',
    );
  });

  test.each<[string, CabinChoice, typeof open, string | undefined]>([
    ['定員ちょうど', cabin({ adults: 3, children: 1, infants: 1 }), room, undefined],
    ['定員を超える', cabin({ adults: 5 }), room, 'ファミリールームの定員は4名です。'],
    ['寝台を使う幼児', cabin({ adults: 4, infants: 1 }, { infantBerths: 1 }), room, '定員は4名'],
    ['相部屋は定員を超えてよい', cabin({ adults: 5 }), { ...open, roomBerths: 4 }, undefined],
    [
      '貸切の相部屋',
      cabin({ adults: 5 }, { privateUse: true }),
      { ...open, roomBerths: 4 },
      'の定員は4名です。',
    ],
    ['だれもいない', cabin({}), open, 'この客室を使う方がいません。'],
    ['幼児と小人だけ', cabin({ children: 1, infants: 1 }), open, '大人を1名以上'],
  ])('%s', (_, choice, type, message) => {
    const found = cabinProblem(choice, type);
    if (message) expect(found).toContain(message);
    else expect(found).toBeUndefined();
  });
});
