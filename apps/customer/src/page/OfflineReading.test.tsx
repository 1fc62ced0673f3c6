import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { OfflineReading } from './OfflineReading.tsx';

test('通信できないあいだだけ、いつの内容かを伝える', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const screen = await render(<OfflineReading at="2027-07-20T10:00:00+09:00" />);
  expect(screen.container.textContent).toBe('');
  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect
    .element(screen.getByText(/^2027年7月20日\(火\) 10:00 現在の内容です。/))
    .toBeVisible();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => screen.container.textContent).toBe('');
  online.mockRestore();
});
