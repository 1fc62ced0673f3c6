import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { composeText, showComposition } from '../../private/ime.fixture.ts';
import { TextField } from '../TextField/TextField.tsx';
import { KanaField, type KanaFieldProps } from './KanaField.tsx';

const Name = ({ initial = '', ...props }: Partial<KanaFieldProps> & { initial?: string }) => {
  const [name, setName] = useState('');
  const [kana, setKana] = useState(initial);
  return (
    <>
      <TextField id="family" label="姓" value={name} onChange={setName} />
      <KanaField label="セイ" readingFrom="family" {...props} value={kana} onChange={setKana} />
    </>
  );
};

const fields = (screen: Awaited<ReturnType<typeof render>>) => ({
  name: screen.getByRole('textbox', { name: '姓' }),
  kana: screen.getByRole('textbox', { name: 'セイ' }),
});

test('姓を変換して確定すると、その読みがカタカナで入る', async () => {
  const { name, kana } = fields(await render(<Name />));
  await name.click();
  await composeText('y', 'や', 'やm', 'やま', 'やまだ', '山田');
  await expect.element(name).toHaveValue('山田');
  await expect.element(kana).toHaveValue('ヤマダ');
  await expect.element(name).toHaveFocus();
});

test('一文字ずつ変換しても、読みがつながる', async () => {
  const { name, kana } = fields(await render(<Name />));
  await name.click();
  await composeText('さ', '佐');
  await composeText('とう', '藤');
  await expect.element(name).toHaveValue('佐藤');
  await expect.element(kana).toHaveValue('サトウ');
});

test('姓をすべて書きなおすと、入った読みも書きなおされる', async () => {
  const { name, kana } = fields(await render(<Name />));
  await name.click();
  await composeText('やまだ', '山田');
  await expect.element(kana).toHaveValue('ヤマダ');
  await name.clear();
  await composeText('さとう', '佐藤');
  await expect.element(kana).toHaveValue('サトウ');
});

test('お客様が直した読みは、上書きされない', async () => {
  const { name, kana } = fields(await render(<Name />));
  await name.click();
  await composeText('かみや', '神谷');
  await kana.fill('カミタニ');
  await name.fill('');
  await composeText('かみや', '神谷');
  await expect.element(name).toHaveValue('神谷');
  await expect.element(kana).toHaveValue('カミタニ');
});

test('はじめから入っている読みは、上書きされない', async () => {
  const { name, kana } = fields(await render(<Name initial="ヤマダ" />));
  await name.click();
  await composeText('さとう', '佐藤');
  await expect.element(name).toHaveValue('佐藤');
  await expect.element(kana).toHaveValue('ヤマダ');
});

const pressKey = (input: Element, code: string) =>
  input.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, isComposing: true }));

test('打ち終える前に変換された姓からは、まちがった読みは入らない', async () => {
  const { name, kana } = fields(await render(<Name />));
  await name.click();
  await showComposition('さいと');
  pressKey(name.element(), 'KeyU');
  await composeText('斎藤');
  await expect.element(name).toHaveValue('斎藤');
  await expect.element(kana).toHaveValue('');
});

test('変換の候補をマウスで選んでも、読みが入る', async () => {
  const { name, kana } = fields(await render(<Name />));
  await name.click();
  await showComposition('さいと');
  pressKey(name.element(), 'KeyU');
  await composeText('さいとう', '斎藤');
  await expect.element(kana).toHaveValue('サイトウ');
});

test('貼り付けた姓からは、読みは入らない', async () => {
  const { name, kana } = fields(await render(<Name />));
  await name.fill('山田');
  await composeText('もと', '本');
  await expect.element(name).toHaveValue('山田本');
  await expect.element(kana).toHaveValue('');
});

test.each([
  ['やまだ', 'ヤマダ'],
  ['ﾔﾏﾀﾞ', 'ヤマダ'],
  ['う゛ぃ', 'ヴィ'],
  ['サト-', 'サトー'],
  ['Smith', 'Smith'],
  ['山田', '山田'],
])('%s と入力して離れると %s になる', async (typed, shown) => {
  const onBlur = vi.fn();
  const { kana } = fields(await render(<Name onBlur={onBlur} />));
  await kana.fill(typed);
  await expect.element(kana).toHaveValue(typed);
  await userEvent.tab();
  await expect.element(kana).toHaveValue(shown);
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('変換を確定する Enter では送信されない', async () => {
  const { kana } = fields(await render(<Name />));
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  const input = kana.element();
  expect(input.dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }))).toBe(
    false,
  );
  expect(input.dispatchEvent(new KeyboardEvent('keydown', enter))).toBe(true);
});

test('名前・説明・エラーが結びついている', async () => {
  const screen = await render(
    <Name support="ひらがなでも入力できます。" error="セイを入力してください。" />,
  );
  await expect
    .element(fields(screen).kana)
    .toHaveAccessibleDescription('ひらがなでも入力できます。 セイを入力してください。');
});

// Compiled, never run: what may not be written.
export const refused = () => [
  // @ts-expect-error a field without a label does not compile
  <KanaField key="1" value="" onChange={() => {}} />,
];
