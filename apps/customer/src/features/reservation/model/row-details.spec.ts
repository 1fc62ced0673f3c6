import type { Reservation } from '@ferry/api/customer';
import { type ExampleNames, exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import {
  cancellingDetail,
  contactDetail,
  documentsDetail,
  fareDetail,
  historyDetail,
  passengersDetail,
  receiptsDetail,
  vehiclesDetail,
} from './row-details.ts';

const example = (name: ExampleNames['getReservation']): Reservation =>
  exampleOf('getReservation', 200, name as 'confirmed');

test('畳んだ行は、家族の予約のようすを一行で言う', () => {
  const family = example('familyByNight');
  expect({
    fare: fareDetail(family),
    passengers: passengersDetail(family),
    vehicles: vehiclesDetail(family),
    contact: contactDetail(family),
    cancelling: cancellingDetail(family, undefined),
    receipts: receiptsDetail(family),
    history: historyDetail(family),
    documents: documentsDetail(family),
  }).toEqual({
    fare: '130,980円 お支払い済み',
    passengers: '大人2名・小人2名・乳児1名',
    vehicles: '復路の車両1のナンバーが未定です',
    contact: '山田 花子 090-1234-5678',
    cancelling: 'いまの手数料 往路10%・復路200円',
    receipts: '宛名を選べます',
    history: '7月28日(水) 9:02 車両のナンバーの登録',
    documents: '運送約款ほか2件',
  });
});

test.each([
  ['default', 'お支払い前は無料です'],
  ['serviceCancelled', '手数料はかかりません'],
  ['arrived', '取り消せません'],
  ['partnerTicketBegun', '使った分と手数料を差し引きます'],
] as const)('予約(%s)の取消の行は「%s」と言う', (name, detail) => {
  expect(cancellingDetail(example(name), undefined)).toBe(detail);
});

test('連絡先の行は、待っている変更を先に言う', () => {
  expect(contactDetail(example('contactChangeWaiting'))).toBe('メールアドレスの変更を待っています');
});

test('ナンバーのそろった車両は、往復で同じなら一度だけ言う。知らない区分の方も数える', () => {
  const family = example('familyByNight');
  const { vehicles } = family.outbound;
  const known = { ...family, return: family.return && { ...family.return, vehicles } };
  expect(vehiclesDetail(known)).toBe('乗用車 函館\u00a0300\u00a0さ\u00a012-34');
  const [first, ...others] = family.passengers;
  const newer = { ...first, passengerClass: 'senior' } as never;
  expect(passengersDetail({ ...family, passengers: [newer, ...others] })).toBe(
    '大人1名・小人2名・乳児1名・乗船者1名',
  );
});
