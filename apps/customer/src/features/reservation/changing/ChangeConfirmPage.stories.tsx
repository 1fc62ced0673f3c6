import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

// The last step, and what comes after it.
const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/ChangeConfirm' };

export default meta;

const confirm = 'reservation/rsv_3fK9xQ2mLw8Z/reservation-confirm';
const completion = 'reservation/rsv_3fK9xQ2mLw8Z/reservation-completion';

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
