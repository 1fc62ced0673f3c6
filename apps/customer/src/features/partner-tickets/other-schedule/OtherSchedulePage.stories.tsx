import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/OtherSchedule' };

export default meta;

const path = 'partner-tickets/rsv_9cV4nQ7rTz2B/select-other-schedule';
const bought = { getReservation: 'partnerTicket', getChangeTerms: 'partnerTicket' } as const;
/** Of the day before: the booked day has no other one. */
const other = ['8月3日(火)', '10:30から', '選んだ時間枠に変更する'];

export const Default: PageStory = {
  name: '時間枠を選ぶ',
  args: { path, shows: 'レンタサイクル 8時間の時間枠', responses: bought },
};

export const NothingChosen: PageStory = {
  name: '別の時間枠を選んでいない',
  args: {
    path,
    presses: '選んだ時間枠に変更する',
    shows: 'いまとは別の時間枠をお選びください。',
    responses: bought,
  },
};

export const Full: PageStory = {
  name: '選んだ時間枠が埋まった',
  args: {
    path,
    presses: other,
    shows: 'この時間の枠は埋まりました。',
    responses: { ...bought, setPartnerSlots: 'slotFull' },
  },
};

export const NotAvailable: PageStory = {
  name: '選んだ時間枠が使えなくなった',
  args: {
    path,
    presses: other,
    shows: '選んだ時間枠はご利用になれません。',
    responses: { ...bought, setPartnerSlots: 'notAvailable' },
  },
};

export const ChangedElsewhere: PageStory = {
  name: '別の画面で予約が変わった',
  args: {
    path,
    presses: other,
    shows: '別の画面で予約の内容が変わりました。',
    responses: { ...bought, setPartnerSlots: 'versionConflict' },
  },
};

export const Changing: PageStory = {
  name: '便の変更の手続き中',
  args: {
    path,
    presses: other,
    shows: '便の変更の手続き中です。',
    responses: { ...bought, setPartnerSlots: 'changeInProgress' },
  },
};

export const Closed: PageStory = {
  name: '送るあいだに受付が終わった',
  args: {
    path,
    presses: other,
    shows: '変更の受付は終了しました。',
    responses: { ...bought, setPartnerSlots: 'closed' },
  },
};

export const Used: PageStory = {
  name: '引換券を使った後',
  args: {
    path,
    shows: '引換券を使ったため、時間枠を変更できません。',
    responses: { ...bought, listVouchers: 'partlyUsed', getChangeTerms: 'partnerTicketUsed' },
  },
};

export const NoSlotsLeft: PageStory = {
  name: '選べる時間枠がない',
  args: {
    path,
    shows: 'を使える時間枠が',
    responses: { ...bought, listPartnerTicketSlots: 'none' },
  },
};

export const SlotsFailing: PageStory = {
  name: '時間枠を読み込めない',
  args: {
    path,
    shows: '時間枠を読み込めませんでした',
    responses: { ...bought, listPartnerTicketSlots: 'unavailable' },
  },
};

export const SlotsLoading: PageStory = {
  name: '時間枠を読み込んでいる',
  args: {
    path,
    shows: 'の時間枠を読み込んでいます。',
    responses: { ...bought, listPartnerTicketSlots: 'pending' },
  },
};

export const Loading: PageStory = {
  name: '読み込んでいる',
  args: { path, shows: 'ページを読み込んでいます', responses: { getReservation: 'pending' } },
};

export const Failing: PageStory = {
  name: 'サーバーにつながらない',
  args: {
    path,
    shows: 'ただいま、ご利用いただけません',
    responses: { getReservation: 'unavailable' },
  },
};

export const OtherDay: PageStory = {
  name: '満員の時間枠がある日',
  args: { path, presses: '8月3日(火)', shows: '満員', responses: bought },
};

export const LongText: PageStory = {
  name: '長い名前',
  args: { path, shows: '選んだ時間枠に変更する', responses: bought, isLong: true },
};

export const LongNarrow: PageStory = {
  name: '長い名前と狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path, shows: '選んだ時間枠に変更する', responses: bought, isLong: true },
};
