import type { Page } from '@playwright/test';

/** Chooses a port in the search form by the name that is read out: its reading is only seen. */
export async function selectPort(
  page: Page,
  field: '出発地' | '到着地',
  name: string,
): Promise<void> {
  const select = page.getByLabel(field, { exact: true });
  const option = select.getByRole('option', { name, exact: true });
  await select.selectOption(await option.getAttribute('value'));
}
