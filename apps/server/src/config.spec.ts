import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  it('works without any', () => {
    expect(readConfig({ PORT: '', LOG_LEVEL: ' ' })).toEqual({
      port: 8080,
      host: 'localhost',
      dataDir: '.data',
      databaseUrl: undefined,
      keys: {
        ring: undefined,
        file: undefined,
        demonstrationFile: resolve('.data.keys'),
        dataDir: '.data',
      },
      logLevel: 'info',
      metricsPort: undefined,
      trustProxy: undefined,
      makesDemonstration: false,
      siteUrl: 'http://localhost:8080',
      smtpUrl: undefined,
      mailFrom: undefined,
      mailCompany: undefined,
      stripe: undefined,
      wallets: { google: undefined, apple: undefined },
      showsMails: false,
    });
  });

  it('takes all of them', () => {
    const env = {
      PORT: '0',
      METRICS_PORT: '9464',
      PUBLIC_URL: 'https://booking.example.jp/',
      MAIL_SMTP_URL: 'smtps://user:secret@mail.example.jp',
      MAIL_FROM: 'noreply@example.jp',
      MAIL_COMPANY: 'booking@example.jp',
      FERRY_DEV_MAILS: '1',
      FERRY_DEMONSTRATION: '1',
      STRIPE_SECRET_KEY: 'rk_live_s',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_p',
      STRIPE_WEBHOOK_SECRET: 'whsec_w',
      STRIPE_WALLET_METHODS: 'applePay, payPay',
      GOOGLE_WALLET_CLASS: '338.ferry',
      GOOGLE_WALLET_ACCOUNT: 'tickets@example.iam.gserviceaccount.com',
      GOOGLE_WALLET_KEY_FILE: '/etc/ferry/google.pem',
      APPLE_WALLET_PASS_TYPE: 'pass.example.ferry',
      APPLE_WALLET_TEAM: 'TEAM123456',
      APPLE_WALLET_CERTIFICATE_FILE: '/etc/ferry/pass.pem',
      APPLE_WALLET_KEY_FILE: '/etc/ferry/pass.key',
      APPLE_WALLET_AUTHORITY_FILE: '/etc/ferry/wwdr.pem',
      HOST: '0.0.0.0',
      FERRY_DATA_DIR: '/data/',
      FERRY_KEYS: 'ring',
      FERRY_KEYS_FILE: '/etc/ferry/keys',
      DATABASE_URL: 'postgresql://ferry:x@db:5432/ferry',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32,192.0.2.1',
    };
    expect(readConfig(env)).toEqual({
      port: 0,
      host: '0.0.0.0',
      metricsPort: 9464,
      dataDir: '/data/',
      keys: {
        ring: 'ring',
        file: '/etc/ferry/keys',
        demonstrationFile: '/data.keys',
        dataDir: '/data/',
      },
      databaseUrl: env.DATABASE_URL,
      logLevel: 'silent',
      trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.1'],
      siteUrl: 'https://booking.example.jp',
      makesDemonstration: true,
      smtpUrl: 'smtps://user:secret@mail.example.jp',
      mailFrom: 'noreply@example.jp',
      mailCompany: 'booking@example.jp',
      stripe: {
        ...{ secretKey: 'rk_live_s', publishableKey: 'pk_live_p', webhookSecret: 'whsec_w' },
        walletMethods: ['applePay', 'payPay'],
      },
      wallets: {
        google: {
          classId: '338.ferry',
          account: env.GOOGLE_WALLET_ACCOUNT,
          keyFile: '/etc/ferry/google.pem',
        },
        apple: {
          passType: 'pass.example.ferry',
          teamId: 'TEAM123456',
          certificateFile: '/etc/ferry/pass.pem',
          keyFile: '/etc/ferry/pass.key',
          authorityFile: '/etc/ferry/wwdr.pem',
        },
      },
      showsMails: true,
    });
  });

  it('takes the settings of the page about production as they are printed there', () => {
    const page = readFileSync(join(import.meta.dirname, '../docs/run-in-production.md'), 'utf8');
    const lines = page.match(/^[A-Z_]+=.+$/gm) ?? [];
    const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s)));
    expect(readConfig(env)).toMatchObject({
      siteUrl: 'https://booking.example.jp',
      trustProxy: ['loopback'],
      keys: { file: '/etc/ferry/keys' },
      mailCompany: 'booking@example.jp',
    });
  });

  it.each([
    ['PORT', '-1'],
    ['PUBLIC_URL', 'booking.example.jp'],
    ['PUBLIC_URL', 'http://booking.example.jp/ferry'],
    ['MAIL_SMTP_URL', 'https://mail.example.jp'],
    ['MAIL_COMPANY', 'a@example.jp, b@example.jp'],
    ['PORT', '65536'],
    ['PORT', '80 80'],
    ['METRICS_PORT', 'on'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://db/ferry'],
    ['DATABASE_URL', 'db'],
    ['DATABASE_URL', 'postgres://one:5432,two:54x/ferry'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', 'loopback,'],
  ])('refuses %s=%s in one line that names the variable', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} [^\n]+$`));
  });

  it('https without a proxy that is known is refused: the address of every client would be the proxy’s', () => {
    const read = () => readConfig({ PUBLIC_URL: 'https://booking.example.jp' });
    expect(read).toThrow(/^TRUST_PROXY is missing: /);
  });

  it('some of the settings of a wallet are not enough', () => {
    const read = () => readConfig({ APPLE_WALLET_TEAM: 'TEAM123456' });
    expect(read).toThrow(/^APPLE_WALLET_PASS_TYPE is missing: APPLE_WALLET_TEAM alone/);
  });

  const ofStripe = {
    STRIPE_SECRET_KEY: 'sk_test_s',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_p',
    STRIPE_WEBHOOK_SECRET: 'whsec_w',
  };

  it.each([
    ['a missing key', 'STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: '' }],
    ['the keys the wrong way round', 'STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_hidden' }],
    ['another key', 'STRIPE_PUBLISHABLE_KEY', { STRIPE_PUBLISHABLE_KEY: 'sk_test_hidden' }],
    ["an endpoint's id", 'STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'we_hidden' }],
    ['an unknown wallet', 'STRIPE_WALLET_METHODS', { STRIPE_WALLET_METHODS: 'linePayHidden' }],
    ['keys of both modes', 'STRIPE_PUBLISHABLE_KEY', { STRIPE_PUBLISHABLE_KEY: 'pk_live_hidden' }],
    [
      'live keys without TLS',
      'PUBLIC_URL',
      { STRIPE_SECRET_KEY: 'sk_live_hidden', STRIPE_PUBLISHABLE_KEY: 'pk_live_hidden' },
    ],
  ])('refuses %s of Stripe in one line without the value', (_what, name, wrong) => {
    const read = () => readConfig({ ...ofStripe, ...wrong });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} [^\n]+$`));
    expect(read).not.toThrow('hidden');
  });

  it('shows no password', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://ferry:secret@db/ferry' });
    expect(read).not.toThrow('secret');
    expect(read).toThrow(ConfigError);
  });
});
