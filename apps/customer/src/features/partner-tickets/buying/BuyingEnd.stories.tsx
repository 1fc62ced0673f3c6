import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

// The check, the last step, and what comes after it.
const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/BuyingEnd' };

export default meta;

const check = 'partner-tickets/content-confirm?draft=drf_9cV4nQ7rTz2B';
const confirm = 'partner-tickets/reservation-confirm?reservation=rsv_9cV4nQ7rTz2B';
const done = 'partner-tickets/reservation-completion?reservation=rsv_9cV4nQ7rTz2B';
const filled = { getDraft: 'partnerTicket' } as const;

export const Check: PageStory = {
  name: '内容の確認',
  args: { path: check, shows: '帆影サイクル、帆影島の食堂組合へ提供します', responses: filled },
};

export const NoQuotaLeft: PageStory = {
  name: '仮予約のときに販売枠がない',
  args: {
    path: check,
    presses: 'この内容で仮予約する',
    shows: 'きっぷの販売枠が終了しました',
    responses: { ...filled, holdReservation: 'quotaSoldOut' },
  },
};

export const NoPlacesLeft: PageStory = {
  name: '仮予約のときに便が満席',
  args: {
    path: check,
    presses: 'この内容で仮予約する',
    shows: 'ご希望の便は満席になりました',
    responses: { ...filled, holdReservation: 'sailingSoldOut' },
  },
};

export const SlotGone: PageStory = {
  name: '仮予約のときに時間枠が埋まった',
  args: {
    path: check,
    presses: 'この内容で仮予約する',
    shows: '時間枠を選び直す',
    responses: { ...filled, holdReservation: 'slotFull' },
  },
};

export const Confirm: PageStory = {
  name: '購入の確定',
  args: {
    path: confirm,
    shows: '一部を使った後は',
    responses: { ...filled, getReservation: 'partnerTicketHeld' },
  },
};

export const Done: PageStory = {
  name: '購入の完了',
  args: {
    path: done,
    shows: '山田 太郎様の引換券を表示する',
    responses: { getReservation: 'partnerTicket' },
  },
};

export const CheckLoading: PageStory = {
  name: '内容の確認を読み込んでいる',
  args: { path: check, shows: 'ページを読み込んでいます', responses: { getDraft: 'pending' } },
};

export const CheckFailing: PageStory = {
  name: '内容の確認がサーバーにつながらない',
  args: {
    path: check,
    shows: 'ただいま、ご利用いただけません',
    responses: { getDraft: 'unavailable' },
  },
};

export const CheckLongNarrow: PageStory = {
  name: '内容の確認の長い名前と狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: check,
    shows: 'この内容で仮予約する',
    responses: { getDraft: 'partnerTicket' },
    isLong: true,
  },
};

export const ConfirmLoading: PageStory = {
  name: '購入の確定を読み込んでいる',
  args: {
    path: confirm,
    shows: 'ページを読み込んでいます',
    responses: { getDraft: 'partnerTicket', getReservation: 'pending' },
  },
};

export const ConfirmFailing: PageStory = {
  name: '購入の確定がサーバーにつながらない',
  args: {
    path: confirm,
    shows: 'ただいま、ご利用いただけません',
    responses: { getDraft: 'partnerTicket', getReservation: 'unavailable' },
  },
};

export const ConfirmLongNarrow: PageStory = {
  name: '購入の確定の長い名前と狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: confirm,
    shows: '一部を使った後は',
    responses: { getDraft: 'partnerTicket', getReservation: 'partnerTicketHeld' },
    isLong: true,
  },
};

export const DoneLoading: PageStory = {
  name: '購入の完了を読み込んでいる',
  args: { path: done, shows: 'ページを読み込んでいます', responses: { getReservation: 'pending' } },
};

export const DoneFailing: PageStory = {
  name: '購入の完了がサーバーにつながらない',
  args: {
    path: done,
    shows: 'ただいま、ご利用いただけません',
    responses: { getReservation: 'unavailable' },
  },
};

export const DoneLongNarrow: PageStory = {
  name: '購入の完了の長い名前と狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: {
    path: done,
    shows: '引換券',
    responses: { getReservation: 'partnerTicket' },
    isLong: true,
  },
};
