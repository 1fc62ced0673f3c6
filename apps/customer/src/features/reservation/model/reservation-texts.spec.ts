import { expect, test } from 'vitest';
import { stateText } from '../../../copy/reservation-states.ts';
import { actorText, historyText } from './reservation-texts.ts';

const at = '2026-10-09T10:00:00+09:00';

test('履歴は、支払いと同時の予約だけを「確定」と呼び、後から支払う予約は「受付」と呼ぶ', () => {
  const confirmed = { at, event: 'confirmed', by: 'customer' } as const;
  expect(historyText(confirmed, { paymentMethod: 'card' })).toBe('予約の確定');
  expect(historyText(confirmed, { paymentMethod: 'convenienceStore' })).toBe('予約の受付');
  expect(historyText(confirmed, { paymentMethod: 'port' })).toBe('予約の受付');
  expect(historyText({ ...confirmed, event: 'paid' }, { paymentMethod: 'card' })).toBe('お支払い');
});

test('履歴は、だれが行ったかを言う', () => {
  const entry = { at, event: 'expired' } as const;
  const words = (['customer', 'operator', 'system'] as const).map((by) =>
    actorText({ ...entry, by }),
  );
  expect(words).toEqual(['お客様', '運航会社', '自動']);
});

test('完了の緑は、お支払いまで済んだ予約だけにつく', () => {
  const states = ['held', 'paymentProcessing', 'confirmedUnpaid', 'confirmed', 'expired'] as const;
  expect(states.filter((state) => stateText(state).tone === 'success')).toEqual(['confirmed']);
});
