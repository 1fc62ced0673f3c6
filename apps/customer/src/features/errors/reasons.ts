import { formatTime, jstDate } from '@ferry/format/date';
import { formatDateTimeShort } from '@ferry/format/short-time';

/** The one right next step: a page, the requested page once more, or the page before. */
export type ReasonStep =
  | {
      kind: 'page';
      to:
        | '/'
        | '/reservation-search'
        | '/signin'
        | '/signup/apply'
        | '/reset-password/forgot'
        | '/member'
        | '/member/change-email'
        | '/member/change-password';
      label: string;
    }
  | { kind: 'again'; label: string }
  | { kind: 'back'; label: string };

/** Pages for logged-out people, from which a member is sent home: what is right for a member instead. */
const forMembers: Partial<Record<string, Extract<ReasonStep, { kind: 'page' }>>> = {
  '/signin': { kind: 'page', to: '/member', label: 'マイページへ進む' },
  '/signup/apply': { kind: 'page', to: '/member', label: 'マイページへ進む' },
  '/reset-password/forgot': {
    kind: 'page',
    to: '/member/change-password',
    label: 'パスワードを変更する',
  },
};

/** The step of a reason for a visitor, or for a member. */
export const stepFor = (next: ReasonStep, isMember: boolean): ReasonStep =>
  (isMember && next.kind === 'page' && forMembers[next.to]) || next;

/** What an error page says for one reason. */
export type ErrorReason = {
  title: string;
  text: string;
  next: ReasonStep;
  /** A person can help: the telephone stands below the next step. */
  hasPhone?: boolean;
};

const home = { kind: 'page', to: '/', label: 'ホームへ戻る' } as const;

/** `/errors/40x` beside the page that is not there. */
export const requestReasons = {
  forbidden: {
    title: 'この予約を表示する権限がありません',
    text: '予約番号と、ご予約時の電話番号またはメールアドレスで照会すると表示できます。',
    next: { kind: 'page', to: '/reservation-search', label: '予約を照会する' },
  },
  badRequest: {
    title: 'ページを開けませんでした',
    text: 'アドレスの一部が欠けているか、正しくありません。',
    next: home,
  },
} as const satisfies Record<string, ErrorReason>;

