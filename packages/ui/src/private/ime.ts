import { cdp } from 'vitest/browser';

/**
 * Types with an input method, for tests: the browser makes the composition events itself.
 * @param steps what the composition shows one after the other, the last one is committed
 */
export const composeText = async (...steps: readonly string[]): Promise<void> => {
  for (const text of steps) {
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await cdp().send('Input.insertText', { text: steps.at(-1) ?? '' });
};
