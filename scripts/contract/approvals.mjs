/**
 * `openapi/approved-changes.md`: breaking changes that are made on purpose. Rows of its first part
 * approve; `npm run contract:accept` moves those it used below {@link HISTORY}, where they no longer do.
 */
const HISTORY = '## Accepted';
const HEAD = ['| id | reason | date |', '| -- | ------ | ---- |'];
/** Shorter is no reason that another team could evaluate. */
const SHORTEST_REASON = 30;

/**
 * @typedef {object} Row
 * @property {string} id as the check prints it
 * @property {string} line the row itself
 */

/** Why a row approves nothing, or nothing when it does. */
function faultOf(line, today) {
  const [, id, reason, date] = /^\| `([^`]+)` \|([^|]*)\|([^|]*)\|$/.exec(line) ?? [];
  if (!id) return 'is not `| \\`id\\` | reason | date |`';
  if (reason.trim().length < SHORTEST_REASON) {
    return `needs a reason of at least ${SHORTEST_REASON} characters: who can bear it, and why`;
  }
  const day = date.trim();
  const isReal = new Date(day).toJSON()?.startsWith(day) && day.length === today.length;
  if (!isReal) return 'needs a date, YYYY-MM-DD';
  return day > today ? `has a date that has not come yet, ${day}` : undefined;
}

const rowsOf = (markdown) =>
  markdown
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('|') && !HEAD.includes(line));

/**
 * @param {string} markdown
 * @param {string} today `YYYY-MM-DD` in Japan
 * @returns {{ rows: Row[], faults: string[] }} what is approved, and rows that approve nothing
 */
export function readApprovals(markdown, today) {
  const lines = rowsOf(markdown.split(HISTORY)[0]);
  const sound = lines.filter((line) => !faultOf(line, today));
  return {
    rows: sound.map((line) => ({ id: line.split('`')[1], line })),
    faults: lines.flatMap((line) => {
      const fault = faultOf(line, today);
      return fault ? [`${line}\n    ${fault}`] : [];
    }),
  };
}

/**
 * Rows that were approved and accepted since another state of the file: what is held against that
 * state may still use them.
 *
 * @param {string} markdown
 * @param {string} earlier the file as it was then
 * @returns {Set<string>} ids
 */
export function acceptedSince(markdown, earlier) {
  const historyOf = (text) => rowsOf(text.split(HISTORY)[1] ?? '');
  const known = new Set(historyOf(earlier));
  const rows = historyOf(markdown).filter((line) => !known.has(line));
  return new Set(rows.flatMap((line) => line.split('`')[1] ?? []));
}

/**
 * The file after an accept: the rows that it used are history.
 *
 * @param {string} markdown
 * @param {Set<string>} used ids
 * @returns {string}
 */
export function withUsedAccepted(markdown, used) {
  const [open, history] = markdown.split(HISTORY);
  const isUsed = (line) => line.trim().startsWith('| `') && used.has(line.split('`')[1]);
  const lines = open.trimEnd().split('\n');
  const moved = lines.filter(isUsed);
  if (moved.length === 0) return markdown;
  const kept = lines.filter((line) => !isUsed(line));
  const before = history?.trim() ?? HEAD.join('\n');
  return `${[...kept, '', HISTORY, '', before, ...moved].join('\n')}\n`;
}
