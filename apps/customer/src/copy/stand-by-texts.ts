import type { ReservationLeg } from '@ferry/api/customer';

/** The sentence tells a customer on stand-by what to do at the port. */
const atWindow = (port: string): string =>
  `乗る便の出港までに、${port}の窓口で予約番号をお見せください。その便に同じ等級の空席があれば、差額なしで乗れます。`;

/** The sentences tell the customer of a leg on stand-by what follows. */
export const standByNews = ({ sailing, service }: ReservationLeg): string =>
  service.standBy?.state === 'over'
    ? 'この行程の運賃は払い戻せません。ご不明な点は、お電話でお尋ねください。'
    : `${atWindow(sailing.fromPort.name)}この行程の運賃は払い戻せません。`;

/** Why there is no ticket. */
export const standByTicketTexts = {
  waiting: {
    title: '当日空席待ちです',
    text: '乗船券はありません。乗る便の出港までに、窓口で予約番号をお見せください。その便に空席があれば、乗船手続きをします。',
  },
  over: {
    title: '当日空席待ちの期限が過ぎました',
    text: '乗船券はありません。',
  },
} as const;
