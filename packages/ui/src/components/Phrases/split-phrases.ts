import { jaModel, Parser } from 'budoux';
import { runs } from '../../private/runs.ts';

const parser = new Parser(jaModel);

/** Places inside a date, an amount or a count. */
const placesInRuns = (text: string): Set<number> => {
  const places = new Set<number>();
  for (const { index, 0: run } of text.matchAll(new RegExp(runs, 'g'))) {
    for (let at = index + 1; at < index + run.length; at++) places.add(at);
  }
  return places;
};

/**
 * Japanese text → its phrases: 「便を選んでください」 → 「便を」「選んで」「ください」. A run that never
 * breaks stays in one phrase.
 */
export const splitPhrases = (text: string): string[] => {
  const closed = placesInRuns(text);
  const phrases: string[] = [];
  let at = 0;
  for (const phrase of parser.parse(text)) {
    if (closed.has(at)) phrases.push(`${phrases.pop()}${phrase}`);
    else phrases.push(phrase);
    at += phrase.length;
  }
  return phrases;
};
