import type { LegName } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { type BookedTrip, freeLegs } from '../cancellations/booked-trip.ts';
import { priceParts } from '../cancellations/price-parts.ts';
import { bookedTrip } from '../cancellations/random-cuts.fixture.ts';
import { sectionOn } from '../trips/demo-section.fixture.ts';
import { changeFee } from './change-fee.ts';
import { droppedParts, givenUpParts, type LegPair } from './given-up-parts.ts';

const THERE = sectionOn('strait-0640', '2027-08-15');
const LATER = sectionOn('strait-0640', '2027-08-17');
const NIGHT = sectionOn('night-1900-yoikaze', '2027-08-15');
const LONG_BEFORE = new Date('2027-08-01T12:00:00+09:00');
const DAY_BEFORE = new Date('2027-08-14T12:00:00+09:00');
const SAME: LegPair[] = [{ before: 'outbound', after: 'outbound', isMoved: false }];
const MOVED: LegPair[] = [{ before: 'outbound', after: 'outbound', isMoved: true }];

const CAR = { vehicleTypeId: 'veh_car', lengthCm: 450, heightCm: 155, loadedLengthCm: null };

/** One way of so many people in a cabin type of the strait's vessel. */
function trip(
  { adults = 2, children = 0, vehicles = 0, meals = 0, type = 0, isPaid = true },
  section = THERE,
): BookedTrip {
  const party = { adults, children, infants: 0, babies: 0 };
  const cabinTypeId = section.row.cabin_types[type]?.id ?? '';
  const [meal] = section.row.rules.meals;
  const cabins = [{ cabinTypeId, party, infantBerths: 0, privateUse: false }];
  const leg = {
    sailingId: section.row.id,
    ...section.ports,
    party,
    cabins,
    vehicles: Array.from({ length: vehicles }, () => CAR),
    pets: [],
    meals: meals > 0 && meal ? [{ mealId: meal.id, quantity: meals }] : [],
  };
  return bookedTrip(
    { sections: [section], choice: { outbound: leg, return: null, discountRequests: [] } },
    { isPaid, rules: [], serviceCancelled: undefined },
  );
}

const partsOf = (before: BookedTrip, after: BookedTrip, legs: LegPair[]) =>
  givenUpParts(before.sale.fares, after.sale.fares, legs);

const paid = ({ sale }: BookedTrip) =>
  priceParts(sale.fares).reduce((total, { yen }) => total + yen, 0);

function feeOf(
  before: BookedTrip,
  after: BookedTrip,
  legs: LegPair[],
  { at = LONG_BEFORE, firstYen = 0, changesMade = 0, paidYen = paid(before) } = {},
) {
  const givenUp = partsOf(before, after, legs);
  const dropped = droppedParts(before.sale.fares, after.sale.fares, legs);
  const free = freeLegs(before, (leg) => legs.some((pair) => pair.before === leg && pair.isMoved));
  return changeFee(
    { trip: before, givenUp, dropped, free, changesMade, freeChanges: 1, firstYen, paidYen },
    at,
  );
}

const kindsOf = (parts: readonly { kind: string }[]) => parts.map(({ kind }) => kind);

