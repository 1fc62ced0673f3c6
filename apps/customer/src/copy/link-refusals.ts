import type { ApiError } from '@ferry/api/errors';
import { operator } from './operator.ts';

/** Why the link of a mail opens nothing, by the code of its refusal. */
export type LinkRefusals = Partial<Record<ApiError['code'], { title: string; text: string }>>;

const UNUSABLE = 'このリンクは使えません';
const BY_PHONE = `お電話(${operator.phone.number})でもご案内しています。`;

/** Refusals of links to what waits for a place. */
export const waitlistRefusals: LinkRefusals = {
  TOKEN_INVALID: {
    title: UNUSABLE,
    text: `リンクの一部が欠けているか、期限が過ぎています。登録のリンクは24時間使えます。${BY_PHONE}`,
  },
  ENTRY_LIMIT: {
    title: '待てる便の数の上限に達しています',
    text: 'ほかの空席待ちを取りやめてから、もう一度リンクを開いてください。',
  },
};

/** Refusals of links to orders before the sales open. */
export const preOrderRefusals: LinkRefusals = {
  TOKEN_INVALID: {
    title: UNUSABLE,
    text: `リンクの一部が欠けているか、期限が過ぎています。申込のリンクは24時間、遅くとも申込の締切まで使えます。${BY_PHONE}`,
  },
  PRE_ORDER_CLOSED: {
    title: '申込の締切を過ぎています',
    text: '受付開始の後は、便の空きを見て、そのまま予約できます。',
  },
  ENTRY_LIMIT: {
    title: '申し込める人数の上限に達しています',
    text: '同じ場所から多くの申込がありました。ほかの申込を取りやめてから、もう一度リンクを開いてください。',
  },
};

/** Refusals of links to reminders of the day sales open. */
export const reminderRefusals: LinkRefusals = {
  TOKEN_INVALID: {
    title: UNUSABLE,
    text: 'お知らせをお送りした後、または取りやめた後か、リンクの一部が欠けているか、登録の期限(24時間)が過ぎています。',
  },
  ENTRY_LIMIT: {
    title: '登録できる日の数の上限に達しています',
    text: 'ほかのお知らせを取りやめてから、もう一度リンクを開いてください。',
  },
};
