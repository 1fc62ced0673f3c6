/** Methods of wallet payment, in the order in which they are shown: above the card. */
export const WALLET_METHODS = ['applePay', 'googlePay', 'payPay'] as const;

/** A method of wallet payment. A wallet pass, which keeps a ticket, is another thing. */
export type WalletMethod = (typeof WALLET_METHODS)[number];

/** A wallet whose sheet opens on the page and gives a token; PayPay is a page of its own. */
export type SheetMethod = Exclude<WalletMethod, 'payPay'>;

/** Whether a method is a wallet's. */
export const isWalletMethod = (method: string | null | undefined): method is WalletMethod =>
  WALLET_METHODS.some((wallet) => wallet === method);

/** Whether a method opens a sheet that gives a token. */
export const opensSheet = (method: string | null | undefined): method is SheetMethod =>
  isWalletMethod(method) && method !== 'payPay';

/** Whether the money is taken when the booking is confirmed, and goes back without a step of the customer's. */
export const isPaidAtOnce = (method: string | null | undefined): boolean =>
  method === 'card' || isWalletMethod(method);
