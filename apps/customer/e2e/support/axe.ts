import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { findWrongTokens } from './autocomplete.ts';
import { findMotion, findPageProblems } from './page-rules.ts';

// Without its comments and long names: every document reads it anew before the first rule.
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const rules: axe.RunOptions = {
  // Nobody reads what passed.
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** These rules can fail in a wide window on a page that passed on a phone. Stories do not test them (`src/stories.test.tsx`). */
const layoutRules: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable', 'region'] },
};

/** While a panel fades in, its words are paler than they will be. */
function isAtRest(): boolean {
  return document.getAnimations().every(({ playState, effect }) => {
    const isShort = Number(effect?.getComputedTiming().endTime) < 1000;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    // What is folded or gone by now never comes to an end, though its animation may say that it runs.
    return playState !== 'running' || !isShort || !target?.checkVisibility();
  });
}

async function runAxe(options: axe.RunOptions): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
}

// As one text, for one call: each takes the time of a small rule. What moves at that moment is waited for.
const atRest = (options: axe.RunOptions) =>
  `(${isAtRest})() && (${runAxe})(${JSON.stringify(options)})`;

/** What axe can find: violations of WCAG 2.2 A and AA and of its best practices. */
export async function findAxeViolations(page: Page, options = rules): Promise<string[]> {
  // A document keeps it: a booking is one document from the search to the completion.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  for (;;) {
    const found = await page.evaluate<string[] | false>(atRest(options));
    if (found) return found;
    await page.waitForFunction(isAtRest);
  }
}

/** Customers who have asked for less motion see none of what moves for ever for others (WCAG 2.2.2). */
async function findMotionOfOthers(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const found = await page.evaluate(findMotion);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return found;
}

/** What axe does not look at. */
export async function findOtherProblems(page: Page): Promise<string[]> {
  const { problems, isStill } = await findPageProblems(page);
  return [
    ...problems,
    ...(await findWrongTokens(page)),
    ...(isStill ? await findMotionOfOthers(page) : []),
  ];
}

/** What every page is held to, in every state that a test stops at. */
export async function expectSoundPage(page: Page): Promise<void> {
  expect([...(await findAxeViolations(page)), ...(await findOtherProblems(page))]).toEqual([]);
}

/**
 * The same in a wide window, of a page that was sound on a phone: names, roles and colours of a wide one are
 * those of its stories.
 */
export async function expectSoundInWideWindow(page: Page): Promise<void> {
  expect([
    ...(await findAxeViolations(page, layoutRules)),
    ...(await findOtherProblems(page)),
  ]).toEqual([]);
}

/** Looks at a page at its end, where the bar at the foot of a phone lies over nothing. */
export async function expectSoundAtEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectSoundPage(page);
}
