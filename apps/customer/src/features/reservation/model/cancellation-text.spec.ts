import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { termsLeft, termText } from './cancellation-text.ts';

test('取消の手数料を、期限の日と率で伝える', () => {
  const { cancellationTerms } = exampleOf('getReservation', 200, 'default');
  expect(cancellationTerms.map(termText)).toEqual([
    '7月26日(月)まで:200円',
    '7月31日(土)まで:運賃の10%(最低200円)',
    '2027年8月2日(月) 8:30まで:運賃の30%(最低200円)',
    'それ以降:運賃の100%',
  ]);
  expect(termText({ until: null, percent: 0, minimumYen: 0 })).toBe('それ以降:無料');
});

test('過ぎた期限の手数料は並べない', () => {
  const { cancellationTerms } = exampleOf('getReservation', 200, 'default');
  const left = termsLeft(cancellationTerms, '2027-07-27T00:00:00+09:00');
  expect(left).toEqual(cancellationTerms.slice(1));
});
