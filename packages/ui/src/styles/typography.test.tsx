import './global.css.ts';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Alert } from '../components/Alert/Alert.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Money } from '../components/Money/Money.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { StrictBreaks } from '../docs/Typography.tsx';
import { linesOf } from '../private/lines.fixture.ts';

const prose =
  '天候により、運航時刻が変わることがあります。「運航状況」をご確認ください。変更があったときは、代表者の方へ、メールでお知らせします。なお、フェリーターミナルの駐車場は、満車になることがあります。';

afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.getElementById('spacing')?.remove();
});

const Narrow = ({ width, children }: { width: number; children: ReactNode }) => (
  <div style={{ width }}>{children}</div>
);

const isWrongStart = (line: string) => /^[、。」』)ーァィゥェォッャュョ]/.test(line);

// Every width of a small phone: a wrong break shows at some of them only.
const widths = Array.from({ length: 40 }, (_, index) => 200 + index * 4);

test('どの幅でも、行の頭に「、」「。」「」」「ー」「ッ」が来ない', async () => {
  for (const width of widths) {
    const screen = await render(
      <Narrow width={width}>
        <Text>{prose}</Text>
        <Heading level={2}>お支払いが完了していないため、予約はまだ確定していません。</Heading>
      </Narrow>,
    );
    const lines = [...screen.container.querySelectorAll('p, h2')].flatMap(linesOf);
    expect(lines.filter(isWrongStart)).toEqual([]);
    await screen.unmount();
  }
});

test('タイポグラフィーの見本は、きまりがないと行の頭に来る文字と、きまりで来なくなるところを示す', async () => {
  const screen = await render(<StrictBreaks />);
  const [before = [], after = []] = [...screen.container.querySelectorAll('p + div')].map(linesOf);
  expect(before.filter(isWrongStart)).toEqual(['ェックインカウンターで', '、スーツケースをお預け']);
  expect(after.length).toBeGreaterThan(2);
  expect(after.filter(isWrongStart)).toEqual([]);
});

test('見出しは言葉の途中で折り返さない', async () => {
  const screen = await render(
    <Narrow width={250}>
      <Heading level={2}>お支払いが完了していないため、予約はまだ確定していません</Heading>
    </Narrow>,
  );
  const starts = linesOf(screen.getByRole('heading').element()).map((line) => line.slice(0, 2));
  expect(['お支', '完了', 'いな', '予約', 'まだ', '確定']).toEqual(expect.arrayContaining(starts));
});

test('時刻と料金の数字は、どれも同じ幅になる', async () => {
  const screen = await render(
    <>
      <Money amount={11111} />
      <Money amount={80000} />
      <time>11:11</time>
      <time>20:48</time>
    </>,
  );
  const size = (index: number): number =>
    screen.container.children[index]?.getBoundingClientRect().width ?? Number.NaN;
  expect(size(0)).toBeCloseTo(size(1), 1);
  expect(size(2)).toBeCloseTo(size(3), 1);
});

test('約物が続くところは詰まり、文字の欠けはない', async () => {
  const screen = await render(
    <>
      <span>「運航状況」(「欠航」を含む)</span>
      <span style={{ textSpacingTrim: 'space-all' } as object}>「運航状況」(「欠航」を含む)</span>
    </>,
  );
  const [trimmed, whole] = [...screen.container.children].map(
    (element) => element.getBoundingClientRect().width,
  );
  expect(trimmed).toBeLessThan(whole ?? 0);
});

test('行間は、本文1.75・詰めた文1.6・見出し1.4', async () => {
  const screen = await render(
    <>
      <Text>本文</Text>
      <Text size="dense">詰めた文</Text>
      <Heading level={2}>見出し</Heading>
    </>,
  );
  const ratios = [...screen.container.children].map((element) => {
    const { lineHeight, fontSize } = getComputedStyle(element);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });
  for (const [index, expected] of [1.75, 1.6, 1.4].entries()) {
    expect(ratios[index]).toBeCloseTo(expected, 2);
  }
});

const unbroken = 'https://example.jp/customer/reservation/ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const Screen = () => (
  <main>
    <Heading level={1}>お支払いが完了していないため、予約はまだ確定していません</Heading>
    <Text>{prose}</Text>
    <Text>{unbroken}</Text>
    <Alert tone="warning" title={unbroken}>
      {unbroken}
    </Alert>
    <TextField label="代表者のメールアドレス" support={unbroken} error={unbroken} />
    <Select label="出発港" options={[{ value: 'a', label: unbroken }]} />
    <Button isWide>予約内容を確認して、お支払い方法の選択へ進む</Button>
    <Money amount={123456} />
  </main>
);

/** What is wider than the screen, or cut off by its own box. */
const spilt = (root: Element): string[] =>
  [...root.querySelectorAll('*')]
    // The text of a select is cut with an ellipsis; its list shows all of it.
    .filter((element) => !element.closest('select, svg'))
    .filter((element) => {
      const { overflowY, clipPath, position } = getComputedStyle(element);
      // Hidden from view on purpose; the content of an input scrolls.
      if (clipPath !== 'none' || position === 'absolute' || element.tagName === 'INPUT')
        return false;
      // Inline elements have no box of their own: their client size is 0.
      const isWide = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      const isCut = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
      return isWide || isCut || element.getBoundingClientRect().right > window.innerWidth + 0.5;
    })
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 20)}`);

describe('はみ出しも欠けもない', () => {
  test('320 px の画面で(1280 px を 400 % に拡大したときと同じ)', async () => {
    await page.viewport(320, 640);
    const screen = await render(<Screen />);
    expect(spilt(screen.container)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test('文字を200 %にしたとき', async () => {
    await page.viewport(375, 640);
    document.documentElement.style.fontSize = '200%';
    const screen = await render(<Screen />);
    expect(spilt(screen.container)).toEqual([]);
    expect(getComputedStyle(screen.getByRole('textbox').element()).fontSize).toBe('32px');
  });

  test('字間・語間・行間・段落の間を WCAG 1.4.12 のとおり広げたとき', async () => {
    await page.viewport(320, 640);
    const style = document.createElement('style');
    style.id = 'spacing';
    style.textContent =
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
    document.head.append(style);
    const screen = await render(<Screen />);
    expect(spilt(screen.container)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test('この検査は、はみ出した文字列を見つける', async () => {
    await page.viewport(320, 640);
    const screen = await render(<p style={{ whiteSpace: 'nowrap' }}>{unbroken}</p>);
    expect(spilt(screen.container)).toHaveLength(1);
  });
});

test('文字の大きさは、ブラウザーで決めた大きさに従う', async () => {
  const screen = await render(
    <>
      <Heading level={2}>予約の確定</Heading>
      <Text size="label">合計</Text>
    </>,
  );
  const sizes = () =>
    [...screen.container.children].map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const before = sizes();
  document.documentElement.style.fontSize = '200%';
  expect(sizes()).toEqual(before.map((size) => size * 2));
});
