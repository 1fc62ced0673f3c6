import { useEffect, useState } from 'react';

type Split = (text: string) => string[];

let split: Split | undefined;

const hasAutoPhrase = (): boolean =>
  typeof CSS !== 'undefined' && CSS.supports('word-break', 'auto-phrase');

/**
 * The phrases of a text where the browser cannot find them by itself; nothing where it can, and
 * until the splitter (7 KB) has come. Once it is there, the first render already has them.
 */
export const usePhrases = (text: string): string[] | undefined => {
  const [, update] = useState(0);
  useEffect(() => {
    if (split || hasAutoPhrase()) return;
    let isWanted = true;
    import('./split-phrases.ts').then(
      (module) => {
        split = module.splitPhrases;
        if (isWanted) update((count) => count + 1);
      },
      // Without it lines break where they always did: nothing to tell the customer.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return split?.(text);
};
