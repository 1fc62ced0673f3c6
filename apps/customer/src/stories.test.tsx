import '@ferry/ui/styles/global.css';
import { composeStories, type Meta } from '@storybook/react-vite';
import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changePages, pageOf, pages, withoutStory } from '../e2e/support/pages.ts';
import {
  findMoreThanWordsInLiveRegions,
  findTitleWithoutErrors,
  findWrongHeading,
  findWrongLanguage,
} from '../e2e/support/spoken-rules.ts';
import { translatePage } from '../e2e/support/translate-page.ts';
import { removeDatabase } from './kept-tickets/kept-tickets-database.ts';
import { alterAnswers, type PageArgs } from './page-story.fixture.ts';

// All pages in one document: Storybook's own runner would load the app anew for every file.

type Story = { run: () => Promise<void>; storyName: string; args: Partial<PageArgs> };
type Module = { default: Meta } & Record<string, unknown>;

const modules = import.meta.glob<Module>('./**/*.stories.tsx', { eager: true });
const all = Object.values(modules).flatMap((module) =>
  Object.entries(composeStories(module as never) as Record<string, Story>).map(([id, story]) => ({
    id,
    name: `${module.default.title} ${story.storyName}`,
    story,
  })),
);
const isLong = (id: string) => id.startsWith('LongText');
// What is narrow is the same page as another one, for the eye: it is tested end to end.
const stories = all.filter(({ id }) => !isLong(id) && !id.endsWith('Narrow'));
const longOnes = all.filter(({ id }) => isLong(id));

const ownFetch = globalThis.fetch;

beforeAll(() => {
  // As the page's own document says it (`index.html`).
  document.documentElement.lang = 'ja';
  return page.viewport(1280, 800);
});
afterAll(async () => {
  globalThis.fetch = ownFetch;
  await removeDatabase();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  window.localStorage.clear();
});

const spokenRules = [
  findTitleWithoutErrors,
  findMoreThanWordsInLiveRegions,
  findWrongLanguage,
  findWrongHeading,
];

const ERROR_TITLE = 'ページを表示できませんでした';

/** Between what a page says and the edge of the window there is at least this, in px. */
const GUTTER = 16;

/** The heading of a page without a Container. What still loads has its heading for the ear alone. */
function atTheEdge(): string | undefined {
  const heading = document.querySelector('main h1');
  const { left = GUTTER, width = 0 } = heading?.getBoundingClientRect() ?? {};
  return width > 2 && left < GUTTER ? heading?.outerHTML : undefined;
}

test('物語のないページは、広い画面でもaxeのすべてで見るものだけである', () => {
  const shown = new Set(stories.map(({ story }) => pageOf(story.args.path ?? '')));
  const listed = [...pages, ...changePages].map(({ path }) => pageOf(path));
  expect([...new Set(listed)].filter((path) => !shown.has(path))).toEqual(withoutStory);
});

/** What axe finds in the story that is shown. */
async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, {
    resultTypes: ['violations'],
    elementRef: false,
    // Not of WCAG, and off in Storybook too: the bar of what loads belongs to no part of the page.
    rules: { region: { enabled: false } },
  });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Follows what says that something loads: the first says it for all that load with it, and once. */
function followWaits() {
  const spoken = new Set<Element>();
  const faults = new Set<string>();
  const look = () => {
    const waits = [...document.querySelectorAll('[role=status]')].filter((each) =>
      each.textContent?.includes('読み込んでいます'),
    );
    if (waits.length > 1) faults.add(waits.map((each) => each.textContent).join(' | '));
    for (const wait of waits) {
      const isNew = !spoken.has(wait);
      if (isNew && [...spoken].some((each) => each.textContent === wait.textContent)) {
        faults.add(`${wait.textContent}, again`);
      }
      spoken.add(wait);
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['role'] });
  return { faults, end: () => observer.disconnect() };
}

/** The page is translated by the browser, and then answered otherwise: what that breaks. */
async function brokenByTranslation(): Promise<string[]> {
  const title = document.querySelector('h1')?.textContent;
  translatePage();
  alterAnswers();
  // Answers are told in a task of their own, and rendered in those after it.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const isBroken = !title?.includes(ERROR_TITLE) && document.body.innerText.includes(ERROR_TITLE);
  const { stale, numbers } = window.translation ?? { stale: () => [], numbers: () => [] };
  return [
    ...stale(),
    ...numbers().map((text) => `a number that is translated: ${text}`),
    ...(isBroken ? [ERROR_TITLE] : []),
  ];
}

afterEach(() => window.translation?.stop());

test.each(stories)(
  '$name は、見えるはずのものを見せ、読み込みを一度だけ伝え、axeの違反がなく、翻訳されていても、別の応答が届けば、そのとおりに見せる',
  async ({ story }) => {
    const waits = followWaits();
    await story.run();
    waits.end();
    expect([...waits.faults]).toEqual([]);
    await expect.poll(atTheEdge).toBeUndefined();
    await expect.poll(() => spokenRules.flatMap((find) => find())).toEqual([]);
    expect(await violations()).toEqual([]);
    expect(await brokenByTranslation()).toEqual([]);
  },
);

describe('375 pxで', () => {
  beforeAll(() => page.viewport(375, 800));

  test.each(longOnes)('$name でも、画面の幅に収まる', async ({ story }) => {
    await story.run();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  });
});
