import '../../styles/global.css.ts';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberPlateField, type NumberPlateFieldProps } from './NumberPlateField.tsx';

const empty = { place: '', classNumber: '', kana: '', number: '' };

const Plate = (props: Partial<NumberPlateFieldProps>) => {
  const [value, setValue] = useState(props.value ?? empty);
  return <NumberPlateField label="ナンバー" {...props} value={value} onChange={setValue} />;
};

type Screen = Awaited<ReturnType<typeof render>>;

const values = (screen: Screen) =>
  screen
    .getByRole('textbox')
    .elements()
    .map((input) => (input as HTMLInputElement).value);

const paste = (input: Element, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return input.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};

test.each([
  ['函館 300 あ 12-34', ['函館', '300', 'あ', '1234'], '函館 300 あ 12-34'],
  ['函館　３００　ア　１２ー３４', ['函館', '300', 'あ', '1234'], '函館 300 あ 12-34'],
  ['なにわ300わ・・・1', ['なにわ', '300', 'わ', '1'], 'なにわ 300 わ ・・・1'],
  ['函館 あ 12-34', ['函館', '', 'あ', '1234'], '函館 あ 12-34'],
])('「%s」を貼り付けると、四つの欄に分かれ、読み上げられる', async (text, shown, said) => {
  const screen = await render(<Plate />);
  const number = screen.getByRole('textbox', { name: '番号', exact: true }).element();
  expect(paste(number, text)).toBe(false);
  await expect.poll(() => values(screen)).toEqual(shown);
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(`${said} を、四つの欄に分けて入力しました。`);
});

test('ナンバーではない文字は、ふつうに貼り付けられる', async () => {
  const screen = await render(<Plate />);
  const place = screen.getByRole('textbox', { name: '地名' }).element();
  expect(paste(place, '函館')).toBe(true);
});

test.each(['地名', '分類番号', 'かな', '番号'])(
  '%sの欄にまとめて入力しても、離れると四つに分かれる',
  async (box) => {
    const screen = await render(<Plate />);
    await screen.getByRole('textbox', { name: box, exact: true }).fill('函館300あ1234');
    await userEvent.tab();
    await expect.poll(() => values(screen)).toEqual(['函館', '300', 'あ', '1234']);
  },
);

test('Tab で順に進み、全角やカタカナは離れると整う', async () => {
  const onBlur = vi.fn();
  const screen = await render(<Plate onBlur={onBlur} />);
  for (const text of ['函館', '３０ａ', 'ア', '１２－３４']) {
    await userEvent.tab();
    await userEvent.keyboard(text);
  }
  await userEvent.tab();
  await expect.poll(() => values(screen)).toEqual(['函館', '30A', 'あ', '1234']);
  expect(onBlur).toHaveBeenCalledTimes(4);
});

test('エラーは、まちがっている欄だけの誤りとして伝わる', async () => {
  const screen = await render(
    <Plate
      id="plate"
      support="例:函館 300 あ 12-34"
      error="使われない文字です。"
      invalidParts={['kana']}
      requirement="required"
    />,
  );
  await expect
    .element(screen.getByRole('group', { name: 'ナンバー' }))
    .toHaveAccessibleDescription('例:函館 300 あ 12-34 使われない文字です。');
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
  await expect.element(field('かな')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('地名')).not.toHaveAttribute('aria-invalid');
  await expect.element(field('地名')).toHaveAttribute('id', 'plate');
  await expect.element(field('地名')).toHaveAttribute('aria-required', 'true');
  await expect.element(field('分類番号')).not.toHaveAttribute('aria-required');
});

test('変換を確定する Enter では送信されない', async () => {
  const screen = await render(<Plate />);
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  const input = screen.getByRole('textbox', { name: 'かな' }).element();
  expect(input.dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }))).toBe(
    false,
  );
  expect(input.dispatchEvent(new KeyboardEvent('keydown', enter))).toBe(true);
});

test('どの欄も指で押せる大きさである', async () => {
  const screen = await render(<Plate />);
  for (const input of screen.getByRole('textbox').elements()) {
    const { width, height } = input.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('電話の幅では1行に並び、狭いところでは2段になり、横にはみ出さない', async () => {
  await page.viewport(320, 640);
  const screen = await render(<Plate />);
  const rows = () =>
    new Set(
      screen
        .getByRole('textbox')
        .elements()
        .map((input) => input.getBoundingClientRect().top),
    ).size;
  expect(rows()).toBe(1);
  await page.viewport(240, 640);
  expect(rows()).toBe(2);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(240);
});

test('文字を2倍に拡大した幅375でも、横にはみ出さない', async () => {
  await page.viewport(375, 812);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  await render(<Plate />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});

// Compiled, never run: what may not be written.
export const refused = () => [
  // @ts-expect-error a field without a label does not compile
  <NumberPlateField key="1" value={empty} onChange={() => {}} />,
];
