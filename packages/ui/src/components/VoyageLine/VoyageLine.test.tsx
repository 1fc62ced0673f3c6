import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emulate } from '../../private/emulate.fixture.ts';
import { VoyageLine, type VoyageLineProps } from './VoyageLine.tsx';

const night: VoyageLineProps = {
  form: 'small',
  hue: 2,
  cutOff: { at: '2026-12-08T22:40:00+09:00', holdsFor: '車両' },
  departure: { at: '2026-12-09T00:10:00+09:00', port: '北斗浜港' },
  calls: [{ at: '2026-12-09T08:00:00+09:00', port: '千鳥島' }],
  arrival: { at: '2026-12-10T01:40:00+09:00', port: '東雲港' },
  duration: '25時間30分',
  vessel: 'よいかぜ',
  day: '2026-12-08',
};

const spoken = [
  '乗船手続き締切(車両)12月8日(火) 22:40',
  '12月9日(水) 0:10 (24:10) 北斗浜港 出港',
  '所要時間25時間30分 よいかぜ',
  '12月9日(水) 8:00 千鳥島 寄港',
  '12月10日(木) 1:40 (25:40) 東雲港 入港',
];

afterEach(() => {
  document.documentElement.style.fontSize = '';
  return emulate();
});

test.each(['small', 'large', 'vertical'] as const)(
  '%s でも、締切から入港まで、時刻の順に一度だけ読まれる',
  async (form) => {
    for (const width of [375, 1280]) {
      await page.viewport(width, 800);
      const screen = await render(<VoyageLine {...night} form={form} />);
      const items = screen.getByRole('listitem').elements();
      expect(items.map(({ textContent }) => textContent)).toEqual(spoken);
      await screen.unmount();
    }
  },
);

test.each([13, 32])('文字が%ipxでも、縦の線は時刻と言葉の間に立つ', async (size) => {
  document.documentElement.style.fontSize = `${size}px`;
  const screen = await render(<VoyageLine {...night} form="vertical" />);
  const departure = screen.getByRole('listitem').filter({ hasText: '出港' }).element();
  const [times = ''] = getComputedStyle(departure).gridTemplateColumns.split(' ');
  const { left, width } = getComputedStyle(departure, '::after');
  const middle = Number.parseFloat(left) + Number.parseFloat(width) / 2;
  expect(middle).toBeCloseTo(Number.parseFloat(times) + 20, 0);
});

/** Middle of a mark along the line, from 0 at its beginning to 1 at its end. */
const placeOn = (line: Element, mark: Element | null): number => {
  const { left, width } = line.getBoundingClientRect();
  return ((mark?.getBoundingClientRect().left ?? Number.NaN) - left) / width;
};

test('日付の変わり目は、海の上の時間に合った所に立つ', async () => {
  await page.viewport(1280, 800);
  const departure = { at: '2026-12-05T19:00:00+09:00', port: '東雲港' };
  const arrival = { at: '2026-12-06T12:30:00+09:00', port: '北斗浜港' };
  const { cutOff: _, calls: __, ...rest } = night;
  const screen = await render(<VoyageLine {...rest} form="large" {...{ departure, arrival }} />);
  const [, sea, midnight] = screen.container.querySelectorAll('li');
  if (!sea || !midnight) throw new Error('The line has no midnight');
  const dash = midnight.querySelector('span');
  expect(placeOn(sea, dash)).toBeCloseTo(5 / 17.5, 1);
});

test('行の中では、一覧の日付と違う日だけが見える', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<VoyageLine {...night} />);
  const seen = (text: string) => {
    const found = screen.getByText(text, { exact: true }).elements();
    return found.some((element) => getComputedStyle(element).clipPath === 'none');
  };
  expect(seen('12月8日(火)')).toBe(false);
  expect(seen('12月9日(水)')).toBe(true);
  expect(seen('12月10日(木)')).toBe(true);
});

test('電話の幅で、どの形もはみ出さない', async () => {
  await page.viewport(320, 800);
  for (const form of ['small', 'large', 'vertical'] as const) {
    const screen = await render(<VoyageLine {...night} form={form} />);
    const list = screen.getByRole('list').element();
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await screen.unmount();
  }
});

test('締切の日付は、出港と同じ日なら行には出ず、違う日なら1行に収まる', async () => {
  await page.viewport(1280, 800);
  const { day: _, ...leg } = night;
  const dateOf = async (at: string) => {
    const screen = await render(<VoyageLine {...leg} cutOff={{ at }} />);
    const date = screen.getByRole('time').first().element().firstElementChild;
    if (!date) throw new Error('The cut-off has no date');
    const { clipPath } = getComputedStyle(date);
    const height = date.getBoundingClientRect().height;
    await screen.unmount();
    return { isSeen: clipPath === 'none', height };
  };
  expect((await dateOf('2026-12-09T00:00:00+09:00')).isSeen).toBe(false);
  const { isSeen, height } = await dateOf('2026-12-08T22:40:00+09:00');
  expect(isSeen).toBe(true);
  expect(height).toBeLessThanOrEqual(20);
});

test('ハイコントラストでは、大きな時刻の下地が、その上の「締切」を隠さない', async () => {
  await emulate({ forcedColors: true });
  const screen = await render(<VoyageLine {...night} />);
  // The plate is what this mode lays behind a text whose colour it chooses.
  const clock = screen.getByText('22:40').element();
  expect(getComputedStyle(clock).forcedColorAdjust).toBe('none');
});

test('電話の短い線でも、二つの寄港地の名前は、間を空けて印の下に並ぶ', async () => {
  await page.viewport(375, 800);
  const island: VoyageLineProps = {
    form: 'small',
    hue: 3,
    departure: { at: '2026-12-09T12:10:00+09:00', port: '凪浦港' },
    calls: [
      { at: '2026-12-09T12:45:00+09:00', port: '鈴音島港' },
      { at: '2026-12-09T13:25:00+09:00', port: '千鳥島港' },
    ],
    arrival: { at: '2026-12-09T14:05:00+09:00', port: '帆影島港' },
    duration: '1時間55分',
    vessel: 'はなかぜ',
    day: '2026-12-09',
  };
  const screen = await render(
    <div style={{ inlineSize: 311 }}>
      <VoyageLine {...island} />
    </div>,
  );
  const [first, second] = [/^鈴音島港/, /^千鳥島港/].map((port) =>
    screen.getByText(port).element().getBoundingClientRect(),
  );
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeGreaterThanOrEqual(4);
});

test('一列に積むほど狭い所でも、寄港地は線の上に並び、線は出港と入港の間にある', async () => {
  const twoCalls = [
    { at: '2026-12-09T08:00:00+09:00', port: '鈴音島港' },
    { at: '2026-12-09T17:00:00+09:00', port: '千鳥島港' },
  ];
  const screen = await render(
    <div style={{ inlineSize: 250, containerType: 'inline-size' }}>
      <VoyageLine {...night} calls={twoCalls} day="2026-12-09" />
    </div>,
  );
  const partOf = (hasText: string | RegExp) =>
    screen.getByRole('listitem').filter({ hasText }).element().getBoundingClientRect();
  const line = partOf('所要時間');
  expect(partOf('鈴音島港 寄港').top).toBe(line.top);
  expect(partOf('千鳥島港 寄港').top).toBe(line.top);
  expect(line.top).toBeGreaterThanOrEqual(partOf('出港').bottom);
  expect(partOf('入港').top).toBeGreaterThanOrEqual(line.bottom);
});
