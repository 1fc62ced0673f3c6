import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Change' };

export default meta;

const start = 'reservation/rsv_3fK9xQ2mLw8Z';
const sailing = 'reservation/rsv_3fK9xQ2mLw8Z/select-schedule-return?draft=drf_8kW3nQ5tXz2M';
const input = 'reservation/rsv_3fK9xQ2mLw8Z/customer-input?draft=drf_8kW3nQ5tXz2M';
const payment = 'reservation/rsv_3fK9xQ2mLw8Z/payment-info?draft=drf_8kW3nQ5tXz2M';
const check = 'reservation/rsv_3fK9xQ2mLw8Z/content-confirm?draft=drf_8kW3nQ5tXz2M';
const confirm = 'reservation/rsv_3fK9xQ2mLw8Z/reservation-confirm';
const completion = 'reservation/rsv_3fK9xQ2mLw8Z/reservation-completion';

export const Start: PageStory = {
  name: '変更する項目を選ぶ',
  args: {
    path: start,
    shows: 'どの項目を変更しますか',
    responses: { getReservation: 'familyPaid' },
  },
};

export const StartNarrow: PageStory = {
  name: '狭い画面で変更する項目を選ぶ',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: start,
    shows: 'どの項目を変更しますか',
    responses: { getReservation: 'familyPaid' },
  },
};

export const StartSecond: PageStory = {
  name: '2回目の変更。手数料がかかる',
  args: {
    path: start,
    shows: '2回目からの変更には、変更手数料がかかります',
    responses: { getReservation: 'familyPaid', getChangeTerms: 'secondTime' },
  },
};

export const StartUsed: PageStory = {
  name: '往路に乗船した後',
  args: {
    path: start,
    shows: '変更できない項目',
    responses: { getReservation: 'familyPaid', getChangeTerms: 'outboundUsed' },
  },
};

export const StartTickets: PageStory = {
  name: '乗船券が発行されている',
  args: {
    path: start,
    shows: '発行済みの乗船券は使えなくなり',
    responses: { getReservation: 'familyPaid', getChangeTerms: 'ticketIssued' },
  },
};

export const StartAgain: PageStory = {
  name: '変更の続きから始められる',
  args: {
    path: start,
    shows: '変更の続きへ進む',
    responses: { getReservation: 'familyPaid', getChangeTerms: 'started' },
  },
};

export const StartClosed: PageStory = {
  name: '変更の受付が終わった。理由と電話',
  args: {
    path: start,
    shows: 'この予約は、この画面では変更できません',
    responses: { getReservation: 'familyPaid', getChangeTerms: 'closed' },
  },
};

export const StartUnderWay: PageStory = {
  name: '差額のお支払い待ち',
  args: {
    path: start,
    shows: '変更の差額14,280円のお支払いをお待ちしています',
    responses: { getReservation: 'changing', getChangeTerms: 'changing' },
  },
};

export const StartMistake: PageStory = {
  name: '何も選ばないで進もうとした',
  args: {
    path: start,
    presses: '選んだ項目を変更する',
    shows: '変更する項目を選択してください',
    responses: { getReservation: 'familyPaid' },
  },
};

export const StartRefused: PageStory = {
  name: '別の画面で変更の手続き中',
  args: {
    path: start,
    presses: ['復路の便', '選んだ項目を変更する'],
    shows: '変更を始められませんでした',
    responses: { getReservation: 'familyPaid', createChangeDraft: 'changeInProgress' },
  },
};

export const StartLoading: PageStory = {
  name: '変更できる項目を読み込んでいる',
  args: {
    path: start,
    shows: 'ページを読み込んでいます',
    responses: { getReservation: 'pending' },
  },
};

export const StartUnavailable: PageStory = {
  name: '変更できる項目を読み込めない',
  args: {
    path: start,
    shows: 'ただいま、ご利用いただけません',
    responses: { getChangeTerms: 'unavailable' },
  },
};

export const LongTextStart: PageStory = {
  name: '変更する項目と、長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: start,
    shows: 'どの項目を変更しますか',
    isLong: true,
    responses: { getReservation: 'familyPaid' },
  },
};

export const Sailing: PageStory = {
  name: '復路の便を選び直す',
  args: {
    path: sailing,
    shows: '復路の便と客室を選ぶ',
    responses: { getDraft: 'change' },
  },
};

