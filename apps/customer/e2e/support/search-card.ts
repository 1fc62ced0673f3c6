import { expect, type Locator, type Page } from '@playwright/test';
import { press } from './press.ts';

/** A day as it is typed. */
type TypedDay = { year: string; month: string; day: string };

/** Cells of the search card that open a panel, by their captions. */
type SearchCell = '乗船日' | '往路' | '復路' | '人数・車両';

/** The cell of the search card, which says what is chosen. */
export const searchCell = (page: Page, name: SearchCell): Locator =>
  page.locator('form').getByRole('button', { name: new RegExp(`^${name}`) });

/** Opens the panel of a cell, where it is not open: the browser knows, no attribute of the cell says it. */
export async function openPanelOf(page: Page, cell: Locator): Promise<void> {
  const panel = page.locator(`[id="${await cell.getAttribute('popovertarget')}"]`);
  if (!(await panel.isVisible())) await press(cell);
}

/** Opens the panel of a cell that has the caption. */
export const openCell = (page: Page, name: SearchCell): Promise<void> =>
  openPanelOf(page, searchCell(page, name));

/** Goes on to the rest of the search card. */
export const closeCell = (page: Page): Promise<void> =>
  press(page.getByRole('button', { name: '決める', exact: true }));

/** Types a day of sailing into the boxes of its cell. */
export async function typeDay(
  page: Page,
  cell: Exclude<SearchCell, '人数・車両'>,
  { year, month, day }: TypedDay,
): Promise<void> {
  await openCell(page, cell);
  const legend = cell === '乗船日' ? cell : `${cell}の乗船日`;
  const date = page.getByRole('group', { name: legend, exact: true });
  // The days of the calendar have these characters in their names.
  for (const [name, text] of [
    ['年', year],
    ['月', month],
    ['日', day],
  ] as const) {
    await date.getByRole('textbox', { name, exact: true }).fill(text);
  }
  await closeCell(page);
}

/** Adds one passenger for each class named: 「大人」「小人」. */
export async function addPassengers(page: Page, ...classes: string[]): Promise<void> {
  if (classes.length === 0) return;
  await openCell(page, '人数・車両');
  // Vehicles and help come a moment after the panel, which grows: its button would be missed.
  const panel = page.getByRole('dialog', { name: '人数と車両を選ぶ' });
  await expect(panel.getByRole('switch')).toBeVisible();
  for (const name of classes) {
    await press(page.getByRole('button', { name: `${name}を増やす` }));
  }
  await closeCell(page);
}
