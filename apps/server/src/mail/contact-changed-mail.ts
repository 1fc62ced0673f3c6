import type { Representative } from '@ferry/api/customer-server';
import { formatDateTime } from '@ferry/format/date';
import { fullName } from '@ferry/format/full-name';
import { maskedEmail } from '@ferry/format/masked-email';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { renderMail } from './layout.ts';
import type { MailPart } from './mail-parts.ts';
import type { WrittenMail } from './outbox.ts';
import { SITE } from './site-url.ts';

/** The contact of a reservation before and after it was corrected. */
interface ContactChange {
  reservationId: string;
  reservationNumber: string;
  /** Of the reservation from now on: no two changes are one mail. */
  version: number;
  before: Representative;
  after: Representative;
  changedAt: Date;
}

/**
 * To the address of before: a customer who has not corrected it can still act. Of the new address only a
 * hint, of the new number nothing: the old mailbox may be another person's by now. A new address has a mail
 * of its own.
 * @param isOldKept whether the phone number of before still finds the reservation for two days
 */
export function contactChangedMails(
  change: ContactChange,
  { isOldKept = false }: { isOldKept?: boolean } = {},
): WrittenMail[] {
  const isMailNew = change.before.email !== change.after.email;
  return [toOldAddress(change, isOldKept), ...(isMailNew ? [toNewAddress(change)] : [])];
}

/** Tells the mailbox that later notices come to it: one that was typed wrongly says so by its silence. */
function toNewAddress({
  reservationId,
  reservationNumber,
  version,
  after,
  changedAt,
}: ContactChange) {
  const rendered = renderMail({
    subject: `連絡先に登録しました(予約番号 ${groupsOfFour(reservationNumber)})`,
    greeting: `${fullName(after)} 様`,
    parts: [
      {
        kind: 'text',
        text: `${formatDateTime(changedAt)}に、このメールアドレスをご予約の連絡先に登録しました。これからのお知らせは、こちらにお送りします。照会にも、新しい連絡先をお使いください。`,
      },
      { kind: 'facts', rows: [['予約番号', groupsOfFour(reservationNumber)]] },
      lookUpLink(reservationNumber),
      { kind: 'text', text: '覚えがないときは、すぐにお電話でお知らせください。' },
    ],
  });
  const occasion = `reservationContactChanged ${reservationId} ${version} new`;
  return { kind: 'reservationContactChanged' as const, occasion, to: after.email, ...rendered };
}

const lookUpLink = (reservationNumber: string): MailPart => ({
  kind: 'link',
  label: '予約を照会する',
  url: `${SITE}/customer/reservation-search?number=${reservationNumber}`,
});

function toOldAddress(change: ContactChange, isOldKept: boolean): WrittenMail {
  const { reservationId, reservationNumber, version, before, after, changedAt } = change;
  const isMailNew = before.email !== after.email;
  const isPhoneNew = before.phone !== after.phone || before.dayPhone !== after.dayPhone;
  const rows: [string, string][] = [
    ['予約番号', groupsOfFour(reservationNumber)],
    ...(isPhoneNew ? [['電話番号', '変更しました'] as [string, string]] : []),
    ...(isMailNew
      ? [['新しいメールアドレス', maskedEmail(after.email).seen] as [string, string]]
      : []),
  ];
  const rendered = renderMail({
    subject: `連絡先を変更しました(予約番号 ${groupsOfFour(reservationNumber)})`,
    greeting: `${fullName(before)} 様`,
    parts: [
      { kind: 'text', text: `${formatDateTime(changedAt)}に、ご予約の連絡先を変更しました。` },
      { kind: 'facts', rows },
      {
        kind: 'text',
        text: isMailNew
          ? 'これからのお知らせは、新しいメールアドレスにお送りします。照会にも、新しい連絡先をお使いください。'
          : `照会には、新しい連絡先をお使いください。${isOldKept ? 'これまでの電話番号でも、48時間は照会できます。' : ''}`,
      },
      lookUpLink(reservationNumber),
      { kind: 'text', text: '覚えがないときは、すぐにお電話でお知らせください。' },
    ],
  });
  const occasion = `reservationContactChanged ${reservationId} ${version}`;
  return { kind: 'reservationContactChanged', occasion, to: before.email, ...rendered };
}
