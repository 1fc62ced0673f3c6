import type { Reservation } from '@ferry/api/customer-server';
import type { MailPart } from './mail-parts.ts';
import { SITE } from './site-url.ts';

/**
 * Where the receipt of the last cancellation's fee is; none without a fee that was paid. The page asks for
 * the number and the contact first: the link itself opens nothing.
 */
export function feeReceiptParts({ cancellations, reservationNumber }: Reservation): MailPart[] {
  if (!cancellations.at(-1)?.feeYen) return [];
  return [
    {
      kind: 'text',
      text: '取消手数料の領収書は、予約を照会すると、PDFで受け取れます。代金の領収書を発行していた場合は、適格返還請求書もあります。',
    },
    {
      kind: 'link',
      label: '領収書を受け取る',
      url: `${SITE}/customer/reservation-search?number=${reservationNumber}`,
    },
  ];
}
