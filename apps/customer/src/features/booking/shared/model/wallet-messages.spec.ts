import { expect, test } from 'vitest';
import { readSheetMessage } from './wallet-messages.ts';

const from = (message: object) => readSheetMessage({ source: 'wallet-sheet', ...message });

test.each([
  [{ type: 'ready', methods: ['applePay', 'payPay', 'card', 7] }, ['applePay']],
  [{ type: 'ready', methods: 'applePay' }, []],
  [{ type: 'ready' }, []],
])('端末にあるウォレットだけを読む:%j', (message, methods) => {
  expect(from(message)).toEqual({ type: 'ready', methods });
});

test.each([{ type: 'show' }, { type: 'closed' }, { type: 'failed' }])('%j', (message) => {
  expect(from({ ...message, name: '山田 花子', email: 'hanako@example.jp' })).toEqual(message);
});

test('トークンのほかは、氏名も住所も読まない', () => {
  const message = { type: 'token', token: 'sbxtok_8wR4nZ2k', payerName: '山田 花子' };
  expect(from(message)).toEqual({ type: 'token', token: 'sbxtok_8wR4nZ2k' });
});

test.each([
  null,
  'token',
  { type: 'token', token: 'sbxtok_8wR4nZ2k' },
  { source: 'payment-fields', type: 'closed' },
  { source: 'wallet-sheet', type: 'token', token: '短い' },
  { source: 'wallet-sheet', type: 'height', height: 'x' },
  { source: 'wallet-sheet', type: 'pay' },
])('それ以外は読まない:%j', (data) => {
  expect(readSheetMessage(data)).toBeUndefined();
});
