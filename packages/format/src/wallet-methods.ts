/** Methods of wallet payment, in the order in which they are shown: above the card. */
export const WALLET_METHODS = ['applePay', 'googlePay', 'payPay'] as const;

/** A method of wallet payment. A wallet pass, which keeps a ticket, is another thing. */
export type WalletMethod = (typeof WALLET_METHODS)[number];

/** A wallet whose sheet opens on the page and gives a token; PayPay is a page of its own. */
export type SheetMethod = Exclude<WalletMethod, 'payPay'>;

/** True for the methods of wallets. */
export const isWalletMethod = (method: string | null | undefined): method is WalletMethod =>
  WALLET_METHODS.some((wallet) => wallet === method);

/** True for a method that opens a sheet and gives a token. */
export const opensSheet = (method: string | null | undefined): method is SheetMethod =>
  isWalletMethod(method) && method !== 'payPay';

/** True for methods whose money is taken at the confirmation and goes back without a step of the customer's. */
export const isPaidAtOnce = (method: string | null | undefined): boolean =>
  method === 'card' || isWalletMethod(method);
