import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { linesOf } from '../../private/lines.fixture.ts';
import { DateTime, type DateTimeProps } from './DateTime.tsx';

test.each<[string, DateTimeProps, string, string]>([
  [
    '出港',
    { at: '2026-08-02T22:50:00+09:00', kind: 'departure' },
    '出港 8月2日(日) 22:50',
    '2026-08-02T22:50:00+09:00',
  ],
  [
    '締切',
    { at: '2026-08-02T09:20:00+09:00', kind: 'cutOff', holdsFor: '車両' },
    '乗船手続き締切(車両) 8月2日(日) 9:20',
    '2026-08-02T09:20:00+09:00',
  ],
  [
    '深夜の出港は、本当の日付とともに',
    { at: '2026-12-09T00:10:00+09:00', kind: 'departure' },
    '出港 12月8日(火) 24:10(12月9日(水) 0:10)',
    '2026-12-09T00:10:00+09:00',
  ],
  [
    '年を越す入港',
    { at: '2027-01-01T03:59:00+09:00', kind: 'arrival', isYearShown: true },
    '入港 2026年12月31日(木) 27:59(1月1日(金) 3:59)',
    '2027-01-01T03:59:00+09:00',
  ],
  ['日付だけ', { at: '2026-08-02', isYearShown: true }, '2026年8月2日(日)', '2026-08-02'],
])('%s', async (_name, props, text, machine) => {
  const screen = await render(<DateTime {...props} />);
  expect(screen.container.textContent).toBe(text);
  expect(screen.container.querySelector('time')?.dateTime).toBe(machine);
});

test.each([375, 260, 210])('幅%i pxでも、年から時刻までが同じ行にある', async (inlineSize) => {
  const screen = await render(
    <p style={{ inlineSize }}>
      <DateTime at="2026-12-30T22:50:00+09:00" kind="departure" isYearShown />
    </p>,
  );
  const lines = linesOf(screen.container.querySelector('p') as Element);
  expect(lines.at(-1)).toContain('2026年12月30日(水) 22:50');
});

test('入りきらない幅でも、日付は曜日まで同じ行にある', async () => {
  const screen = await render(
    <div style={{ inlineSize: 165, containerType: 'inline-size' }}>
      <p>
        <DateTime at="2026-12-13T00:10:00+09:00" isYearShown />
      </p>
    </div>,
  );
  const lines = linesOf(screen.container.querySelector('p') as Element);
  expect(lines[0]?.trim()).toBe('2026年12月12日(土)');
  expect(lines[1]).toContain('12月13日(日)');
});
