import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { feeLadders, termText } from './cancellation-text.ts';

test('取消の手数料を、期限の日と率で伝える', () => {
  const { cancellationTerms } = exampleOf('getReservation', 200, 'default');
  expect(cancellationTerms.map(termText)).toEqual([
    '7月26日(月)まで:200円',
    '7月31日(土)まで:運賃の10%(最低200円)',
    '2027年8月2日(月) 8:30まで:運賃の30%(最低200円)',
    'それ以降:運賃の100%',
  ]);
  expect(
    termText({ leg: 'outbound', item: 'vehicle', until: null, percent: 0, minimumYen: 0 }),
  ).toBe('それ以降:無料');
});

test('過ぎた期限の手数料は並べず、往復と車両を分けて伝える', () => {
  const { cancellationTerms } = exampleOf('getReservation', 200, 'default');
  const now = '2027-07-27T00:00:00+09:00';
  const left = cancellationTerms.slice(1);
  expect(feeLadders(cancellationTerms, now)).toEqual([
    { title: '乗船者1名・客室1室につき', terms: left },
  ]);
  const back = { leg: 'return', until: null, percent: 100, minimumYen: 0 } as const;
  const all = [
    ...cancellationTerms,
    { ...back, item: 'fare' as const },
    { ...back, item: 'vehicle' as const },
  ];
  expect(feeLadders(all, now).map(({ title, terms }) => [title, terms.length])).toEqual([
    ['往路の乗船者1名・客室1室につき', 3],
    ['復路の乗船者1名・客室1室につき', 1],
    ['復路の車両1台につき', 1],
  ]);
});
