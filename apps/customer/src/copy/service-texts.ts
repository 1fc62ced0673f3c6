import { operator } from './operator.ts';

/** A whole that comes back without a fee. */
export const allBackText = '手数料なしで、全額を払い戻します。';

/** Other sailings once they can no longer be chosen here. */
export const otherByPhoneText = '別の便は、お電話で承ります。';

/** The money still comes back then. */
export const moneyStillBackText = '払い戻しは、これからも受けられます。';

/** Until when is chosen. @param until 「12月8日(火) 20:00まで」, leg by leg where they differ */
export const chooseUntilText = (until: string): string =>
  `${until}にお選びください。選ぶまで、ご予約はそのまま残ります。`;

/** What becomes of a leg, or of all, without a choice. @param leg 「往路」, where the legs differ */
export const unchosenText = (leg?: string): string =>
  leg ? `${leg}は、お選びにならなくても、` : 'お選びにならないときは、';

/** What becomes of a delayed leg, or of one at another time, without a choice. */
export const aboardAnywayText = (isMoved: boolean): string =>
  `${isMoved ? '新しい時刻で' : '遅れて'}この便にご乗船いただけます。`;

/** What becomes of a cancelled leg without a choice. */
export const unchosenMoneyTexts = {
  byItself: 'その後に、お支払いのカードへ自動で払い戻します。',
  asked: '当社から払い戻しをご案内します。払い戻しの権利はなくなりません。',
} as const;

/** The way to another sailing. */
export const otherSailingTexts = {
  open: '同じ等級なら、差額なしで、空いている便に移れます。',
  changing: '変更の手続き中です。',
  closed: 'お電話で承ります。',
} as const;

/** The way to the money. */
export const moneyBackTexts = {
  counting: '払い戻しの金額を確かめています。',
  nothingDue: 'お支払いは必要ありません。',
  legNotDue: 'この便の運賃はいただきません。',
  otherLeg: 'もう一方の行程も、手数料なしで取り消せます。',
} as const;

/** What follows from the news of a sailing for its customer. */
export const newsTexts = {
  sorry: 'ご予定のところ申し訳ございません。',
  cutOffStays: '乗船手続き締切は変わりません。',
  alsoByPhone: `お電話(${operator.phone.number})でもご案内しています。`,
  returnMissed: `復路の便に間に合いません。お電話(${operator.phone.number})でご相談ください。`,
  /** 「変更と払い戻しに手数料はかかりません。」 */
  free: (what: string) => `${what}に手数料はかかりません。`,
} as const;
