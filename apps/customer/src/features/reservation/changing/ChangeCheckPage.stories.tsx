import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

// Before and after.
const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/ChangeCheck' };

export default meta;

const check = 'reservation/rsv_3fK9xQ2mLw8Z/content-confirm?draft=drf_8kW3nQ5tXz2M';

export const Check: PageStory = {
  name: '変更の前と後を比べる。払い戻しがある',
  args: {
    path: check,
    shows: '差額の払い戻し',
    responses: { getReservation: 'familyPaid', getDraft: 'change' },
  },
};

export const CheckNarrow: PageStory = {
  name: '狭い画面で変更の前と後を比べる',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: check,
    shows: '差額の払い戻し',
    responses: { getReservation: 'familyPaid', getDraft: 'change' },
  },
};

export const CheckPay: PageStory = {
  name: '追加のお支払いがある',
  args: {
    path: check,
    shows: '差額のお支払い',
    responses: { getReservation: 'familyPaid', getDraft: 'change', quoteChange: 'pay' },
  },
};

const ofTicket = {
  getReservation: 'partnerTicket',
  getDraft: 'partnerTicketReady',
  quoteChange: 'partnerTicket',
} as const;
const ticketCheck = 'reservation/rsv_9cV4nQ7rTz2B/content-confirm?draft=drf_4wX8kV2nRb7T';

export const CheckTicket: PageStory = {
  name: '提携きっぷの便、使える日、時間枠が変わる',
  args: { path: ticketCheck, shows: '提携きっぷの変更', responses: ofTicket },
};

export const CheckTicketQuota: PageStory = {
  name: '確認している間に、きっぷの販売枠が終わった',
  args: {
    path: ticketCheck,
    presses: 'この内容で変更の確定へ進む',
    shows: 'きっぷの販売枠が終了しました',
    responses: { ...ofTicket, holdChange: 'ticketQuotaSoldOut' },
  },
};

export const CheckTicketSlot: PageStory = {
  name: '確認している間に、時間枠が埋まった',
  args: {
    path: ticketCheck,
    presses: 'この内容で変更の確定へ進む',
    shows: '時間枠を選び直す',
    responses: { ...ofTicket, holdChange: 'slotFull' },
  },
};

export const CheckFee: PageStory = {
  name: '変更手数料がかかる',
  args: {
    path: check,
    shows: '取消手数料と同じ額です',
    responses: { getReservation: 'familyPaid', getDraft: 'change', quoteChange: 'withFee' },
  },
};

export const CheckUnpaid: PageStory = {
  name: 'お支払い前の予約を変更する',
  args: {
    path: check,
    shows: '変更後のお支払い金額',
    responses: { getDraft: 'change', quoteChange: 'unpaid' },
  },
};

export const CheckSoldOut: PageStory = {
  name: '確認している間に満室になった',
  args: {
    path: check,
    presses: 'この内容で変更の確定へ進む',
    shows: '元の予約はそのまま残っています',
    responses: { getReservation: 'familyPaid', getDraft: 'change', holdChange: 'cabinSoldOut' },
  },
};

export const CheckUnpriced: PageStory = {
  name: '開いたときには、客室がなくなっていた',
  args: {
    path: check,
    shows: '選択された客室は満室になりました',
    responses: { getReservation: 'familyPaid', getDraft: 'change', quoteChange: 'cabinSoldOut' },
  },
};

export const CheckCancelled: PageStory = {
  name: '開いたときには、予約が取り消されていた',
  args: {
    path: check,
    shows: 'ご予約の状況が変わったため',
    responses: {
      getReservation: 'cancelled',
      getDraft: 'change',
      quoteChange: 'reservationState',
    },
  },
};

export const CheckClosed: PageStory = {
  name: '確認している間に変更の受付が終わった。理由と電話',
  args: {
    path: check,
    presses: 'この内容で変更の確定へ進む',
    shows: '出港したため、変更できません',
    responses: { getReservation: 'familyPaid', getDraft: 'change', holdChange: 'changeClosed' },
  },
};

export const CheckTooLateForStore: PageStory = {
  name: 'コンビニでお支払い待ちの予約を、間に合わない便に変えようとした',
  args: {
    path: check,
    presses: 'この内容で変更の確定へ進む',
    shows: '先にいまのご予約のお支払いを済ませると',
    responses: {
      getReservation: 'convenienceStore',
      getDraft: 'change',
      quoteChange: 'unpaid',
      holdChange: 'cvsTooLate',
    },
  },
};

export const CheckSameName: PageStory = {
  name: '同じ便に同じお名前の、番号の見える予約がある',
  args: {
    path: check,
    presses: 'この内容で変更の確定へ進む',
    shows: '予約番号 4HX9-TQ2M',
    responses: { getReservation: 'familyPaid', getDraft: 'change', holdChange: 'duplicateBooking' },
  },
};

export const CheckSameNameUnseen: PageStory = {
  name: '同じ便に同じお名前の、番号の見えない予約がある',
  args: {
    path: check,
    presses: 'この内容で変更の確定へ進む',
    shows: '別の予約として続ける',
    responses: { getReservation: 'familyPaid', getDraft: 'change', holdChange: 'duplicateUnseen' },
  },
};

export const CheckLoading: PageStory = {
  name: '差額を読み込んでいる',
  args: { path: check, shows: 'ページを読み込んでいます', responses: { quoteChange: 'pending' } },
};

export const CheckUnavailable: PageStory = {
  name: '差額を読み込めない',
  args: {
    path: check,
    shows: 'ただいま、ご利用いただけません',
    responses: { getDraft: 'change', quoteChange: 'unavailable' },
  },
};

export const LongTextCheck: PageStory = {
  name: '変更の前と後と、長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: check,
    shows: '差額の払い戻し',
    isLong: true,
    responses: { getReservation: 'familyPaid', getDraft: 'change' },
  },
};
