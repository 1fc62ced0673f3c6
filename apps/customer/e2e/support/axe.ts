import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { findWrongTokens } from './autocomplete.ts';
import { findPageProblems } from './page-rules.ts';

/** What axe can find: violations of WCAG 2.2 A and AA and of its best practices. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Nobody reads what passed, and without a second page for the sums it takes a third of the time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
}

/** Horizontal scrolling (WCAG 1.4.10). */
const findSidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth - clientWidth} px`] : [];
  });

/** What axe does not look at. */
export async function findOtherProblems(page: Page): Promise<string[]> {
  return [
    ...(await findSidewaysScroll(page)),
    ...(await findPageProblems(page)),
    ...(await findWrongTokens(page)),
  ];
}

/** What every page is held to, in every state that a test stops at. */
export async function expectSoundPage(page: Page): Promise<void> {
  expect([...(await findAxeViolations(page)), ...(await findOtherProblems(page))]).toEqual([]);
}
