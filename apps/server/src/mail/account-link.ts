import type { MailPart } from './mail-parts.ts';
import { SITE } from './site-url.ts';

/**
 * Where the account of a refund is registered. The page asks for the number and the contact first: the link
 * itself opens nothing.
 */
export const accountLink = (reservationNumber: string): MailPart => ({
  kind: 'link',
  label: '払い戻し先の口座を登録する',
  url: `${SITE}/customer/reservation-search?number=${reservationNumber}&to=refundAccount`,
  tone: 'next',
});
