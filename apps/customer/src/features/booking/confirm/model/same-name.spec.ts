import { ApiError } from '@ferry/api/errors';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { sameNameText } from './same-name.ts';

const draft = exampleOf('getDraft', 200, 'change');
const errorOf = (name: 'duplicateBooking' | 'duplicateUnseen') => {
  const body = exampleOf('holdReservation', 409, name);
  return new ApiError('DUPLICATE_BOOKING', 409, body);
};

test('だれが、どの予約と同じかを言う', () => {
  expect(sameNameText(errorOf('duplicateBooking'), draft)).toBe(
    '高橋 美咲様には、同じ便のご予約(予約番号 4HX9-TQ2M)がすでにあります。二重のご予約でないかご確認ください。',
  );
});

test('見る権利のない予約の番号は言わない', () => {
  expect(sameNameText(errorOf('duplicateUnseen'), draft)).toBe(
    '高橋 美咲様には、同じ便のご予約がすでにあります。二重のご予約でないかご確認ください。',
  );
});
