import '../../styles/global.css.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SailingBoard } from '../SailingBoard/SailingBoard.tsx';
import { SailingRow, type SailingRowProps } from './SailingRow.tsx';

const sailing: SailingRowProps = {
  voyage: {
    hue: 2,
    cutOff: { at: '2026-08-02T22:20:00+09:00', holdsFor: '徒歩' },
    departure: { at: '2026-08-02T22:50:00+09:00', port: '汐見港' },
    arrival: { at: '2026-08-03T06:30:00+09:00', port: '凪浜港' },
    duration: '7時間40分',
    vessel: 'しおなぎ丸',
    day: '2026-08-02',
  },
  availability: 'available',
  price: 60475,
  priceNote: '7種類・税込',
};
const off = { price: undefined, priceNote: undefined };

test('締切、出港、所要時間、到着、空席、金額の順に読まれる', async () => {
  const screen = await render(<SailingRow {...sailing} onToggle={() => undefined} />);
  const row = screen.getByRole('article', { name: '汐見港 22:50発 凪浜港行き' });
  const text = row.element().textContent ?? '';
  const words = ['締切(徒歩)', '22:20', '22:50', '7時間40分', '6:30', '空席あり', '60,475円'];
  const places = words.map((word) => text.indexOf(word, text.indexOf('乗船手続き')));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('行のどこを押しても、キーボードでも開き、開閉が伝わる', async () => {
  const onToggle = vi.fn();
  const screen = await render(<SailingRow {...sailing} onToggle={onToggle} />);
  const button = screen.getByRole('button', { name: '22:50発の客室と運賃', exact: true });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await screen.getByRole('article').click({ position: { x: 40, y: 40 } });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onToggle).toHaveBeenCalledTimes(2);
  await screen.rerender(
    <SailingRow {...sailing} isOpen onToggle={onToggle}>
      客室
    </SailingRow>,
  );
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByText('客室', { exact: true })).toBeVisible();
});

test('選べない便も、ことばと次の一歩を添えて残る', async () => {
  const screen = await render(
    <SailingRow {...sailing} {...off} availability="full" action={<a href="#next">次の日</a>} />,
  );
  await expect.element(screen.getByText('満席')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '次の日' })).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

const rows = (
  <SailingBoard
    title="8月2日(日)の便"
    sign="夜"
    hue={2}
    count="3便"
    priceNote="大人1名の合計(税込)"
  >
    <SailingRow {...sailing} onToggle={() => undefined} />
    <SailingRow
      {...sailing}
      {...off}
      availability="full"
      action={<a href="#n">次の日の便を見る</a>}
    />
    <SailingRow {...sailing} {...off} availability="webClosed" action="窓口・電話で承ります" />
  </SailingBoard>
);

test.each([
  [1280, 816, 96, 80],
  [375, 343, 152, 162],
])('幅%iでは、行が比べられる高さに収まり、はみ出さない', async (width, inlineSize, row, quiet) => {
  await page.viewport(width, 900);
  const screen = await render(<div style={{ inlineSize }}>{rows}</div>);
  const articles = screen.getByRole('article').elements();
  const heights = articles.map((article) => article.getBoundingClientRect().height);
  const limits = [row, quiet, quiet];
  expect(heights.filter((height, index) => height > (limits[index] ?? 0))).toEqual([]);
  for (const { scrollWidth, clientWidth } of articles) {
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
});
