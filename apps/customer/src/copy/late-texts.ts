import type { StandByClosedReason } from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';

/** What pressing does, in one sentence with what it ends; where and until when another sailing is taken. */
export const lateTexts = (until: string) => ({
  offer: `「遅れます」を押すと、ご予約の席はすぐにほかのお客様のものになり、この行程の運賃は払い戻せなくなります。代わりに、${formatDateShort(until)}までの同じ区間の便に空席があれば、差額なしで乗れます。`,
  notPromised: '席をお約束するものではありません。使えるのは、この行程で1回だけです。',
});

/** Of a leg with a vehicle, before anything could be pressed. */
export const lateVehicleText =
  '車両のあるご予約は、後の便の当日空席待ちにできません。間に合わないときは、締切までに変更するか、出港までに取り消してください。';

/** Why a leg cannot be put on stand-by. A newer server may have another reason. */
export const standByClosedTexts: Partial<Record<StandByClosedReason, string>> = {
  vehicle: '車両のあるご予約では、お使いいただけません。',
  departed: 'この便は出港しました。',
  checkedIn: '乗船手続きが済んでいるため、お使いいただけません。',
  serviceCancelled: 'この便は欠航します。予約の詳細から、払い戻しか別の便をお選びください。',
  used: 'この行程では、すでにお申し出いただいています。',
};
