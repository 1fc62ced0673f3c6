import type { LegName, Receipt } from '@ferry/api/customer-server';
import { isWalletMethod, type WalletMethod } from '@ferry/format/wallet-methods';

/** What a paper says that depends on its kind. */
interface PaperWords {
  name: string;
  number: string;
  content: string;
  /** Of the day of the money. */
  day: string;
  /** The paper that it is about, and the day of that one's money. */
  corrects: readonly [string, string];
  statement: string;
}

const RECEIPT: PaperWords = {
  name: '領収書',
  number: '領収書番号',
  content: 'お支払いの内容',
  day: '領収日',
  corrects: ['もとの領収書', 'もとの領収日'],
  statement: '上記の金額を領収いたしました。',
};

const RETURN: PaperWords = {
  name: '適格返還請求書',
  number: '番号',
  content: '返還の内容',
  day: '返還日',
  corrects: ['もとの領収書', 'もとの領収日'],
  statement:
    '上記の金額を、もとの領収書の金額から返還いたしました。手数料がある場合は、返還した金額からいただき、その領収書を別に発行します。',
};

const CORRECTION: PaperWords = {
  name: '修正した適格返還請求書',
  number: '番号',
  content: '返還の取消しの内容',
  day: '取消日',
  corrects: ['もとの適格返還請求書', 'もとの返還日'],
  statement:
    'もとの適格返還請求書の返還のうち、上記の金額は返還できませんでした。その返還を取り消し、もとの適格返還請求書を修正いたします。',
};

export function paperWords({ kind }: Pick<Receipt, 'kind'>): PaperWords {
  if (kind === 'refund') return RETURN;
  return kind === 'refundCorrection' ? CORRECTION : RECEIPT;
}

/** The heading, with how often it was issued again. */
export function receiptName({ issue, kind }: Pick<Receipt, 'issue' | 'kind'>): string {
  const { name } = paperWords({ kind });
  return issue === 1 ? name : `${name}(再発行${issue - 1}回目)`;
}

/** Unless it was typed with the name. */
export const salutation = (recipient: string): string =>
  /(様|御中|殿|先生)$/.test(recipient) ? '' : ' 様';

const WALLETS: Record<WalletMethod, string> = {
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  payPay: 'PayPay',
};

/** A payment by card says so: no stamp duty is due then. */
export function methodText({ method, storeName }: Pick<Receipt, 'method' | 'storeName'>): string {
  if (method === 'card') return 'クレジットカード利用';
  if (method === 'port') return '乗船港の窓口でのお支払い';
  if (isWalletMethod(method)) return `${WALLETS[method]}でのお支払い`;
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
