import { exampleOf } from '@ferry/api/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { keptText } from './kept-texts.ts';
import { insteadOfCode } from './ticket-texts.ts';
import { legViews } from './ticket-views.ts';

const [open] = legViews(exampleOf('listTickets', 200, 'default'), [], false);
const [later] = legViews(exampleOf('listTickets', 200, 'notOpen'), [], false);
if (!open || !later?.group) throw new Error('The examples have no voyage');
const { group } = later;
const nothingElse = { hasNames: false, hasVouchers: false };
const legs = [
  { ...open, title: '往路 8月2日(月)' },
  { ...later, title: '復路 8月5日(木)', leg: 'return' as const },
];

afterEach(() => vi.useRealTimers());

test('保存したコードの便と、後でもう一度開く便を伝える', () => {
  const text = keptText(legs, nothingElse);
  expect(text).toContain('保存したのは往路 8月2日(月)のコードです。');
  expect(text).toMatch(
    /復路 8月5日\(木\)のコードは、まだありません。2027年.+を過ぎてから、電波の届く場所で/,
  );
  expect(keptText([open], nothingElse)).not.toContain('コード');
});

test.each([true, false])(
  '引換券も保存したときだけ、いつまで表示できるかを伝える: %s',
  (hasVouchers) => {
    const text = keptText([open], { ...nothingElse, hasVouchers });
    expect(text.includes('使える日が終わるまで表示できます')).toBe(hasVouchers);
  },
);

test('表示の開始を過ぎてもコードがないときは、どこで表示されるかを伝える', () => {
  const opensAt = Date.parse(later.opensAt);
  vi.useFakeTimers({ toFake: ['Date'], now: opensAt - 1 });
  expect(insteadOfCode(later, group)?.title).toBe('まだ表示できません');
  vi.setSystemTime(opensAt);
  expect(insteadOfCode(later, group)?.text).toMatch(/電波の届く場所でこの画面を/);
});
