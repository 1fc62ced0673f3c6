import type { Page } from '@playwright/test';

/** Waits until the page is led by a service worker that has everything it keeps: all parts of the site. */
export const workerReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller?.state === 'activated';
    },
    undefined,
    { timeout: 60_000 },
  );

/** What all caches of the origin hold, as paths. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

/** Scopes of the workers that this browser has for the origin. */
export const scopes = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
