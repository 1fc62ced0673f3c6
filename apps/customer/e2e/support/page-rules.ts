import type { Page } from '@playwright/test';
import {
  findMoreThanWordsInLiveRegions,
  findTitleWithoutErrors,
  findWrongLanguage,
} from './spoken-rules.ts';

// What axe does not look at. Each rule runs in the page, by itself: it sees nothing of this file.
// A planted defect for every one is in `booking/planted-defects.e2e.ts`.

/** Every field has a label that is seen, not only heard, and no placeholder (WCAG 3.3.2). */
function findFieldsWithoutVisibleLabel(): string[] {
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    // One pixel and clipped is how words are hidden from the eye.
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const hasSeenText = (element: Element): boolean =>
    [element, ...element.querySelectorAll('*')].some(
      (part) =>
        isSeen(part) &&
        [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
  const buttons = ['hidden', 'submit', 'button', 'reset', 'image'];
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    (field) => field.checkVisibility() && !buttons.includes(field.type),
  );
  return fields.flatMap((field) => {
    const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...(field.labels ?? []), ...ids.map((id) => document.getElementById(id))];
    const hasLabel = labels.some((label) => label && hasSeenText(label));
    const name = field.getAttribute('aria-label') ?? (field.id || field.outerHTML.slice(0, 80));
    return [
      ...(hasLabel ? [] : [`no visible label: ${name}`]),
      ...(field.placeholder ? [`placeholder: ${field.placeholder}`] : []),
    ];
  });
}

/** A link or button says by itself what it leads to (WCAG 2.4.4 and, without its context, 2.4.9). */
function findVagueLinks(): string[] {
  const vague =
    /^(?:こちら|ここ|詳細|詳しく|もっと|続き|リンク|クリック|次|前|more|here|click|read|link|details?)(?:は|を|から|で)?(?:こちら|見る|読む|クリック|here|more)?$/i;
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const others = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt).join(' ');
    return others || element.getAttribute('aria-label') || `${element.textContent}${pictures}`;
  };
  return [...document.querySelectorAll('a[href], button, [role=link], [role=button]')]
    .map((element) => nameOf(element).replace(/[\s。.、,…›»>→「」()()]/g, ''))
    .filter((name) => vague.test(name))
    .map((name) => `says not where it leads: ${name}`);
}

/** Nothing moves for ever (WCAG 2.2.2), and nothing for long for a customer who asked for less motion. */
export function findMotion(): string[] {
  const wantsLess = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const limit = wantsLess ? 100 : Number.MAX_VALUE;
  return document.getAnimations().flatMap(({ effect, playState }) => {
    const { endTime = 0 } = effect?.getComputedTiming() ?? {};
    if (playState !== 'running' || Number(endTime) <= limit) return [];
    const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : '';
    return [`moves for ${Number(endTime)} ms: ${target}`];
  });
}

/**
 * Words are text, not parts of a picture (WCAG 1.4.5). Pictures on the pages are drawings (SVG), which
 * can be searched for words; one made of pixels cannot, so there is none.
 */
async function findTextInPictures(): Promise<string[]> {
  const words = 'text, foreignObject, image';
  const textOf = async (url: string): Promise<string> =>
    url.startsWith('data:')
      ? decodeURIComponent(url.slice(url.indexOf(',') + 1))
      : (await fetch(url)).text();
  const read = async (url: string): Promise<string> => {
    if (!/^data:image\/svg\+xml(?!;base64)|\.svg(?:[?#]|$)/.test(url)) {
      return `a picture made of pixels: ${url.slice(0, 80)}`;
    }
    // By its tags: pages of the server allow no script to parse a text (Trusted Types).
    const hasWords = /<(?:text|foreignObject|image)[\s>]/.test(await textOf(url));
    return hasWords ? `text in a picture: ${url.slice(0, 80)}` : '';
  };
  const drawn = [...document.querySelectorAll('svg')]
    .filter((svg) => svg.querySelector(words))
    .map((svg) => `text in a picture: ${svg.outerHTML.slice(0, 80)}`);
  const pixels = [...document.querySelectorAll('canvas, video, object, embed')];
  const loaded = [...document.querySelectorAll('img')].map(({ currentSrc, src }) =>
    read(currentSrc || src),
  );
  const grounds = [...document.querySelectorAll('*')].flatMap((element) =>
    [...getComputedStyle(element).backgroundImage.matchAll(/url\("(.*?)"\)/g)].map(([, url]) =>
      read(url ?? ''),
    ),
  );
  const found = await Promise.all([...loaded, ...grounds]);
  return [
    ...drawn,
    ...pixels.map(({ outerHTML }) => `a picture made of pixels: ${outerHTML.slice(0, 80)}`),
    ...found.filter(Boolean),
  ];
}

/** A link into the page leads to what is there: the way past the head, the errors of a form (WCAG 2.4.1). */
function findLinksToNothing(): string[] {
  return [...document.querySelectorAll('a[href^="#"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href !== '#' && !document.getElementById(href.slice(1)))
    .map((href) => `a link to nothing: ${href}`);
}

/** Horizontal scrolling (WCAG 1.4.10). */
function findSidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth - clientWidth} px`] : [];
}

const rules = [
  findSidewaysScroll,
  findTitleWithoutErrors,
  findMoreThanWordsInLiveRegions,
  findLinksToNothing,
  findWrongLanguage,
  findFieldsWithoutVisibleLabel,
  findVagueLinks,
  findMotion,
  findTextInPictures,
];

// As one text: a call for each would take longer than the rules do.
const runRules = `(async () => ({
  problems: (await Promise.all([${rules.join()}].map((rule) => rule()))).flat(),
  isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
}))()`;

/** What is wrong with the page, in words, one line for each, and whether its customer has asked for less motion. */
export const findPageProblems = (page: Page): Promise<{ problems: string[]; isStill: boolean }> =>
  page.evaluate(runRules);
