import { describe, expect, it } from 'vitest';
import defaults from '../../operator/gtfs/defaults.json' with { type: 'json' };
import { cancellationTerms } from './cancellation-terms.ts';

const departureAt = '2027-08-15T08:30:00+09:00';
const outbound = { leg: 'outbound', departureAt, hasVehicles: false } as const;
const terms = cancellationTerms(defaults.cancellation, [outbound]);
const termAt = (at: string) =>
  terms.find(({ until }) => until === null || Date.parse(at) < Date.parse(until));

describe('8月15日8:30発の便の取消手数料', () => {
  it.each([
    ['2027-07-01T00:00:00+09:00', 0, 200],
    ['2027-08-08T23:59:59+09:00', 0, 200],
    ['2027-08-09T00:00:00+09:00', 10, 200],
    ['2027-08-13T23:59:59+09:00', 10, 200],
    ['2027-08-14T00:00:00+09:00', 30, 200],
    ['2027-08-15T08:29:59+09:00', 30, 200],
    ['2027-08-15T08:30:00+09:00', 100, 0],
    ['2027-08-16T00:00:00+09:00', 100, 0],
  ])('%s の取消は %d %、最低 %d 円', (at, percent, minimumYen) => {
    expect(termAt(at)).toMatchObject({ percent, minimumYen });
  });

  it('早い期限の順に、最後は期限なしで返す', () => {
    expect(terms.map(({ until }) => until)).toEqual([
      '2027-08-09T00:00:00+09:00',
      '2027-08-14T00:00:00+09:00',
      departureAt,
      null,
    ]);
  });
});

it('日付は日本時間で数える', () => {
  const [first] = cancellationTerms(defaults.cancellation, [
    { ...outbound, departureAt: '2027-08-14T15:10:00Z' },
  ]);
  expect(first?.until).toBe('2027-08-09T00:00:00+09:00');
});

it('復路はその出発から数え、車両は車両の最低額で返す', () => {
  const rules = [{ daysBefore: 7, percent: 0, minimumYen: 200, vehicleMinimumYen: 0 }];
  const returnLeg = { leg: 'return', departureAt: '2027-08-20T08:00:00+09:00', hasVehicles: true };
  const all = cancellationTerms(rules, [outbound, { ...returnLeg, leg: 'return' }]);
  expect(all.filter(({ until }) => until)).toEqual([
    {
      leg: 'outbound',
      item: 'fare',
      until: '2027-08-09T00:00:00+09:00',
      percent: 0,
      minimumYen: 200,
    },
    {
      leg: 'return',
      item: 'fare',
      until: '2027-08-14T00:00:00+09:00',
      percent: 0,
      minimumYen: 200,
    },
    {
      leg: 'return',
      item: 'vehicle',
      until: '2027-08-14T00:00:00+09:00',
      percent: 0,
      minimumYen: 0,
    },
  ]);
});
