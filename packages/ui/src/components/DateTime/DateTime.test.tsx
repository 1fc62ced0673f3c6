import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DateTime, type DateTimeProps } from './DateTime.tsx';

const date = '2026-08-02';

test.each<[string, DateTimeProps, string, string]>([
  ['出航', { date, time: '22:50', kind: 'departure' }, '出航8月2日(日)22:50', '2026-08-02T22:50'],
  [
    '締切',
    { date, time: '9:20', kind: 'cutOff' },
    '乗船手続きの締切8月2日(日)9:20',
    '2026-08-02T09:20',
  ],
  [
    '深夜の出航',
    { date, time: '24:10', kind: 'departure' },
    '出航8月2日(日)翌0:10 (24:10)カレンダーでは8月3日(月)の0:10です',
    '2026-08-03T00:10',
  ],
  [
    '翌日の到着',
    { date, time: '30:30', kind: 'arrival' },
    '到着8月2日(日)翌6:30カレンダーでは8月3日(月)の6:30です',
    '2026-08-03T06:30',
  ],
  ['年つき', { date, isYearShown: true }, '2026年8月2日(日)', '2026-08-02'],
])('%s', async (_name, props, text, machine) => {
  const screen = await render(<DateTime {...props} />);
  expect(screen.container.textContent).toBe(text);
  const time = screen.container.querySelector('time');
  expect(time?.dateTime).toBe(machine + (props.time ? ':00+09:00' : ''));
});

// One text node after another gives one rectangle each, also on the same line.
const linesOf = (element: Element) =>
  new Set([...element.getClientRects()].map(({ top }) => top)).size;

test.each([375, 140, 100])(
  '幅%i pxでも、年と、日付と曜日は、それぞれ同じ行にある',
  async (width) => {
    const screen = await render(
      <p style={{ inlineSize: width }}>
        <DateTime date="2026-12-30" time="22:50" kind="departure" isYearShown />
      </p>,
    );
    expect(linesOf(screen.getByText('12月30日(水)').element())).toBe(1);
    expect(linesOf(screen.getByText('2026年', { exact: true }).element())).toBe(1);
  },
);
