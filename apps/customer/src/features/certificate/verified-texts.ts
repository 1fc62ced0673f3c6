import type { CertificateVerification, CertifiedService } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { formatDuration } from '@ferry/format/service-time';
import type { Description } from '@ferry/ui/DescriptionList';
import { operator } from '../../copy/operator.ts';

type VerifiedText = { tone: 'success' | 'warning' | 'info'; title: string; text: string };

const RESULTS: Partial<Record<CertificateVerification['result'], VerifiedText>> = {
  asCertified: {
    tone: 'success',
    title: '当社が発行した証明書です',
    text: '現在の運航も、証明書のとおりです。',
  },
  changed: {
    tone: 'warning',
    title: '発行の後に、運航が変わりました',
    text: '当社が発行した証明書ですが、現在の運航は証明書と違います。',
  },
  restored: {
    tone: 'warning',
    title: '発行の後に、予定どおりの運航に戻りました',
    text: '当社が発行した証明書ですが、この便の欠航・遅れはなくなりました。',
  },
};

/** What a verified certificate is worth now. */
export const verifiedText = ({ result }: CertificateVerification): VerifiedText =>
  RESULTS[result] ?? {
    tone: 'info',
    title: '当社が発行した証明書です',
    text: '現在の運航を、下の内容でご確認ください。',
  };

/** Of a state that this build does not know. */
const UNKNOWN = `お電話(${operator.phone.number})でご確認ください`;

/** 「欠航」, 「予定どおり」, 「45分の遅れ(8月2日(月) 9:15 出港、…)」 */
function serviceText({ state, delayMinutes, ...at }: CertifiedService): string {
  if (state === 'cancelled') return '欠航';
  if (state === 'normal') return '予定どおり';
  if (state !== 'delayed' || !at.departureAt || !at.arrivalAt) return UNKNOWN;
  return `${formatDuration(delayMinutes)}の遅れ(${formatDateTime(at.departureAt)} 出港、${formatDateTime(at.arrivalAt)} 入港)`;
}

/** What was certified, to be held against the paper, and how the sailing runs now. */
export function verifiedRows(verification: CertificateVerification): Description[] {
  const { voyage, certified, current, reason, issuedAt, serverTime } = verification;
  return [
    { term: '発行日時', value: formatDateTime(issuedAt) },
    { term: '航路', value: voyage.routeName },
    { term: '船', value: voyage.vesselName },
    { term: '区間', value: `${voyage.fromPortName} → ${voyage.toPortName}` },
    { term: '出港の予定', value: formatDateTime(voyage.departureAt) },
    { term: '入港の予定', value: formatDateTime(voyage.arrivalAt) },
    { term: '証明した運航', value: serviceText(certified) },
    { term: '現在の運航', value: `${serviceText(current)}(${formatDateTime(serverTime)} 現在)` },
    ...(reason ? [{ term: '理由', value: reason }] : []),
  ];
}

/**
 * The code in what was typed or pasted: of a whole address what follows the #, without the breaks that copying
 * from a PDF leaves.
 */
export const codeOf = (typed: string): string =>
  typed.normalize('NFKC').replace(/^.*#/s, '').replace(/\s/g, '').toUpperCase();
