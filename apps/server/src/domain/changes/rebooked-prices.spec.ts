import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LegFareInput, TripFareInput } from '../../database/fare-input.ts';
import {
  adults,
  cabin,
  car,
  leg,
  returnDiscountRule,
  returnLeg,
  trip,
} from '../fares/fare-input.fixture.ts';
import { quoteTrip } from '../fares/quote-trip.ts';
import { offerTrip } from '../trips/find-trip-offer.ts';
import { anonymousTrip } from '../trips/priced-trip.ts';
import { randomTrips } from '../trips/random-trips.fixture.ts';
import { rebookedFares } from './rebooked-prices.ts';

const totalOf = (outbound: LegFareInput, more: Partial<TripFareInput> = {}) =>
  quoteTrip(trip({ outbound, ...more })).totalYen;

const yen = (adultYen: number, roomYen: number | null = null) => ({ adultYen, roomYen });
const TOURIST = { cabinTypeName: 'ツーリスト寝台', grade: 'ツーリスト' };

describe('欠航した便の代わりの便の運賃', () => {
  it('予約した等級は、船に下の等級があっても、運転者の差額も含めて増えない', () => {
    const sold = leg({
      cabins: [cabin({ ...TOURIST, adultYen: 9400, seats: adults(2) })],
      lowestAdultYen: 9400,
      vehicles: [car()],
    });
    const today = leg({
      cabins: [cabin({ ...TOURIST, adultYen: 9400, seats: adults(2) })],
      lowestAdultYen: 6930,
      vehicles: [car()],
    });
    const tariff = { リクライニング: yen(6930), ツーリスト: yen(9400) };
    expect(totalOf(today)).toBe(totalOf(sold) + 2470);
    expect(totalOf(rebookedFares(today, sold, tariff))).toBe(totalOf(sold));
  });

  it('高い期でも増えず、安い期なら差額が戻る', () => {
    const sold = leg();
    const priced = (adultYen: number) =>
      rebookedFares(leg({ cabins: [cabin({ adultYen })], lowestAdultYen: adultYen }), sold, {
        スタンダード: yen(adultYen),
      });
    expect(totalOf(priced(6200))).toBe(totalOf(sold));
    expect(totalOf(priced(4000))).toBe(totalOf(sold) - 800);
  });

  it('上の等級は、代わりの便での等級の差だけ', () => {
    const better = cabin({ cabinTypeName: '個室', grade: 'デラックス', adultYen: 9000 });
    const tariff = { スタンダード: yen(6200), デラックス: yen(9000) };
    const next = rebookedFares(leg({ cabins: [better] }), leg(), tariff);
    expect(totalOf(next)).toBe(totalOf(leg()) + 9000 - 6200);
  });

  it('下の等級は、安くなった分が戻る', () => {
    const sold = leg({ cabins: [cabin({ grade: 'デラックス', adultYen: 9000 })] });
    const tariff = { スタンダード: yen(6200), デラックス: yen(12_000) };
    const next = rebookedFares(leg({ cabins: [cabin({ adultYen: 6200 })] }), sold, tariff);
    expect(totalOf(next)).toBe(totalOf(sold) - 2800);
  });

  it('代わりの船に予約した等級がないときは、次に高い等級でも増えない', () => {
    const next = rebookedFares(
      leg({ cabins: [cabin({ cabinTypeName: 'プレミア', grade: 'プレミア', adultYen: 7000 })] }),
      leg(),
      { 雑魚寝: yen(3000), プレミア: yen(7000), 特等: yen(20_000) },
    );
    expect(totalOf(next)).toBe(totalOf(leg()));
  });

  it('往復割引は、代わりの便が14日より前になっても残る', () => {
    const discounts = [returnDiscountRule];
    const home = returnLeg({}, discounts);
    const early = leg({ date: '2027-07-22' }, discounts);
    const next = rebookedFares(early, leg({}, discounts), { スタンダード: yen(4800) });
    expect(totalOf(early, { return: home })).toBeGreaterThan(totalOf(next, { return: home }));
    expect(totalOf(next, { return: home })).toBe(totalOf(leg({}, discounts), { return: home }));
  });

  it('無作為な旅程と、無作為な船と期の運賃で、予約した等級はいつもお支払い以下で、安ければその差が戻る', () => {
    const percents = fc.record({
      grades: fc.integer({ min: 40, max: 200 }),
      lowest: fc.integer({ min: 0, max: 100 }),
      vehicles: fc.integer({ min: 40, max: 200 }),
      fuel: fc.integer({ min: 0, max: 300 }),
    });
    // Half of each fare is one that needs no rounding.
    const of = (amount: number, percent: number) => Math.round((amount * percent) / 2000) * 20;
    let cheaper = 0;
    const property = fc.property(randomTrips, percents, ({ choice, sections }, percent) => {
      const { fares } = offerTrip(
        anonymousTrip(choice),
        sections,
        new Date('2027-07-20T12:00:00+09:00'),
      ).sale;
      const sold = fares.outbound;
      const here = (amount: number) => of(amount, percent.grades);
      const { adultYen, childYen, vehicleYen } = sold.fuel;
      const today: LegFareInput = {
        ...sold,
        cabins: sold.cabins.map((each) => ({
          ...each,
          adultYen: here(each.adultYen),
          roomYen: each.roomYen === undefined ? undefined : here(each.roomYen),
        })),
        lowestAdultYen: of(here(sold.lowestAdultYen), percent.lowest),
        vehicles: sold.vehicles.map((each) => ({ ...each, yen: of(each.yen, percent.vehicles) })),
        fuel: {
          adultYen: of(adultYen, percent.fuel),
          childYen: of(childYen, percent.fuel),
          vehicleYen: Object.fromEntries(
            Object.entries(vehicleYen).map(([id, amount]) => [id, of(amount, percent.fuel)]),
          ),
        },
      };
      const tariff = Object.fromEntries(
        today.cabins.map((each) => [each.grade, yen(each.adultYen, each.roomYen ?? null)]),
      );
      const next = rebookedFares(today, sold, tariff);
      const [before, asNew, after] = [sold, today, next].map(
        (outbound) => quoteTrip({ ...fares, outbound }).totalYen,
      );
      expect(after, 'booked').toBeLessThanOrEqual(before ?? 0);
      expect(after, 'as new').toBeLessThanOrEqual(asNew ?? 0);
      if ((after ?? 0) < (before ?? 0)) cheaper += 1;
    });
    fc.assert(property, { numRuns: 2000 });
    expect(cheaper).toBeGreaterThan(500);
  });
});
