import { partyWord } from '../page/offered-words.ts';

/** What the frame shows of a page before the app is there, as the page says it itself. */
export type FirstWords = {
  title: string;
  /** The title where the address has a return day. */
  returnTitle?: string;
  /**
   * Its first sentence, where the address says no more than the page's `firstCalls` read. A page
   * without one has its title only there, because the address may say which of several it is.
   */
  text?: string;
};

/**
 * The first words of a page, by the id of its route: the frame says them at once, in place of its own
 * heading. Not for an address that lacks what the page reads first, because the app leads elsewhere; of a
 * page with a customer's data only where this browser has a session. A member's pages say nothing before the
 * app: no trace in the browser proves a login.
 */
export const firstWords: Readonly<Record<string, FirstWords>> = {
  '/reservation/select-schedule': {
    title: '便と客室を選ぶ',
    returnTitle: '往路の便と客室を選ぶ',
    text: `日ごとの金額は、${partyWord()}の料金です(最も安い客室の合計・税込)。`,
  },
  '/simulation': {
    title: '運賃シミュレーション',
    text: '同じ条件なら、予約のときも同じ金額です。',
  },
  '/partner-tickets/': {
    title: '提携きっぷ',
    text: '船と、着いた先の楽しみを一枚に。スマートフォンだけで使えます。',
  },
  '/reservation-detail/$id': { title: '予約の詳細' },
};
