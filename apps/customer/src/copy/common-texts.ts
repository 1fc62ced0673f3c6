import type { ApiError, FailureCode } from '@ferry/api/errors';
import { operator } from './operator.ts';

/** Where a customer is helped all the same. */
export const call = `お電話(${operator.phone.number})でもご案内しています。`;

/** What is said of a wait: whole minutes. */
export const minutes = (seconds: number | undefined): string =>
  `${Math.max(1, Math.ceil((seconds ?? 60) / 60))}分`;

/** What any request may end with, on any page: the texts that the home page has as well. */
export const commonTexts = {
  RATE_LIMITED: ({ body }: ApiError) =>
    `ただいま混み合っています。${minutes(body?.retryAfterSeconds)}ほど待ってから、もう一度お試しください。`,
  INTERNAL: `申し訳ございません。処理できませんでした。入力内容は残っています。時間をおいて、もう一度お試しください。${call}`,
  UNAVAILABLE: `ただいまご利用いただけません。時間をおいて、もう一度お試しください。${call}`,
  OFFLINE:
    'インターネットに接続できません。入力内容は残っています。接続を確認して、もう一度お試しください。',
  UNEXPECTED: `申し訳ございません。処理できませんでした。入力内容は残っています。時間をおいて、もう一度お試しください。${call}`,
} satisfies Partial<Record<FailureCode, string | ((error: ApiError) => string)>>;

const isCommon = (code: FailureCode): code is keyof typeof commonTexts => code in commonTexts;

/** The text of a failure that any request may end with; undefined for the others. */
export function commonText(error: ApiError): string | undefined {
  if (!isCommon(error.code)) return undefined;
  const text = commonTexts[error.code];
  return typeof text === 'string' ? text : text(error);
}
