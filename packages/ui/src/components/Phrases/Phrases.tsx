import { Children, type ReactNode } from 'react';
import { isKept, runs } from '../../private/runs.ts';
import { gap, whole } from '../../private/whole.css.ts';
import * as css from './Phrases.css.ts';
import { usePhrases } from './use-phrases.ts';

/** Props of {@link Phrases}. */
export type PhrasesProps = {
  /** Japanese text; elements between its words stay as they are. */
  children: ReactNode;
};

/** A date, an amount or a count on one line. */
const run = (text: string, key: string) => {
  const [first, time] = text.split(' ');
  return (
    <span key={key} translate={isKept(text) ? 'no' : undefined} className={whole}>
      {first}
      {time && <span className={gap}> </span>}
      {time}
    </span>
  );
};

/**
 * One element, so that a row (a button, a term) has one item and not many. For another text it is another
 * one: what a browser's translation has made of the old one goes with it.
 */
const Words = ({ text }: { text: string }) => {
  const phrases = usePhrases(text);
  if (!text.trim()) return text;
  return (
    <span key={`${text} ${phrases?.length}`} className={phrases && css.root}>
      {(phrases ?? [text]).map((phrase, at) => [
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the text is what a phrase is
        at > 0 && <wbr key={at} />,
        phrase.split(runs).map((part, index) => (index % 2 ? run(part, `${at} ${index}`) : part)),
      ])}
    </span>
  );
};

/** Neighbouring texts are one: JSX takes `大人{2}名` apart. */
const joined = (children: ReactNode): ReactNode[] => {
  const parts: ReactNode[] = [];
  for (const child of Children.toArray(children)) {
    if (typeof child === 'object') parts.push(child);
    else if (typeof parts.at(-1) === 'string') parts.push(`${parts.pop()}${child}`);
    else parts.push(`${child}`);
  }
  return parts;
};

/**
 * Text as it is set: dates, amounts and counts never break, and lines break between phrases in every
 * browser. Where `word-break: auto-phrase` is known, there is nothing to do for the latter; elsewhere
 * the splitter is loaded once for the whole page.
 */
export const Phrases = ({ children }: PhrasesProps) => (
  <>
    {joined(children).map((part, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: elements have keys of their own, text has no state
      typeof part === 'string' ? <Words key={index} text={part} /> : part,
    )}
  </>
);
