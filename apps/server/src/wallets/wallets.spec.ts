import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WalletTicket } from '../booking/services/wallets.ts';
import { createAppleWallet } from './apple-wallet.ts';
import { createGoogleWallet } from './google-wallet.ts';
import { loadWallets, WalletError } from './load-wallets.ts';

// The tables are the providers' own, as they publish them:
// https://developer.apple.com/documentation/walletpasses/pass
// https://developers.google.com/wallet/tickets/transit-passes/rest/v1/transitobject

const now = new Date('2027-08-02T06:00:00+09:00');
const CODE = 'A'.repeat(146);
const ticket: WalletTicket = {
  ticketId: 'tkt_K5XW6ZDFOIQHG33N',
  code: CODE,
  shortCode: 'R8WT4NPX',
  isGroup: false,
  fromPort: '汐見港',
  toPort: '凪浦港',
  vessel: 'しおかぜ',
  departureAt: '2027-08-02T08:30:00+09:00',
  arrivalAt: '2027-08-02T12:10:00+09:00',
  checkInClosesAt: '8月2日(月) 8:00',
  cabin: 'カーペット席',
};
/** With long names. */
const longest: WalletTicket = {
  ...ticket,
  fromPort: '東雲中央フェリーターミナル',
  toPort: '北斗浜国際フェリーターミナル',
  vessel: 'スーパーほしかぜ二世号',
  cabin: 'コンフォート寝台、プレミアム個室',
};

let folder: string;
const file = (name: string) => join(folder, name);
const openssl = (...args: string[]) =>
  execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-wallets-'));
  const subject = ['-subj', '/CN=Authority/C=JP'];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '30'];
  openssl('req', '-x509', ...made, ...subject, '-keyout', 'ca.key', '-out', 'ca.pem');
  const ours = ['-subj', '/CN=Pass Type ID: pass.example.ferry/OU=TEAM123456'];
  openssl('req', ...made.slice(0, 3), ...ours, '-keyout', 'pass.key', '-out', 'pass.csr');
  const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-days', '30'];
  openssl('x509', '-req', '-in', 'pass.csr', ...by, '-out', 'pass.pem');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('Google Wallet', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const wallet = createGoogleWallet({
    classId: '3388000000012345678.ferry',
    account: 'tickets@ferry-shionagi.iam.gserviceaccount.com',
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  });
  const partsOf = (shown: WalletTicket) => {
    const { url } = wallet.passOf(shown, now);
    return (url ?? '').replace('https://pay.google.com/gp/v/save/', '').split('.');
  };
  const decoded = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

  it('is a signed link with a transit object that has every field the format demands', () => {
    const [head = '', claims = '', signature = ''] = partsOf(ticket);
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      publicKey,
      Buffer.from(signature, 'base64url'),
    );
    expect([decoded(head), isSigned]).toEqual([{ alg: 'RS256', typ: 'JWT' }, true]);
    const { payload, ...others } = decoded(claims);
    expect(others).toEqual({
      iss: 'tickets@ferry-shionagi.iam.gserviceaccount.com',
      aud: 'google',
      typ: 'savetowallet',
      iat: now.getTime() / 1000,
    });
    const [object] = payload.transitObjects;
    const demanded: [string, RegExp][] = [
      ['id', /^3388000000012345678\.[\w.-]+$/],
      ['classId', /^3388000000012345678\.ferry$/],
      ['state', /^(?:ACTIVE|COMPLETED|EXPIRED|INACTIVE)$/],
      ['tripType', /^(?:ROUND_TRIP|ONE_WAY)$/],
      ['passengerType', /^(?:SINGLE_PASSENGER|MULTIPLE_PASSENGERS)$/],
    ];
    for (const [name, form] of demanded)
      expect([name, object[name]]).toEqual([name, expect.stringMatching(form)]);
    expect(object.barcode).toEqual({ type: 'QR_CODE', value: CODE, alternateText: 'R8WT4NPX' });
    expect(object.ticketLeg).toEqual({
      originName: { defaultValue: { language: 'ja', value: '汐見港' } },
      destinationName: { defaultValue: { language: 'ja', value: '凪浦港' } },
      departureDateTime: '2027-08-02T08:30:00+09:00',
      arrivalDateTime: '2027-08-02T12:10:00+09:00',
      carriage: 'しおかぜ',
    });
    expect(object).not.toHaveProperty('passengerNames');
    expect(payload).not.toHaveProperty('transitClasses');
  });

  it('has at most the 1,800 characters that Google’s links may have', () => {
    expect(partsOf(longest).join('.').length).toBeLessThanOrEqual(1800);
  });
});

