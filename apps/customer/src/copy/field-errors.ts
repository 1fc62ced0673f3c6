import type { FieldErrorCode } from '@ferry/api/customer';
import type { EmailProblem } from '@ferry/format/email';

/** What a field is called in a message, and what kind of answer it takes. */
export type FieldName = {
  label: string;
  /** Verb of the request: typed, chosen or agreed to. */
  kind: 'type' | 'choose' | 'agree';
  /** A correct answer, shown where the form of the answer is wrong. */
  example?: string;
};

/** The message below a field and in the summary, keyed by the contract's code. */
export function fieldErrorText(code: FieldErrorCode, { label, kind, example }: FieldName): string {
  const hint = example ? `例:${example}` : '';
  switch (code) {
    case 'REQUIRED':
      if (kind === 'agree') return `${label}への同意が必要です。`;
      return kind === 'choose' ? `${label}を選択してください。` : `${label}を入力してください。`;
    case 'TOO_LONG':
      return `${label}が長すぎます。短くしてください。`;
    case 'WRONG_PASSWORD':
      return `${label}が正しくありません。`;
    case 'TOO_SHORT':
      return `${label}が短すぎます。${hint}`;
    case 'TOO_COMMON':
      return `よく使われる${label}のため、登録できません。別の${label}を入力してください。`;
    case 'INVALID_CHARACTER':
      return `${label}に使えない文字があります。絵文字や記号を消してください。`;
    case 'NOT_KANA':
      return `${label}は、ひらがなまたはカタカナで入力してください。${hint}`;
    case 'AGE_CLASS_MISMATCH':
      return '年齢が、大人・小人などの区分と合いません。乗船日の年齢をご確認ください。区分は、条件の人数で変えられます。';
    case 'WOMEN_ONLY':
      return '客室は女性専用です。ご利用になる方の性別をご確認ください。';
    case 'NOT_AN_ADULT':
      return `${label}には大人を選択してください。`;
    case 'NOT_DISTINCT':
      return `${label}が重複しています。別の方を選択してください。`;
    case 'OUT_OF_RANGE':
      return `${label}を正しい範囲の数字で入力してください。${hint}`;
    case 'NOT_AVAILABLE':
      return `選んだ${label}はご利用になれません。選び直してください。`;
    case 'NOT_ACCEPTED':
      return `${label}への同意が必要です。`;
    case 'LOCKED':
      return `${label}は変更できません。`;
    default:
      return `${label}を正しく入力してください。${hint}`;
  }
}

/** Of a day that its month does not have: 「1988年2月30日」. */
export const missingDayText = (day: string, label: string): string =>
  `${day}は、ありません。${label}をご確認ください。`;

/** What has to be changed in a mail address; 'other' has the general message of the field. */
export const emailProblemTexts: Record<Exclude<EmailProblem, 'other'>, string> = {
  space: 'メールアドレスに空白が入っています。空白を消してください。',
  comma:
    'メールアドレスに「,」が入っています。「.」の間違いではありませんか。入力できるアドレスは1つです。',
  at: 'メールアドレスには「@」が1つ必要です。例:hanako@example.jp',
};
