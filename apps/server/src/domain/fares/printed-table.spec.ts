import { addDays } from '@ferry/format/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, smallOperator } from '../../../test/support/small-operator.ts';
import { parseOperatorDocument } from '../../operator/parse-document.ts';
import { sailingColumns } from '../../operator/timetable.ts';
import type { FuelAdjustment } from '../../rules/fare-rules.ts';
import { inSpan } from '../calendar/day-pattern.ts';
import { salesWindow } from '../calendar/sales-window.ts';
import { evaluateVehicle, isProblem } from '../trips/vehicles.ts';
import { cabin, leg, trip, webDiscount } from './fare-input.fixture.ts';
import { fuelOf } from './fuel-of.ts';
import { quoteTrip } from './quote-trip.ts';
import { shareOf } from './rounding.ts';

// A printed table has these rules and the demonstration does not: each is compared with its own words.

const DAY = '2027-08-02';
const yen = fc.integer({ min: 0, max: 9000 });
const day = fc.integer({ min: 0, max: 399 }).map((days) => addDays('2027-01-01', days));
const totalOf = (outbound: ReturnType<typeof leg>, more = {}) =>
  quoteTrip(trip({ outbound, ...more })).totalYen;

const there = { fromPortId: 'port_small_a', toPortId: 'port_small_b' };
const back = { fromPortId: there.toPortId, toPortId: there.fromPortId };

