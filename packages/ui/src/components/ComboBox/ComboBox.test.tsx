import '../../styles/global.css.ts';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emulate } from '../../private/emulate.fixture.ts';
import { composeText } from '../../private/ime.fixture.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const options = [
  { value: 'a', label: '汐見港', reading: 'しおみこう' },
  { value: 'b', label: '凪浜港', reading: 'なぎはまこう' },
  { value: 'c', label: '潮待島', reading: 'しおまちじま' },
];

const Port = ({ onChange, ...props }: Partial<ComboBoxProps>) => {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <ComboBox
      label="出発港"
      options={options}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
};

type Screen = Awaited<ReturnType<typeof render>>;

const shown = (screen: Screen) =>
  screen
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);

test('ひらがなの読みで絞り込み、矢印キーと Enter で選べる', async () => {
  const onChange = vi.fn();
  const screen = await render(<Port onChange={onChange} />);
  await userEvent.keyboard('{Tab}しお');
  await expect.poll(() => shown(screen)).toEqual(['汐見港', '潮待島']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('c');
  await expect.element(screen.getByRole('combobox', { name: '出発港' })).toHaveValue('潮待島');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('変換の途中でも絞り込まれ、変換を確定する Enter では選ばれない', async () => {
  const onChange = vi.fn();
  const screen = await render(<Port onChange={onChange} />);
  const input = screen.getByRole('combobox');
  await input.click();
  await composeText('な', 'なぎ');
  await expect.poll(() => shown(screen)).toEqual(['凪浜港']);
  const press = (key: string, isComposing: boolean) =>
    input
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key, isComposing, bubbles: true, cancelable: true }),
      );
  press('ArrowDown', true);
  await expect.element(input).not.toHaveAttribute('aria-activedescendant');
  expect(press('Enter', true)).toBe(false);
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('ボタンを押すと、すべての候補が日本語の名前つきで出る', async () => {
  const screen = await render(<Port value="a" />);
  await screen.getByRole('button', { name: /候補を表示/ }).click();
  await expect.poll(() => shown(screen)).toEqual(['汐見港', '凪浜港', '潮待島']);
  await expect
    .element(screen.getByRole('option', { name: '汐見港' }))
    .toHaveAttribute('aria-selected', 'true');
  await screen.getByRole('option', { name: '凪浜港' }).click();
  await expect.element(screen.getByRole('combobox')).toHaveValue('凪浜港');
});

test('候補とボタンは指で押せる大きさである', async () => {
  const screen = await render(<Port />);
  const button = screen.getByRole('button');
  const { width, height } = button.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await button.click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  for (const option of screen.getByRole('option').elements()) {
    expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

test('全角の英字や半角カナでも見つかり、なければそう伝わる', async () => {
  const screen = await render(<Port />);
  const input = screen.getByRole('combobox');
  await input.fill('ﾅｷﾞ');
  await expect.poll(() => shown(screen)).toEqual(['凪浜港']);
  await input.fill('空港');
  await expect.element(screen.getByText('一致する候補がありません。')).toBeVisible();
});

test('文字を消して離れると、選んでいない状態に戻る', async () => {
  const onChange = vi.fn();
  const screen = await render(<Port value="a" onChange={onChange} />);
  await screen.getByRole('combobox').clear();
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('名前・説明・エラー・必須が入力欄と結びつき、id が届く', async () => {
  const screen = await render(
    <Port
      id="port"
      support="ひらがなでも探せます。"
      error="出発港を選択してください。"
      requirement="required"
    />,
  );
  const input = screen.getByRole('combobox', { name: '出発港' });
  await expect
    .element(input)
    .toHaveAccessibleDescription('ひらがなでも探せます。 出発港を選択してください。');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAttribute('aria-required', 'true');
  await expect.element(input).toHaveAttribute('id', 'port');
});

test('強制カラーでも、いまいる候補がほかと見分けられる', async () => {
  await emulate({ forcedColors: true });
  const screen = await render(<Port />);
  await screen.getByRole('combobox').fill('し');
  await expect.poll(() => shown(screen)).toEqual(['汐見港', '潮待島']);
  await userEvent.keyboard('{ArrowDown}');
  const ground = (name: string) =>
    getComputedStyle(screen.getByRole('option', { name }).element()).backgroundColor;
  await expect.poll(() => ground('汐見港') !== ground('潮待島')).toBe(true);
  await emulate();
});

test('幅320でも、一覧は欄と同じ幅で、画面からはみ出さない', async () => {
  await page.viewport(320, 640);
  const screen = await render(<Port value="a" />);
  await screen.getByRole('button').click();
  const list = screen.getByRole('listbox').element().getBoundingClientRect();
  const input = screen.getByRole('combobox').element().getBoundingClientRect();
  expect(list.left).toBeGreaterThanOrEqual(input.left);
  expect(list.right).toBeLessThanOrEqual(input.right);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

// Compiled, never run: what may not be written.
export const refused = () => [
  // @ts-expect-error a field without a label does not compile
  <ComboBox key="1" options={options} value="" onChange={() => {}} />,
];
