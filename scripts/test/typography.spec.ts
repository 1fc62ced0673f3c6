import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { themes } from '../../packages/ui/src/theme/themes.ts';

const root = join(import.meta.dirname, '../..');

const tracked = (ends: RegExp): { path: string; text: string }[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => ends.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Faces that set kana closer than an em: `palt` under another name. */
const PROPORTIONAL = /UDPGothic|UDPMincho|\bMS P|Yu Gothic UI|Meiryo UI|Hiragino Sans UPr/;

it.each(Object.entries(themes))('%s takes only faces with full-width kana', (_name, { values }) => {
  expect(values.font.body).not.toMatch(PROPORTIONAL);
});

it('no style of a page or a mail names a proportional face', () => {
  const named = tracked(/^(?:apps|packages|scripts)\/.*\.(?:css|ts|mjs|html)$/)
    .filter(({ path }) => path !== 'scripts/test/typography.spec.ts')
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => PROPORTIONAL.test(line) && !/^\s*(?:\*|\/\/)/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(named).toEqual([]);
});

/** Kana, kanji and what is between them. */
const JAPANESE = '[\\u3041-\\u30ff\\u4e00-\\u9fff々「」、。]';

/**
 * The rule of the guide (Typography.mdx, 「全角と半角」): brackets, colon and slash have half width in all
 * copy, as figures and letters have, and touch the words beside them. Only a list of things may have
 * slashes with room, and a date ends in a bracket.
 */
const OFFENCES = [
  /[！-／０-＜＞-｝]/,
  new RegExp(`${JAPANESE} \\(|${JAPANESE} ?: (?![a-z])|\\( ${JAPANESE}`),
  new RegExp(`(?<!\\([日月火水木金土])\\) ${JAPANESE}`),
];

/** Where the product's words are, for every reader. Tests and stories type what customers type. */
const COPY =
  /^(?:apps\/customer\/(?:src\/.*\.tsx?|index\.html)|apps\/server\/src\/(?:mail|operator)\/.*\.ts|packages\/ui\/src\/(?:components|docs)\/.*\.(?:tsx?|mdx)|openapi\/(?:customer-api|external-api|common)\/.*\.yaml|operator\.json)$/;

/** Reads what is typed, or shows how not to write. */
const NO_COPY = /\.(?:spec|test|stories)\.tsx?$|kana-reading\.ts$|docs\/Typography\.tsx$/;

const offences = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\*|\/[/*]|#)/.test(line))
    .filter((line) => OFFENCES.some((offence) => offence.test(line)));

it('brackets, colons and slashes of all copy have one width', () => {
  const copy = tracked(COPY).filter(({ path }) => !NO_COPY.test(path));
  expect(copy.length).toBeGreaterThan(200);
  expect(
    copy.flatMap(({ path, text }) => offences(text).map((line) => `${path}: ${line.trim()}`)),
  ).toEqual([]);
});

it.each([
  '大人（中学生以上）',
  '往路：8月2日',
  '男性／女性',
  '合計 (税込)',
  '期限: あす',
  '(税込) です',
  '２名',
])('finds what breaks the rule: %s', (text) => {
  expect(offences(text)).toEqual([text]);
});

it.each([
  '大人(中学生以上)',
  '往路:8月2日(日) 5:40',
  '8月2日(日) 汐見発',
  '男性/女性',
  'ジャン＝リュック',
])('leaves alone what keeps it: %s', (text) => {
  expect(offences(text)).toEqual([]);
});
