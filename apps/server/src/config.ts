import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isWalletMethod, WALLET_METHODS, type WalletMethod } from '@ferry/format/wallet-methods';
import { addressesOf } from './database/hosts.ts';
import type { KeySettings } from './keys/load-keys.ts';
import type { WalletSettings } from './wallets/load-wallets.ts';

/** The server's settings, from environment variables; the README lists them. */
export interface Config {
  port: number;
  host: string;
  /** Where `/metrics` is, on this machine alone; none without it. */
  metricsPort: number | undefined;
  /** Folder of the embedded database. */
  dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Where the server's own keys are. */
  keys: KeySettings;
  logLevel: LogLevel;
  /** Addresses of proxies whose `X-Forwarded-…` headers are believed. */
  trustProxy: string[] | undefined;
  /** Address of the site for links in mails, without a slash at the end. */
  siteUrl: string;
  /** SMTP server and sender; without them mails stay in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** Whom the company's own mails go to: when a timetable ends. */
  mailCompany: string | undefined;
  /**
   * Stripe's keys; without them the demonstration has the sandbox, an operator payment at the port.
   */
  stripe:
    | {
        secretKey: string;
        publishableKey: string;
        webhookSecret: string;
        /** Wallet payments that Stripe takes; none unless they are named. */
        walletMethods: readonly WalletMethod[];
      }
    | undefined;
  /** Certificates for wallets; one whose settings are missing is not offered. */
  wallets: WalletSettings;
  /** Whom push services write to, as a URI; without it the demonstration alone notifies devices. */
  pushContact: string | undefined;
  /** Whether an empty database becomes the demonstration behind https too, where it else is a mistake. */
  makesDemonstration: boolean;
  /** Whether `/dev/mails` shows the outbox to every client. */
  showsMails: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting cannot be used. The message is one line that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * @param env names and values as in `process.env`; an empty value counts as none
 * @throws ConfigError for the first value that cannot be used
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const value = (name: string) => env[name]?.trim() || undefined;
  const settings = {
    port: readPort(value('PORT') ?? '8080'),
    host: value('HOST') ?? 'localhost',
    metricsPort: readMetricsPort(value('METRICS_PORT')),
    dataDir: dataDirOf(value),
    databaseUrl: readDatabaseUrl(value('DATABASE_URL')),
    keys: readKeys(value),
    logLevel: readLogLevel(value('LOG_LEVEL') ?? 'info'),
    trustProxy: readTrustProxy(value('TRUST_PROXY')),
    makesDemonstration: value('FERRY_DEMONSTRATION') === '1',
    ...readMail(value),
    pushContact: readPushContact(value('PUSH_CONTACT')),
  };
  if (settings.trustProxy === undefined && protocolOf(settings.siteUrl) === 'https:') {
    throw new ConfigError(
      'TRUST_PROXY is missing: https in PUBLIC_URL is a proxy’s, whose address this is (127.0.0.1)',
    );
  }
  const wallets = readWallets(value);
  return { ...settings, wallets, stripe: readStripe(value, settings.siteUrl) };
}

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const STRIPE_FORMS: Record<(typeof STRIPE)[number], { form: RegExp; looksLike: string }> = {
  STRIPE_SECRET_KEY: {
    form: /^(?:sk|rk)_(test|live)_\w+$/,
    looksLike: 'rk_test_…, rk_live_…, sk_test_… or sk_live_…',
  },
  STRIPE_PUBLISHABLE_KEY: {
    form: /^pk_(test|live)_\w+$/,
    looksLike: 'pk_test_… or pk_live_…',
  },
  STRIPE_WEBHOOK_SECRET: { form: /^whsec_\S+$/, looksLike: 'whsec_…' },
};

function readStripe(value: Value, siteUrl: string): Config['stripe'] {
  const [secretKey, publishableKey, webhookSecret] = allOrNone(value, STRIPE) ?? [];
  if (!secretKey || !publishableKey || !webhookSecret) return undefined;
  assertStripe(value, siteUrl);
  const walletMethods = readWalletMethods(value);
  return { secretKey, publishableKey, webhookSecret, walletMethods };
}

function readWalletMethods(value: Value): readonly WalletMethod[] {
  const given = (value('STRIPE_WALLET_METHODS') ?? '').split(',').map((name) => name.trim());
  const named = given.filter(Boolean);
  const known = named.filter(isWalletMethod);
  if (known.length === named.length) return known;
  throw new ConfigError(
    `STRIPE_WALLET_METHODS must be some of ${WALLET_METHODS.join(', ')}, with commas`,
  );
}

/** @throws ConfigError when only some of them are given */
function allOrNone(value: Value, names: readonly string[]): string[] | undefined {
  const given = names.filter((name) => value(name) !== undefined);
  const missing = names.find((name) => value(name) === undefined);
  if (given.length === 0) return undefined;
  if (missing === undefined) return names.flatMap((name) => value(name) ?? []);
  throw new ConfigError(`${missing} is missing: ${given.join(' and ')} alone is not enough`);
}

