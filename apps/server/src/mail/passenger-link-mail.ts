import { createHash } from 'node:crypto';
import type { OpenedPassengerLink, Sailing } from '@ferry/api/customer-server';
import { formatDate, formatDateShort, formatDateTime } from '@ferry/format/date';
import { renderMail } from './layout.ts';
import type { MailPart } from './mail-parts.ts';
import type { TokenMail } from './outbox.ts';
import { SITE } from './site-url.ts';
import { dayOf, sailingRows } from './waitlist-mails.ts';

/**
 * The mail with which a companion is asked to enter the own data. Nothing in it says who travels, who has booked or for how
 * much: its address may be a slip of the finger.
 */
export function passengerLinkMail(
  to: string,
  token: string,
  { opened, closesAt }: { opened: OpenedPassengerLink; closesAt: Date },
): TokenMail {
  const sailings = opened.legs.map(({ sailing }) => sailing);
  const [first] = sailings;
  const day = first ? `(${dayOf(first)})` : '';
  const rendered = renderMail({
    subject: `ご乗船の前の、お名前などの入力のお願い${day}`,
    title: 'お名前などの入力のお願い',
    greeting: 'お客様',
    parts: [
      text(
        `ご一緒に乗船される方が、あなたの分の入力をお願いしています。旅客名簿に要る、お名前や年齢などです。${formatDateTime(closesAt)}(乗船手続き締切)までに、下のリンクからお願いします。`,
      ),
      { kind: 'link', label: '自分の分を入力する', url: linkTo(token), isAlone: true },
      { kind: 'facts', rows: sailings.flatMap(rowsOf) },
      text(
        `入力した内容は、この船の旅客名簿と、予約した方の予約の詳細に載ります。${formatDate(opened.removedOn)}に消します。`,
      ),
      text('お心当たりがない場合は、このメールを破棄してください。'),
    ],
  });
  const occasion = createHash('sha256').update(token).digest('base64url');
  return {
    kind: 'passengerLink',
    occasion: `passengerLink ${occasion}`,
    to,
    expiresAt: closesAt,
    ...rendered,
  };
}

// In the fragment: it is never sent with the address of a page.
const linkTo = (token: string): string => `${SITE}/customer/companion#${token}`;

const text = (words: string): MailPart => ({ kind: 'text', text: words });

const rowsOf = (sailing: Sailing) =>
  [
    ...sailingRows(sailing),
    ['到着', `${formatDateShort(sailing.date)} ${sailing.arrivalTime} ${sailing.toPort.name}`],
  ] as const;
