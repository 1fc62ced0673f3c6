import type { WaitlistClosedReason, WaitlistState } from '@ferry/api/customer';

/** How an entry stands, as its card says it first. */
export const waitlistStates: Record<WaitlistState, string> = {
  waiting: '空席を待っています',
  offered: 'お席を取り置いています',
  taken: '予約のお手続きに進みました',
  lapsed: '取り置きの期限が過ぎました',
  withdrawn: '空席待ちを取りやめました',
  over: '空きが出ないまま終わりました',
};

/** What follows from it; nothing where the card says it in its facts. */
export const waitlistNotes: Partial<Record<WaitlistState, string>> = {
  taken: '予約の内容は、予約の照会からご確認いただけます。',
  lapsed: '満席のときは、もう一度登録できます。',
  over: '別の便、または別の日をお探しください。',
};

/** The rule by which places are offered, where a customer joins and waits. */
export const waitlistRule =
  '空いたお席は、先に登録した方から、ご希望がすべて入る方に取り置きます。お席をお約束するものではありません。';

/** Why a sailing cannot be waited for. */
export const waitlistClosedTexts: Record<WaitlistClosedReason, string> = {
  notOffered: 'この便では、空席待ちを受け付けていません。',
  notYet: 'この便は、まだ予約を受け付けていません。',
  closed: 'この便の空席待ちの受付は終わりました。窓口または電話でお問い合わせください。',
  cancelled: 'この便は欠航となりました。別の便をお選びください。',
  unsuitable: 'ご希望がすべて入る客室が、この便にはありません。',
  free: 'ご希望に合う空きがあります。便と客室を選んで、そのまま予約できます。',
};
