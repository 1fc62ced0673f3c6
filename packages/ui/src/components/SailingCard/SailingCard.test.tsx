import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SailingCard, type SailingCardProps } from './SailingCard.tsx';

const sailing: SailingCardProps = {
  cutOff: '2026-08-02T22:20:00+09:00',
  departure: { time: '22:50', port: '汐見港' },
  arrival: { time: '30:30', port: '凪浜港' },
  duration: '7時間40分',
  vessel: 'しおなぎ丸',
  availability: 'available',
  price: 60475,
};

test('締切、出発、到着、空席、料金の順に読まれる', async () => {
  const screen = await render(<SailingCard {...sailing} />);
  const card = screen.getByRole('article', { name: '汐見港 22:50発 凪浜港行き' });
  await expect
    .element(card)
    .toMatchTextContent(
      /乗船手続き締切8月2日\(日\) 22:20空席あり出発22:50汐見港所要時間7時間40分到着翌6:30凪浜港しおなぎ丸60,475円/,
    );
});

test('満席の便も、ことばと次の一歩を添えて残る', async () => {
  const screen = await render(
    <SailingCard
      {...sailing}
      availability="full"
      price={undefined}
      action={<button type="button">空席待ちを申し込む</button>}
    />,
  );
  await expect.element(screen.getByText('満席')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '空席待ちを申し込む' })).toBeVisible();
  await expect.element(screen.getByText('円')).not.toBeInTheDocument();
});

test('見出しの段階を、置く場所に合わせられる', async () => {
  const screen = await render(<SailingCard {...sailing} level={2} />);
  await expect
    .element(screen.getByRole('heading', { level: 2, name: '汐見港 22:50発 凪浜港行き' }))
    .toBeInTheDocument();
});

test('Tab で次の一歩に進める', async () => {
  const screen = await render(
    <SailingCard {...sailing} action={<button type="button">この便を選ぶ</button>} />,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'この便を選ぶ' })).toHaveFocus();
});

test('電話の幅で長い港名でもはみ出さない', async () => {
  await page.viewport(320, 600);
  const screen = await render(
    <SailingCard
      {...sailing}
      departure={{ time: '22:50', port: '汐見港第二フェリーターミナル' }}
      arrival={{ time: '30:30', port: '潮待島沖ノ浦港(臨時桟橋)' }}
    />,
  );
  const card = screen.getByRole('article').element();
  expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
});