describe('運賃表にある運賃の決まり', () => {
  it('燃料油価格変動調整金は、日付・区間・等級に合う最後のもの', () => {
    const rule = fc.record({
      from: fc.constantFrom('08-01', '08-03'),
      until: fc.constant('08-31'),
      adultYen: fc.integer({ min: 100, max: 200 }),
      childYen: fc.integer({ min: 0, max: 99 }),
      vehicleYen: fc.constant({}),
      sections: fc.constantFrom<FuelAdjustment['sections'][]>(
        undefined,
        [{ ...there, bothWays: false }],
        [{ ...there, bothWays: true }],
      ),
      grades: fc.constantFrom<FuelAdjustment['grades'][]>(undefined, ['普通']),
    });
    const isFor = (each: FuelAdjustment, section: typeof there, grade: string) =>
      inSpan(each, DAY) &&
      (each.grades?.includes(grade) ?? true) &&
      (each.sections?.some(
        ({ fromPortId, bothWays }) => fromPortId === section.fromPortId || bothWays,
      ) ??
        true);
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 5 }), (rules) => {
        const document = parseOperatorDocument(
          changed(smallOperator(), (copy) => {
            copy.fuelAdjustments = rules;
          }),
        );
        const columns = sailingColumns(document, DAY, DAY);
        const row = {
          fuel_adult_yen: columns.fuelAdultYen[0] ?? -1,
          fuel_child_yen: columns.fuelChildYen[0] ?? -1,
          fuel_vehicle_yen: {},
          fuel_parts: JSON.parse(columns.fuelParts[0] ?? ''),
        };
        for (const [section, grade] of [
          [there, '普通'],
          [back, '特等'],
        ] as const) {
          const last = rules.findLast((each) => isFor(each, section, grade));
          expect(fuelOf(row, section, grade)).toMatchObject({
            adultYen: last?.adultYen ?? 0,
            childYen: last?.childYen ?? 0,
          });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('等級に自分の調整金があれば、その人にはそれがかかる', () => {
    const own = cabin({ fuel: { adultYen: 300, childYen: 150 } });
    expect(totalOf(leg({ cabins: [own] })) - totalOf(leg())).toBe(300 - 120);
  });

  it('小人と住民の運賃は、表に円であればその額、なければ割合', () => {
    const seats = [
      { passenger: 0, kind: 'adult' as const },
      { passenger: 1, kind: 'child' as const },
    ];
    const resident = {
      id: 'dis_resident',
      kind: 'resident' as const,
      name: '島民割引',
      description: '',
      percent: 0,
      targets: ['passengers' as const],
      document: '住民票',
    };
    const noFuel = { adultYen: 0, childYen: 0, vehicleYen: {} };
    fc.assert(
      fc.property(yen, yen, yen, (adultYen, childYen, residentYen) => {
        const cabins = [cabin({ adultYen, childYen, residentYen: { adult: residentYen }, seats })];
        const outbound = leg({ cabins, fuel: noFuel }, [resident]);
        expect(totalOf(outbound)).toBe(adultYen + childYen);
        expect(totalOf(outbound, { resident: 0 })).toBe(Math.min(adultYen, residentYen) + childYen);
      }),
    );
    const outbound = leg({ cabins: [cabin({ residentYen: { adult: 3000 } })] }, [resident]);
    const { lines } = quoteTrip(trip({ outbound, resident: 0 }));
    expect(lines.map(({ label, amountYen }) => [label, amountYen])).toContainEqual([
      '島民割引(大人)',
      -1800,
    ]);
  });

  it('車両の等級を超えた長さは、始まった1mごとに足す', () => {
    const type = {
      id: 'veh_truck',
      name: 'トラック',
      kind: 'other' as const,
      description: '',
      needsDriver: true,
      hasPlate: true,
      isPhoneOnly: false,
    };
    const long = {
      id: 'vcl_12',
      name: '12m以上',
      typeIds: [type.id],
      includesDriver: true,
      metresFromCm: 1200,
    };
    const row = {
      rules: { vehicles: { types: [type], classes: [long], gapCm: 0 } },
      pools: [{ id: 'pool_deck', kind: 'deck', capacity: 9000 }],
      vehicle_fares: { vcl_12: { yen: 50_000, metreYen: 4500 } },
    } as unknown as Parameters<typeof evaluateVehicle>[0];
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2500 }), (lengthCm) => {
        const choice = { vehicleTypeId: type.id, lengthCm, heightCm: null, loadedLengthCm: null };
        const found = evaluateVehicle(row, type, choice);
        let metres = 0;
        while (1200 + metres * 100 <= lengthCm) metres += 1;
        expect(isProblem(found) ? found : found.yen).toBe(50_000 + metres * 4500);
      }),
    );
  });

  it.each([
    ['up', (off: number) => off >= 0],
    ['down', (off: number) => off <= 0],
    ['nearest', (off: number) => Math.abs(off) <= 5],
  ] as const)('端数の処理 %s は、10円に満たない違いだけ', (rounding, isRight) => {
    fc.assert(
      fc.property(
        yen.map((each) => each * 10),
        fc.integer({ min: 0, max: 100 }),
        (full, percent) => {
          const share = shareOf(full, percent, 10, rounding);
          const off = share - (full * percent) / 100;
          expect(share % 10).toBe(0);
          expect(Math.abs(off)).toBeLessThan(10);
          expect(isRight(off)).toBe(true);
        },
      ),
    );
  });

  it('割引は、決められた乗船日と予約日にだけ適用する', () => {
    fc.assert(
      fc.property(day, day, (date, bookedOn) => {
        const boardingDates = [{ from: '2027-04-01', until: '2027-04-28' }];
        const bookingDates = [{ from: '02-01', until: '03-15' }];
        const rule = { ...webDiscount, boardingDates, bookingDates };
        const [comparison] = quoteTrip(
          trip({ outbound: leg({ date }, [rule]), bookedOn }),
        ).comparisons;
        const holds =
          inSpan({ from: '2027-04-01', until: '2027-04-28' }, date) &&
          inSpan({ from: '02-01', until: '03-15' }, bookedOn);
        expect(comparison).toMatchObject({
          isApplied: holds,
          reason: holds ? null : 'notInPeriod',
        });
      }),
    );
  });

  it('季節の便は、決められた同じ日に発売する', () => {
    const fixedDays = [
      { opensOn: '01-20', from: '04-01', until: '09-30' },
      { opensOn: '08-20', from: '10-01', until: '03-31' },
    ];
    const opening = { monthsBefore: 2, at: '09:00', fixedDays };
    fc.assert(
      fc.property(day, (date) => {
        const { opensAt } = salesWindow(date, 480, opening, 120);
        const [year, month] = [Number(date.slice(0, 4)), date.slice(5)];
        const isSummer = month >= '04-01' && month <= '09-30';
        const opensOn = isSummer ? `${year}-01-20` : `${month < '04-01' ? year - 1 : year}-08-20`;
        expect(opensAt.toISOString()).toBe(`${opensOn}T00:00:00.000Z`);
      }),
    );
  });
});