describe('変更で手放すもの', () => {
  it('同じ便の同じ内容では、何もない', () => {
    expect(partsOf(trip({ vehicles: 1 }), trip({ vehicles: 1 }), SAME)).toEqual([]);
  });

  it('別の便に移ると、すべて', () => {
    const all = partsOf(trip({ vehicles: 1 }), trip({ vehicles: 1 }, LATER), MOVED);
    expect(kindsOf(all).toSorted()).toEqual(['passenger', 'passenger', 'vehicle']);
  });

  it('行程をやめると、そのすべて', () => {
    const dropped: LegPair[] = [{ before: 'outbound', after: null, isMoved: true }];
    expect(partsOf(trip({ meals: 2 }, NIGHT), trip({}, NIGHT), dropped)).toHaveLength(3);
  });

  it('客室だけ替えると、その人の運賃だけで、車両はそのまま', () => {
    const [before, after] = [
      trip({ adults: 1, vehicles: 1 }),
      trip({ adults: 1, vehicles: 1, type: 1 }),
    ];
    expect(kindsOf(partsOf(before, after, SAME))).toEqual(['passenger']);
  });

  it('大人を小人に替えると、大人1人', () => {
    const [before, after] = [trip({ adults: 2 }), trip({ adults: 1, children: 1 })];
    expect(partsOf(before, after, SAME).map(({ label }) => label)).toEqual([
      '大人運賃(カーペット席)',
    ]);
  });

  it('人数や車両が増えるだけなら、何もない', () => {
    expect(partsOf(trip({ adults: 1 }), trip({ adults: 3, vehicles: 1 }), SAME)).toEqual([]);
  });

  it('車両をやめると車両だけで、運転者は乗船者として残る', () => {
    const gone = partsOf(trip({ vehicles: 1 }), trip({}), SAME);
    expect(kindsOf(gone)).toEqual(['vehicle']);
  });

  it('食事を3つから1つにすると、2つ分', () => {
    const gone = partsOf(trip({ meals: 3 }, NIGHT), trip({ meals: 1 }, NIGHT), SAME);
    const whole = priceParts(trip({ meals: 3 }, NIGHT).sale.fares).find(
      ({ kind }) => kind === 'option',
    );
    expect(gone.map(({ yen }) => yen)).toEqual([((whole?.yen ?? 0) / 3) * 2]);
  });
});

describe('変更の手数料', () => {
  const [before, after] = [trip({ adults: 2 }), trip({ adults: 2 }, LATER)];
  /** 30 % of each adult's fare, rounded up to 10 yen. */
  const thirty = priceParts(before.sale.fares)
    .filter(({ isFuel }) => !isFuel)
    .reduce((total, { yen }) => total + Math.ceil((yen * 0.3) / 10) * 10, 0);
  const second = { changesMade: 1, firstYen: 400 };

  it('1回目は無料で、そのときの取消手数料が控えられる', () => {
    const { fee, counts, basisYen } = feeOf(before, after, MOVED, { at: DAY_BEFORE });
    expect(fee).toMatchObject({ feeYen: 0, reason: 'freeChange', nowYen: thirty, firstYen: 0 });
    expect([counts, basisYen]).toEqual([true, thirty]);
  });

  it('2回目からは、1回目と今の取消手数料の高いほう', () => {
    const now = feeOf(before, after, MOVED, { ...second, at: DAY_BEFORE });
    expect(now.fee).toMatchObject({ feeYen: thirty, reason: 'cancellationFee', firstYen: 400 });
    const first = feeOf(before, after, MOVED, { changesMade: 4, firstYen: thirty });
    expect([first.fee.nowYen, first.fee.feeYen]).toEqual([400, thirty]);
  });

  it('1件ごとの手数料の和が、今の取消手数料', () => {
    const { fee } = feeOf(before, after, MOVED, { at: DAY_BEFORE });
    expect(fee.lines.map(({ percent, minimumYen }) => [percent, minimumYen])).toEqual([
      [30, 200],
      [30, 200],
    ]);
    expect(fee.lines.reduce((sum, { feeYen }) => sum + feeYen, 0)).toBe(fee.nowYen);
  });

  it('増やすだけ、名前だけの変更は無料で、回数に数えない', () => {
    const { fee, counts, basisYen } = feeOf(trip({ adults: 1 }), trip({}), SAME, second);
    expect(fee).toEqual({
      feeYen: 0,
      reason: 'nothingGivenUp',
      nowYen: 0,
      firstYen: 400,
      lines: [],
    });
    expect([counts, basisYen]).toEqual([false, 0]);
  });

  it('お支払いの前は、無料で回数に数えない', () => {
    const [one, other] = [trip({ isPaid: false }), trip({ isPaid: false }, LATER)];
    const { fee, counts } = feeOf(one, other, MOVED, { ...second, at: DAY_BEFORE });
    expect([fee.feeYen, fee.reason, counts]).toEqual([0, 'beforePayment', false]);
  });

  it('運航会社が運航しない便からの変更は、何回目でも無料で、回数に数えない', () => {
    const legs = before.legs.map((leg) => ({ ...leg, isEnded: true }));
    const { fee, counts } = feeOf({ ...before, legs }, after, MOVED, second);
    expect([fee.feeYen, fee.reason, counts]).toEqual([0, 'serviceCancelled', false]);
  });

  it('遅れた便の一部ともう一方の行程を手放す変更は、もう一方の手数料だけがかかり、回数に数える', () => {
    const [leg] = before.legs;
    if (!leg) throw new Error('One way');
    const legs = [
      { ...leg, isEnded: true, isLate: true },
      { ...leg, leg: 'return' as const },
    ];
    const both = { ...before, sale: { ...before.sale, return: before.sale.outbound }, legs };
    const there = partsOf(before, after, MOVED);
    const givenUp = [
      ...there.slice(1),
      ...there.map((part) => ({ ...part, leg: 'return' as const })),
    ];
    const money = { changesMade: 1, freeChanges: 1, firstYen: 0, paidYen: 2 * paid(before) };
    const of = (isLeft: boolean) =>
      changeFee(
        { trip: both, givenUp, dropped: [], free: freeLegs(both, () => isLeft), ...money },
        DAY_BEFORE,
      );
    expect(of(true)).toMatchObject({
      fee: { reason: 'serviceCancelled', feeYen: 0 },
      counts: false,
    });
    expect(of(false)).toMatchObject({
      fee: { reason: 'cancellationFee', feeYen: thirty },
      counts: true,
    });
  });

  it('手数料は、お支払いの額を超えない', () => {
    const given = { changesMade: 1, firstYen: 999_999, paidYen: 1_000 };
    expect(feeOf(before, after, MOVED, given).fee.feeYen).toBe(1_000);
  });

  it('次に上がる日時と、それからの額を言う', () => {
    const { fee, rises } = feeOf(before, after, MOVED, second);
    expect(rises?.at).toBe('2027-08-09T00:00:00+09:00');
    expect(rises?.feeYen).toBeGreaterThan(fee.feeYen);
    expect(feeOf(before, after, MOVED).rises).toBeNull();
  });
});

