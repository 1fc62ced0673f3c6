import { formatDate } from '@ferry/format/date';
import retention from '../../../../retention.json' with { type: 'json' };
import { text } from './account-mails.ts';
import { keptOfMember } from './kept-of-member.ts';
import { renderMail } from './layout.ts';
import type { WrittenMail } from './outbox.ts';
import { SITE } from './site-url.ts';

/** Years as far as they are whole, then months. */
export function periodOf(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 ? `${years}年` : '', rest > 0 ? `${rest}か月` : ''].join('');
}

/** Nobody has logged in for long: the account ends unless the member does so by then. */
export function accountEndingMail(
  to: string,
  member: { id: string; name: string; lastLoginAt: Date; carriesVehicles: boolean },
  endsOn: string,
): WrittenMail {
  const period = periodOf(retention.accounts.endAfterMonths);
  const rendered = renderMail({
    subject: '会員登録がまもなく終了します',
    greeting: `${member.name} 様`,
    parts: [
      text(
        `最後のログインから${period}がたとうとしています。${formatDate(endsOn)}に会員登録を終了し、お名前とご連絡先、${keptOfMember(member.carriesVehicles)}、パスキーを削除します。`,
      ),
      text(
        'これからもお使いになるときは、その前の日までにログインしてください。ほかのお手続きは要りません。',
      ),
      { kind: 'link', label: 'ログインする', url: `${SITE}/customer/signin` },
      text(
        'お使いにならないときは、何もなさる必要はありません。これからの予約は、終了した後もそのまま有効です。',
      ),
    ],
  });
  // Another login begins the time anew, and with it another notice; one that could not be handed over
  // is written again for a later day.
  const occasion = `accountEnding ${member.id} ${member.lastLoginAt.toISOString()} ${endsOn}`;
  return { kind: 'accountEnding', occasion, to, ...rendered };
}
