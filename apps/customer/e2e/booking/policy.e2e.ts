import { expect, test } from '@playwright/test';
import { bookUntilConfirm, commit, hold } from '../support/booking.ts';
import { collectPolicyReports } from '../support/policy.ts';
import { openCell } from '../support/search-card.ts';

const trip = { from: '汐見港', to: '凪浦港', days: 11 };

test('予約の全手順と公開ページで、セキュリティポリシーの違反が一つもない', async ({ page }) => {
  const reports = await collectPolicyReports(page);
  await bookUntilConfirm(page, trip);
  await hold(page);
  await commit(page);
  for (const path of ['', 'reservation', 'reservation-search', 'errors/40x', 'no/such/page']) {
    await page.goto(`/customer/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/customer/reservation');
  await openCell(page, '乗船日');
  await expect(page.getByRole('grid').first()).toBeVisible();
  expect(reports).toEqual([]);
});

test('紛れ込んだスクリプトは、どの形でも動かずに報告される', async ({ page }) => {
  const reports = await collectPolicyReports(page);
  await page.goto('/customer/');
  await expect(page.getByRole('button', { name: '便を検索する' })).toBeVisible();
  const refused = await page.evaluate(() => {
    const outcomes: string[] = [];
    const attempt = (plant: () => void) => {
      try {
        plant();
        outcomes.push('planted');
      } catch (error) {
        outcomes.push((error as Error).name);
      }
    };
    const code = 'window.hasRun = true';
    const script = document.createElement('script');
    attempt(() => {
      script.textContent = code;
    });
    attempt(() => {
      document.body.innerHTML += `<script>${code}</script>`;
    });
    attempt(() => {
      script.src = 'https://evil.example/a.js';
    });
    // A node that a parser has made is no text any more: here the policy for scripts is what holds.
    attempt(() => {
      script.append(code);
      document.body.append(script);
    });
    attempt(() => {
      const image = document.createElement('img');
      image.setAttribute('onerror', code);
      image.src = 'data:,';
      document.body.append(image);
    });
    attempt(() => {
      const link = document.createElement('a');
      link.href = `javascript:${code}`;
      document.body.append(link);
      (link as HTMLElement).click();
    });
    return outcomes;
  });
  expect(refused.slice(0, 3)).toEqual(['TypeError', 'TypeError', 'TypeError']);
  await expect.poll(() => reports.join('\n')).toMatch(/script-src-elem inline/);
  await expect.poll(() => reports.join('\n')).toMatch(/script-src-attr|require-trusted-types-for/);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});
