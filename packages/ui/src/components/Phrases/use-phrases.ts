import { useEffect, useState } from 'react';

type Split = (text: string) => string[];

let split: Split | undefined;

/**
 * The phrases of a text where the browser cannot find them by itself; nothing where it can, and
 * until the splitter (7 KB) has come. Once it is there, the first render already has them.
 */
export const usePhrases = (text: string): string[] | undefined => {
  const [, update] = useState(0);
  useEffect(() => {
    if (split || CSS.supports('word-break', 'auto-phrase')) return;
    import('./split-phrases.ts').then(
      (module) => {
        split = module.splitPhrases;
        update(1);
      },
      // Without it lines break where they always did: nothing to tell the customer.
      () => {},
    );
  }, []);
  return split?.(text);
};
