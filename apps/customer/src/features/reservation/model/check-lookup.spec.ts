import { describe, expect, test } from 'vitest';
import { checkLookup } from './check-lookup.ts';

describe('予約の照会', () => {
  test.each([
    ['7KQ4MX9R', 'phone', '090-1234-5678'],
    ['７ｋｑ４ ｍｘ９ｒ', 'phone', '０９０１２３４５６７８'],
    ['7kq4-mx9r', 'email', ' hanako@example.jp '],
  ] as const)(
    '「%s」と%s「%s」は、幅やハイフンを問わず照会できる',
    (reservationNumber, contactKind, contact) => {
      expect(checkLookup({ reservationNumber, contactKind, contact })).toEqual([]);
    },
  );

  test('空欄には、入力を求める', () => {
    expect(checkLookup({ reservationNumber: ' ', contactKind: 'phone', contact: '' })).toEqual([
      { id: 'lookup-number', message: '予約番号を入力してください。' },
      { id: 'lookup-phone', message: '電話番号を入力してください。' },
    ]);
  });

  test('形の誤りには、正しい形を伝える', () => {
    expect(checkLookup({ reservationNumber: '123', contactKind: 'email', contact: 'x' })).toEqual([
      {
        id: 'lookup-number',
        message: '予約番号は8文字の英数字で入力してください。例:7KQ4-MX9R',
      },
      { id: 'lookup-email', message: 'メールアドレスを正しく入力してください。' },
    ]);
  });
});
