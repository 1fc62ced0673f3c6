import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { demoOperator } from '../demo/document.ts';
import { mistakesBeside, readDocument } from './read-document.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-document-'));
  return () => rmSync(folder, { recursive: true });
});

function reading(document: string | Buffer) {
  const path = join(folder, 'ours.json');
  writeFileSync(path, document);
  const options = { repeat: false, defaultsFile: undefined, isStrict: false };
  return () => readDocument(path, { ...options, now: new Date('2027-07-20T10:00:00+09:00') });
}

it('a mistake in a table hides none of the document, and the other way round', () => {
  writeFileSync(
    join(folder, 'fares.csv'),
    `routeId,fromPortId,toPortId,grade,adultYen A\nroute_strait,汐見港,凪浦,スタンダード,4300`,
  );
  // Rooms need a fare that says their yen, and fuel adjustments its grades.
  const { holds: _, ...document } = demoOperator as Record<string, unknown>;
  expect(reading(JSON.stringify({ ...document, fares: 'fares.csv' }))).toThrow(
    /^fares\.csv:2: there is no port "凪浦" \(did you mean "凪浦港"\?\)\nholds: it is missing$/,
  );
});

it('what is wrong with a document is said beside the mistakes of its folder', () => {
  const path = join(folder, 'document.json');
  const options = { repeat: false, defaultsFile: undefined, isStrict: false, now: new Date() };
  expect(mistakesBeside(path, options)).toEqual([]);
  writeFileSync(path, JSON.stringify({ ...(demoOperator as object), holds: undefined }));
  expect(mistakesBeside(path, options)).toEqual(['holds: it is missing']);
  writeFileSync(path, JSON.stringify({ ...(demoOperator as object), fares: 'fares.csv' }));
  expect(mistakesBeside(path, options)).toEqual(['fares.csv: the file is missing']);
});

it('text that is not UTF-8 and a key that is there twice are refused with their place', () => {
  expect(reading(Buffer.from('7b226e616d65223a22959722', 'hex'))).toThrow(
    'ours.json: the text is not UTF-8',
  );
  expect(
    reading('{ "name": "風町", "ports": [{ "id": "a" }, { "id": "b" }],\n "name": "沖島" }'),
  ).toThrow(/^ours\.json:2:2: "name" is there twice$/);
});
