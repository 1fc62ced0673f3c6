import type { RetentionStep } from '@ferry/ui/RetentionLine';
import retention from '../../../../../../retention.json';
import { savedWord } from '../../../page/offered-words.ts';

const { passengerListMonths, reservationMonths, paymentYears } = retention;

/** What goes with a withdrawal, and what later: the operator's periods. */
export const retentionSteps = (): readonly RetentionStep[] => [
  {
    when: '退会の日',
    title: 'すぐに削除',
    details: `お名前と連絡先、${savedWord()}、パスキー、ログインの記録`,
  },
  {
    when: `${passengerListMonths}か月`,
    title: `乗船から${passengerListMonths}か月で削除`,
    details: '旅客名簿のお名前、性別、健康についての情報',
  },
  {
    when: `${reservationMonths}か月`,
    title: `乗船から${reservationMonths}か月で削除`,
    details: 'お名前のない予約の記録',
  },
  {
    when: `${paymentYears}年`,
    title: `${paymentYears}年で削除`,
    details: 'お支払い、手数料、領収書と宛名',
  },
];
