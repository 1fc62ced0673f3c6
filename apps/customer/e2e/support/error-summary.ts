import type { Locator, Page } from '@playwright/test';

/** What has to be put right, above a form that was sent. */
export const errorSummary = (page: Page): Locator =>
  page.getByRole('group', { name: /^入力内容をご確認ください/ });