/** `/errors/mail-error`: a mail that could not be sent, or a link in one that does not count. */
export const mailReasons = {
  send: {
    title: 'メールを送信できませんでした',
    text: 'ただいまメールをお送りできません。入力したアドレスは残っています。10分ほどたってから、もう一度お試しください。',
    hasPhone: true,
    next: { kind: 'back', label: '前の画面に戻る' },
  },
  tokenExpired: {
    title: 'このリンクは有効期限が切れています',
    text: 'お手数ですが、もう一度はじめからお手続きください。新しいリンクをメールでお送りします。',
    hasPhone: true,
    next: home,
  },
  tokenUsed: {
    title: 'このリンクはすでに使用されています',
    text: 'お手続きは済んでいます。ログインしてご確認ください。',
    next: { kind: 'page', to: '/signin', label: 'ログインへ進む' },
  },
  tokenInvalid: {
    title: 'メールのリンクを確認できません',
    text: 'リンクが途中で切れている可能性があります。メールのリンク全体を、もう一度開いてください。',
    hasPhone: true,
    next: home,
  },
  signUpExpired: {
    title: 'リンクの有効期限が切れています',
    text: '登録用のリンクは、お送りしてから2時間使えます。',
    next: { kind: 'page', to: '/signup/apply', label: '登録用メールをもう一度送る' },
  },
  signUpUsed: {
    title: 'このリンクはすでに使われています',
    text: '会員登録は終わっています。そのままログインできます。',
    next: { kind: 'page', to: '/signin', label: 'ログインする' },
  },
  signUpInvalid: {
    title: 'このリンクは使えません',
    text: 'メールの途中で改行され、リンクが切れたことがあります。メールのリンクを全部コピーして開くか、もう一度お申し込みください。',
    next: { kind: 'page', to: '/signup/apply', label: '会員登録を申し込む' },
  },
  resetExpired: {
    title: 'リンクの有効期限が切れています',
    text: '再設定用のリンクは、お送りしてから60分使えます。',
    next: { kind: 'page', to: '/reset-password/forgot', label: '再設定用のメールをもう一度送る' },
  },
  resetUsed: {
    title: 'このリンクはすでに使われています',
    text: 'パスワードの再設定は終わっています。新しいパスワードでログインできます。',
    next: { kind: 'page', to: '/signin', label: 'ログインする' },
  },
  resetInvalid: {
    title: 'このリンクは使えません',
    text: 'メールの途中で改行され、リンクが切れたことがあります。メールのリンクを全部コピーして開くか、もう一度お申し込みください。',
    next: { kind: 'page', to: '/reset-password/forgot', label: '再設定用のメールを送る' },
  },
  emailChangeExpired: {
    title: 'リンクの有効期限が切れています',
    text: '変更を確認するリンクは、お送りしてから2時間使えます。メールアドレスは変わっていません。もう一度お申し込みください。',
    next: { kind: 'page', to: '/member/change-email', label: 'もう一度申し込む' },
  },
  emailChangeUsed: {
    title: 'このリンクはすでに使われています',
    text: '変更は、終わっているか、取りやめられています。いまのメールアドレスは、マイページで確認できます。',
    next: { kind: 'page', to: '/member', label: 'マイページで確認する' },
  },
  emailChangeInvalid: {
    title: 'このリンクは使えません',
    text: 'メールの途中で改行され、リンクが切れたことがあります。メールのリンクを全部コピーして開くか、もう一度お申し込みください。',
    next: { kind: 'page', to: '/member/change-email', label: 'もう一度申し込む' },
  },
  emailStopExpired: {
    title: 'リンクの有効期限が切れています',
    text: '変更の期限も過ぎています。変更が終わったお知らせが届いていなければ、メールアドレスは変わっていません。念のため、パスワードを変更してください。',
    hasPhone: true,
    next: { kind: 'page', to: '/reset-password/forgot', label: 'パスワードを再設定する' },
  },
  emailStopUsed: {
    title: 'このリンクはすでに使われています',
    text: '変更は、止められているか、終わっています。変更した覚えがないときは、お電話でお知らせください。',
    hasPhone: true,
    next: { kind: 'page', to: '/member', label: 'マイページで確認する' },
  },
  emailStopInvalid: {
    title: 'このリンクは使えません',
    text: 'メールの途中で改行され、リンクが切れたことがあります。メールのリンクを全部コピーして開いてください。',
    hasPhone: true,
    next: home,
  },
  confirmationExpired: {
    title: '確認のリンクの有効期限が切れています',
    text: '期限までに確認がなかったご予約は、取り消されています。ご予約を照会してご確認ください。',
    hasPhone: true,
    next: { kind: 'page', to: '/reservation-search', label: '予約を照会する' },
  },
} as const satisfies Record<string, ErrorReason>;

/** `/errors/sorry`: the site itself cannot serve. */
export const sorryReasons = {
  maintenance: {
    title: 'メンテナンス中です',
    text: 'この間は、予約と照会ができません。終わると、この画面から続けられます。',
    hasPhone: true,
    next: { kind: 'again', label: 'もう一度開く' },
  },
  busy: {
    title: 'ただいま混み合っています',
    text: '少し待ってから、もう一度お試しください。入力された内容は残っています。',
    hasPhone: true,
    next: { kind: 'again', label: 'もう一度開く' },
  },
  unavailable: {
    title: 'ただいま、ご利用いただけません',
    text: '時間をおいて、もう一度お試しください。',
    hasPhone: true,
    next: { kind: 'again', label: 'もう一度開く' },
  },
  error: {
    title: '申し訳ございません。処理できませんでした',
    text: '時間をおいて、もう一度お試しください。',
    hasPhone: true,
    next: { kind: 'again', label: 'もう一度開く' },
  },
} as const satisfies Record<string, ErrorReason>;

/** 「8月2日 2:00〜4:00」 of a maintenance; undefined when the times are not known. */
export function maintenanceText(from?: string, until?: string): string | undefined {
  if (!from || !until) return undefined;
  const isOneDay = jstDate(from) === jstDate(until);
  const end = isOneDay ? formatTime(until) : formatDateTimeShort(until);
  return `${formatDateTimeShort(from)}〜${end}`;
}
