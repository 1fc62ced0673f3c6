import { exampleOf } from '@ferry/api/examples';
import { describe, expect, it } from 'vitest';
import { billingOf, readHostedMessage } from './hosted-fields.ts';

const message = (more: object) => ({ source: 'payment-fields', ...more });

describe('決済会社の入力欄からの知らせ', () => {
  it('トークンだけを受け取り、そのほかの項目は捨てる', () => {
    expect(
      readHostedMessage(message({ type: 'token', token: 'sbxtok_12345678', number: '4242' })),
    ).toEqual({ type: 'token', token: 'sbxtok_12345678' });
  });

  it('項目の誤りは、決まった項目の文言だけを順に受け取る', () => {
    const messages = { securityCode: 'C', number: 'A', other: 'X', expiry: 3 };
    expect(readHostedMessage(message({ type: 'invalid', messages }))).toEqual({
      type: 'invalid',
      messages: [
        { field: 'number', message: 'A' },
        { field: 'securityCode', message: 'C' },
      ],
    });
  });

  it.each([
    ['知らない送り元', { source: 'other', type: 'ready' }],
    ['知らない種類', message({ type: 'navigate' })],
    ['形の違うトークン', message({ type: 'token', token: '<script>' })],
    ['高さでない値', message({ type: 'height', height: 'x' })],
    ['高すぎる値', message({ type: 'height', height: 1e9 })],
    ['文字列', 'ready'],
    ['null', null],
  ])('%sは受け取らない', (_name, data) => {
    expect(readHostedMessage(data)).toBeUndefined();
  });
});

it('お支払いになるのは代表者。入力がないうちは空のまま', () => {
  const draft = exampleOf('getDraft', 200, 'created');
  const { customers } = draft;
  const representative = {
    ...customers.representative,
    familyName: '山田',
    givenName: '花子',
    email: 'hanako@example.jp',
  };
  expect(billingOf(representative)).toEqual({
    name: '山田 花子',
    email: 'hanako@example.jp',
  });
  expect(billingOf(customers.representative)).toEqual({ name: '', email: '' });
});
