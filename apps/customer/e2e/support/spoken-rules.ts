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