export const SailingNarrow: PageStory = {
  name: '狭い画面で復路の便を選び直す',
  globals: { viewport: { value: 'phone375' } },
  args: { path: sailing, shows: '復路の便と客室を選ぶ', responses: { getDraft: 'change' } },
};

export const SailingOutbound: PageStory = {
  name: '往路の便を選び直す',
  args: {
    path: 'reservation/rsv_3fK9xQ2mLw8Z/select-schedule-return?draft=drf_8kW3nQ5tXz2M&leg=outbound',
    shows: 'の便のまま進む',
    responses: { getDraft: 'change' },
  },
};

export const SailingLoading: PageStory = {
  name: '選び直す便を読み込んでいる',
  args: { path: sailing, shows: '読み込んでいます', responses: { searchSailings: 'pending' } },
};

export const SailingUnavailable: PageStory = {
  name: '選び直す便を読み込めない',
  args: {
    path: sailing,
    shows: 'ただいま、ご利用いただけません',
    responses: { getDraft: 'change', searchSailings: 'unavailable' },
  },
};

export const LongTextSailing: PageStory = {
  name: '選び直す便と、長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: sailing,
    shows: '復路の便と客室を選ぶ',
    isLong: true,
    responses: { getDraft: 'change' },
  },
};

export const Input: PageStory = {
  name: '変更のお客様情報',
  args: { path: input, shows: '変更後の合計', responses: { getDraft: 'change' } },
};

export const InputNarrow: PageStory = {
  name: '狭い画面の変更のお客様情報',
  globals: { viewport: { value: 'phone375' } },
  args: { path: input, shows: '変更後の合計', responses: { getDraft: 'change' } },
};

export const InputLoading: PageStory = {
  name: '変更のお客様情報を読み込んでいる',
  args: { path: input, shows: 'ページを読み込んでいます', responses: { getDraft: 'pending' } },
};

export const InputUnavailable: PageStory = {
  name: '変更のお客様情報を読み込めない',
  args: {
    path: input,
    shows: 'ただいま、ご利用いただけません',
    responses: { getDraft: 'unavailable' },
  },
};

export const LongTextInput: PageStory = {
  name: '変更のお客様情報と、長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path: input, shows: '変更後の合計', isLong: true, responses: { getDraft: 'change' } },
};

export const Payment: PageStory = {
  name: '差額のお支払い方法を選ぶ',
  args: {
    path: payment,
    shows: '追加のお支払い',
    responses: { getDraft: 'change' },
  },
};

export const PaymentNarrow: PageStory = {
  name: '狭い画面で差額のお支払い方法を選ぶ',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: payment,
    shows: '追加のお支払い',
    responses: { getDraft: 'change' },
  },
};

export const PaymentLoading: PageStory = {
  name: '差額のお支払い方法を読み込んでいる',
  args: {
    path: payment,
    shows: 'ページを読み込んでいます',
    responses: { getDraft: 'change', listDraftPaymentMethods: 'pending' },
  },
};

export const PaymentUnavailable: PageStory = {
  name: '差額のお支払い方法を読み込めない',
  args: {
    path: payment,
    shows: 'ただいま、ご利用いただけません',
    responses: { getDraft: 'change', listDraftPaymentMethods: 'unavailable' },
  },
};

export const LongTextPayment: PageStory = {
  name: '差額のお支払い方法と、長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: { path: payment, shows: '追加のお支払い', isLong: true, responses: { getDraft: 'change' } },
};

export const PaymentDue: PageStory = {
  name: '差額のお支払い待ち。コンビニの番号',
  args: {
    path: 'reservation/rsv_3fK9xQ2mLw8Z/payment-info',
    shows: 'お支払いの後、変更が自動的に確定します',
    responses: { getReservation: 'changing', getPaymentInfo: 'change' },
  },
};

export const PaymentDueNarrow: PageStory = {
  name: '狭い画面の差額のお支払い待ち',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: 'reservation/rsv_3fK9xQ2mLw8Z/payment-info',
    shows: 'お支払いの後、変更が自動的に確定します',
    responses: { getReservation: 'changing', getPaymentInfo: 'change' },
  },
};

