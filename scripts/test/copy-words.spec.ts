import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COPY, COPY_WORDS, findCopyWords, findKeptSentences } from './copy-words.mjs';

const root = join(import.meta.dirname, '../..');
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => COPY.test(path) && existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Another word for each thing, and a sentence beside it that is fine. */
const PLANTED: Record<string, [ours: string, fine: string]> = {
  乗船手続き締切: ['乗船手続きの締切は17:30です。', '乗船手続きは17:30に締め切ります。'],
  '出港・入港': ['22:50に出航します。', '22:50に出港します。'],
  コンビニ: ['コンビニエンスストア', 'コンビニでのお支払い'],
  払い戻し: ['全額を返金します。', '全額を払い戻します。'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
  '削除する(入力欄の行)': ['`車両${index}を取り消す`', '予約を取り消す'],
  運航なし: ['運航する便がありません。', 'この日は運航がありません'],
  お取り置き: ['お席を20:20まで確保しています', 'お席を確保しました。'],
  'パスポート番号(旅券番号)': ['国籍と旅券番号', 'パスポート番号(旅券番号)'],
  避難のときの手助け: ["'非常時の支援'", '非常時の支援が必要かどうか'],
};

it('customers read one word for each thing', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(findCopyWords(sources)).toEqual([]);
});

it.each(COPY_WORDS.map(({ say }) => say))('finds what else has been said for %s', (say) => {
  const path = 'apps/customer/src/copy/a.ts';
  const [ours = '', fine = ''] = PLANTED[say] ?? [];
  expect(findCopyWords([{ path, text: ours }])).toEqual([`${say}: ${path}:1 — ${ours}`]);
  expect(findCopyWords([{ path, text: fine }])).toEqual([]);
});

it('no constant of a component keeps a sentence: it belongs to copy', () => {
  expect(findKeptSentences(sources)).toEqual([]);
});

it('finds a sentence in a constant, alone or in a table, not where it is shown or in copy', () => {
  const of = (text: string, path = 'apps/customer/src/features/a/A.tsx') =>
    findKeptSentences([{ path, text }]).length;
  expect(of("const FULL = '満席です。';")).toBe(1);
  expect(of("const texts: Texts = { full: ['満席です。'], few: '残りわずか' };")).toBe(1);
  expect(of("const label = '残りわずか';")).toBe(0);
  expect(of('const Full = () => <p>満席です。</p>;')).toBe(0);
  expect(of("const FULL = '満席です。';", 'apps/customer/src/copy/a.ts')).toBe(0);
  expect(of("const FULL = '満席です。';", 'apps/customer/src/features/a/A.test.tsx')).toBe(0);
});

it('looks at stories, mails, the contract and its pages as well, and not at tests', () => {
  const text = '22:50に出航します。';
  const of = (path: string) => findCopyWords([{ path, text }]).length;
  expect(of('packages/ui/src/components/A/A.stories.tsx')).toBe(1);
  expect(of('apps/server/src/mail/a.ts')).toBe(1);
  expect(of('openapi/customer-api/examples/a.yaml')).toBe(1);
  expect(of('openapi/README.md')).toBe(1);
  expect(of('apps/server/docs/payments.md')).toBe(1);
  expect(of('apps/customer/src/a.spec.ts')).toBe(0);
});

it('takes 運休 for what the operator has decided, not for a day without a sailing', () => {
  const of = (text: string) => findCopyWords([{ path: 'apps/customer/src/a.ts', text }]).length;
  expect(of('この日は運休です。')).toBe(1);
  expect(of('船の点検のため運休します。')).toBe(0);
});

it('lets the glossary name what is not to be said in the row of its word, nowhere else', () => {
  const path = 'openapi/glossary.md';
  expect(findCopyWords([{ path, text: '| 払い戻し | 払戻, 返金 | |' }])).toEqual([]);
  expect(findCopyWords([{ path, text: '| `FEE_CHANGED` | 409 | 返金額 |' }])).toHaveLength(1);
});

it('is in the glossary, word by word', () => {
  const glossary = readFileSync(join(root, 'openapi/glossary.md'), 'utf8');
  const missing = COPY_WORDS.filter(({ say }) => !glossary.includes(`| ${say} |`));
  expect(missing.map(({ say }) => say)).toEqual([]);
});
