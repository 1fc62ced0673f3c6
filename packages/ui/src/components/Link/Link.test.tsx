import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stack } from '../Stack/Stack.tsx';
import { Link } from './Link.tsx';

test('ルーターが渡す属性と ref がそのまま届く', async () => {
  const onClick = vi.fn((event) => event.preventDefault());
  const ref = vi.fn();
  const screen = await render(
    <Link ref={ref} href="/customer/terms" data-status="active" onClick={onClick}>
      運送約款
    </Link>,
  );
  const link = screen.getByRole('link', { name: '運送約款' });
  await expect.element(link).toHaveAttribute('data-status', 'active');
  await link.click();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(ref).toHaveBeenCalledWith(link.element());
});

test('行にひとつだけのリンクは、指で押せる高さがある', async () => {
  const screen = await render(
    <Stack>
      <Link href="/customer/terms">運送約款</Link>
    </Stack>,
  );
  const { height } = screen.getByRole('link').element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
});
