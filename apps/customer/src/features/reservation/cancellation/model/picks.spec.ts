import { exampleOf } from '@ferry/api/examples';
import { describe, expect, it } from 'vitest';
import {
  driversLeft,
  driversOf,
  itemsOf,
  keyOf,
  pickedFirst,
  picksOf,
  picksOfCabin,
  scopeOf,
  toggled,
  withCompany,
} from './picks.ts';

const family = exampleOf('getReservation', 200, 'familyPaid');
const both = ['outbound', 'return'] as const;
const child = 'outbound passenger 2';

describe('取り消すもの', () => {
  it('行程のすべてを選ぶと、行程として送る', () => {
    expect(itemsOf(family, picksOf(family, both))).toEqual([
      { leg: 'outbound', kind: 'leg', position: null },
      { leg: 'return', kind: 'leg', position: null },
    ]);
  });

  it('欠航した行程があれば、はじめはそれだけを選ぶ。なければ、すべて', () => {
    const { outbound } = family;
    const service = { ...outbound.service, state: 'cancelled' as const };
    const off = { ...family, outbound: { ...outbound, service } };
    expect(pickedFirst(off, both)).toEqual(['outbound']);
    expect(pickedFirst(off, ['return'])).toEqual(['return']);
    expect(pickedFirst(family, both)).toEqual(both);
  });

  it('1つでも残せば、1つずつ送る', () => {
    const picks = toggled(picksOf(family, ['outbound']), [child], false);
    expect(itemsOf(family, picks)).toEqual([
      { leg: 'outbound', kind: 'passenger', position: 0 },
      { leg: 'outbound', kind: 'passenger', position: 1 },
      { leg: 'outbound', kind: 'vehicle', position: 0 },
    ]);
  });

  it.each([
    ['all', picksOf(family, both)],
    ['return', picksOf(family, ['return'])],
    ['some', new Set([child])],
    ['some', new Set<string>()],
  ])('まとめて選ぶ「%s」は、選んだものから決まる', (scope, picks) => {
    expect(scopeOf(family, both, picks)).toBe(scope);
  });

  it('出発した行程があれば、残りの行程のすべてが「すべて」', () => {
    expect(scopeOf(family, ['return'], picksOf(family, ['return']))).toBe('all');
  });

  it('部屋は、その部屋の全員', () => {
    expect(picksOfCabin(family, 'outbound', 0)).toHaveLength(3);
    expect(picksOfCabin(family, 'outbound', 1)).toEqual([]);
  });

  it('一緒に取り消すものが加わる', () => {
    const vehicle = { leg: 'outbound', kind: 'vehicle', position: 0, reason: 'noDriver' } as const;
    expect(withCompany(new Set([child]), [vehicle])).toEqual(new Set([child, keyOf(vehicle)]));
  });
});

describe('運転者', () => {
  const vehicle = 'outbound vehicle 0';
  const driver = 'outbound passenger 0';
  const chosen = [{ leg: 'outbound', vehicle: 0, driver: 1 }] as const;

  it('車両だけを取り消すと、運転者が残る', () => {
    expect(driversLeft(family, new Set([vehicle]))).toEqual([
      { leg: 'outbound', kind: 'passenger', position: 0 },
    ]);
    expect(driversLeft(family, new Set([vehicle, driver]))).toEqual([]);
  });

  it('選んだ新しい運転者は、運転者だけが取り消されるあいだ有効', () => {
    expect(driversOf(family, new Set([driver]), chosen)).toEqual(chosen);
    expect(driversOf(family, new Set<string>(), chosen)).toEqual([]);
    expect(driversOf(family, new Set([driver, vehicle]), chosen)).toEqual([]);
    expect(driversOf(family, new Set([driver, 'outbound passenger 1']), chosen)).toEqual([]);
  });
});
