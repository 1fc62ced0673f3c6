import '../../styles/global.css.ts';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { emulate } from '../../private/emulate.fixture.ts';
import { RadioCards } from './RadioCards.tsx';

const options = [
  { value: 'tourist', title: 'ツーリスト', description: '相部屋' },
  { value: 'suite', title: 'スイート', unavailableReason: 'この便のスイートは満席です。' },
];

test('カードのどこを押しても選べる', async () => {
  const onChange = vi.fn();
  const screen = await render(<RadioCards label="等級" options={options} onChange={onChange} />);
  await screen.getByText('相部屋').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('tourist');
});

test('選べないカードは、理由を見せる', async () => {
  const screen = await render(<RadioCards label="等級" options={options} />);
  await expect.element(screen.getByRole('radio', { name: /スイート/ })).toBeDisabled();
  await expect.element(screen.getByText('この便のスイートは満席です。')).toBeVisible();
});

test('エラーの一覧からは、選べる最初のカードへ進む', async () => {
  const [first, second] = options;
  const turned = second && first ? [second, first] : [];
  const field = { current: null as HTMLInputElement | null };
  const screen = await render(<RadioCards id="grade" label="等級" options={turned} ref={field} />);
  const card = screen.getByRole('radio', { name: /ツーリスト/ });
  await expect.element(card).toHaveAttribute('id', 'grade');
  field.current?.focus();
  await expect.element(card).toHaveFocus();
});

test('選んだカードの中にだけ、続きの入力が出て、カードの枠は動かない', async () => {
  const card = (value: string) => ({ value, title: `店${value}`, details: <p>続き{value}</p> });
  const props = { label: 'お支払い方法', options: [card('A'), card('B')] };
  const screen = await render(<RadioCards {...props} />);
  await expect.element(screen.getByText('続きA')).not.toBeInTheDocument();
  const { x, y } = screen.getByText('店A').element().getBoundingClientRect();
  await screen.rerender(<RadioCards {...props} value="A" />);
  await expect.element(screen.getByText('続きA')).toBeVisible();
  await expect.element(screen.getByText('続きB')).not.toBeInTheDocument();
  expect(screen.getByText('店A').element().getBoundingClientRect()).toMatchObject({ x, y });
});

test('印刷では、選んだカードの枠も、紙の幅からはみ出さない', async () => {
  const screen = await render(<RadioCards label="等級" options={options} value="tourist" />);
  await emulate({ isPrinted: true });
  const frame = screen.getByText('ツーリスト').element().closest('label')?.parentElement;
  const list = frame?.parentElement?.getBoundingClientRect();
  const box = frame?.getBoundingClientRect();
  await emulate();
  expect(box?.left).toBeGreaterThanOrEqual(list?.left ?? Number.NaN);
  expect(box?.right).toBeLessThanOrEqual(list?.right ?? Number.NaN);
});

test('並んだカードの1つが2行になっても、選んだカードは枠の下まで塗られる', async () => {
  const cards = [
    { value: 'all', title: 'すべて' },
    { value: 'some', title: 'とても長い名前の、2行になる選び方' },
  ];
  const screen = await render(
    <div style={{ inlineSize: 340 }}>
      <RadioCards label="範囲" isInRow options={cards} value="all" />
    </div>,
  );
  const label = screen.getByText('すべて').element().closest('label');
  const frame = label?.parentElement;
  const other = screen
    .getByText(/とても長い/)
    .element()
    .closest('label');
  const border = 2;
  const bottomOf = (element?: Element | null) =>
    element?.getBoundingClientRect().bottom ?? Number.NaN;
  expect(bottomOf(label)).toBe(bottomOf(frame) - border);
  expect(bottomOf(frame)).toBeGreaterThanOrEqual(bottomOf(other?.parentElement));
});
