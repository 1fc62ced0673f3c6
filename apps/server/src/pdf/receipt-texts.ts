import type { LegName, Receipt } from '@ferry/api/customer-server';

/** The heading, with how often it was issued again. */
export function receiptName({ issue, kind }: Pick<Receipt, 'issue' | 'kind'>): string {
  const name = kind === 'refund' ? '適格返還請求書' : '領収書';
  return issue === 1 ? name : `${name}(再発行${issue - 1}回目)`;
}

/** Unless it was typed with the name. */
export const salutation = (recipient: string): string =>
  /(様|御中|殿|先生)$/.test(recipient) ? '' : ' 様';

/** A payment by card says so: no stamp duty is due then. */
export function methodText({ method, storeName }: Pick<Receipt, 'method' | 'storeName'>): string {
  if (method === 'card') return 'クレジットカード利用';
  if (method === 'port') return '乗船港の窓口でのお支払い';
  return storeName ? `コンビニでのお支払い(${storeName})` : 'コンビニでのお支払い';
}

/** Nothing for what is outside of the consumption tax as a whole. */
export const taxNote = ({ taxes }: Pick<Receipt, 'taxes'>): string =>
  taxes.length > 0 ? '(税込)' : '';

/** What is outside of the tax beside what is taxed, in yen: a fee beside what was used or carried. */
export const untaxedYen = ({ amountYen, taxes }: Pick<Receipt, 'amountYen' | 'taxes'>): number =>
  amountYen - taxes.reduce((sum, tax) => sum + tax.amountYen, 0);

/** Which leg, where there are two. */
export function legText(leg: LegName, { voyages }: Pick<Receipt, 'voyages'>): string {
  if (voyages.length < 2) return '';
  return leg === 'return' ? '復路' : '往路';
}
