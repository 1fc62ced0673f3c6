import { createHash } from 'node:crypto';
import type { Sailing } from '@ferry/api/customer-server';
import { formatDateShort, formatDateTime } from '@ferry/format/date';
import { partyText } from '@ferry/format/party-text';
import { formatYen } from '@ferry/format/yen';
import type { TripOffer } from '../domain/trips/find-trip-offer.ts';
import { renderMail } from './layout.ts';
import type { MailPart } from './mail-parts.ts';
import type { TokenMail } from './outbox.ts';
import { SITE } from './site-url.ts';

// In the fragment: it is never sent with the address of a page.
const linkTo = (token: string): string => `${SITE}/customer/waitlist#${token}`;

const occasionOf = (kind: string, token: string): string =>
  `${kind} ${createHash('sha256').update(token).digest('base64url')}`;

/** 「8月2日(月) 11:20 汐見港発」 */
export const dayOf = ({ date, departureTime, fromPort }: Sailing): string =>
  `${formatDateShort(date)} ${departureTime} ${fromPort.name}発`;

const text = (words: string): MailPart => ({ kind: 'text', text: words });

/** The mail to a visitor who joins, with the link that confirms the mailbox. Nothing in it says who waits. */
export function waitlistLinkMail(
  to: string,
  token: string,
  { sailing, expiresAt }: { sailing: Sailing; expiresAt: Date },
): TokenMail {
  const rendered = renderMail({
    subject: `空席待ちの登録のご確認(${dayOf(sailing)})`,
    title: '空席待ちの登録のご確認',
    greeting: 'お客様',
    parts: [
      text(
        `下のリンクを開くと、空席待ちの登録が完了します。リンクの有効期限は${formatDateTime(expiresAt)}です。順番は、リンクを開いたときに決まります。`,
      ),
      { kind: 'facts', rows: sailingRows(sailing) },
      { kind: 'link', label: '空席待ちに登録する', url: linkTo(token), isAlone: true },
      text('登録のあとは、同じリンクから順番の目安を確かめ、いつでも取りやめられます。'),
      text('お心当たりがない場合は、このメールを破棄してください。登録されません。'),
    ],
  });
  const occasion = occasionOf('waitlistLink', token);
  return { kind: 'waitlistLink', occasion, to, expiresAt, ...rendered };
}

/** The mail with the link to what is held for a waiting customer. */
export function waitlistOfferMail(
  entry: { id: string; email: string },
  token: string,
  { limitTime, offer }: { limitTime: Date; offer: TripOffer },
): TokenMail {
  const { sailing, choice, cabins } = offer.outbound;
  const until = formatDateTime(limitTime);
  const rendered = renderMail({
    subject: `お席が空きました(${dayOf(sailing)})`,
    title: 'お席が空きました',
    greeting: 'お客様',
    parts: [
      text(
        `お待ちの便に空きが出たため、お席を取り置きました。${until}までに、お客様情報の入力とお支払いのお手続きをお済ませください。期限を過ぎると、次の方にご案内します。`,
      ),
      { kind: 'link', label: '予約のお手続きへ進む', url: linkTo(token), isAlone: true },
      {
        kind: 'facts',
        rows: [
          ['期限', until],
          ...sailingRows(sailing),
          ['客室', cabins[0]?.cabinType.name ?? ''],
          ['人数', partyText(choice.party)],
          ...(choice.vehicles.length > 0 ? [['車両', `${choice.vehicles.length}台`] as const] : []),
        ],
      },
      { kind: 'sums', rows: [], total: ['合計', formatYen(offer.quote.totalYen)] },
      text('ご不要になったときは、同じリンクから取りやめてください。次の方にご案内できます。'),
    ],
  });
  const occasion = `waitlistOffer ${entry.id}`;
  return {
    kind: 'waitlistOffer',
    occasion,
    to: entry.email,
    expiresAt: limitTime,
    ...rendered,
  };
}

/** The sailing in the rows of a mail. */
export const sailingRows = (sailing: Sailing) =>
  [
    ['便', dayOf(sailing)],
    ['区間', `${sailing.fromPort.name}から${sailing.toPort.name}(${sailing.vessel.name})`],
  ] as const;
