/** A spreadsheet takes such a cell for a formula; the wide signs are those of Japanese keyboards. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

/**
 * A table for a spreadsheet: UTF-8 with the mark by which it is known as that, rows end with CR LF. A cell that
 * would be a formula begins with an apostrophe.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

function cellOf(text: string): string {
  const cell = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The same for a terminal: columns behind tabs, nothing that would move its cursor. */
export const tableOf = (rows: readonly (readonly string[])[]): string[] =>
  rows.map((row) => row.map((cell) => cell.replace(/\p{C}/gu, ' ')).join('\t'));