export const Check: PageStory = {
  name: '変更の前と後を比べる。払い戻しがある',
  args: {
    path: check,
    shows: '払い戻す金額',
    responses: { getReservation: 'familyPaid', getDraft: 'change' },
  },
};

export const CheckNarrow: PageStory = {
  name: '狭い画面で変更の前と後を比べる',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: check,
    shows: '払い戻す金額',
    responses: { getReservation: 'familyPaid', getDraft: 'change' },
  },
};

export const CheckPay: PageStory = {
  name: '追加のお支払いがある',
  args: {
    path: check,
    shows: '追加でお支払いいただく金額',
    responses: { getReservation: 'familyPaid', getDraft: 'change', quoteChange: 'pay' },
  },
};

export const CheckFee: PageStory = {
  name: '変更手数料がかかる',
  args: {
    path: check,
    shows: '手放すものの取消手数料です',
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
    shows: '払い戻す金額',
    isLong: true,
    responses: { getReservation: 'familyPaid', getDraft: 'change' },
  },
};

export const Confirm: PageStory = {
  name: '変更を確定する。払い戻しがある',
  args: {
    path: confirm,
    shows: '払い戻し 2,430円',
    responses: { getReservation: 'changeHeld' },
  },
};

export const ConfirmNarrow: PageStory = {
  name: '狭い画面で変更を確定する',
  globals: { viewport: { value: 'phone375' } },
  args: { path: confirm, shows: '払い戻し 2,430円', responses: { getReservation: 'changeHeld' } },
};

export const ConfirmPay: PageStory = {
  name: '差額を支払って変更を確定する',
  args: {
    path: confirm,
    shows: '14,280円',
    responses: { getReservation: 'changeHeldToPay' },
  },
};

export const ConfirmRefused: PageStory = {
  name: '確定できなかった。メールアドレスの確認が必要',
  args: {
    path: confirm,
    presses: ['運送約款、予約・取消条件、個人情報の取扱いに同意する', '変更を確定する'],
    shows: 'お支払い方法を選び直す',
    responses: { getReservation: 'changeHeldToPay', commitChange: 'mailUnconfirmed' },
  },
};

export const ConfirmMistake: PageStory = {
  name: '同意しないで変更を確定しようとした',
  args: {
    path: confirm,
    presses: '変更を確定する',
    shows: '同意が必要です',
    responses: { getReservation: 'changeHeld' },
  },
};

export const ConfirmLoading: PageStory = {
  name: '確定する変更を読み込んでいる',
  args: {
    path: confirm,
    shows: 'ページを読み込んでいます',
    responses: { getReservation: 'pending' },
  },
};

export const ConfirmUnavailable: PageStory = {
  name: '確定する変更を読み込めない',
  args: {
    path: confirm,
    shows: 'ただいま、ご利用いただけません',
    responses: { getReservation: 'unavailable' },
  },
};

export const LongTextConfirm: PageStory = {
  name: '確定する変更と、長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: confirm,
    shows: '払い戻し 2,430円',
    isLong: true,
    responses: { getReservation: 'changeHeld' },
  },
};

export const Done: PageStory = {
  name: '変更が完了した。払い戻しの手続き中',
  args: {
    path: completion,
    shows: '変更が完了しました',
    responses: { getReservation: 'changeMade' },
  },
};

export const DoneNarrow: PageStory = {
  name: '狭い画面の変更の完了',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: completion,
    shows: '変更が完了しました',
    responses: { getReservation: 'changeMade' },
  },
};

export const DoneWaiting: PageStory = {
  name: '変更を受け付けた。コンビニで差額を支払う',
  args: {
    path: completion,
    shows: '変更を受け付けました',
    responses: { getReservation: 'changing' },
  },
};

export const DoneLoading: PageStory = {
  name: '変更の完了を読み込んでいる',
  args: {
    path: completion,
    shows: 'ページを読み込んでいます',
    responses: { getReservation: 'pending' },
  },
};

export const DoneUnavailable: PageStory = {
  name: '変更の完了を読み込めない',
  args: {
    path: completion,
    shows: 'ただいま、ご利用いただけません',
    responses: { getReservation: 'unavailable' },
  },
};

export const LongTextDone: PageStory = {
  name: '変更の完了と、長い名前',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: completion,
    shows: '変更が完了しました',
    isLong: true,
    responses: { getReservation: 'changeMade' },
  },
};
