import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { draftLegs } from './draft-trip.ts';
import { cabinLines, vehicleLine } from './leg-words.ts';
import { reservedTrip } from './reserved-trip.ts';

const [cabin] = exampleOf('getReservation', 200, 'default').outbound.cabins;
if (!cabin) throw new Error('The example has no cabin');

test('貸切は、下書きと予約のどちらの要約でも言い、1室なら一度だけ言う', () => {
  const alone = { ...cabin, privateUse: true };
  expect(cabinLines([alone])).toEqual([]);
  const drafted = exampleOf('getDraft', 200, 'default');
  const { outbound } = drafted;
  const choice = {
    ...outbound.choice,
    cabins: outbound.choice.cabins.map((each) => ({ ...each, privateUse: true })),
  };
  const [leg] = draftLegs({ ...drafted, outbound: { ...outbound, choice } });
  expect(leg?.text).toMatch(/^カーペット席\(貸切\)・大人/);
  const booked = exampleOf('getReservation', 200, 'default');
  const [reserved] = reservedTrip({
    ...booked,
    outbound: { ...booked.outbound, cabins: [alone] },
  });
  expect(reserved?.text).toMatch(/^カーペット席\(貸切\)・大人/);
});

const car = {
  name: '乗用車',
  className: '4m以上5m未満',
  lengthCm: 469,
  plate: '函館 300 あ 12-34',
};

test('車両は、長さとナンバーを続けて書き、ナンバーは途中で改行しない', () => {
  expect(vehicleLine(car)).toBe('乗用車(4m以上5m未満・469cm) 函館\u00a0300\u00a0あ\u00a012-34');
});

test('未定のナンバーは、未定と書く', () => {
  expect(vehicleLine({ ...car, plateUndecided: true })).toBe(
    '乗用車(4m以上5m未満・469cm) ナンバー未定',
  );
});
