import type { DraftPaymentRequest } from '@ferry/api/customer';
import type { StoredCard } from '@ferry/api/external';

/** Labels of the fields that members alone have: the names of all others come with every page. */
export const cardLabels = {
  cardId: 'お支払いに使うカード',
  keepCard: '次回のために、このカードを登録する',
} satisfies Partial<Record<keyof DraftPaymentRequest, string>>;

/** What tells one card from another: 「VISA 下4桁 4242」. */
export const cardName = ({ brand, last4 }: Pick<StoredCard, 'brand' | 'last4'>): string =>
  `${brand} 下4桁 ${last4}`;

/** 「有効期限 2029年8月」 */
export function cardExpiry({ expiresOn }: Pick<StoredCard, 'expiresOn'>): string {
  const [year, month] = expiresOn.split('-').map(Number);
  return `有効期限 ${year}年${month}月`;
}
