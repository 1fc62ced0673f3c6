import type { WalletKind } from '@ferry/api/customer';

/** What each wallet is called. */
export const walletNames: Partial<Record<WalletKind, string>> = {
  apple: 'Appleウォレット',
  google: 'Googleウォレット',
};

/** The wallets that this build knows; with one of a newer server it could do nothing. */
export const shownWallets = (wallets: readonly WalletKind[]): WalletKind[] =>
  wallets.filter((wallet) => walletNames[wallet] !== undefined);
