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

  test.each(['7KQ4-MX9O', '７ｋｑ４ｍｘ９１', 'lKQ4 MX9R'])(
    '予約番号にない文字がある「%s」には、使われない文字を伝える',
    (reservationNumber) => {
      const input = { reservationNumber, contactKind: 'phone', contact: '090-1234-5678' } as const;
      expect(checkLookup(input)).toEqual([
        {
          id: 'lookup-number',
          message: '予約番号にO・0・I・1・Lは使われません。もう一度お確かめください。',
        },
      ]);
    },
  );

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
