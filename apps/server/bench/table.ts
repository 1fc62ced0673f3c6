/** One measurement of the table. */
export interface Measure {
  what: string;
  /** Under which conditions: connections, rows stored, store. */
  at: string;
  /** With its unit. */
  figure: string;
  /** Milliseconds of a single call. */
  p50?: number;
  p99?: number;
  /** Milliseconds that the server's process computed for a single call. */
  cpu?: number;
  /** The part of the baseline that was reached, or how many times the first of a series it is. */
  ratio?: number;
  /** What is required of the ratio or figure. */
  goal?: string;
}

const HEAD = ['measured', 'at', 'figure', 'p50 ms', 'p99 ms', 'CPU ms', 'ratio', 'goal'];
const ONLY_NUMBERS = [2, 3, 4, 5, 6];
const NOTHING = '';

/** The measurements as a Markdown table whose columns also line up as plain text. */
export function table(measures: readonly Measure[]): string {
  const lines = [HEAD, ...measures.map(cells)];
  const widths = HEAD.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0), 3),
  );
  const isRight = (column: number) => ONLY_NUMBERS.includes(column);
  const row = (line: readonly string[]) =>
    `| ${widths
      .map((width, column) =>
        isRight(column) ? (line[column] ?? '').padStart(width) : (line[column] ?? '').padEnd(width),
      )
      .join(' | ')} |`;
  const rule = `|${widths
    .map((width, column) => (isRight(column) ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2)))
    .join('|')}|`;
  const [head = [], ...rest] = lines;
  return [row(head), rule, ...rest.map(row)].join('\n');
}

function cells({ what, at, figure, p50, p99, cpu, ratio, goal }: Measure): string[] {
  const milliseconds = (value: number | undefined) =>
    value === undefined ? NOTHING : value.toFixed(value < 10 ? 2 : 0);
  return [
    what,
    at,
    figure,
    milliseconds(p50),
    milliseconds(p99),
    milliseconds(cpu),
    ratio === undefined ? NOTHING : ratio.toFixed(2),
    goal ?? NOTHING,
  ];
}

/** A whole number with its unit, thousands apart: `1,603/s`. */
export const figureOf = (value: number, unit: string): string =>
  `${Math.round(value).toLocaleString('en')}${unit}`;
