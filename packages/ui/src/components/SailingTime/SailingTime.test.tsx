import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SailingTime } from './SailingTime.tsx';

test.each([
  ['22:50', '22:50'],
  ['09:05', '9:05'],
  ['24:00', '翌0:00 (24:00)'],
  ['27:59', '翌3:59 (27:59)'],
  ['28:00', '翌4:00'],
  ['54:10', '翌々6:10'],
])('%s は「%s」と見える', async (time, text) => {
  const screen = await render(<SailingTime time={time} />);
  expect(screen.container.textContent).toBe(text);
});
