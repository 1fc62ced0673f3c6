import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { linesOf } from '../../private/lines.fixture.ts';
import { type CabinCard, CabinCards } from './CabinCards.tsx';

const carpet: CabinCard = {
  value: 'carpet',
  name: 'カーペット席',
  tags: ['女性専用'],
  text: '靴を脱いで足を伸ばせます。',
  availability: 'few',
  remaining: '残り4名',
  price: 12300,
  unit: '3名分',
  parts: { summary: '割引後(−600円)', lines: '割引前 12,900円' },
};
const seat: CabinCard = {
  ...carpet,
  value: 'seat',
  name: 'リクライニング席',
  availability: 'full',
};

async function show(value?: string) {
  const onChange = vi.fn();
  const screen = await render(
    <CabinCards
      label="客室を選ぶ"
      name="cabin"
      cabins={[carpet, seat]}
      value={value}
      onChange={onChange}
    />,
  );
  const radio = (name: RegExp) => screen.getByRole('radio', { name });
  return { screen, onChange, radio };
}

test('名前に客室と空席と合計が、説明に特徴が入っている', async () => {
  const { radio } = await show();
  const choice = radio(/^カーペット席/);
  await expect
    .element(choice)
    .toHaveAccessibleName('カーペット席 残りわずか 残り4名 12,300円 3名分');
  await expect.element(choice).toHaveAccessibleDescription('女性専用 靴を脱いで足を伸ばせます。');
});

test('カードのどこを押しても選べ、キーボードでも選べる', async () => {
  const { screen, onChange } = await show();
  await screen
    .getByRole('listitem')
    .first()
    .click({ position: { x: 20, y: 20 } });
  await userEvent.keyboard('{Tab} ');
  expect(onChange).toHaveBeenCalledWith('carpet');
});

test('選んでいない客室には、強制カラーでも、選んだ印が見えない', async () => {
  const { screen } = await show();
  const mark = screen
    .getByRole('listitem')
    .first()
    .element()
    .querySelector<SVGElement>('label > span > svg');
  await expect.element(mark).not.toBeVisible();
});

test('満席の客室は残り、金額がなく、選べない', async () => {
  const { screen, radio } = await show('carpet');
  await expect.element(radio(/^カーペット席/)).toBeChecked();
  await expect.element(radio(/^リクライニング席/)).toBeDisabled();
  expect(screen.getByText(/12,300/).elements()).toHaveLength(1);
});

test('何でできている金額かは、畳んだ行から開ける', async () => {
  const { screen } = await show();
  await expect.element(screen.getByText('割引前 12,900円').first()).not.toBeVisible();
  await screen.getByText('割引後(−600円)').first().click();
  await expect.element(screen.getByText('割引前 12,900円').first()).toBeVisible();
});

test('客室の名前は、細い画面でも、付き・個室・客室・寝台の中では折り返さない', async () => {
  const words = ['個室', '客室', '寝台'];
  const named = words.map((word) => ({ ...carpet, value: word, name: `ペットルーム付き${word}` }));
  const screen = await render(
    <CabinCards label="客室" name="cabin" cabins={named} value="" onChange={() => {}} />,
  );
  for (let width = 150; width <= 340; width += 5) {
    screen.container.style.inlineSize = `${width}px`;
    const names = [...screen.container.querySelectorAll('[id$=-name]')];
    for (const [at, name] of names.entries()) {
      const lines = linesOf(name);
      expect(lines.at(-1), `${width} px`).toMatch(new RegExp(`${words[at]}$`));
      expect(lines.filter((line) => line.startsWith('き'))).toEqual([]);
    }
  }
});
