// Rules on what a page says by itself. Each runs in the page and sees nothing of this file: the
// page rules of the journeys use them, and the stories of all pages.

/** While something has to be put right, the title says so first (the title is read before the page). */
export function findTitleWithoutErrors(): string[] {
  const summary = [...document.querySelectorAll('[role=group] > * > h2')].find((heading) =>
    heading.textContent?.startsWith('入力内容をご確認ください'),
  );
  const isRight = !summary || document.title.startsWith('エラー:');
  return isRight ? [] : [`an error summary, and the title is: ${document.title}`];
}

/**
 * A live region is read as one text: it holds words, nothing to operate and no address, which would
 * be spelt out.
 */
export function findMoreThanWordsInLiveRegions(): string[] {
  const live = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output';
  const controls =
    'a, button, input, select, textarea, summary, iframe, [role=button], [role=link]';
  return [...document.querySelectorAll(live)].flatMap((region) => {
    const inside = region.querySelector(`:is(${controls}, ${live}):not([aria-hidden=true] *)`);
    const words = region.textContent ?? '';
    return inside || /https?:\/\//.test(words)
      ? [`a live region with more than words: ${(inside ?? region).outerHTML.slice(0, 120)}`]
      : [];
  });
}

/** The page is Japanese, and whatever is in another language says so (WCAG 3.1.1, 3.1.2). */
export function findWrongLanguage(): string[] {
  const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
  // Words of two letters and more: a number that is spelt out is not English.
  const english = /[A-Za-z]{2,}(?: [A-Za-z]{2,}){3}/;
  const evaluate = (owner: Element, text: string): string => {
    const lang = owner.closest('[lang]')?.getAttribute('lang') ?? '';
    if (!/^ja\b/.test(lang) && japanese.test(text)) return `Japanese as lang="${lang}": ${text}`;
    return /^ja\b/.test(lang) && english.test(text) ? `no lang="en": ${text}` : '';
  };
  const spoken = ['aria-label', 'alt', 'title', 'placeholder'];
  const attributes = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())];
  const found = attributes.flatMap((owner) =>
    spoken.map((name) => evaluate(owner, owner.getAttribute(name) ?? '')),
  );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const owner = texts.currentNode.parentElement;
    if (!owner || owner.closest('script, style, template')) continue;
    found.push(evaluate(owner, texts.currentNode.textContent?.trim() ?? ''));
  }
  const { lang } = document.documentElement;
  return [/^ja\b/.test(lang) ? '' : `the page has lang="${lang}"`, ...found].filter(Boolean);
}

/** A page has one heading of the first level, and its title begins with it (WCAG 2.4.2, 2.4.6). */
export function findWrongHeading(): string[] {
  // A page that loads has the one before out of sight.
  const [heading, ...others] = [...document.querySelectorAll('h1')].filter((one) =>
    one.checkVisibility(),
  );
  const name = heading?.textContent?.trim() ?? '';
  const title = document.title.replace(/^エラー:\s*/, '');
  // A page that loads has the title of the page before.
  const isThere = heading !== undefined && !name.includes('読み込んでいます');
  return [
    ...others.map((other) => `a second h1: ${other.textContent}`),
    ...(isThere && !title.startsWith(name) ? [`the title of ${name} is ${title}`] : []),
  ];
}
