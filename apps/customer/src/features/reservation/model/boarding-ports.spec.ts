import type { Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { boardingPorts, mapLink } from './boarding-ports.ts';

const family: Reservation = exampleOf('getReservation', 200, 'familyByNight');
const { ports } = exampleOf('listPorts', 200, 'default');
const titles = (reservation: Reservation) => boardingPorts(reservation, ports).map((p) => p.title);

test('往復の家族には、往路、復路の順に、乗り場の所在地、行き方、持ち物、電話がある', () => {
  const [first, second] = boardingPorts(family, ports);
  expect(first).toEqual({
    leg: 'outbound',
    title: '往路の乗り場 東雲港',
    name: '東雲港',
    address: '東雲市臨港5丁目6番',
    directions:
      '東雲駅から連絡バスで15分。車の方は、国道から「臨港」の標識に沿って車両入口へお進みください。',
    phone: '0120-000-003',
    bring: '乗船券、車検証',
  });
  expect(second?.title).toBe('復路の乗り場 北斗浜港');
});

test('出港した便と欠航した便の乗り場は出ない。片道では、往路と言わない', () => {
  const later = { ...family, serverTime: family.outbound.sailing.departureAt };
  expect(titles(later)).toEqual(['復路の乗り場 北斗浜港']);
  const { service } = exampleOf('getReservation', 200, 'serviceCancelled').outbound;
  const off = { ...family, outbound: { ...family.outbound, service } };
  expect(titles(off)).toEqual(['復路の乗り場 北斗浜港']);
  expect(titles({ ...family, return: null })).toEqual(['乗り場 東雲港']);
});

test('持ち物は、その便に乗る方と車両の分だけ', () => {
  const discount = {
    discountId: 'dis_disabled',
    certificate: 'physical',
    disabilityClass: 'class1',
    carer: null,
  } as const;
  const [first, ...others] = family.passengers;
  if (!first || !family.return) throw new Error('the example is of a family that returns');
  const stays = { ...first, discount, returnCabin: null };
  const reservation = {
    ...family,
    passengers: [stays, ...others],
    return: { ...family.return, vehicles: [] },
  };
  expect(boardingPorts(reservation).map(({ bring }) => bring)).toEqual([
    '乗船券、車検証、身体障害者手帳',
    '乗船券',
  ]);
});

test('地図には、港の名前と所在地だけを渡す', () => {
  const [port] = boardingPorts(family, ports);
  const { origin, searchParams } = new URL(port ? mapLink(port) : '');
  expect(origin).toBe('https://www.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    api: '1',
    query: '東雲港 東雲市臨港5丁目6番',
  });
});
