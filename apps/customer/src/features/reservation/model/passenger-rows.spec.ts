import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { passengerRows } from './passenger-rows.ts';

const oneWay = exampleOf('getReservation', 200, 'plateUndecided');
const family = exampleOf('getReservation', 200, 'familyByNight');

test('片道は客室の名前だけ、運転する方は区分で分かる', () => {
  expect(passengerRows(oneWay).map(({ name, kind, cabins }) => [name, kind, cabins])).toEqual([
    ['山田 花子', '大人・運転者', ['カーペット席']],
    ['山田 太郎', '大人', ['カーペット席']],
    ['山田 結', '小人', ['カーペット席']],
  ]);
});

test('往復は行程ごとに、客室が分かれていれば番号と貸切も言い、乗らない行程はそう言う', () => {
  const [seat] = family.outbound.cabins;
  if (!seat) throw new Error('No cabin');
  const [first, second, ...rest] = family.passengers;
  if (!first || !second) throw new Error('No passengers');
  const split = {
    ...family,
    outbound: { ...family.outbound, cabins: [seat, { ...seat, privateUse: true }] },
    passengers: [first, { ...second, outboundCabin: 1, returnCabin: null }, ...rest],
  };
  const rows = passengerRows(split).map(({ cabins }) => cabins);
  expect(rows[0]).toEqual(['往路 客室1 夜行シート', '復路 夜行シート']);
  expect(rows[1]).toEqual(['往路 客室2 夜行シート(貸切)', '復路 乗船しません']);
});

test('知らない区分の方も、一覧から漏れない', () => {
  const [first] = oneWay.passengers;
  if (!first) throw new Error('No passengers');
  const later = { ...oneWay, passengers: [{ ...first, passengerClass: 'later' as 'adult' }] };
  expect(passengerRows(later)[0]?.kind).toBe('乗船者・運転者');
});
