import retention from '../../../../../../retention.json';

/** The parts of the list of reservations. */
export const periods = [
  { period: 'upcoming', label: 'これから', none: 'これからのご予約はありません' },
  {
    period: 'past',
    label: '過去',
    none: `過去${retention.reservationMonths}か月のご予約はありません`,
  },
  { period: 'cancelled', label: '取消済み', none: '取り消されたご予約はありません' },
  { period: 'partnerTickets', label: '提携きっぷ', none: '買ったきっぷはありません' },
] as const;

export type Period = (typeof periods)[number]['period'];
