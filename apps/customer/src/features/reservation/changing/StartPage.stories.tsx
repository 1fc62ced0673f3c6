import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

// What of a booking is to be changed.
const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/Change' };

export default meta;

const start = 'reservation/rsv_3fK9xQ2mLw8Z';

export const Start: PageStory = {
  name: '変更する項目を選ぶ',
  args: {
    path: start,
    shows: '何を変更しますか',
    responses: { getReservation: 'familyPaid' },
  },
};

export const StartTicket: PageStory = {
  name: '提携きっぷの便を変更する',
  args: {
    path: 'reservation/rsv_9cV4nQ7rTz2B',
    shows: 'きっぷを変更する',
    responses: { getReservation: 'partnerTicket', getChangeTerms: 'partnerTicket' },
  },
};

export const StartNarrow: PageStory = {
  name: '狭い画面で変更する項目を選ぶ',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: start,
    shows: '何を変更しますか',
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

export const StartCancelled: PageStory = {
  name: '欠航した便の代わりに、空いている便を選ぶ',
  args: {
    path: start,
    shows: '空いている便',
    responses: { getReservation: 'serviceCancelled' },
  },
};

export const StartInFlight: PageStory = {
  name: '差額のお支払い待ち',
  args: {
    path: start,
    shows: '変更の差額14,280円のお支払いをお待ちしています',
    responses: { getReservation: 'changing', getChangeTerms: 'changing' },
  },
};

export const People: PageStory = {
  name: '人数を変更する',
  args: {
    path: `${start}?to=people`,
    shows: 'やめる方の印を外してください',
    responses: { getReservation: 'familyPaid' },
  },
};

export const PeopleMistake: PageStory = {
  name: 'だれもやめず、増やさないで進もうとした',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: `${start}?to=people`,
    presses: 'この人数の差額を見る',
    shows: 'やめる方の印を外すか、増やす人数を選択してください',
    responses: { getReservation: 'familyPaid' },
  },
};

export const StartMistake: PageStory = {
  name: '何も選ばないで進もうとした',
  args: {
    path: start,
    presses: ['いくつかの項目を、1回の変更にまとめる', '選んだ項目を変更する'],
    shows: '変更する項目を選択してください',
    responses: { getReservation: 'familyPaid' },
  },
};

export const StartRefused: PageStory = {
  name: '別の画面で変更の手続き中',
  args: {
    path: start,
    presses: '復路の便',
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
    shows: '何を変更しますか',
    isLong: true,
    responses: { getReservation: 'familyPaid' },
  },
};
