import { cdp } from 'vitest/browser';

/** For tests: shows a text as one that is being composed; the browser makes the events itself. */
export const showComposition = async (text: string): Promise<void> => {
  const end = text.length;
  await cdp().send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
};

/**
 * For tests: types with an input method.
 * @param steps what the composition shows one after the other; the last one is committed
 */
export const composeText = async (...steps: readonly string[]): Promise<void> => {
  for (const text of steps) await showComposition(text);
  await cdp().send('Input.insertText', { text: steps.at(-1) ?? '' });
};
