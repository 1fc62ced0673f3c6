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

test.each([
  ['パソコン', 1280, 814, 80],
  ['電話', 375, 343, 162],
] as const)(
  '選べない便の行は、理由が長くても低い(%s)',
  async (_, screenWidth, inlineSize, limit) => {
    await page.viewport(screenWidth, 800);
    const actionOf = (text: string) => (
      <span style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}>
        <span>{text}</span>
        <span>
          <a href="#phone">0120-000-470</a>
        </span>
      </span>
    );
    for (const [availability, text] of [
      ['cancelled', ''],
      ['webClosed', '窓口・電話で承ります'],
      ['notYetOpen', '11月28日(土) 9:00から受け付けます'],
      ['unsuitable', 'この長さの車両はWEBで予約できません'],
    ] as const) {
      const screen = await render(
        <div style={{ inlineSize }}>
          <SailingRow {...{ ...sailing, ...off, availability }} action={actionOf(text)} />
        </div>,
      );
      expect(
        screen.getByRole('article').element().getBoundingClientRect().height,
      ).toBeLessThanOrEqual(limit);
      await screen.unmount();
    }
  },
);

test('選べない便の締切は、窓口で間に合う便にだけ書く', async () => {
  const textOf = async (availability: SailingRowProps['availability']) => {
    const screen = await render(<SailingRow {...{ ...sailing, ...off, availability }} />);
    const text = screen.getByRole('article').element().textContent;
    await screen.unmount();
    return text;
  };
  expect(await textOf('full')).not.toContain('締切');
  expect(await textOf('webClosed')).toContain('締切(徒歩)');
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

test('幅320の画面でも、空席のことばは金額に重ならない', async () => {
  await page.viewport(320, 800);
  const screen = await render(
    <div style={{ inlineSize: 288 }}>
      <SailingRow
        {...{ ...sailing, price: 123_475 }}
        availability="few"
        onToggle={() => undefined}
      />
    </div>,
  );
  const words = screen.getByText('残りわずか').element().getBoundingClientRect();
  const button = screen.getByRole('button').element();
  const price = button.previousElementSibling;
  if (!price?.textContent.includes('123,475'))
    throw new Error('The price stands before the button');
  expect(price.getBoundingClientRect().left).toBeGreaterThanOrEqual(words.right);
  expect(price.scrollWidth).toBeLessThanOrEqual(price.clientWidth);
  expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(288);
});

test('便の名前は1行で、1文字ずつには分かれない', async () => {
  const screen = await render(<SailingRow {...sailing} onToggle={() => undefined} />);
  const name = screen.getByRole('heading', { level: 3 }).element();
  expect(name.getBoundingClientRect().height).toBeLessThan(60);
});
