import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { companyFolder, readCompany } from './read-company.ts';

const SECOND = join(import.meta.dirname, '../../operators/kazemachi');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-company-'));
  cpSync(SECOND, folder, { recursive: true });
  return () => rmSync(folder, { recursive: true });
});

/** Reads the folder with a changed file. */
function reading(name: string, change: (file: never) => void) {
  const path = join(folder, name);
  const file = JSON.parse(readFileSync(path, 'utf8')) as never;
  change(file);
  writeFileSync(path, JSON.stringify(file));
  return () => readCompany(folder);
}

it('reads the demonstration without a folder, and another company from its own', () => {
  const own = readCompany(undefined);
  expect([own.operator.name, own.theme.color.groundDeep]).toEqual(['汐凪フェリー', '#14324A']);
  const other = readCompany(SECOND);
  expect([other.operator.name, other.theme.color.groundDeep]).toEqual(['風町フェリー', '#12402F']);
});

it('reads UTF-8 with a byte-order mark or without, and nothing else', () => {
  const path = join(folder, 'operator.json');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, `\uFEFF${text}`);
  expect(readCompany(folder).operator.name).toBe('風町フェリー');
  // 風 of Shift_JIS.
  writeFileSync(path, Buffer.concat([Buffer.from(text), Buffer.from('9597', 'hex')]));
  expect(() => readCompany(folder)).toThrow(`${path}: the text is not UTF-8`);
});

it('finds the folder from where the command was typed', () => {
  expect(companyFolder({})).toBeUndefined();
  expect(companyFolder({ FERRY_OPERATOR: '' })).toBeUndefined();
  expect(companyFolder({ FERRY_OPERATOR: '/srv/ferry' })).toBe('/srv/ferry');
  expect(companyFolder({ INIT_CWD: '/srv', FERRY_OPERATOR: 'ferry' })).toBe('/srv/ferry');
});

it.each(['', '10%', true])(
  'refuses fees of which nobody says whether they are taxed: %s',
  (feeTax) => {
    expect(
      reading('operator.json', (file: { feeTax: unknown }) => Object.assign(file, { feeTax })),
    ).toThrow(/^operator\.json: feeTax must be "taxed" or "untaxed": whether the fees/);
  },
);

it('says in a line each what is missing and what is of another form', () => {
  const read = reading('operator.json', (file: { name?: string; phone: { number: string } }) => {
    delete file.name;
    Object.assign(file, { feeTax: undefined });
    file.phone.number = 'by post';
    Object.assign(file, { registrationNumber: '123' });
  });
  expect(read).toThrow(
    [
      'operator.json: name is missing',
      'operator.json: phone.number must be a telephone number ("by post")',
      'operator.json: registrationNumber must be T and 13 digits ("123")',
      'operator.json: feeTax is missing',
    ].join('\n'),
  );
});

it('refuses what it does not know, with the word that was meant, at every depth', () => {
  const read = reading('operator.json', (file: Record<string, Record<string, object>>) => {
    Object.assign(file, { notOfered: ['members'], session: { scheme: 'cookies', cookis: {} } });
    Object.assign(file.phone ?? {}, { numbers: '0120' });
    Object.assign(file.routes?.route_bay ?? {}, { hues: 1 });
    Object.assign(file.legal ?? {}, { privacyPolices: 'https://ferry.example/' });
  });
  expect(read).toThrow(
    [
      'operator.json: phone.numbers is not known (did you mean "number"?)',
      'operator.json: routes.route_bay.hues is not known (did you mean "hue"?)',
      'operator.json: session.scheme must be cookie, local or refresh ("cookies")',
      'operator.json: session.cookis is not known (did you mean "cookie"?)',
      'operator.json: legal.privacyPolices is not known (did you mean "privacyPolicy"?)',
      'operator.json: notOfered is not known (did you mean "notOffered"?)',
    ].join('\n'),
  );
});

it('knows what may be left out, and leaves out nothing by itself', () => {
  const off = (notOffered?: string[]) =>
    reading('operator.json', (file: object) => Object.assign(file, { notOffered }));
  expect(off(['members', 'pets'])().operator.notOffered).toEqual(['members', 'pets']);
  expect(off()().operator.notOffered).toEqual([]);
  expect(off(['cars'])).toThrow(
    /^operator\.json: notOffered\.0 must be one of members, partnerTickets, vehicles, pets, serviceStatus, passengerLinks, preOrders/,
  );
});

it('refuses colours that cannot be read, and a folder without its files', () => {
  const pale = reading('theme.json', (file: { light: { color: Record<string, string> } }) => {
    file.light.color.action = '#9AD8BF';
  });
  expect(pale).toThrow(
    /^theme\.json: light\.color\.action #9AD8BF: .*nearest that can be read is #/,
  );
  rmSync(join(folder, 'theme.json'));
  expect(() => readCompany(folder)).toThrow(/theme\.json: ENOENT/);
});

it('takes some sentences of mails and refuses what is none of them, in a line each', () => {
  const some = reading('mails.json', (file: Record<string, unknown>) => {
    delete file.signature;
    delete file.bring;
  });
  expect(some().mailTexts).toMatchObject({ greeting: expect.stringMatching(/^いつも/), bring: [] });
  const wrong = reading('mails.json', (file: Record<string, unknown>) => {
    Object.assign(file, {
      greting: 'ようこそ',
      greeting: '<b>ようこそ</b>',
      bring: ['あ'.repeat(121), '切符\nと財布'],
      closing: Array(6).fill('またどうぞ'),
    });
  });
  expect(wrong).toThrow(
    [
      'mails.json: greeting must have no HTML: mails show it as it is ("<b>ようこそ</b>")',
      'mails.json: bring.0 must have at most 120 characters (121)',
      'mails.json: bring.1 must be one line ("切符\nと財布")',
      'mails.json: closing must have at most 5 lines (6)',
      'mails.json: greting is not known (did you mean "greeting"?)',
    ].join('\n'),
  );
});
