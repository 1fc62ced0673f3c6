import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Cancellation' };

export default meta;

const path = 'reservation-detail/rsv_3fK9xQ2mLw8Z/confirm';

export const Family: PageStory = {
  name: '家族の往復を取り消す',
  args: {
    path,
    shows: '手数料は、8月1日(日) 0:00に上がります',
    responses: { getReservation: 'familyPaid', quoteCancellation: 'familyAll' },
  },
};

export const FamilyNarrow: PageStory = {
  name: '狭い画面で家族の往復を取り消す',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path,
    shows: '手数料は、8月1日(日) 0:00に上がります',
    responses: { getReservation: 'familyPaid', quoteCancellation: 'familyAll' },
  },
};

export const DiscountLost: PageStory = {
  name: '往路だけを取り消すと、復路の割引がなくなる',
  args: {
    path,
    presses: '往路だけ',
    shows: '残るご予約で変わる料金',
    responses: { getReservation: 'familyPaid', quoteCancellation: 'familyAll' },
    responsesAfter: { quoteCancellation: 'familyOutbound' },
  },
};

export const DriverStays: PageStory = {
  name: '車両だけを取り消すと、運転者が乗船者の運賃になる',
  args: {
    path,
    presses: ['選んで取り消す', '乗用車'],
    shows: '運転者が乗船者の運賃になるため',
    responses: { getReservation: 'familyPaid', quoteCancellation: 'familyAll' },
    responsesAfter: { quoteCancellation: 'familyVehicle' },
  },
};

export const NotOperated: PageStory = {
  name: '運航しない便を取り消す(手数料0円)',
  args: {
    path,
    shows: '運航会社の都合のため無料',
    responses: { getReservation: 'familyPaid', quoteCancellation: 'familyServiceCancelled' },
  },
};

export const Unpaid: PageStory = {
  name: 'お支払い前の予約を取り消す',
  args: {
    path,
    shows: 'お支払い前のため、手数料はかかりません',
    responses: { quoteCancellation: 'all' },
  },
};

export const Mistakes: PageStory = {
  name: '同意しないで確定しようとした',
  args: {
    path,
    presses: '取り消しを確定する',
    shows: '金額をご確認のうえ',
    responses: { getReservation: 'familyPaid', quoteCancellation: 'familyAll' },
  },
};

export const Ticket: PageStory = {
  name: '使う前の提携きっぷを、すべて取り消す',
  args: {
    path,
    shows: '一部だけの取り消しは、お電話',
    responses: { getReservation: 'partnerTicket', quoteCancellation: 'ticketUnused' },
  },
};

export const TicketNarrow: PageStory = {
  name: '狭い画面で、使う前の提携きっぷを取り消す',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path,
    shows: '一部だけの取り消しは、お電話',
    responses: { getReservation: 'partnerTicket', quoteCancellation: 'ticketUnused' },
  },
};

export const ByPhone: PageStory = {
  name: 'お電話で承る取消',
  args: {
    path,
    shows: 'この取消は、お電話',
    responses: { getReservation: 'confirmed', quoteCancellation: 'byPhone' },
  },
};

export const Closed: PageStory = {
  name: '出発したか、乗船手続きが済んでいる',
  args: {
    path,
    shows: '取り消せません',
    responses: { getReservation: 'confirmed', quoteCancellation: 'closed' },
  },
};

export const Held: PageStory = {
  name: '仮予約は、まだ取り消すものがない',
  args: { path, shows: 'いまは取り消せません', responses: { getReservation: 'held' } },
};

export const Paying: PageStory = {
  name: 'カードの本人認証が終わっていない',
  args: {
    path,
    shows: 'お支払いの手続きへ進む',
    responses: { getReservation: 'paymentProcessing' },
  },
};

export const Cancelled: PageStory = {
  name: '取り消し済み',
  args: {
    path,
    shows: '払い戻し手続き中',
    responses: { getReservation: 'cancelled' },
  },
};

export const CancelledNarrow: PageStory = {
  name: '狭い画面の取り消し済み',
  globals: { viewport: { value: 'phone375' } },
  args: { path, shows: '払い戻し手続き中', responses: { getReservation: 'cancelled' } },
};

export const LeftAlone: PageStory = {
  name: '運転者だけを取り消すと、車両が残せない',
  args: {
    path,
    presses: ['選んで取り消す', '高橋 美咲'],
    shows: '残せないものがあります',
    responses: { getReservation: 'familyPaid', quoteCancellation: 'familyAll' },
    responsesAfter: { quoteCancellation: 'familyDriver' },
  },
};

export const DonePart: PageStory = {
  name: '一部を取り消した',
  args: {
    path,
    presses: ['選んだものを取り消す', '取り消しを確定する'],
    shows: '予約の一部を取り消しました',
    responses: {
      getReservation: 'familyPaid',
      quoteCancellation: 'familyAll',
      cancelReservation: 'familyPartlyCancelled',
    },
    responsesAfter: { getReservation: 'familyPartlyCancelled' },
  },
};

export const NeedsAccount: PageStory = {
  name: '取り消し済みで、払い戻し先の登録が要る',
  args: {
    path,
    shows: '払い戻し先の口座を登録する',
    responses: { getReservation: 'cancelledStore' },
  },
};

export const Loading: PageStory = {
  name: '読み込んでいる',
  args: {
    path,
    shows: 'ページを読み込んでいます',
    responses: { getReservation: 'pending' },
  },
};

export const Counting: PageStory = {
  name: '手数料を計算している',
  args: {
    path,
    shows: '手数料を計算しています',
    responses: { getReservation: 'familyPaid', quoteCancellation: 'pending' },
  },
};

export const Unavailable: PageStory = {
  name: 'サーバーにつながらない',
  args: {
    path,
    shows: 'もう一度計算する',
    responses: { getReservation: 'familyPaid', quoteCancellation: 'unavailable' },
  },
};

export const LongText: PageStory = {
  name: '長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path,
    shows: '取り消すものを選ぶ',
    isLong: true,
    responses: { getReservation: 'familyPaid', quoteCancellation: 'familyAll' },
  },
};
