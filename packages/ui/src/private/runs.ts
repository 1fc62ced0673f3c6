/**
 * What a line never breaks: a date with its year, weekday and time (also with the bracket around it),
 * a month of a year, an amount, a count with whom or what it counts or which of several it is, numbers of a telephone and the
 * like, of a reservation with its cancellations, changes and receipts, of a customer and a company, of a travel agency, and from when to when: 「2026年12月12日(土)
 * 5:40」「16,700円」「大人2名」「第2種」「3時間40分」「12か月後」「0120-000-000」「7KQ4-MX9R-C1」「10:00〜翌1:00」;
 * a number plate (its parts are joined by spaces that do not break),
 * and 「お取り置き」, 「払い戻し」, 「乗り換え」, 「付き」, 「個室」, 「客室」 and 「寝台」, which break in their middle otherwise. As one group, so that `split`
 * keeps what it finds.
 */
export const runs =
  /([^\s・、(「:]+\u00a0(?:\S+\u00a0)?\S\u00a0[・\d-]+|\(?(?:\d+年)?\d+月(?:\d+日(?:\([^)]{1,3}\))?(?: \d+:\d+(?:〜翌?\d+:\d+)?)?\)?)?|[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}(?:-[CH]?\d+)?|[2-9A-HJKMNP-Z]{8}-\d+|T?\d{10,13}|(?:[大小]人|[幼乳]児|第)?[−+]?\d[\d,.]*(?:時間(?:\d+分)?|か月後?|[一-龠%]|(?:(?:[-:]|〜翌?)\d+)+)|旅行業 第[\d-]+号|お取り置き|払い戻[しす]|乗り換え|付き|[個客]室|寝台)/;

/** Of these what no translation may change: a number that is told or typed in, a number plate. */
export const isKept = (run: string): boolean =>
  /^[2-9A-HJKMNP-Z]{4}(?:[2-9A-HJKMNP-Z]{4})?-|^T?\d{10,13}$|\u00a0/.test(run);

/** Whether a text has such a number in it. */
export const holdsKept = (text: string): boolean =>
  text.split(runs).some((part, index) => index % 2 === 1 && isKept(part));
