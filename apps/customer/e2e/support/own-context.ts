import { test as base } from '@playwright/test';

/**
 * Tests with a browser context of their own, for files about what a browser keeps. `reuseContext: false` would
 * do the same, but is a matter of the worker: each file that says so starts Node and a browser once more
 * for itself, and those after it again.
 */
export const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
});
