/** The parts of the list of reservations. */
export const periods = [
  { period: 'upcoming', label: 'これからの予約', none: 'これからのご予約はありません' },
  { period: 'past', label: '過去の予約', none: '過去30か月のご予約はありません' },
  { period: 'cancelled', label: '取消済み', none: '取り消されたご予約はありません' },
] as const;

export type Period = (typeof periods)[number]['period'];
