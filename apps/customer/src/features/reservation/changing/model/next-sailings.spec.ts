import type { Availability, Reservation, SailingOffer } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import { fittingSailings, nextSearches } from './next-sailings.ts';
import { legsToChoose } from './part-options.ts';

const off = exampleOf('getReservation', 200, 'serviceCancelled');
const family = exampleOf('getReservation', 200, 'familyPaid');
const { sailingOffers } = exampleOf('searchSailings', 200, 'default');
const [, other] = sailingOffers;
if (!other) throw new Error('examples');
const next = (more: Partial<SailingOffer> = {}): SailingOffer => ({ ...other, ...more });
const cabinsOf = (reservation: Reservation, offer: SailingOffer) =>
  fittingSailings(reservation, 'outbound', [offer])[0]?.cabins;
/** All cabins of the sailing so. */
const withCabins = (availability: Availability, remaining: number | null) =>
  next({ cabinOffers: other.cabinOffers.map((each) => ({ ...each, availability, remaining })) });

describe('欠航した便の代わりの便', () => {
  test('選べる期限のある行程だけを、予約した日か今日から、同じ人数と車両で探す', () => {
    expect(legsToChoose(off)).toEqual(['outbound']);
    expect(legsToChoose(family)).toEqual([]);
    const dates = nextSearches(off, 'outbound', 3).map(({ date }) => date);
    expect(dates).toEqual(['2027-08-02', '2027-08-03', '2027-08-04']);
    const { party } = off.outbound;
    expect(nextSearches(off, 'outbound', 1)[0]).toMatchObject({ ...party, changeOf: off.id });
    const late = { ...off, serverTime: '2027-08-05T09:00:00+09:00' };
    expect(nextSearches(late, 'outbound', 1)[0]?.date).toBe('2027-08-05');
    const back = nextSearches(family, 'return', 1)[0];
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
    const arrivalAt = family.return?.sailing.departureAt ?? '';
    const late = { ...free, sailing: { ...free.sailing, arrivalAt } };
    expect(cabinsOf(family, late)).toBeUndefined();
  });

  test('同じ等級の客室がない船は出さない', () => {
    const cabinOffers = other.cabinOffers.map((each) => ({
      ...each,
      cabinType: { ...each.cabinType, grade: '別の等級' },
    }));
    expect(cabinsOf(off, next({ cabinOffers }))).toBeUndefined();
  });
});
