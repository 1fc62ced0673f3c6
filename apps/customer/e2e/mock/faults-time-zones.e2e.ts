import { type Browser, expect, test } from '@playwright/test';
import { pages } from '../support/pages.ts';

const isLong = process.env.FERRY_FAULTS === 'long';
const ZONES = isLong
  ? ['UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kathmandu', 'Pacific/Kiritimati']
  : ['America/Los_Angeles'];
/** Shortly before midnight in Japan: another day nearly everywhere else. */
const NOW = new Date('2027-07-20T23:30:00+09:00');

/** What a page says in a time zone. */
async function textIn(
  browser: Browser,
  { baseURL, timezoneId, path }: { baseURL: string | undefined; timezoneId: string; path: string },
): Promise<string> {
  const context = await browser.newContext({
    locale: 'ja-JP',
    timezoneId,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.goto(`/customer/${path}`);
  await page.waitForLoadState('networkidle');
  const text = await page.locator('main').innerText();
  const values = await page
    .locator('input, select')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await context.close();
  return `${text}\n${values.join('\n')}`;
}

const withDates = pages.filter(
  ({ path }) => !/^(?:no\/such|member|errors\/(?:40x|mail))/.test(path),
);
const chosen = isLong
  ? withDates
  : withDates.filter(({ path }) => /reservation|^$|simulation\?/.test(path));
for (const { path, heading } of chosen) {
  test(`/${path.slice(0, 60)} は、どの時間帯の端末でも同じ日時を表示する`, async ({
    browser,
    baseURL,
  }) => {
    const japan = await textIn(browser, { baseURL, timezoneId: 'Asia/Tokyo', path });
    expect(japan).toContain(heading);
    for (const timezoneId of ZONES) {
      expect(await textIn(browser, { baseURL, timezoneId, path })).toBe(japan);
    }
  });
}
