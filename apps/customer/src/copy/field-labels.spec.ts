import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fieldLabels } from './field-labels.ts';

const root = join(import.meta.dirname, '..');

/** Names and messages of fields that say a word of the table by themselves. */
function ownWords(text: string): string[] {
  const words = new Set(Object.values(fieldLabels));
  // An amount of the fare is no field.
  const named = text.matchAll(/\b(?:label|legend|field)(?:=|: )["'`]([^"'`]+)["'`](?!, amount)/g);
  const asked = text.matchAll(/["'`]([^"'`]+?)を(?:入力|選択)してください。/g);
  return [...named, ...asked].flatMap(([, word = '']) => (words.has(word) ? [word] : []));
}

it('欄の名前は1つの表にだけある', () => {
  const files = globSync('{features,page,shell}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(?:spec|test|stories|fixture)\.tsx?$/.test(path),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) =>
    ownWords(readFileSync(join(root, path), 'utf8')).map((word) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});

it.each([
  '<TextField label="出発地" />',
  "{ label: '到着地' }",
  "errors.date = '乗船日を入力してください。';",
])('表にない所の名前を見つける: %s', (text) => {
  expect(ownWords(text)).toHaveLength(1);
});
