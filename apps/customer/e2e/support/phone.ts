import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, chromium, type Page } from '@playwright/test';
import { type Release, startRelease } from './release.ts';

type Phone = {
  release: Release;
  /** Opens the browser; closing it and opening it again keeps what a phone keeps. */
  start: () => Promise<Page>;
};

/** Tests with a browser of their own that is closed and opened again, and a site that can go away. */
export const test = base.extend<Phone>({
  release: async ({ baseURL }, use) => {
    const release = await startRelease(baseURL ?? '');
    await use(release);
    await release.close().catch(() => undefined);
  },
  start: async ({ release, launchOptions, locale, timezoneId }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'ferry-phone-'));
    let context: BrowserContext | undefined;
    await use(async () => {
      await context?.close();
      context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        viewport: { width: 375, height: 800 },
        reducedMotion: 'reduce',
        serviceWorkers: 'allow',
        baseURL: new URL(release.url).origin,
      });
      return context.pages()[0] ?? context.newPage();
    });
    await context?.close();
    rmSync(folder, { recursive: true, force: true });
  },
});
