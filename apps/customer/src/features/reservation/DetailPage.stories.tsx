import { type PageStory, pageMeta } from '../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Reservation' };

export default meta;

const detail = 'reservation-detail/rsv_3fK9xQ2mLw8Z';

export const Detail: PageStory = {
  name: '予約の詳細',
  args: { path: detail, shows: '窓口でお渡しします' },
};

export const Paid: PageStory = {
  name: '支払いが済んでいる',
  args: { path: detail, shows: '履歴', responses: { getReservation: 'confirmed' } },
};

const purchase = { getReservation: 'partnerTicket', listReceipts: 'partnerTicket' } as const;

export const Vouchers: PageStory = {
  name: '提携きっぷの引換券',
  args: { path: detail, shows: '帆影サイクル', responses: purchase, presses: '山田 花子様' },
};

export const VouchersNarrow: PageStory = {
  name: '狭い画面の、一部を使った引換券',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: detail,
    shows: '使用済み',
    responses: {
      getReservation: 'partnerTicketBegun',
      listReceipts: 'partnerTicket',
      listVouchers: 'partlyUsed',
    },
  },
};

export const VouchersFailing: PageStory = {
  name: '引換券を読み込めない',
  args: {
    path: detail,
    shows: '引換券をもう一度読み込む',
    responses: { ...purchase, listVouchers: 'rateLimited' },
  },
};

export const Closing: PageStory = {
  name: '乗船手続き締切まであと25分',
  args: { path: detail, shows: 'あと25分', responses: { getReservation: 'closing' } },
};

export const AtSea: PageStory = {
  name: 'まもなく到着する',
  args: { path: detail, shows: 'まもなく到着', responses: { getReservation: 'atSea' } },
};

export const OutboundArrived: PageStory = {
  name: '往路が着いた日',
  args: { path: detail, shows: '到着しました', responses: { getReservation: 'outboundArrived' } },
};

export const CheckedIn: PageStory = {
  name: '全員の乗船手続きが済んでいる',
  args: {
    path: detail,
    shows: '乗船手続きが済んでいます',
    responses: { getReservation: 'checkedIn', listTickets: 'checkedIn' },
  },
};

export const Boarded: PageStory = {
  name: '全員が乗船した',
  args: {
    path: detail,
    shows: '乗船済み',
    responses: { getReservation: 'boarded', listTickets: 'boarded' },
  },
};

export const Arrived: PageStory = {
  name: '旅が終わった後',
  args: {
    path: detail,
    shows: '同じ条件で便を探す',
    responses: { getReservation: 'arrived', listTickets: 'over' },
  },
};

export const Family: PageStory = {
  name: '車で往復する家族',
  args: {
    path: detail,
    shows: '履歴',
    responses: { getReservation: 'familyByNight', listReceipts: 'familyByNight' },
  },
};

export const FamilyNarrow: PageStory = {
  name: '狭い画面の、車で往復する家族',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: detail,
    shows: '履歴',
    responses: { getReservation: 'familyByNight', listReceipts: 'familyByNight' },
  },
};

export const CorrectPlate: PageStory = {
  name: 'ナンバーを直す',
  args: {
    path: detail,
    // Before it stands, for the ear alone, the vehicle it is of.
    presses: ['車両', 'ナンバーを直す'],
    shows: 'ナンバーを直すのをやめる',
    responses: { getReservation: 'familyByNight', listReceipts: 'familyByNight' },
  },
};

export const Cancelled: PageStory = {
  name: '取り消した',
  args: {
    path: detail,
    shows: '払い戻し手続き中',
    responses: { getReservation: 'cancelled', listReceipts: 'cancelled' },
  },
};

export const LookedUpByMember: PageStory = {
  name: '会員が照会で開いた',
  args: {
    path: detail,
    shows: '予約の一覧に加える',
    isMember: true,
    responses: { getReservation: 'lookedUp' },
  },
};

export const SailingCancelled: PageStory = {
  name: '便が欠航した',
  args: {
    path: detail,
    shows: 'どちらになさいますか',
    responses: { getReservation: 'serviceCancelled', quoteCancellation: 'familyServiceCancelled' },
  },
};

export const StandingBy: PageStory = {
  name: '当日空席待ち',
  args: {
    path: detail,
    shows: '汐見港の窓口で予約番号をお見せください',
    responses: { getReservation: 'standingBy', getChangeTerms: 'closed' },
  },
};

