import { expect, type Locator, type Page } from '@playwright/test';
import { press } from './press.ts';
import { openPanelOf } from './search-card.ts';

/** An end of the line in the search card. */
type PortCell = '出発地' | '到着地';

/** The cell of a port, which says what is chosen; not the button that swaps the two. */
export const portCell = (page: Page, name: PortCell): Locator =>
  page.locator('form').getByRole('button', { name: new RegExp(`^${name}(?!と)`) });

/** Opens the lines of ports under a cell, where they are not open. */
export async function openPorts(page: Page, name: PortCell): Promise<Locator> {
  const cell = portCell(page, name);
  await expect(cell).not.toContainText('待っています');
  await openPanelOf(page, cell);
  return page.getByRole('dialog', { name: `${name}を選ぶ` });
}

/** Chooses a port in the search form by its name. */
export async function selectPort(page: Page, field: PortCell, name: string): Promise<void> {
  const ports = await openPorts(page, field);
  await press(ports.getByRole('option', { name: new RegExp(`^${name}`) }).first());
  await expect(portCell(page, field)).toContainText(name);
}
