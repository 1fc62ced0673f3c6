/**
 * @typedef {{ scores: number[], fcp: number, lcp: number, tbt: number, cls: number, script: number,
 *   total: number }} Measurement times in milliseconds, bytes as transferred; the scores are those
 *   of {@link CATEGORIES}, of 100
 */

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const KB = 1024;

/**
 * What counts of a report.
 *
 * @param {{ categories: Record<string, { score: number | null }>,
 *   audits: Record<string, { numericValue?: number, details?: unknown }> }} report of Lighthouse;
 *   its own types are a tenth of all that the type check would read
 * @returns {Measurement}
 */
export function measurementOf({ categories, audits }) {
  const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
  const details = /** @type {any} */ (audits['network-requests']?.details);
  /** @type {{ resourceType?: string, transferSize?: number }[]} */
  const requests = details?.items ?? [];
  const bytes = (/** @type {typeof requests} */ some) =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    script: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    total: bytes(requests),
  };
}

/**
 * @param {number[]} numbers at least one
 * @returns {number} the middle one; the mean of the two in the middle of an even count
 */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? Number.NaN) + (sorted[Math.ceil(at)] ?? Number.NaN)) / 2;
}

/**
 * One line for each page, its medians; LCP also as a multiple of the page without a script, TBT of
 * the bare react-aria page.
 *
 * @param {Map<string, Measurement[]>} found by name; without `static` or `react-aria` their multiples say nothing
 * @returns {string}
 */
export function table(found) {
  const of = (/** @type {string} */ name, /** @type {'lcp' | 'tbt'} */ key) =>
    median((found.get(name) ?? []).map((one) => one[key]));
  const [lcp, tbt] = [of('static', 'lcp'), of('react-aria', 'tbt')];
  const head = ['page', 'perf/a11y/bp/seo', 'FCP', 'LCP', '×static', 'TBT', '×aria', 'CLS'];
  const rows = [...found].map(([name, all]) => {
    const middle = (/** @type {(one: Measurement) => number} */ pick) => median(all.map(pick));
    return [
      name,
      CATEGORIES.map((_, index) => middle(({ scores }) => scores[index] ?? 0)).join('/'),
      middle((one) => one.fcp).toFixed(0),
      middle((one) => one.lcp).toFixed(0),
      lcp > 0 ? (middle((one) => one.lcp) / lcp).toFixed(2) : '–',
      middle((one) => one.tbt).toFixed(0),
      tbt > 0 ? (middle((one) => one.tbt) / tbt).toFixed(2) : '–',
      middle((one) => one.cls).toFixed(3),
      (middle((one) => one.script) / KB).toFixed(1),
      (middle((one) => one.total) / KB).toFixed(1),
    ];
  });
  const lines = [[...head, 'JS KB', 'all KB'], ...rows];
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
