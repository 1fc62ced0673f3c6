import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.fixture.ts';
import { Disclosure, DisclosureGroup } from './Disclosure.tsx';

const fare = (
  <Disclosure summary="運賃の内訳を見る" id="fare">
    大人 2名 12,600円
  </Disclosure>
);

afterEach(async () => {
  await emulate();
  await page.viewport(414, 896);
});

test('Enter でも Space でも押しても、開いて閉じる', async () => {
  const screen = await render(fare);
  const words = screen.getByText('大人 2名 12,600円');
  await expect.element(words).not.toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(words).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(words).not.toBeVisible();
  await screen.getByText('運賃の内訳を見る').click();
  await expect.element(words).toBeVisible();
});

test('開閉したことが、状態を言わない古いブラウザーでも伝わる', async () => {
  const { prototype } = ToggleEvent;
  const state = Object.getOwnPropertyDescriptor(prototype, 'newState') ?? {};
  onTestFinished(() => void Object.defineProperty(prototype, 'newState', state));
  Reflect.deleteProperty(prototype, 'newState');
  const onToggle = vi.fn();
  const screen = await render(
    <Disclosure summary="内訳" onToggle={onToggle}>
      合計
    </Disclosure>,
  );
  await screen.getByText('内訳').click();
  await expect.poll(() => onToggle.mock.calls).toEqual([[true]]);
  await screen.getByText('内訳').click();
  await expect.poll(() => onToggle.mock.calls).toEqual([[true], [false]]);
});

test('開いたまま始められ、ページが描き直されても、閉じたものは閉じたまま', async () => {
  const open = (text: string) => (
    <Disclosure summary="内訳" isDefaultOpen>
      {text}
    </Disclosure>
  );
  const screen = await render(open('合計'));
  await expect.element(screen.getByText('合計')).toBeVisible();
  await screen.getByText('内訳').click();
  await screen.rerender(open('総額'));
  await expect.element(screen.getByText('総額')).not.toBeVisible();
});

const titled = (
  <DisclosureGroup isFramed>
    <Disclosure headingLevel={2} id="fare" summary="運賃・お支払い" detail="12,600円 お支払い済み">
      <Disclosure summary="内訳を見る">大人 2名</Disclosure>
    </Disclosure>
    <div>
      <Disclosure headingLevel={2} summary="履歴">
        予約の受付
      </Disclosure>
    </div>
  </DisclosureGroup>
);

test('見出しの行は、閉じていても開いていても見出しで、開くとその名前の領域が読める', async () => {
  const screen = await render(titled);
  const heading = screen.getByRole('heading', { level: 2, name: '運賃・お支払い' });
  await expect.element(heading).toBeVisible();
  await expect.element(screen.getByText('12,600円 お支払い済み')).toBeVisible();
  const part = screen.getByRole('region', { name: '運賃・お支払い', exact: true });
  await expect.element(part).not.toBeInTheDocument();
  document.getElementById('fare')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(part.getByText('内訳を見る')).toBeVisible();
  await expect.element(heading).toBeVisible();
});

test.each([320, 768])(
  '幅%iで、見出しの行はどれも列の幅いっぱいを押せ、印は右端にある',
  async (width) => {
    await page.viewport(width, 800);
    const screen = await render(titled);
    const frame = screen.container.firstElementChild as Element;
    const lines = [...screen.container.querySelectorAll('summary:has(h2)')];
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      const { width: wide, right, height } = line.getBoundingClientRect();
      expect(wide).toBe(frame.clientWidth);
      expect(height).toBeGreaterThanOrEqual(48);
      const mark = line.querySelector('svg')?.getBoundingClientRect();
      expect(right - (mark?.right ?? 0)).toBeLessThanOrEqual(24);
    }
  },
);

const questions = (isExclusive: boolean) => (
  <DisclosureGroup isExclusive={isExclusive}>
    <Disclosure summary="ペットは">ペットと泊まれる客室</Disclosure>
    <Disclosure summary="受付は">30分前まで</Disclosure>
  </DisclosureGroup>
);

