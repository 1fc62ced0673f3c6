import { graphemesOf, type Run } from './print-font.ts';

/**
 * Breaks a text of more than one font into lines that are not wider than there is room. What the reader sees
 * as one character stays whole; the library itself breaks texts of one font only.
 * @param widthOf the width of a run, in points
 */
export function breakLines(
  runs: readonly Run[],
  width: number,
  widthOf: (run: Run) => number,
): Run[][] {
  const lines: Run[][] = [[]];
  let used = 0;
  for (const { font, text } of runs) {
    for (const part of graphemesOf(text)) {
      const wide = widthOf({ font, text: part });
      if (used + wide > width && used > 0) {
        lines.push([]);
        used = 0;
      }
      const line = lines.at(-1) ?? [];
      const last = line.at(-1);
      if (last?.font === font) last.text += part;
      else line.push({ font, text: part });
      used += wide;
    }
  }
  return lines;
}
