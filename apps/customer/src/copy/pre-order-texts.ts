import type { PreOrderState } from '@ferry/api/customer';

/** How an order stands, as its card says it first. */
export const preOrderStates: Record<PreOrderState, string> = {
  accepted: '受け付けました。抽選を待っています',
  drawn: '抽選が終わりました',
  merged: '先に受け付けた申込と1件にまとめました',
  withdrawn: '先行申込を取りやめました',
  over: '希望の便はご利用になれません',
};

/** What follows from it; nothing where the card says it in its facts. */
export const preOrderNotes: Partial<Record<PreOrderState, string>> = {
  merged:
    '同じ連絡先、または同じ便に同じ氏名と年齢の方がいる申込は、先に受け付けた1件だけを抽選します。',
  over: '便が運航しない、またはご希望の全体が入らなくなりました。別の便、または別の日をお探しください。',
};

/** The one rule that customers ask about first, where they order and wait for the draw. */
export const drawRule =
  '順番は、申し込んだ方全員の公平な抽選で決まります。早く申し込んでも、有利にはなりません。';

/**
 * What a customer has to know before ordering, in the order in which it happens.
 *
 * @param opens moment of the draw: 「8月10日(火) 9:00」
 * @param closes until when it can be withdrawn
 */
export const drawRules = (opens: string, closes: string): string[] => [
  `${opens}に抽選します。${drawRule}`,
  'お1人1件です。同じ方がいる申込は、先に受け付けた1件だけを抽選します。',
  `${closes}まで、いつでも取りやめられます。`,
  '当たったお席は取り置いて、メールでお知らせします。期限までにお支払いいただくと、予約になります。自動で請求することはありません。',
  '外れたときは、抽選の順に空席待ちをします。',
];
