import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Wallet } from '../booking/services/wallets.ts';
import { createAppleWallet } from './apple-wallet.ts';
import { createGoogleWallet } from './google-wallet.ts';

/** What the operator has given of the accounts at the wallets' companies. */
export interface WalletSettings {
  google: { classId: string; account: string; keyFile: string } | undefined;
  apple:
    | {
        passType: string;
        teamId: string;
        certificateFile: string;
        keyFile: string;
        authorityFile: string;
      }
    | undefined;
}

/** A certificate or a key cannot be used. The message is one line that names the setting. */
export class WalletError extends Error {
  override readonly name = 'WalletError';
}

const ICON = join(import.meta.dirname, '../../../customer/public/icon-192.png');

/**
 * The wallets whose settings are given.
 * @throws WalletError
 */
export function loadWallets({ google, apple }: WalletSettings): Wallet[] {
  const wallets: Wallet[] = [];
  if (apple) {
    const certificate = read('APPLE_WALLET_CERTIFICATE_FILE', apple.certificateFile);
    const key = read('APPLE_WALLET_KEY_FILE', apple.keyFile);
    const authority = read('APPLE_WALLET_AUTHORITY_FILE', apple.authorityFile);
    const icon = readFileSync(ICON);
    const settings = { ...apple, certificate, key, authority, icon };
    wallets.push(usable('APPLE_WALLET_…', () => createAppleWallet(settings)));
  }
  if (google) {
    const key = read('GOOGLE_WALLET_KEY_FILE', google.keyFile);
    const settings = { ...google, key };
    wallets.push(usable('GOOGLE_WALLET_KEY_FILE', () => createGoogleWallet(settings)));
  }
  return wallets;
}

function read(name: string, file: string): string {
  return usable(name, () => readFileSync(file, 'utf8'));
}

// What the library says may quote a part of a key.
function usable<Result>(name: string, make: () => Result): Result {
  try {
    return make();
  } catch {
    throw new WalletError(`${name} cannot be used: it must be a PEM file that can be read`);
  }
}
