import { expect, it } from 'vitest';
import defaults from '../../operator/gtfs/defaults.json' with { type: 'json' };
import type { CancellationRules } from '../../rules/cancellation-rules.ts';
import { type FeeSubject, feeOf, feeSteps, stepAt } from './cancellation-fee.ts';

const departureAt = '2027-08-15T08:30:00+09:00';
const usual: CancellationRules = {
  cancellation: defaults.cancellation.map((term) =>
    term.daysBefore === 7 ? { ...term, vehicleMinimumYen: 0 } : term,
  ),
  cancellationRules: [],
};
const passenger: FeeSubject = { kind: 'passenger' };
const feeAt = (at: string, yen: number, subject = passenger, rules = usual) =>
  feeOf(stepAt(feeSteps(rules, subject, departureAt), new Date(at)), yen);

it.each([
  ['2027-08-08T23:59:59.999+09:00', 200, 0],
  ['2027-08-09T00:00:00.000+09:00', 490, 1860],
  ['2027-08-13T23:59:59.999+09:00', 490, 1860],
  ['2027-08-14T00:00:00.000+09:00', 1450, 5580],
  ['2027-08-15T08:29:59.999+09:00', 1450, 5580],
  ['2027-08-15T08:30:00.000+09:00', 4810, 18_600],
  ['2027-08-15T08:31:00.000+09:00', 4810, 18_600],
])('%s の手数料は、4,810円の運賃が %i 円、18,600円の車両が %i 円', (at, fare, vehicle) => {
  expect(feeAt(at, 4810)).toBe(fare);
  expect(feeAt(at, 18_600, { kind: 'vehicle' })).toBe(vehicle);
});

it('サーバーの時差では変わらない(UTCの同じ瞬間は同じ手数料)', () => {
  expect(feeAt('2027-08-08T14:59:59Z', 4810)).toBe(200);
  expect(feeAt('2027-08-08T15:00:00Z', 4810)).toBe(490);
});

it.each([
  [0, 0],
  [150, 150],
  [200, 200],
  [1990, 200],
  [2010, 210],
])(
  '一割の手数料は、代金 %i 円のとき %i 円(10円単位に切り上げ、最低200円、代金は超えない)',
  (yen, fee) => {
    expect(feeAt('2027-08-10T12:00:00+09:00', yen)).toBe(fee);
  },
);

it('時間で数える規則は、その時間の前まで', () => {
  const hours = [
    { hoursBefore: 24, percent: 0, minimumYen: 0 },
    { hoursBefore: 2, percent: 20, minimumYen: 0 },
  ];
  const rules = { ...usual, cancellationRules: [{ items: ['option' as const], hours }] };
  const option: FeeSubject = { kind: 'option' };
  expect(feeAt('2027-08-14T08:29:59+09:00', 1000, option, rules)).toBe(0);
  expect(feeAt('2027-08-14T08:30:00+09:00', 1000, option, rules)).toBe(200);
  expect(feeAt('2027-08-15T06:29:59+09:00', 1000, option, rules)).toBe(200);
  expect(feeAt('2027-08-15T06:30:00+09:00', 1000, option, rules)).toBe(1000);
  // Others keep the usual terms.
  expect(feeAt('2027-08-14T08:30:00+09:00', 1000, passenger, rules)).toBe(300);
});