describe('Apple Wallet', () => {
  const unpacked = (): Map<string, Buffer> => {
    const read = (name: string) => readFileSync(file(name), 'utf8');
    const wallet = createAppleWallet({
      passType: 'pass.example.ferry',
      teamId: 'TEAM123456',
      certificate: read('pass.pem'),
      key: read('pass.key'),
      authority: read('ca.pem'),
      icon: Buffer.from('icon'),
    });
    return unzip(Buffer.from(wallet.passOf(ticket, now).file ?? '', 'base64'));
  };

  it('is an archive whose manifest has the hash of every other file', () => {
    const files = unpacked();
    expect([...files.keys()]).toEqual(['pass.json', 'icon.png', 'manifest.json', 'signature']);
    const hashOf = (name: string) =>
      createHash('sha1')
        .update(files.get(name) ?? '')
        .digest('hex');
    expect(JSON.parse(String(files.get('manifest.json')))).toEqual({
      'pass.json': hashOf('pass.json'),
      'icon.png': hashOf('icon.png'),
    });
  });

  it('is signed over the manifest, as OpenSSL checks it, with the certificates and the time', () => {
    const files = unpacked();
    for (const name of ['manifest.json', 'signature'])
      writeFileSync(file(name), files.get(name) ?? '');
    const check = (content: string) =>
      openssl(
        ...['cms', '-verify', '-binary', '-inform', 'DER', '-in', 'signature', '-purpose', 'any'],
        ...['-content', content, '-CAfile', 'ca.pem', '-out', 'checked'],
      );
    check('manifest.json');
    expect(readFileSync(file('checked'))).toEqual(files.get('manifest.json'));
    writeFileSync(file('other.json'), '{}');
    expect(() => check('other.json')).toThrow();
    const shown = openssl(
      'cms',
      '-cmsout',
      '-print',
      '-inform',
      'DER',
      '-in',
      'signature',
    ).toString();
    expect(shown).toMatch(/signingTime[\s\S]*Aug {1,2}1 21:00:00 2027 GMT/);
    expect(shown).toContain('Pass Type ID: pass.example.ferry');
  });

  it('has every field that the format demands, of the kinds that it names', () => {
    const pass = JSON.parse(String(unpacked().get('pass.json')));
    const demanded: [string, RegExp][] = [
      ['formatVersion', /^1$/],
      ['passTypeIdentifier', /^pass\.[\w.-]+$/],
      ['teamIdentifier', /^\w{10}$/],
      ['serialNumber', /^tkt_/],
      ['organizationName', /./],
      ['description', /乗船券$/],
      ['relevantDate', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/],
      ['expirationDate', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/],
      ['backgroundColor', /^rgb\(\d+, \d+, \d+\)$/],
    ];
    for (const [name, form] of demanded)
      expect([name, String(pass[name])]).toEqual([name, expect.stringMatching(form)]);
    expect(pass.barcodes).toEqual([
      {
        format: 'PKBarcodeFormatQR',
        message: CODE,
        messageEncoding: 'iso-8859-1',
        altText: 'R8WT4NPX',
      },
    ]);
    const { transitType, ...groups } = pass.boardingPass;
    expect(transitType).toBe('PKTransitTypeBoat');
    const fields = Object.values(groups).flat() as { key: string; value: unknown }[];
    expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length);
    expect(fields.every(({ key, value }) => key !== '' && value !== undefined)).toBe(true);
    expect(pass.boardingPass.primaryFields.map(({ value }: { value: string }) => value)).toEqual([
      '汐見港',
      '凪浦港',
    ]);
  });
});

describe('the settings', () => {
  it('that are not given offer nothing; a file that is no key is one line without its content', () => {
    expect(loadWallets({ google: undefined, apple: undefined })).toEqual([]);
    writeFileSync(file('secret.txt'), 'geheim');
    const google = { classId: '1.a', account: 'a@example.jp', keyFile: file('secret.txt') };
    const load = () => loadWallets({ google, apple: undefined });
    expect(load).toThrow(WalletError);
    expect(load).toThrow(/^GOOGLE_WALLET_KEY_FILE cannot be used/);
    expect(load).not.toThrow('geheim');
    const apple = {
      passType: 'pass.example.ferry',
      teamId: 'TEAM123456',
      certificateFile: file('pass.pem'),
      keyFile: file('pass.key'),
      authorityFile: file('missing.pem'),
    };
    expect(() => loadWallets({ google: undefined, apple })).toThrow(/^APPLE_WALLET_AUTHORITY_FILE/);
    const sound = { ...apple, authorityFile: file('ca.pem') };
    const [wallet] = loadWallets({ google: undefined, apple: sound });
    expect(wallet?.kind).toBe('apple');
  });
});

/** The files of an archive without compression, by its directory. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [size, nameLength] = [archive.readUInt32LE(at + 24), archive.readUInt16LE(at + 28)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26);
    files.set(name, archive.subarray(begin, begin + size));
    at += 46 + nameLength;
  }
  return files;
}
