/** What is kept of a ticket once something of it was used. */
export const BEGUN_TEXT =
  'きっぷの一部をお使いのため、使ったものを別に買うときの料金をいただきます(出港の前で、取消手数料のほうが高いときは、その額)。お支払いの額を超えることはありません。';
