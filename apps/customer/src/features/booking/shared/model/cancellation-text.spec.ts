import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { feeLadders, minimumText, otherwiseText } from './cancellation-text.ts';

const held = exampleOf('getReservation', 200, 'default');
const [first] = held.cancellationTerms;
const ladder = (trip: Parameters<typeof feeLadders>[0]) =>
  feeLadders(trip).map(({ caption, columns, steps }) => [
    caption,
    columns,
    ...steps.map(({ until, fees, isNow }) =>
      [until, ...fees, ...(isNow ? ['いま'] : [])].join(' '),
    ),
  ]);

test('徒歩の片道では、車両の列はなく、日付はどの段も同じ書き方', () => {
  expect(ladder(held)).toEqual([
    [
      '8月2日(月) 8:30 出港',
      ['お一人・1室'],
      '7月26日(月)まで 200円 いま',
      '7月31日(土)まで 10%',
      '出港まで 30%',
      '出港のあと 100%',
    ],
  ]);
  expect(minimumText(held.cancellationTerms)).toBe('10%・30%のときも、最低200円です。');
});

test('過ぎた段は並べず、往復は行程ごとに、車両は人と違う期限でも1つの表に並ぶ', () => {
  const returnLeg = { sailing: { departureAt: '2027-08-09T00:10:00+09:00' } };
  const of = { leg: 'return', discountNames: [] as string[], minimumYen: 0 } as const;
  const trip = {
    ...held,
    return: returnLeg,
    serverTime: '2027-07-27T00:00:00+09:00',
    cancellationTerms: [
      ...held.cancellationTerms,
      { ...of, item: 'fare' as const, until: '2027-08-08T00:00:00+09:00', percent: 10 },
      { ...of, item: 'fare' as const, until: null, percent: 100 },
      { ...of, item: 'vehicle' as const, until: returnLeg.sailing.departureAt, percent: 0 },
      { ...of, item: 'vehicle' as const, until: null, percent: 100 },
    ],
  };
  expect(ladder(trip)).toEqual([
    [
      '往路 8月2日(月) 8:30 出港',
      ['お一人・1室'],
      '7月31日(土)まで 10% いま',
      '出港まで 30%',
      '出港のあと 100%',
    ],
    [
      '復路 8月8日(日) 24:10(8月9日(月) 0:10) 出港',
      ['お一人・1室', '車両'],
      '8月7日(土)まで 10% 無料 いま',
      '出港まで 100% 無料',
      '出港のあと 100% 100%',
    ],
  ]);
});

test('手数料の違う割引は割引ごとに、食事とペットも別の列になる', () => {
  const until = '2027-08-02T08:30:00+09:00';
  const of = { leg: 'outbound', discountNames: [] as string[], until, minimumYen: 0 } as const;
  const trip = {
    ...held,
    cancellationTerms: [
      { ...of, item: 'fare' as const, percent: 30 },
      { ...of, item: 'meal' as const, percent: 0 },
      { ...of, item: 'pet' as const, percent: 20 },
      { ...of, item: 'campaignFare' as const, discountNames: ['早期割引'], percent: 50 },
      {
        ...of,
        item: 'campaignFare' as const,
        discountNames: ['学生割引', '復路割引'],
        percent: 70,
      },
    ],
  };
  expect(ladder(trip)).toEqual([
    [
      '8月2日(月) 8:30 出港',
      ['お一人・1室', '早期割引', '学生割引・復路割引', '食事', 'ペット'],
      '出港まで 30% 50% 70% 無料 20% いま',
    ],
  ]);
});

test('最低の額がなければ、但し書きもない', () => {
  expect(minimumText(first ? [{ ...first, percent: 100, minimumYen: 0 }] : [])).toBe('');
});

test('お一人の手数料と違うものだけを、図の下で名指しする', () => {
  const of = { leg: 'outbound', discountNames: [] as string[], until: null } as const;
  const fare = { ...of, item: 'fare' as const, percent: 100, minimumYen: 0 };
  const early = { ...fare, item: 'campaignFare' as const, discountNames: ['早割28'] };
  expect(otherwiseText([fare, { ...fare, item: 'vehicle' }])).toBe('');
  expect(otherwiseText([fare, { ...fare, item: 'vehicle', leg: 'return' }])).toBe('車両');
  expect(
    otherwiseText([
      fare,
      { ...fare, item: 'vehicle', minimumYen: 200 },
      { ...early, percent: 50 },
      { ...fare, item: 'meal', until: '2027-08-01T08:30:00+09:00' },
      { ...fare, item: 'pet' },
    ]),
  ).toBe('早割28・車両・食事');
});

test('提携きっぷは往復で1つの表に並び、使い始めたら、表のかわりに文で示す', () => {
  const bought = exampleOf('getReservation', 200, 'partnerTicket');
  expect(ladder(bought)).toEqual([
    [
      '往路 8月3日(火) 7:20 出港',
      ['きっぷ1枚'],
      '7月27日(火)まで 200円 いま',
      '8月1日(日)まで 10%',
      '出港まで 30%',
      '使わずに出港したあと 100%',
    ],
  ]);
  expect(ladder(exampleOf('getReservation', 200, 'partnerTicketBegun'))).toEqual([]);
});
