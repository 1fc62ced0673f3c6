import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductFareInput, Seat, TripFareInput } from '../../database/fare-input.ts';
import {
  adults,
  cabin,
  car,
  earlyDiscount,
  leg,
  returnDiscountRule,
  returnLeg,
  trip,
  webDiscount,
} from './fare-input.fixture.ts';
import { quoteTrip } from './quote-trip.ts';

const product: ProductFareInput = {
  label: 'くじら水族館 往復きっぷ',
  adultYen: 9800,
  childYen: 4900,
  gradeAdultYen: { outbound: 4800, return: 4800 },
};
const seat = (passenger: number, kind: Seat['kind']): Seat => ({ passenger, kind });
const family = [...adults(2), seat(2, 'child'), seat(3, 'freeInfant'), seat(4, 'baby')];
const brief = (input: TripFareInput) =>
  quoteTrip(input).lines.map((line) => [line.leg, line.ruleId, line.quantity, line.amountYen]);

describe('提携きっぷで売る旅の内訳', () => {
  it('往路にきっぷの料金、復路は0円、燃料油価格変動調整金は別にかからない', () => {
    const cabins = [cabin({ seats: family })];
    const input = trip({ outbound: leg({ cabins }), return: returnLeg({ cabins }), product });
    expect(brief(input)).toEqual([
      ['outbound', 'product.adult', 2, 19_600],
      ['outbound', 'product.child', 1, 4900],
      ['outbound', 'product.free', 1, 0],
      ['outbound', 'product.free', 1, 0],
      ['return', 'product.return', 3, 0],
      ['return', 'product.free', 1, 0],
      ['return', 'product.free', 1, 0],
    ]);
    expect(quoteTrip(input).totalYen).toBe(24_500);
  });

  it('2人目からの幼児は、小人のきっぷになる', () => {
    const cabins = [cabin({ seats: [...adults(1), seat(1, 'payingInfant')] })];
    expect(brief(trip({ outbound: leg({ cabins }), product }))).toEqual([
      ['outbound', 'product.adult', 1, 9800],
      ['outbound', 'product.child', 1, 4900],
    ]);
  });

  it('上の等級は、含まれる等級との差額だけがかかる', () => {
    const better = cabin({ cabinTypeName: '個室寝台', adultYen: 6250, seats: family });
    const input = trip({
      outbound: leg({ cabins: [better] }),
      return: returnLeg({ cabins: [cabin({ seats: family })] }),
      product,
    });
    const upgrades = quoteTrip(input).lines.filter(({ ruleId }) => ruleId === 'product.upgrade');
    // A child: 3,130 rounded up from 3,125, less 2,400.
    expect(upgrades.map(({ quantity, amountYen }) => [quantity, amountYen])).toEqual([
      [2, 2900],
      [1, 730],
    ]);
    expect(quoteTrip(input).outbound.cabinsYen).toEqual([24_500 + 2900 + 730]);
    expect(quoteTrip(input).return?.cabinsYen).toEqual([0]);
  });

  it('下の等級でも、きっぷの料金から引かれない', () => {
    const cheaper = cabin({ adultYen: 3000, seats: adults(1) });
    expect(brief(trip({ outbound: leg({ cabins: [cheaper] }), product }))).toEqual([
      ['outbound', 'product.adult', 1, 9800],
    ]);
  });

  it('割引はきっぷに重ならず、室料と貸切料はいつものとおり', () => {
    const discounts = [webDiscount, earlyDiscount, returnDiscountRule];
    const room = cabin({ seats: adults(1), roomYen: 8000, emptyBerths: 1 });
    const lines = brief(
      trip({
        outbound: leg({ cabins: [room] }, discounts),
        return: returnLeg({ cabins: [cabin({ seats: adults(1) })] }, discounts),
        bookedOn: '2027-01-01',
        product,
      }),
    );
    expect(lines).toEqual([
      ['outbound', 'product.adult', 1, 9800],
      ['outbound', 'fare.private-use', 1, 2400],
      ['outbound', 'fare.room', 1, 8000],
      ['return', 'product.return', 1, 0],
    ]);
  });

  it('車両の燃料油価格変動調整金は、いつものとおり', () => {
    const vehicles = [car({ includesDriver: false, driver: undefined })];
    expect(brief(trip({ outbound: leg({ vehicles }), product }))).toContainEqual([
      'outbound',
      'fuel.vehicle',
      1,
      600,
    ]);
  });

  it('どんな組み合わせでも、明細の和が合計で、含まれる等級ならきっぷの料金の和になる', () => {
    const kinds = fc.constantFrom<Seat['kind']>(
      'adult',
      'child',
      'payingInfant',
      'freeInfant',
      'baby',
    );
    fc.assert(
      fc.property(
        fc.array(kinds, { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 0, max: 60_000 }),
        fc.boolean(),
        (people, gradeYen, more, isReturn) => {
          const seats = people.map((kind, passenger) => seat(passenger, kind));
          const sold = { ...product, gradeAdultYen: { outbound: gradeYen, return: gradeYen } };
          const priced = (adultYen: number) => {
            const cabins = [cabin({ adultYen, seats })];
            const returning = isReturn ? returnLeg({ cabins }) : undefined;
            return quoteTrip(trip({ outbound: leg({ cabins }), return: returning, product: sold }));
          };
          const [contained, better] = [priced(gradeYen), priced(gradeYen + more)];
          const adultsOf = people.filter((kind) => kind === 'adult').length;
          const childrenOf = people.filter((kind) => ['child', 'payingInfant'].includes(kind));
          expect(contained.totalYen).toBe(adultsOf * 9800 + childrenOf.length * 4900);
          expect(better.totalYen).toBeGreaterThanOrEqual(contained.totalYen);
          for (const { lines, totalYen } of [contained, better]) {
            expect(lines.reduce((sum, { amountYen }) => sum + amountYen, 0)).toBe(totalYen);
            expect(lines.every(({ amountYen }) => amountYen >= 0)).toBe(true);
          }
        },
      ),
    );
  });
});
