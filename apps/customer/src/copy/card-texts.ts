import type { StoredCard } from '@ferry/api/external';

/** What tells one card from another: 「VISA 下4桁 4242」. */
export const cardName = ({ brand, last4 }: Pick<StoredCard, 'brand' | 'last4'>): string =>
  `${brand} 下4桁 ${last4}`;

/** 「有効期限 2029年8月」 */
export function cardExpiry({ expiresOn }: Pick<StoredCard, 'expiresOn'>): string {
  const [year, month] = expiresOn.split('-').map(Number);
  return `有効期限 ${year}年${month}月`;
}
