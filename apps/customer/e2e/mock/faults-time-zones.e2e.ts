import { type Browser, expect, type Page, test } from '@playwright/test';
import { pages } from '../support/pages.ts';

const isLong = process.env.FERRY_FAULTS === 'long';
const ZONES = isLong
  ? ['UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kathmandu', 'Pacific/Kiritimati']
  : ['America/Los_Angeles'];
/** Shortly before midnight in Japan: another day nearly everywhere else. */
const NOW = new Date('2027-07-20T23:30:00+09:00');

/** A device for each time zone, for all pages: started for each page, they take most of the time. */
const devices = new Map<string, Page>();

async function deviceIn(browser: Browser, timezoneId: string): Promise<Page> {
  const known = devices.get(timezoneId);
  if (known) {
    // As one that was never here: nothing of the page before is in what the next one says.
    await known.context().clearCookies();
    await known.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // The next page is a new document, also where only the part after # is another one.
    await known.goto('about:blank');
    return known;
  }
  const context = await browser.newContext({ locale: 'ja-JP', timezoneId });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  devices.set(timezoneId, page);
  return page;
}

/** The page as a device of the time zone opens it. */
async function openIn(browser: Browser, timezoneId: string, url: string): Promise<Page> {
  const page = await deviceIn(browser, timezoneId);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return page;
}

// In one worker, which has the devices.
test.describe.configure({ mode: 'default' });
test.afterAll(async () => {
  for (const page of devices.values()) await page.context().close();
});

/** Everything that it says, also in its fields. */
async function textOf(page: Page): Promise<string> {
  const text = await page.locator('main').innerText();
  const values = await page
    .locator('input, select')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  return `${text}\n${values.join('\n')}`;
}

const withDates = pages.filter(
  ({ path }) => !/^(?:no\/such|member|errors\/(?:40x|mail))/.test(path),
);
const atStake = /^$|select-schedule\?|content-confirm|reservation-detail/;
const chosen = isLong ? withDates : withDates.filter(({ path }) => atStake.test(path));
for (const { path, heading } of chosen) {
  test(`/${path.slice(0, 60)} は、どの時間帯の端末でも同じ日時を表示する`, async ({
    browser,
    baseURL,
  }) => {
    const url = `${baseURL}/customer/${path}`;
    const japan = await openIn(browser, 'Asia/Tokyo', url);
    for (const timezoneId of ZONES) {
      const there = await openIn(browser, timezoneId, url);
      // Once both have everything.
      await expect(async () => {
        const text = await textOf(japan);
        expect(text).toContain(heading);
        expect(await textOf(there)).toBe(text);
      }).toPass({ timeout: 30_000 });
    }
  });
}
