import type { PortRef } from '@ferry/api/customer-server';
import { formatDateShort, formatDateTime } from '@ferry/format/date';
import { occasionOf } from './account-mails.ts';
import { renderMail } from './layout.ts';
import type { MailPart } from './mail-parts.ts';
import type { TokenMail, WrittenMail } from './outbox.ts';
import { SITE } from './site-url.ts';

interface Day {
  fromPort: PortRef;
  toPort: PortRef;
  date: string;
}

const text = (words: string): MailPart => ({ kind: 'text', text: words });

const dayText = ({ date, fromPort }: Day): string => `${formatDateShort(date)} ${fromPort.name}発`;

const dayRows = ({ date, fromPort, toPort }: Day) =>
  [
    ['乗船日', formatDateShort(date)],
    ['区間', `${fromPort.name}から${toPort.name}`],
  ] as const;

/** The mail with the link that confirms a visitor's reminder, and withdraws it. */
export function saleReminderLinkMail(
  to: string,
  token: string,
  day: Day & { opensAt: Date; isConfirmed: boolean; expiresAt: Date },
): TokenMail {
  const { opensAt, isConfirmed, expiresAt } = day;
  const opening = formatDateTime(opensAt);
  const title = isConfirmed ? '予約開始のお知らせを登録しました' : '予約開始のお知らせのご確認';
  const rendered = renderMail({
    subject: `${title}(${dayText(day)})`,
    title,
    greeting: 'お客様',
    parts: [
      text(
        isConfirmed
          ? `予約の受付を始める${opening}に、メールを1通お送りします。`
          : `下のリンクを開くと、予約の受付を始める${opening}に、メールを1通お送りします。リンクの有効期限は${formatDateTime(expiresAt)}です。`,
      ),
      { kind: 'facts', rows: [['受付開始', opening], ...dayRows(day)] },
      {
        kind: 'link',
        label: isConfirmed ? 'お知らせを確かめる・取りやめる' : 'お知らせを登録する',
        // In the fragment: it is never sent with the address of a page.
        url: `${SITE}/customer/pre-order?show=reminder#${token}`,
        isAlone: true,
      },
      ...(isConfirmed
        ? []
        : [
            text('登録のあとは、同じリンクからいつでも取りやめられます。'),
            text('お心当たりがない場合は、このメールを破棄してください。登録されません。'),
          ]),
      text('お送りした後、このお知らせの登録は削除します。'),
    ],
  });
  const occasion = occasionOf('saleReminderLink', token);
  return { kind: 'saleReminderLink', occasion, to, expiresAt, ...rendered };
}

/** The mail at the opening of the sales. */
export function saleReminderMail(to: string, reminderId: number, day: Day): WrittenMail {
  const { fromPort, toPort, date } = day;
  const query = new URLSearchParams({ fromPortId: fromPort.id, toPortId: toPort.id, date });
  const rendered = renderMail({
    subject: `予約の受付を始めました(${dayText(day)})`,
    title: '予約の受付を始めました',
    greeting: 'お客様',
    parts: [
      text('お知らせをご希望の日の、予約の受付を始めました。'),
      { kind: 'facts', rows: dayRows(day) },
      {
        kind: 'link',
        label: 'この日の便を探す',
        url: `${SITE}/customer/reservation?${query}`,
        isAlone: true,
      },
      text('このお知らせは1回だけお送りし、登録は削除しました。'),
    ],
  });
  return { kind: 'saleReminder', occasion: `saleReminder ${reminderId}`, to, ...rendered };
}