export const StandByOver: PageStory = {
  name: '当日空席待ちの期限が過ぎた',
  args: {
    path: detail,
    shows: 'この旅は終わりました',
    responses: { getReservation: 'standByOver' },
  },
};

export const StandByTaken: PageStory = {
  name: '当日空席待ちで、後の便の乗船手続きが済んだ',
  args: {
    path: detail,
    shows: '11:20',
    responses: { getReservation: 'standByTaken', listTickets: 'checkedIn' },
  },
};

export const SailingDelayed: PageStory = {
  name: '便が遅れている',
  args: {
    path: detail,
    shows: '8:50に出港する見込みです',
    responses: { getReservation: 'delayed' },
  },
};

export const SailingLate: PageStory = {
  name: '便が大きく遅れ、別の便か取消を選べる',
  args: { path: detail, shows: 'どちらになさいますか', responses: { getReservation: 'late' } },
};

export const SailingChanged: PageStory = {
  name: '便の時刻が変わった',
  args: { path: detail, shows: '9:30に出港します', responses: { getReservation: 'changed' } },
};

export const ConvenienceStore: PageStory = {
  name: 'コンビニでのお支払いを待っている',
  args: {
    path: detail,
    shows: 'お支払いの後に見られます',
    responses: { getReservation: 'convenienceStore' },
  },
};

export const PlateUndecided: PageStory = {
  name: '車両のナンバーが未定',
  args: {
    path: detail,
    presses: '車両',
    shows: '未定だったナンバー',
    responses: { getReservation: 'plateUndecided' },
  },
};

export const ReceiptOpen: PageStory = {
  name: '領収書の内容を開いた',
  args: {
    path: detail,
    presses: ['領収書', '領収書 7KQ4MX9R-1 の内容を見る'],
    shows: '登録番号',
    responses: { getReservation: 'confirmed' },
  },
};

export const ReceiptForm: PageStory = {
  name: '領収書を再発行する',
  args: {
    path: detail,
    presses: ['領収書', '領収書を再発行する'],
    shows: 'この内容で発行する',
    responses: { getReservation: 'confirmed' },
  },
};

export const ReceiptNotIssued: PageStory = {
  name: '領収書をまだ発行していない',
  args: {
    path: detail,
    presses: '領収書',
    shows: '領収書を発行する',
    responses: { getReservation: 'confirmed', listReceipts: 'notIssued' },
  },
};

export const ReceiptAllRefunded: PageStory = {
  name: '全額を払い戻したあとの領収書',
  args: {
    path: detail,
    presses: '領収書',
    shows: '新しい領収書は発行できません',
    responses: { getReservation: 'confirmed', listReceipts: 'allRefunded' },
  },
};

export const ReceiptsUnavailable: PageStory = {
  name: '領収書を読み込めない',
  args: {
    path: detail,
    presses: '領収書',
    shows: '領収書をもう一度読み込む',
    responses: { getReservation: 'confirmed', listReceipts: 'rateLimited' },
  },
};

export const Processing: PageStory = {
  name: 'お支払いの手続き中',
  args: {
    path: detail,
    shows: 'お支払い手続き中',
    responses: { getReservation: 'paymentProcessing' },
  },
};

export const RefundNeedsAccount: PageStory = {
  name: '払い戻し先の登録が必要',
  args: {
    path: detail,
    shows: '払い戻し先の登録が必要です',
    responses: { getReservation: 'refundNeedsAccount', listReceipts: 'none' },
  },
};

export const PartlyCancelled: PageStory = {
  name: '一部を取り消し、払い戻しの手続き中',
  args: {
    path: detail,
    shows: '一部の取消:払い戻し手続き中',
    responses: { getReservation: 'familyPartlyCancelled', listReceipts: 'familyPartlyCancelled' },
  },
};

export const PartlyRefunded: PageStory = {
  name: '一部を取り消し、払い戻し済み',
  args: {
    path: detail,
    shows: '一部の取消:払い戻し済み',
    responses: { getReservation: 'familyRefunded', listReceipts: 'familyPartlyCancelled' },
  },
};

export const PartlyNeedsAccount: PageStory = {
  name: '一部を取り消し、払い戻し先の登録が必要',
  args: {
    path: detail,
    shows: '一部の取消:払い戻し先の登録が必要です',
    responses: { getReservation: 'familyNeedsAccount', listReceipts: 'familyOfStore' },
  },
};

