import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { wholeDates } from './whole-dates.tsx';

test('どの幅でも、日付と曜日は同じ行にある', async () => {
  const text = 'お支払いは2026年12月8日(火) 5:40までに、12月10日(木)の便の窓口でお願いします。';
  for (let width = 120; width <= 400; width += 8) {
    const screen = await render(<p style={{ inlineSize: width }}>{wholeDates(text)}</p>);
    const dates = [...screen.container.querySelectorAll('span')];
    expect(dates.map(({ textContent }) => textContent)).toEqual(['12月8日(火)', '12月10日(木)']);
    for (const date of dates) expect(date.getClientRects()).toHaveLength(1);
    expect(screen.container.textContent).toBe(text);
    await screen.unmount();
  }
});

test('日付のない文と、文でないものは変えない', () => {
  expect(wholeDates('3月の便')).toBe('3月の便');
  expect(wholeDates(null)).toBeNull();
});
