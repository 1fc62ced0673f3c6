import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { selectPort } from '../support/ports.ts';
import { press } from '../support/press.ts';

/** Counts what a customer presses. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('pressed', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const count = () => (window as unknown as { pressed: () => void }).pressed();
    addEventListener('pointerdown', count, true);
  });
  return () => presses;
}

const results = (page: Page) => page.getByRole('heading', { level: 1, name: '便と客室を選ぶ' });

test('出発地を開いて選び、今週末・検索の4回で便に着き、次からは前回の検索の1回で着く', async ({
  page,
}) => {
  const presses = await countPresses(page);
  await page.goto('/customer/');
  // Its only destination is chosen with it.
  await selectPort(page, '出発地', '東雲港');
  await press(page.getByRole('button', { name: '今週末' }));
  await press(page.getByRole('button', { name: '便を検索する' }));
  await expect(results(page)).toBeVisible();
  expect(presses()).toBe(4);

  await page.goto('/customer/');
  const last = page.getByRole('group', { name: '前回の検索' });
  await expect(last.getByRole('button')).toHaveText(/東雲港から北斗浜港 7月24日\(土\) 大人1名/);
  await expectSoundPage(page);
  await press(last.getByRole('button'));
  await expect(results(page)).toBeVisible();
  await expect(page).toHaveURL(/fromPortId=port_shinonome.*date=2027-07-24/);
  expect(presses()).toBe(5);
  // A day of several sailings is one to compare: its row is opened, and its cheapest cabin picked.
  await press(page.getByRole('button', { name: /発の客室と運賃$/ }).first());
  await expect(page.getByRole('radio', { name: /円/, checked: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'お客様情報へ進む' })).toBeVisible();
  expect(presses()).toBe(6);
});
