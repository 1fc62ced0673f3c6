import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { demoOperator } from '../demo/document.ts';
import { parseOperatorDocument } from '../parse-document.ts';
import {
  companyMistake,
  companyWarnings,
  isCompanyFolder,
  readCompanyFolder,
} from './read-folder.ts';

const SECOND = join(import.meta.dirname, '../../../operators/kazemachi');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-folder-'));
  cpSync(SECOND, folder, { recursive: true });
  return () => rmSync(folder, { recursive: true });
});

const document = () =>
  parseOperatorDocument(JSON.parse(readFileSync(join(SECOND, 'document.json'), 'utf8')));

it('has the company and its document, and nothing odd', () => {
  expect([isCompanyFolder(SECOND), isCompanyFolder(join(SECOND, 'document.json'))]).toEqual([
    true,
    false,
  ]);
  const { operator, document: file, defaults } = readCompanyFolder(SECOND);
  expect([operator.name, file, defaults]).toEqual([
    '風町フェリー',
    join(SECOND, 'document.json'),
    undefined,
  ]);
  expect(companyWarnings(operator, document())).toEqual([]);
  expect(companyWarnings({ ...operator, notOffered: ['pets'] }, document())).toEqual([
    'operator.json: notOffered: the document has none of "vehicles", "partnerTickets"; with them in the list a page never speaks of them',
  ]);
  // As the copied folder says it, and a company with vehicles may not have seen.
  const { vehicles } = parseOperatorDocument(demoOperator);
  expect(companyWarnings(operator, { ...document(), vehicles })).toEqual([
    'operator.json: notOffered names "vehicles", and the document has them: no page offers them',
  ]);
});

it('says what is still the invented company’s, once its folder was copied', () => {
  const path = join(folder, 'operator.json');
  const file = JSON.parse(readFileSync(path, 'utf8'));
  expect(readCompanyFolder(SECOND).warnings).toEqual([]);
  writeFileSync(join(folder, 'theme.json'), '{}');
  const legal = Object.fromEntries(
    Object.keys(file.legal).map((key) => [key, 'https://ferry.test/terms']),
  );
  writeFileSync(path, JSON.stringify({ ...file, legal, name: '沖島汽船' }));
  expect(readCompanyFolder(folder).warnings).toEqual([
    'still 風町フェリー’s, as copied: mails.json, icons/icon.svg, icons/icon-192.png, icons/icon-512.png, icons/icon-maskable-512.png, icons/logo.svg, operator.json: companyName, operator.json: mail, operator.json: registrationNumber, operator.json: phone',
    'operator.json: addresses of an example (.example): publicWebsite',
  ]);
});

it('names every icon that is missing or of another size, and an SVG with words', () => {
  const icon = (name: string) => join(folder, 'icons', name);
  rmSync(icon('icon-192.png'));
  cpSync(join(SECOND, 'icons/icon-192.png'), icon('icon-512.png'));
  writeFileSync(icon('icon-maskable-512.png'), 'GIF89a');
  writeFileSync(icon('logo.svg'), '<svg><text>風町</text></svg>');
  expect(() => readCompanyFolder(folder)).toThrow(
    [
      'icons/icon-192.png: is missing',
      'icons/icon-512.png: must be a PNG of 512 by 512 pixels',
      'icons/icon-maskable-512.png: must be a PNG of 512 by 512 pixels',
      'icons/logo.svg: must have no text, script or foreignObject',
    ].join('\n'),
  );
});

it('takes a feed with what it lacks in place of a document, and refuses neither', () => {
  rmSync(join(folder, 'document.json'));
  expect(() => readCompanyFolder(folder)).toThrow(
    'document.json: is missing, and feed.zip as well',
  );
  for (const name of ['feed.zip', 'defaults.json']) writeFileSync(join(folder, name), '');
  expect(readCompanyFolder(folder)).toMatchObject({
    document: join(folder, 'feed.zip'),
    defaults: join(folder, 'defaults.json'),
  });
});

it('refuses another company’s document, and says what is odd', () => {
  const { operator } = readCompanyFolder(SECOND);
  expect(companyMistake(operator, document())).toBeUndefined();
  expect(companyMistake({ ...operator, sources: ['oki'] }, document())).toBe(
    'operator.json: sources names oki, and the document’s id is "kazemachi": make them the same',
  );
  const odd = {
    ...operator,
    registrationNumber: 'T0000000000000',
    routes: { route_gone: { sign: '無', hue: 1 as const } },
  };
  const [bay] = document().routes;
  if (!bay) throw new Error('It has a route');
  const two = { ...document(), routes: [bay, { ...bay, id: 'route_again', name: '湾内航路' }] };
  const signed = { ...operator, routes: { route_bay: { sign: '湾', hue: 1 as const } } };
  expect(companyWarnings(signed, two)).toEqual([
    'operator.json: routes: one sign and hue (湾 1) for route_bay, route_again',
  ]);
  expect(companyWarnings(odd, document())).toEqual([
    'operator.json: routes.route_gone: the document has no such route',
    'operator.json: registrationNumber is the demonstration’s, and receipts are printed with it',
  ]);
});
