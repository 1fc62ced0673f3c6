import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { provisoHint } from './receipt-texts.ts';

test('但し書きの入力がないときの言葉は、乗船運賃と提携きっぷで違い、取消手数料では同じ', () => {
  const [source] = exampleOf('listReceipts', 200, 'default').sources;
  if (!source) throw new Error('example');
  const crossing = exampleOf('getReservation', 200, 'confirmed');
  const bought = exampleOf('getReservation', 200, 'partnerTicket');
  expect(provisoHint(source, crossing)).toContain('「乗船運賃として」');
  expect(provisoHint(source, bought)).toContain('「提携きっぷの代金として」');
  const fee = { kind: 'cancellationFee', amountYen: 200, untaxedYen: 200 } as const;
  expect(provisoHint(fee, bought)).toContain('「取消手数料として」');
});
