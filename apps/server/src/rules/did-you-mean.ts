import { closest, distance } from 'fastest-levenshtein';

/** Letters that may be wrong: a third of the word, one of three letters. */
const mayDiffer = (word: string): number => Math.max(1, Math.floor(word.length / 3));

/**
 * @param word as it was written
 * @returns ` (did you mean "…"?)`, or nothing when no known word is like it
 */
export function didYouMean(word: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const near = closest(word, known);
  return near !== word && distance(word, near) <= mayDiffer(word)
    ? ` (did you mean "${near}"?)`
    : '';
}
