import type { DiscountReason } from '@ferry/api/customer';

const texts: Record<DiscountReason, string> = {
  notCombinable: 'ほかの割引の方がお得なため、適用していません(1件の運賃に使える割引は1つです)。',
  notRequested: '「割引を使う方」の人数を入力すると計算します。',
  noReturn: '往復でご利用の場合に適用します。',
  returnValidity: '復路が往復割引の有効期間を過ぎています。',
  otherSection: '復路が往路と逆の区間の場合に適用します。',
  tooLate: '申込期限を過ぎています。',
  notOnRoute: 'この航路では利用できません。',
  notInPeriod: 'この期間は利用できません。',
  notForGrade: 'この等級では利用できません。',
  notForClass: 'この区分の方は利用できません。',
};

/** Why a discount is not in the total. A newer server may have a reason that this build does not know. */
export const discountReasonText = (reason: DiscountReason): string =>
  texts[reason] ?? '適用の条件に合いません。';
