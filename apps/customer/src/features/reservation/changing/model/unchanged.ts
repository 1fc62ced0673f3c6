/** What stays, whatever becomes of a change. By itself: pages that change nothing say it too. */
export const UNCHANGED = '元の予約はそのまま残っています。';