const GOOGLE = ['GOOGLE_WALLET_CLASS', 'GOOGLE_WALLET_ACCOUNT', 'GOOGLE_WALLET_KEY_FILE'];
const APPLE = [
  'APPLE_WALLET_PASS_TYPE',
  'APPLE_WALLET_TEAM',
  'APPLE_WALLET_CERTIFICATE_FILE',
  'APPLE_WALLET_KEY_FILE',
  'APPLE_WALLET_AUTHORITY_FILE',
];

function readWallets(value: Value): WalletSettings {
  const [classId = '', account = '', keyFile = ''] = allOrNone(value, GOOGLE) ?? [];
  const apple = allOrNone(value, APPLE);
  const [passType = '', teamId = '', certificateFile = '', ...files] = apple ?? [];
  const [appleKeyFile = '', authorityFile = ''] = files;
  return {
    google: classId ? { classId, account, keyFile } : undefined,
    apple: apple && { passType, teamId, certificateFile, keyFile: appleKeyFile, authorityFile },
  };
}

// Keys in the wrong place, or of both modes, would only be noticed by the first customer who pays.
// The values themselves are not shown.
function assertStripe(value: Value, siteUrl: string): void {
  const [mode, ...others] = STRIPE.map((name) => {
    const { form, looksLike } = STRIPE_FORMS[name];
    const found = form.exec(value(name) ?? '');
    if (!found) throw new ConfigError(`${name} must look like ${looksLike}`);
    return found[1];
  });
  if (others[0] !== mode) {
    throw new ConfigError(
      `STRIPE_PUBLISHABLE_KEY is of ${others[0]} mode and STRIPE_SECRET_KEY of ${mode} mode`,
    );
  }
  if (mode === 'live' && protocolOf(siteUrl) !== 'https:') {
    throw new ConfigError('PUBLIC_URL must begin with https for live keys of Stripe');
  }
}

type Value = (name: string) => string | undefined;

const dataDirOf = (value: Value): string => value('FERRY_DATA_DIR') ?? '.data';

function readKeys(value: Value): KeySettings {
  const dataDir = dataDirOf(value);
  return {
    ring: value('FERRY_KEYS'),
    file: value('FERRY_KEYS_FILE'),
    demonstrationFile: `${resolve(dataDir)}.keys`,
    dataDir,
  };
}

function readMail(
  value: Value,
): Pick<Config, 'siteUrl' | 'smtpUrl' | 'mailFrom' | 'mailCompany' | 'showsMails'> {
  const siteUrl = value('PUBLIC_URL') ?? `http://localhost:${value('PORT') ?? '8080'}`;
  if (!/^https?:$/.test(protocolOf(siteUrl))) {
    throw new ConfigError('PUBLIC_URL must look like https://booking.example.jp');
  }
  if (!/^\/*$/.test(new URL(siteUrl).pathname)) {
    throw new ConfigError(
      'PUBLIC_URL must have no path: the site is at /customer/ of https://booking.example.jp',
    );
  }
  const smtpUrl = value('MAIL_SMTP_URL');
  const mailFrom = value('MAIL_FROM');
  if (smtpUrl !== undefined && !/^smtps?:$/.test(protocolOf(smtpUrl))) {
    // The value itself is not shown: it may have a password in it.
    throw new ConfigError('MAIL_SMTP_URL must look like smtp://user:password@host:587');
  }
  if (smtpUrl !== undefined && mailFrom === undefined) {
    throw new ConfigError('MAIL_FROM is missing: the address that mails are sent from');
  }
  const mailCompany = value('MAIL_COMPANY');
  if (mailCompany !== undefined && !/^[^@\s,;<>()]+@[^@\s,;<>()]+$/.test(mailCompany)) {
    throw new ConfigError('MAIL_COMPANY must be one address, like booking@example.jp');
  }
  const showsMails = value('FERRY_DEV_MAILS') === '1';
  return { siteUrl: siteUrl.replace(/\/+$/, ''), smtpUrl, mailFrom, mailCompany, showsMails };
}

function readPushContact(text: string | undefined): string | undefined {
  if (text === undefined || /^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(text)) return text;
  throw new ConfigError('PUSH_CONTACT must look like mailto:web@example.jp or https://example.jp');
}

function readPort(text: string, name = 'PORT'): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new ConfigError(`${name} must be a number from 0 to 65535, not ${quoted(text)}`);
}

const readMetricsPort = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : readPort(text, 'METRICS_PORT');

function readDatabaseUrl(text: string | undefined): string | undefined {
  const isAddress = (each: string) => /^postgres(?:ql)?:$/.test(protocolOf(each));
  if (text === undefined || addressesOf(text).every(isAddress)) return text;
  // The value itself is not shown: it may have a password in it.
  throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/name');
}

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}

function readLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((each) => each === text);
  if (level) return level;
  throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${quoted(text)}`);
}

// "true" is refused on purpose: a server that believes every proxy lets clients choose their own
// address, and with it get around every limit that counts by address.
function readTrustProxy(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  const addresses = text.split(',').map((each) => each.trim());
  const wrong = addresses.find((each) => !isNetwork(each));
  if (wrong === undefined) return addresses;
  throw new ConfigError(
    `TRUST_PROXY must be the proxies' addresses or networks (10.0.0.0/8, loopback), separated by commas; ${quoted(wrong)} is none`,
  );
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const longest = version === 4 ? 32 : 128;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}

const quoted = (text: string) => JSON.stringify(text.slice(0, 60));
