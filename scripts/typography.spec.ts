import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { themes } from '../packages/ui/src/theme/themes.ts';

const root = join(import.meta.dirname, '..');

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
    .filter(({ path }) => path !== 'scripts/typography.spec.ts')
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => PROPORTIONAL.test(line) && !/^\s*(?:\*|\/\/)/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(named).toEqual([]);
});
