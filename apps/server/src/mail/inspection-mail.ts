import { formatDate } from '@ferry/format/date';
import { renderMail } from './layout.ts';
import type { WrittenMail } from './outbox.ts';
import { SITE } from './site-url.ts';

/** The inspection of a member's vehicle ends soon: without one it is not carried. */
export function inspectionMail(
  to: string,
  name: string,
  vehicle: { id: string; name: string; expiresOn: string },
): WrittenMail {
  const rendered = renderMail({
    subject: '車検の有効期限のお知らせ',
    greeting: `${name} 様`,
    parts: [
      {
        kind: 'text',
        text: `会員情報に登録された「${vehicle.name}」の車検は、${formatDate(vehicle.expiresOn)}までです。`,
      },
      {
        kind: 'text',
        text: '更新されたら、有効期限を直してください。お乗りにならない車両は、外すことができます。',
      },
      { kind: 'link', label: '登録した車両を見る', url: `${SITE}/customer/member?show=vehicles` },
    ],
  });
  const occasion = `inspectionReminder ${vehicle.id} ${vehicle.expiresOn}`;
  return { kind: 'inspectionReminder', occasion, to, ...rendered };
}