export const CancelledStore: PageStory = {
  name: 'コンビニで支払った予約を取り消した(払い戻し先の登録が必要)',
  args: {
    path: detail,
    shows: '口座を登録する',
    responses: { getReservation: 'cancelledStore', listReceipts: 'cancelledStore' },
  },
};

export const RefundAccountForm: PageStory = {
  name: '払い戻し先の口座を登録する',
  args: {
    path: detail,
    presses: '口座を登録する',
    shows: 'この口座を登録する',
    responses: { getReservation: 'cancelledStore', listReceipts: 'cancelledStore' },
  },
};

export const RefundAccountRegistered: PageStory = {
  name: '払い戻し先の口座を登録した',
  args: {
    path: detail,
    shows: '払い戻し手続き中',
    responses: { getReservation: 'accountRegistered', listReceipts: 'cancelledStore' },
  },
};

export const Held: PageStory = {
  name: 'お取り置き中',
  args: { path: detail, shows: '履歴', responses: { getReservation: 'held' } },
};

export const Expired: PageStory = {
  name: 'お取り置きの期限が過ぎた',
  args: { path: detail, shows: '履歴', responses: { getReservation: 'expired' } },
};

export const Loading: PageStory = {
  name: '予約を読み込んでいる',
  args: {
    path: detail,
    shows: 'ページを読み込んでいます',
    responses: { getReservation: 'pending' },
  },
};

export const CorrectContact: PageStory = {
  name: '連絡先を直す',
  args: { path: detail, presses: ['代表者・連絡先', '連絡先を直す'], shows: '連絡先を保存する' },
};

export const CorrectContactNarrow: PageStory = {
  name: '狭い画面で連絡先を直す',
  globals: { viewport: { value: 'phone375' } },
  args: { path: detail, presses: ['代表者・連絡先', '連絡先を直す'], shows: '連絡先を保存する' },
};

export const LookUp: PageStory = {
  name: '予約の照会',
  args: { path: 'reservation-search', shows: '予約の照会' },
};

export const LookUpErrors: PageStory = {
  name: '照会の欄に直すところがある',
  args: {
    path: 'reservation-search',
    presses: '予約を照会する',
    shows: '予約番号を入力してください',
  },
};

export const NotLookedUp: PageStory = {
  name: '照会しないで詳細を開いた',
  args: { path: detail, shows: '予約の照会', responses: { getReservation: 'notFound' } },
};

export const ConfirmMail: PageStory = {
  name: 'メールアドレスの確認',
  args: { path: 'confirm-mail', shows: 'メールのリンクをもう一度お開きください' },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path: detail, shows: '履歴' },
};

export const Unavailable: PageStory = {
  name: 'サーバーにつながらない',
  args: {
    path: detail,
    shows: 'ただいま、ご利用いただけません',
    responses: { getReservation: 'unavailable' },
  },
};

export const LongText: PageStory = {
  name: '長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path: detail, shows: '履歴', isLong: true },
};

export const LookUpNarrow: PageStory = {
  name: '狭い画面の予約の照会',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'reservation-search',
    shows: '予約の照会',
  },
};

export const ConfirmMailNarrow: PageStory = {
  name: '狭い画面のメールアドレスの確認',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'confirm-mail',
    shows: 'メールのリンクをもう一度お開きください',
  },
};

export const ContactWaiting: PageStory = {
  name: 'メールアドレスの変更を待っている',
  args: {
    path: detail,
    shows: 'メールアドレスの変更を待っています',
    responses: { getReservation: 'contactChangeWaiting' },
  },
};

export const ContactChange: PageStory = {
  name: 'メールアドレスの変更を確かめる',
  args: { path: 'contact-change', shows: '変更を止める', hasLink: true },
};

export const ContactChangeStopped: PageStory = {
  name: 'メールアドレスの変更を止めた',
  args: {
    path: 'contact-change',
    presses: '変更を止める',
    shows: 'メールアドレスは変わりません',
    hasLink: true,
  },
};

export const ContactChangeNarrow: PageStory = {
  name: '狭い画面のメールアドレスの変更',
  globals: { viewport: { value: 'phone375' } },
  args: { path: 'contact-change', shows: '変更を止める', hasLink: true },
};

export const ContactChangeFailed: PageStory = {
  name: 'メールアドレスの変更の手続きができない',
  args: {
    path: 'contact-change',
    presses: 'すぐに変える',
    shows: '手続きできませんでした',
    hasLink: true,
    responses: { decideContactChange: 'rateLimited' },
  },
};