test.each([
  [false, 'それぞれ'],
  [true, '一つだけ'],
])('並べたもの(一つだけ: %s)は%s開く', async (isExclusive) => {
  const screen = await render(questions(isExclusive));
  await screen.getByText('ペットは').click();
  await screen.getByText('受付は').click();
  await expect.element(screen.getByText('30分前まで')).toBeVisible();
  const first = expect.element(screen.getByText('ペットと泊まれる客室'));
  await (isExclusive ? first.not.toBeVisible() : first.toBeVisible());
});

test('カードとして並べると、最初の上と最後の下の線は枠の一本だけ', async () => {
  const screen = await render(
    <DisclosureGroup isFramed>
      <Disclosure summary="ペットは">ペットと泊まれる客室</Disclosure>
      <Disclosure summary="受付は">30分前まで</Disclosure>
    </DisclosureGroup>,
  );
  const [frame] = screen.container.children;
  const lines = [...(frame?.children ?? [])].map(
    (row) => getComputedStyle(row).borderBlockStartWidth,
  );
  expect(lines).toEqual(['0px', '1px']);
  expect(frame && getComputedStyle(frame).borderBlockEndWidth).toBe('1px');
});

const dated = (
  <DisclosureGroup isFramed>
    <Disclosure lead="2027年12月15日(水)" summary="混雑について">
      お早めに
    </Disclosure>
    <Disclosure lead="2027年7月1日(木)" summary="車の方へ">
      車検証を
    </Disclosure>
  </DisclosureGroup>
);

test('日付を添えた行は、日付の長さが違っても、文言の始まりがそろう', async () => {
  await page.viewport(768, 800);
  const screen = await render(dated);
  const [first, second] = ['混雑について', '車の方へ'].map((text) =>
    screen.getByText(text, { exact: true }).element().getBoundingClientRect(),
  );
  expect(first?.left).toBe(second?.left);
  expect(first?.left).toBeGreaterThan(
    screen.getByText('2027年12月15日(水)').element().getBoundingClientRect().right,
  );
});

test('日付は、電話では文言の上に立つ', async () => {
  await page.viewport(320, 800);
  const screen = await render(dated);
  const date = screen.getByText('2027年7月1日(木)').element().getBoundingClientRect();
  const words = screen.getByText('車の方へ', { exact: true }).element().parentElement;
  const { left, top } = words?.getBoundingClientRect() ?? new DOMRect();
  expect(left).toBe(date.left);
  expect(top).toBeGreaterThanOrEqual(date.bottom);
});

test('指で押せる高さがあり、320 px の長い文言もはみ出さない', async () => {
  await page.viewport(320, 256);
  const screen = await render(
    <Disclosure summary="往路と復路の運賃の内訳、等級差額、選べる割引とその金額の比較を見る">
      合計
    </Disclosure>,
  );
  const { height, right } = screen
    .getByText(/往路と復路/)
    .element()
    .getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect(right).toBeLessThanOrEqual(320);
});

test('動きを減らす設定では、印はすぐに向きを変える', async () => {
  await emulate({ reducedMotion: true });
  const screen = await render(fare);
  const mark = screen.container.querySelector('summary span') as Element;
  expect(Number.parseFloat(getComputedStyle(mark).transitionDuration)).toBeLessThan(0.001);
});

test('開く理由ができると開き、なくなっても閉じない', async () => {
  const noted = (isDefaultOpen: boolean) => (
    <Disclosure summary="連絡先" isDefaultOpen={isDefaultOpen}>
      090-1234-5678
    </Disclosure>
  );
  const screen = await render(noted(false));
  const words = screen.getByText('090-1234-5678');
  await expect.element(words).not.toBeVisible();
  await screen.rerender(noted(true));
  await expect.element(words).toBeVisible();
  await screen.rerender(noted(false));
  await expect.element(words).toBeVisible();
});
