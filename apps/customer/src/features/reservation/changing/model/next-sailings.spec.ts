import type { Availability, Reservation, SailingOffer } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import { fittingSailings, nextSearches } from './next-sailings.ts';
import { areBothCancelled, legsToChoose } from './part-options.ts';

const off = exampleOf('getReservation', 200, 'serviceCancelled');
const family = exampleOf('getReservation', 200, 'familyPaid');
const { sailingOffers } = exampleOf('searchSailings', 200, 'default');
const [, other] = sailingOffers;
if (!other) throw new Error('examples');
const next = (more: Partial<SailingOffer> = {}): SailingOffer => ({ ...other, ...more });
const cabinsOf = (reservation: Reservation, offer: SailingOffer) =>
  fittingSailings(reservation, 'outbound', [offer], 60)[0]?.cabins;
/** All cabins of the sailing so. */
const withCabins = (availability: Availability, remaining: number | null) =>
  next({ cabinOffers: other.cabinOffers.map((each) => ({ ...each, availability, remaining })) });

describe('欠航した便の代わりの便', () => {
  test('選べる期限のある行程だけを、予約した日か今日から、同じ人数と車両で探す', () => {
    expect(legsToChoose(off)).toEqual(['outbound']);
    expect(legsToChoose(family)).toEqual([]);
    const dates = nextSearches(off, 'outbound').map(({ date }) => date);
    expect(dates.slice(0, 2)).toEqual(['2027-08-02', '2027-08-03']);
    const { party } = off.outbound;
    expect(nextSearches(off, 'outbound')[0]).toMatchObject({ ...party, changeOf: off.id });
    const late = { ...off, serverTime: '2027-08-05T09:00:00+09:00' };
    const fromToday = nextSearches(late, 'outbound').map(({ date }) => date);
    expect(fromToday[0]).toBe('2027-08-05');
    // The days that keep the price.
    expect([dates.at(-1), fromToday.at(-1)]).toEqual(['2027-08-16', '2027-08-16']);
    const back = nextSearches(family, 'return')[0];
    expect(back?.outboundSailingId).toBe(family.outbound.sailing.id);
    expect(back?.fromPortId).toBe(family.outbound.sailing.toPort.id);
  });

  test('別の船でも、同じ等級の客室に全員分の空きがあれば、予約したとおりの分け方で選べる', () => {
    const [cabin] = off.outbound.cabins;
    const [same] = other.cabinOffers;
    expect(same?.cabinType.id).not.toBe(cabin?.cabinType.id);
    const cabins = cabinsOf(off, withCabins('available', null));
    expect(cabins).toMatchObject([{ cabinTypeId: same?.cabinType.id, party: cabin?.party }]);
  });

  test.each([
    ['満席', withCabins('full', null)],
    ['残りが人数より少ない', withCabins('few', 1)],
    ['欠航', next({ availability: 'cancelled' })],
    ['予約した便', next({ sailing: off.outbound.sailing })],
  ])('%sの便は出さない', (_, offer) => {
    expect(cabinsOf(off, offer)).toBeUndefined();
  });

  test('車両を載せられない便と、復路に間に合わない便は出さない', () => {
    const free = withCabins('available', null);
    expect(cabinsOf(family, free)).toBeDefined();
    expect(cabinsOf(family, { ...free, deck: null })).toBeUndefined();
    const arrivingBefore = (minutes: number) => {
      const departs = Date.parse(family.return?.sailing.departureAt ?? '');
      const arrivalAt = new Date(departs - minutes * 60_000).toISOString();
      return { ...free, sailing: { ...free.sailing, arrivalAt } };
    };
    expect(cabinsOf(family, arrivingBefore(60))).toBeDefined();
    expect(cabinsOf(family, arrivingBefore(59))).toBeUndefined();
  });

  test('運賃が変わらない、予約した出港から14日までの便を出す', () => {
    const free = withCabins('available', null);
    const departingAfter = (minutes: number) => {
      const departs = Date.parse(off.outbound.sailing.departureAt) + 14 * 24 * 60 * 60_000;
      const departureAt = new Date(departs + minutes * 60_000).toISOString();
      return { ...free, sailing: { ...free.sailing, departureAt } };
    };
    expect(cabinsOf(off, departingAfter(0))).toBeDefined();
    expect(cabinsOf(off, departingAfter(1))).toBeUndefined();
  });

  test('もう一方も欠航した行程は、ひとつずつ取り置かず、続けて選ぶ', () => {
    const { service } = off.outbound;
    const both = { ...off, return: { ...off.outbound } };
    expect([legsToChoose(both), areBothCancelled(both)]).toEqual([[], true]);
    const lateReturn = { ...off.outbound, service: { ...service, state: 'delayed' as const } };
    const lateAsWell = { ...off, return: lateReturn };
    expect([legsToChoose(lateAsWell), areBothCancelled(lateAsWell)]).toEqual([['outbound'], false]);
  });

  test.each([
    ['満席', { availability: 'full' as const, remaining: null }],
    ['残りが足りない', { availability: 'few' as const, remaining: 1 }],
  ])('同じ種類の客室が%sなら、同じ等級のほかの客室を選ぶ', (_, full) => {
    const [cabin] = off.outbound.cabins;
    const [same] = withCabins('available', null).cabinOffers;
    if (!cabin || !same) throw new Error('examples');
    const own = { ...same, ...full, cabinType: { ...same.cabinType, id: cabin.cabinType.id } };
    expect(cabinsOf(off, next({ cabinOffers: [own, same] }))).toMatchObject([
      { cabinTypeId: same.cabinType.id },
    ]);
  });

  test('同じ等級の客室がない船は出さない', () => {
    const cabinOffers = other.cabinOffers.map((each) => ({
      ...each,
      cabinType: { ...each.cabinType, grade: '別の等級' },
    }));
    expect(cabinsOf(off, next({ cabinOffers }))).toBeUndefined();
  });
});
