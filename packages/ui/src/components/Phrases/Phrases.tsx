import { Fragment } from 'react';
import * as css from './Phrases.css.ts';
import { usePhrases } from './use-phrases.ts';

/** Props of {@link Phrases}. */
export type PhrasesProps = {
  /** Plain Japanese text of a heading or a button. */
  children: string;
};

/**
 * Text that breaks between phrases in every browser. Where `word-break: auto-phrase` is known, it is
 * the text and nothing else; elsewhere the splitter is loaded once for the whole page.
 */
export const Phrases = ({ children }: PhrasesProps) => {
  const phrases = usePhrases(children);
  if (!phrases) return children;
  return (
    <span className={css.root}>
      {phrases.map((phrase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the text is what a phrase is
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  );
};
