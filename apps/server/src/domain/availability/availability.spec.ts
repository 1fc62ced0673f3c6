import { describe, expect, it } from 'vitest';
import { type AvailabilityFacts, cabinAvailability, sailingAvailability } from './availability.ts';

const NOW = new Date('2027-07-20T10:00:00+09:00');
const second = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

const usual: AvailabilityFacts = {
  cancelled: false,
  sales: { opensAt: second(-60), closesAt: second(60) },
  free: 100,
  capacity: 100,
  requested: 2,
  fewLeft: { berths: 10, percentOfPool: 20 },
};
const notOpen = { opensAt: second(1), closesAt: second(60) };
const over = { opensAt: second(-60), closesAt: second(-1) };

describe('客室タイプの空席の言葉', () => {
  it.each<[string, Partial<AvailabilityFacts>, string]>([
    ['空席が十分にある', {}, 'available'],
    [
      '欠航は、受付前・受付終了・満席より先に伝える',
      { cancelled: true, sales: notOpen, free: 0 },
      'cancelled',
    ],
    ['受付前は満席と言わない', { sales: notOpen, free: 0 }, 'notYetOpen'],
    ['受付終了は満席と言わない', { sales: over, free: 0 }, 'webClosed'],
    [
      '定員より多い人数は、満席ではなく条件に合わない',
      { requested: 9, capacity: 8, free: 0 },
      'unsuitable',
    ],
    ['人数分の空きがなければ満席', { free: 1 }, 'full'],
    ['人数分ちょうどの空きは残りわずか', { free: 2 }, 'few'],
    ['残り10名は残りわずか', { free: 10 }, 'few'],
    ['残り11名は空席あり', { free: 11 }, 'available'],
    ['小さな客室は2割まで残りわずか', { capacity: 10, free: 2 }, 'few'],
    ['小さな客室で2割を超えれば空席あり', { capacity: 10, free: 3 }, 'available'],
  ])('%s', (_, facts, expected) => {
    expect(cabinAvailability({ ...usual, ...facts }, NOW)).toBe(expected);
  });

  it.each([
    ['受付開始の1秒前', { opensAt: second(1), closesAt: second(60) }, 'notYetOpen'],
    ['受付開始ちょうど', { opensAt: second(0), closesAt: second(60) }, 'available'],
    ['受付終了の1秒前', { opensAt: second(-60), closesAt: second(1) }, 'available'],
    ['受付終了ちょうど', { opensAt: second(-60), closesAt: second(0) }, 'webClosed'],
  ])('%s', (_, sales, expected) => {
    expect(cabinAvailability({ ...usual, sales }, NOW)).toBe(expected);
  });
});

describe('便の空席の言葉', () => {
  it.each([
    ['いちばん空いている客室の言葉になる', ['full', 'few', 'available'], 'available'],
    ['残りわずかの客室があれば残りわずか', ['full', 'few', 'unsuitable'], 'few'],
    ['すべて満席なら満席', ['full', 'full'], 'full'],
    ['満席の客室と条件に合わない客室だけなら満席', ['unsuitable', 'full'], 'full'],
    ['すべて条件に合わなければ条件に合わない', ['unsuitable'], 'unsuitable'],
    ['選べる客室がなければ条件に合わない', [], 'unsuitable'],
  ] as const)('%s', (_, ofCabins, expected) => {
    expect(sailingAvailability(usual, ofCabins, NOW)).toBe(expected);
  });

  it('欠航の便は欠航', () => {
    expect(sailingAvailability({ ...usual, cancelled: true }, ['cancelled'], NOW)).toBe(
      'cancelled',
    );
  });
});
