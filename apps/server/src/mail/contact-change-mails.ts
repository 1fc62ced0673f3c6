import { createHash } from 'node:crypto';
import type { Representative } from '@ferry/api/customer-server';
import { formatDateTime } from '@ferry/format/date';
import { fullName } from '@ferry/format/full-name';
import { maskedEmail } from '@ferry/format/masked-email';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { renderMail } from './layout.ts';
import type { TokenMail, WrittenMail } from './outbox.ts';
import { SITE } from './site-url.ts';

/** A mail address that waits to become the contact of a reservation. */
interface WaitingAddress {
  representative: Representative;
  reservationNumber: string;
  email: string;
  /** When it becomes the contact by itself. */
  at: Date;
}

const text = (words: string) => ({ kind: 'text' as const, text: words });
const occasionOf = (kind: string, token: string) =>
  `${kind} ${createHash('sha256').update(token).digest('base64url')}`;

/** To the address of now, with the link that confirms or stops it: of the new one only a hint. */
export function contactChangeNoticeMail(
  token: string,
  { representative, reservationNumber, email, at }: WaitingAddress,
): TokenMail {
  const until = formatDateTime(at);
  const rendered = renderMail({
    subject: `メールアドレスの変更の確認(予約番号 ${groupsOfFour(reservationNumber)})`,
    greeting: `${fullName(representative)} 様`,
    parts: [
      text(
        'ご予約を照会した方が、連絡先のメールアドレスの変更を頼みました。下のリンクから、すぐに変えるか、止めるかをお選びください。',
      ),
      {
        kind: 'line',
        moments: [
          {
            mark: 'ring',
            time: 'いま',
            way: 'dotted',
            title: representative.email,
            note: 'これまでのアドレス',
          },
          {
            mark: 'dot',
            time: '48時間後',
            title: maskedEmail(email).seen,
            note: `止めなければ、${until}に変わります`,
          },
        ],
      },
      {
        kind: 'link',
        label: '変更を確かめる・止める',
        url: `${SITE}/customer/contact-change#${token}`,
        isAlone: true,
      },
      text(`リンクの有効期限は${until}です。それまでは、どちらのアドレスにもお知らせします。`),
      text('覚えがないときは、変更を止めてください。直された電話番号も、元に戻ります。'),
    ],
  });
  const kind = 'contactChangeNotice';
  const to = representative.email;
  return { kind, occasion: occasionOf(kind, token), to, expiresAt: at, ...rendered };
}

/** To the new address, with the link that says whose it is. */
export function contactChangeMail(
  token: string,
  { representative, reservationNumber, email, at }: WaitingAddress,
): TokenMail {
  const until = formatDateTime(at);
  const rendered = renderMail({
    subject: `連絡先のメールアドレスのご確認(予約番号 ${groupsOfFour(reservationNumber)})`,
    greeting: `${fullName(representative)} 様`,
    parts: [
      text(
        `ご予約の連絡先を、このメールアドレスに変更するご依頼がありました。これまでのアドレスで確かめられるとすぐに、確かめられなくても${until}に変わります。それまでは、どちらのアドレスにもお知らせします。`,
      ),
      text('次のリンクから、このアドレスで受け取れることをお知らせください。'),
      {
        kind: 'link',
        label: 'メールアドレスを確認する',
        url: `${SITE}/customer/confirm-mail#${token}`,
        isAlone: true,
      },
      text('お心当たりがない場合は、このメールを破棄してください。'),
    ],
  });
  const kind = 'contactChange';
  return { kind, occasion: occasionOf(kind, token), to: email, expiresAt: at, ...rendered };
}

/** To the address that has waited. */
export function contactStoppedMail(
  {
    id,
    version,
    representative,
    reservation_number: reservationNumber,
  }: {
    id: string;
    version: number;
    representative: Representative;
    reservation_number: string;
  },
  to: string,
): WrittenMail {
  const rendered = renderMail({
    subject: `メールアドレスは変わりません(予約番号 ${groupsOfFour(reservationNumber)})`,
    greeting: `${fullName(representative)} 様`,
    parts: [
      text(
        'これまでのメールアドレスで変更が止められたため、ご予約の連絡先はこのアドレスになりません。これからのお知らせは、これまでのアドレスにお送りします。',
      ),
    ],
  });
  const occasion = `reservationContactChanged ${id} ${version} stopped`;
  return { kind: 'reservationContactChanged', occasion, to, ...rendered };
}
