import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Footer, FooterLink } from './Footer.tsx';

const footer = (
  <Footer
    phone={{ label: 'お電話でのご予約', number: '0120-000-000', hours: '9時から18時まで' }}
    note="© 2026 汐凪フェリー"
  >
    <FooterLink href="#conditions">運送約款</FooterLink>
    {false}
    <FooterLink href="#privacy">個人情報の取り扱い</FooterLink>
  </Footer>
);

test('番号を押すと電話をかけられる', async () => {
  const screen = await render(footer);
  await expect
    .element(screen.getByRole('link', { name: '0120-000-000' }))
    .toHaveAttribute('href', 'tel:0120000000');
});

test('規約へのリンクは、名前のある一覧にまとまっている', async () => {
  const screen = await render(footer);
  const items = screen.getByRole('navigation', { name: '規約とご案内' }).getByRole('listitem');
  expect(items.elements().map((item) => item.textContent)).toEqual([
    '運送約款',
    '個人情報の取り扱い',
  ]);
});

test('電話の幅でも、押すものはどれも 44 px 以上ある', async () => {
  await page.viewport(320, 600);
  const screen = await render(footer);
  for (const link of screen.getByRole('link').elements()) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
