import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { newBooking } from '../../new-booking.ts';
import { stepsOfDraft, stepsOfHeld } from './steps-of-trip.ts';

const draft = exampleOf('getDraft', 200, 'created');
const oneWay = { ...draft, return: null };

test('片道は6つ、往復は「復路の便」を加えた7つの手順になる', () => {
  const names = (hasReturn: boolean) => newBooking.steps({ hasReturn }).map(({ name }) => name);
  expect(names(false)).toEqual([
    '便と客室',
    'お客様情報',
    'お支払い',
    '内容の確認',
    '予約の確定',
    '完了',
  ]);
  expect(names(true)).toHaveLength(7);
  expect(names(true).slice(0, 2)).toEqual(['往路の便', '復路の便']);
});

test('復路を選んでいる間に往路の手順へ戻ると、復路の日付が残る', () => {
  const { hasReturn, back } = stepsOfDraft(newBooking, oneWay, '2026-12-08');
  expect(hasReturn).toBe(true);
  expect(back?.sailings?.search).toMatchObject({ draft: draft.id, returnDate: '2026-12-08' });
});

test('片道の下書きからは、復路なしの便の選択に戻る', () => {
  const { hasReturn, back } = stepsOfDraft(newBooking, oneWay);
  expect(hasReturn).toBe(false);
  expect(back?.sailings?.search).not.toHaveProperty('returnDate');
});

test('仮予約からは、入力の手順に戻れる。下書きのない予約からは戻れない', () => {
  const held = exampleOf('getReservation', 200, 'held');
  expect(stepsOfHeld(newBooking, { ...held, draftId: draft.id }).back?.customers).toEqual(
    newBooking.links.customerInput(draft.id),
  );
  expect(stepsOfHeld(newBooking, { ...held, draftId: null }).back).toEqual({});
});
