import { expect, type Page } from '@playwright/test';

/** Holds what has been said since the last time against what is expected, word for word. */
export type ExpectSaid = (expected: (string | RegExp)[]) => Promise<void>;

/** How long something loads differs from run to run, and whether today can still be booked by the hour. */
const passing = /読み込んでいます|^乗船日を、予約できる最初の日の/;

/** Said of the first save alone. When the first pause in typing comes differs from run to run. */
const SAVED = '入力内容を保存しました';

/**
 * Writes down what a screen reader says by itself from now on: text that changes in a live region, and
 * an alert that appears. A status that comes together with its text stands in parentheses: not every
 * reader says it. What takes the focus is not in it. Call it before the page is opened.
 */
export async function listen(page: Page): Promise<ExpectSaid> {
  const said: string[] = [];
  let saves = 0;
  await page.exposeFunction('tellSaid', (words: string) => {
    if (words === SAVED) saves += 1;
    else if (!passing.test(words)) said.push(words);
  });
  // A machine with no network but its own would say that there is none.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await page.addInitScript(noteLiveRegions);
  return async (expected) => {
    const isSame = () =>
      said.length === expected.length &&
      expected.every((one, index) =>
        one instanceof RegExp ? one.test(said[index] ?? '') : one === said[index],
      );
    await expect
      .poll(isSame, { message: 'what is said' })
      .toBe(true)
      .catch(() => {});
    const words = expected.map((one) => (one instanceof RegExp ? expect.stringMatching(one) : one));
    expect(said.splice(0)).toEqual(words);
    expect(saves, SAVED).toBeLessThanOrEqual(1);
  };
}

/** Runs in the page: the words of every alert that appears from now on, by order. */
export function alertsFromNow(): string[] {
  const said: string[] = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      const alerts = [node, ...node.querySelectorAll('*')].filter((each) =>
        each.matches('[role=alert]'),
      );
      said.push(...alerts.map(({ textContent }) => textContent ?? ''));
    }
  }).observe(document.body, { childList: true, subtree: true });
  return said;
}

/** Runs in the page before anything else: calls `tellSaid` with each text that a screen reader says by itself. */
export function noteLiveRegions(): void {
  // A region may be one by its role and say nothing for now.
  const live =
    ':is([role=status], [role=alert], [role=log], [aria-live], output):not([aria-live=off])';
  const tellSaid = Reflect.get(window, 'tellSaid') as (words: string) => void;
  const heard = new WeakMap<Element, string>();
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
  const wordsOf = (region: Element) => {
    const said = region.cloneNode(true) as Element;
    for (const unsaid of said.querySelectorAll('[aria-hidden=true]')) unsaid.remove();
    return (said.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const tell = (region: Element, words: string, isSure = true) => {
    if (heard.get(region) === words) return;
    heard.set(region, words);
    const isHidden = !region.checkVisibility() || region.closest('[aria-hidden=true], [inert]');
    if (words && !isHidden) tellSaid(isSure ? words : `(${words})`);
  };
  const noteNew = (node: Node) => {
    if (!(node instanceof Element)) return;
    const found = node.matches(live) ? [node] : [];
    for (const region of [...found, ...node.querySelectorAll(live)]) {
      const isSure = region.matches('[role=alert], [aria-live=assertive]');
      if (!heard.has(region)) tell(region, wordsOf(region), isSure);
    }
  };
  new MutationObserver((changes) => {
    const known = new Set(
      changes
        .map(({ target }) => elementOf(target)?.closest(live))
        .filter((region) => region && heard.has(region)),
    );
    for (const { addedNodes } of changes) for (const node of addedNodes) noteNew(node);
    for (const region of known) {
      // A list of messages says what is new in it, the others all they have.
      const isList = region?.matches('[aria-atomic=false], [role=log]');
      const added = changes.flatMap(({ target, addedNodes }) =>
        region?.contains(target) ? [...addedNodes].map(({ textContent }) => textContent) : [],
      );
      if (region?.isConnected) tell(region, isList ? added.join(' ') : wordsOf(region));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
