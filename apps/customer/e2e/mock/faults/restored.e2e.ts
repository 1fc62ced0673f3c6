import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { restored } from '../../support/faults/browser-faults.ts';
import { meetPages, test } from '../../support/faults/table.ts';

// Playwright starts browsers without a back-forward cache, and the shell without windows has none at all.
const debian = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(debian) ? debian : undefined);
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    }),
});

test(`どのページも「${restored.name}」で壊れず、入力も行き先も失わない`, async ({
  browser,
  site,
}) => {
  test.setTimeout(20 * 60_000);
  expect(await meetPages(browser, site, restored, 17)).toEqual({});
});