describe('やめるものがある変更', () => {
  const DROPPED: LegPair[] = [{ before: 'outbound', after: null, isMoved: true }];
  const yenOf = (fares: BookedTrip, kind: string, position = 0) =>
    priceParts(fares.sale.fares).find(
      (part) => part.kind === kind && part.position === position && !part.isFuel,
    )?.yen ?? 0;
  const dropped = (before: BookedTrip, after: BookedTrip, legs: LegPair[]) =>
    droppedParts(before.sale.fares, after.sale.fares, legs);

  it('最初の変更でも、やめる人の取消手数料はかかり、無料の回数は減らない', () => {
    const [before, after] = [trip({ adults: 3 }), trip({ adults: 2 })];
    const { fee, counts, basisYen } = feeOf(before, after, SAME, { at: DAY_BEFORE });
    const feeYen = Math.ceil((yenOf(before, 'passenger') * 0.3) / 10) * 10;
    expect(fee).toMatchObject({ reason: 'cancellationFee', feeYen, nowYen: feeYen, firstYen: 0 });
    expect([fee.lines.length, counts, basisYen]).toEqual([1, false, 0]);
  });

  it('別の便に移る最初の変更では、移る人は無料で、やめる人だけにかかる', () => {
    const [before, after] = [trip({ adults: 3, vehicles: 1 }), trip({ adults: 2 }, LATER)];
    const { fee, counts, basisYen } = feeOf(before, after, MOVED, { at: DAY_BEFORE });
    expect(kindsOf(fee.lines).toSorted()).toEqual(['passenger', 'vehicle']);
    expect(fee.feeYen).toBe(fee.lines.reduce((sum, { feeYen }) => sum + feeYen, 0));
    expect([counts, basisYen > 0]).toEqual([true, true]);
  });

  it('行程をやめる最初の変更は、その行程の取消と同じ手数料', () => {
    const before = trip({ adults: 2, vehicles: 1 });
    const { fee } = feeOf(before, trip({}, NIGHT), DROPPED, { at: DAY_BEFORE });
    expect(fee.lines).toHaveLength(3);
    expect([fee.reason, fee.feeYen > 0]).toEqual(['cancellationFee', true]);
  });

  it('2回目からも、やめるだけなら、その取消と同じ手数料で、最初の変更の額とは比べない', () => {
    const [before, after] = [trip({ adults: 3 }), trip({ adults: 2 })];
    const cancelled = feeOf(before, after, SAME, { at: DAY_BEFORE }).fee;
    const given = { at: DAY_BEFORE, changesMade: 3, firstYen: 5_000 };
    const { fee, counts, basisYen } = feeOf(before, after, SAME, given);
    expect(fee).toEqual(cancelled);
    expect([counts, basisYen]).toEqual([false, 0]);
  });

  it('2回目からは、やめて替えるときは、すべてを今か最初の変更の高い方で', () => {
    const [before, after] = [trip({ adults: 3, vehicles: 1 }), trip({ adults: 2 }, LATER)];
    const given = { at: DAY_BEFORE, changesMade: 1 };
    const now = feeOf(before, after, MOVED, given).fee;
    expect(now).toMatchObject({ feeYen: now.nowYen, firstYen: 0 });
    expect(now.lines).toHaveLength(4);
    const { fee, counts } = feeOf(before, after, MOVED, { ...given, firstYen: 9_999 });
    expect([fee.feeYen, counts]).toEqual([Math.max(now.nowYen, 9_999), true]);
  });

  it('2食のうち1食をやめて1食を別のものに替えるのは、やめるだけではない', () => {
    const before = trip({ meals: 2 }, NIGHT);
    const [meal] = NIGHT.row.rules.meals;
    const gone = partsOf(before, trip({}, NIGHT), SAME);
    expect(meal && gone.map(({ kind }) => kind)).toEqual(['option']);
    const [both] = gone;
    if (!both) throw new Error('Both meals are given up');
    const one = { ...both, yen: both.yen / 2 };
    const input = {
      trip: before,
      givenUp: [both],
      dropped: [one],
      free: new Set<LegName>(),
      freeChanges: 1,
      firstYen: 5_000,
    };
    const paidYen = paid(before);
    const { fee, counts } = changeFee({ ...input, changesMade: 1, paidYen }, LONG_BEFORE);
    expect([fee.feeYen, counts]).toEqual([5_000, true]);
    const first = changeFee({ ...input, changesMade: 0, paidYen }, LONG_BEFORE);
    expect([first.counts, first.basisYen > 0]).toEqual([true, true]);
  });

  it('便・客室・車両を替えるだけなら、やめるものはない', () => {
    const before = trip({ adults: 2, vehicles: 1 });
    expect(dropped(before, trip({ adults: 2, vehicles: 1 }, LATER), MOVED)).toEqual([]);
    expect(dropped(before, trip({ adults: 2, vehicles: 1, type: 1 }), SAME)).toEqual([]);
    expect(dropped(before, trip({ adults: 1, children: 1, vehicles: 1 }), SAME)).toEqual([]);
    expect(dropped(before, trip({ adults: 4, vehicles: 2 }), SAME)).toEqual([]);
  });

  it('お支払い前は、人が減っても無料', () => {
    const [before, after] = [trip({ adults: 3, isPaid: false }), trip({ adults: 2 })];
    expect(feeOf(before, after, SAME, { paidYen: 0 }).fee).toMatchObject({
      reason: 'beforePayment',
      feeYen: 0,
    });
  });
});
