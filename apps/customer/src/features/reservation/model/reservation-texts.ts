import type { HistoryEntry, ReservationState } from '@ferry/api/customer';

/** What a reservation's state is called, and how it is shown. */
export const stateTexts: Record<
  ReservationState,
  { label: string; tone: 'success' | 'info' | 'warning' }
> = {
  held: { label: '仮予約(未確定)', tone: 'warning' },
  confirmedUnpaid: { label: '予約済み(お支払いは窓口)', tone: 'success' },
  expired: { label: '期限切れ', tone: 'info' },
};

/** What happened, as the history calls it. */
export const historyTexts: Record<HistoryEntry['event'], string> = {
  held: '仮予約',
  changed: '内容の変更',
  extended: 'お取り置き期限の延長',
  confirmed: '予約の確定',
  expired: 'お取り置きの期限切れ',
};
