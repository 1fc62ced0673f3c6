import type { CancellationTerm } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import defaults from '../../operator/gtfs/defaults.json' with { type: 'json' };
import { type CancellableLeg, cancellationTerms } from './cancellation-terms.ts';

const departureAt = '2027-08-15T08:30:00+09:00';
const usual = { cancellation: defaults.cancellation, cancellationRules: [] };
const outbound: CancellableLeg = {
  leg: 'outbound',
  departureAt,
  hasVehicles: false,
  options: [],
  discounts: [],
  rules: usual,
};
const terms = cancellationTerms([outbound]);
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

const discount = (discountId: string, name: string) => ({ discountId, name });
const itemsOf = (all: readonly CancellationTerm[]) => [
  ...new Set(all.map(({ item, discountNames }) => [item, ...discountNames].join(' '))),
];

it('日付は日本時間で数える', () => {
  const [first] = cancellationTerms([{ ...outbound, departureAt: '2027-08-14T15:10:00Z' }]);
  expect(first?.until).toBe('2027-08-09T00:00:00+09:00');
});

it('復路はその出発から数え、車両は車両の最低額で返す', () => {
  const cancellation = [{ daysBefore: 7, percent: 0, minimumYen: 200, vehicleMinimumYen: 0 }];
  const rules = { cancellation, cancellationRules: [] };
  const returnLeg = { departureAt: '2027-08-20T08:00:00+09:00', hasVehicles: true };
  const all = cancellationTerms([
    { ...outbound, rules },
    { ...outbound, ...returnLeg, leg: 'return', rules },
  ]);
  expect(all.filter(({ until }) => until)).toEqual([
    {
      leg: 'outbound',
      item: 'fare',
      discountNames: [],
      until: '2027-08-09T00:00:00+09:00',
      percent: 0,
      minimumYen: 200,
    },
    {
      leg: 'return',
      item: 'fare',
      discountNames: [],
      until: '2027-08-14T00:00:00+09:00',
      percent: 0,
      minimumYen: 200,
    },
    {
      leg: 'return',
      item: 'vehicle',
      discountNames: [],
      until: '2027-08-14T00:00:00+09:00',
      percent: 0,
      minimumYen: 0,
    },
  ]);
});

it('客室・オプション・キャンペーン運賃は、ほかと違うときだけ別に示し、時間で数える規則もある', () => {
  const rules = {
    ...usual,
    cancellationRules: [
      { items: ['option' as const], hours: [{ hoursBefore: 24, percent: 0, minimumYen: 0 }] },
      { discountIds: ['dis_sale'], days: [{ daysBefore: 0, percent: 50, minimumYen: 200 }] },
    ],
  };
  const all = cancellationTerms([
    {
      ...outbound,
      rules,
      options: ['meal', 'pet'],
      discounts: [discount('dis_web', 'WEB割引'), discount('dis_sale', '夏の特別割引')],
    },
  ]);
  expect(itemsOf(all)).toEqual(['fare', 'option', 'campaignFare 夏の特別割引']);
  expect(all.filter(({ item }) => item === 'option').map(({ until }) => until)).toEqual([
    '2027-08-14T08:30:00+09:00',
    null,
  ]);
  expect(all.find(({ item }) => item === 'campaignFare')).toMatchObject({ percent: 50 });
});

it('割引の手数料は割引ごとに、同じものはまとめ、ふつうと同じ割引は並べない', () => {
  const rules = {
    ...usual,
    cancellationRules: [
      {
        discountIds: ['dis_sale', 'dis_early'],
        days: [{ daysBefore: 0, percent: 50, minimumYen: 0 }],
      },
      { discountIds: ['dis_student'], hours: [{ hoursBefore: 1, percent: 5, minimumYen: 0 }] },
    ],
  };
  const discounts = [
    discount('dis_sale', '夏の特別割引'),
    discount('dis_web', 'WEB割引'),
    discount('dis_student', '学生割引'),
    discount('dis_early', '早期割引'),
  ];
  const all = cancellationTerms([{ ...outbound, rules, discounts }]);
  expect(itemsOf(all)).toEqual([
    'fare',
    'campaignFare 夏の特別割引 早期割引',
    'campaignFare 学生割引',
  ]);
  const student = all.filter(({ discountNames }) => discountNames.includes('学生割引'));
  expect(student.map(({ percent, until }) => [percent, until])).toEqual([
    [5, '2027-08-15T07:30:00+09:00'],
    [100, null],
  ]);
});

describe('食事とペットの手数料', () => {
  const meal = {
    items: ['meal' as const],
    hours: [{ hoursBefore: 24, percent: 0, minimumYen: 0 }],
  };
  const pet = { items: ['pet' as const], days: [{ daysBefore: 3, percent: 50, minimumYen: 0 }] };
  const both = { ...meal, items: ['option' as const] };
  it.each([
    ['食事だけ違えば', [meal], ['meal', 'pet'], ['fare', 'meal']],
    ['それぞれ違えば', [meal, pet], ['meal', 'pet'], ['fare', 'meal', 'pet']],
    ['どちらも同じなら1つで', [both], ['meal', 'pet'], ['fare', 'option']],
    ['食事だけの予約では', [meal, pet], ['meal'], ['fare', 'option']],
    ['ペットの規則は食事にかからず', [pet], ['meal'], ['fare']],
  ] as const)('%s示す', (_, cancellationRules, options, items) => {
    const rules = { ...usual, cancellationRules: [...cancellationRules] };
    expect(itemsOf(cancellationTerms([{ ...outbound, rules, options }]))).toEqual(items);
  });
});
