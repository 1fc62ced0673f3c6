import { formatDate, formatDateTime } from '@ferry/format/date';
import { groupsOfFour } from '@ferry/format/reservation-number';
import retention from '../../../../retention.json' with { type: 'json' };
import { text } from './account-mails.ts';
import { keptOfMember } from './kept-of-member.ts';
import { renderMail } from './layout.ts';
import type { WrittenMail } from './outbox.ts';
import type { NumberedReservation } from './reservation-numbers-mail.ts';
import { SITE } from './site-url.ts';

/** Withdrawn by the member, or not logged in for too long. */
export type RemovalReason = 'withdrawn' | 'unused';

const WORDS = {
  withdrawn: {
    subject: '退会のお手続きが終わりました',
    lead: (at: Date) => `${formatDateTime(at)}に、退会のお手続きを承りました。`,
  },
  unused: {
    subject: '会員登録を終了しました',
    lead: () => '先日お知らせしたとおり、長くログインがなかったため、会員登録を終了しました。',
  },
} satisfies Record<RemovalReason, unknown>;

/**
 * The account is gone. What stays is named with its time, and so are the bookings to come: their numbers
 * are the way to them from now on.
 */
export function memberRemovedMail(
  to: string,
  member: { id: string; name: string; reason: RemovalReason; at: Date; carriesVehicles: boolean },
  upcoming: readonly NumberedReservation[],
): WrittenMail {
  const { subject, lead } = WORDS[member.reason];
  const { passengerListMonths, reservationMonths, paymentYears } = retention;
  const rendered = renderMail({
    subject,
    greeting: `${member.name} 様`,
    parts: [
      text(
        `${lead(member.at)}お名前とご連絡先、${keptOfMember(member.carriesVehicles)}、パスキー、ログインの記録を削除しました。`,
      ),
      { kind: 'heading', text: '期限まで残るもの' },
      {
        kind: 'facts',
        rows: [
          ['旅客名簿', `お名前、性別、健康についての情報を、乗船から${passengerListMonths}か月`],
          ['予約の記録', `お名前のない記録を、乗船から${reservationMonths}か月`],
          ['お支払い', `お支払い、手数料、領収書と宛名を、${paymentYears}年`],
        ],
      },
      ...(upcoming.length > 0
        ? [
            { kind: 'heading' as const, text: 'これからの予約' },
            text(
              'これからの予約は、そのまま有効です。予約番号と、ご予約時の電話番号またはメールアドレスで照会できます。',
            ),
            { kind: 'facts' as const, rows: upcoming.map(rowOf) },
            {
              kind: 'link' as const,
              label: '予約を照会する',
              url: `${SITE}/customer/reservation-search`,
            },
          ]
        : []),
      text('同じメールアドレスで、いつでも新しく会員登録ができます。'),
    ],
  });
  return { kind: 'memberRemoved', occasion: `memberRemoved ${member.id}`, to, ...rendered };
}

const rowOf = ({ reservationNumber, date, fromPort, toPort }: NumberedReservation) =>
  [
    groupsOfFour(reservationNumber),
    `${formatDate(date)} ${fromPort}から${toPort}`,
  ] as const satisfies readonly [string, string];
