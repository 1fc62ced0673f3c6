import type { FailureCode } from '@ferry/api/errors';

/** What happened to an entry in another window while it was open here. */
export const changedElsewhereTexts: Partial<Record<FailureCode, string>> = {
  VERSION_CONFLICT: '別の画面で先に変更されました。入力をやめると、最新の内容をご覧いただけます。',
  NOT_FOUND: '別の画面で外されました。この内容は保存できません。',
};

/** Why no passkey was made. */
export const passkeyUnmadeTexts = {
  there: 'この端末には、すでにパスキーがあります。',
  left: 'パスキーは作られませんでした。もう一度お試しいただけます。',
  unsupported:
    'このブラウザーではパスキーを使えません。メールアドレスとパスワードでログインしてください。',
} as const;

/** The membership ends only with this tick. */
export const withdrawalUntickedText = '削除されるものをお確かめのうえ、チェックを入れてください。';
