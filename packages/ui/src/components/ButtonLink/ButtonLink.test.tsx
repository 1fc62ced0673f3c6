import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ButtonLink } from './ButtonLink.tsx';

test('リンクとして行き先を持ち、押したことがルーターに伝わる', async () => {
  const onClick = vi.fn((event) => event.preventDefault());
  const ref = vi.fn();
  const screen = await render(
    <ButtonLink ref={ref} href="/customer/reservation" onClick={onClick}>
      便を探す
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: '便を探す' });
  await expect.element(link).toHaveAttribute('href', '/customer/reservation');
  await link.click();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(ref).toHaveBeenCalledWith(link.element());
});
