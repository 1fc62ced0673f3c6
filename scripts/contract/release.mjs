/** The size of a release of the contract, and its page. */

const SEMVER = /^(\d+)\.(\d+)\.(\d+)$/;
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const WORDS = new Set(['description', 'summary', 'example', 'examples', 'title']);

/** A part of a document without what only people read. */
const withoutWords = (/** @type {unknown} */ part) =>
  JSON.stringify(part, (key, value) => (WORDS.has(key) ? undefined : value));

const operationsIn = (/** @type {any} */ spec) =>
  Object.entries(spec.paths ?? {}).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => [
      `${method.toUpperCase()} ${path}`,
      item[method],
    ]),
  );

/** @typedef {{ id: string, kind: 'operation' | 'schema', name: string, change: 'new' | 'gone' | 'changed' | 'words' }} Difference */

/**
 * @param {string} id of the document
 * @param {Record<string, any>} before @param {Record<string, any>} after bundled documents
 * @returns {Difference[]} operations and schemas that are not the same
 */
export function differencesOf(id, before, after) {
  const compare = (/** @type {Difference['kind']} */ kind, old, now) => {
    const [earlier, later] = [new Map(old), new Map(now)];
    return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((name) => {
      const [one, other] = [earlier.get(name), later.get(name)];
      if (JSON.stringify(one) === JSON.stringify(other)) return [];
      const isSameShape = one && other && withoutWords(one) === withoutWords(other);
      const changed = isSameShape ? 'words' : 'changed';
      return [{ id, kind, name, change: !one ? 'new' : !other ? 'gone' : changed }];
    });
  };
  return [
    ...compare('operation', operationsIn(before), operationsIn(after)),
    ...compare(
      'schema',
      Object.entries(before.components?.schemas ?? {}),
      Object.entries(after.components?.schemas ?? {}),
    ),
  ];
}

/**
 * Why a version is none for these differences; undefined where it is.
 * @param {object} release
 * @param {string} release.before @param {string} release.version
 * @param {Difference[][]} release.differences @param {number} release.breaking how many changes break
 */
export function faultOfVersion({ before, version, differences, breaking }) {
  const [old, now] = [SEMVER.exec(before), SEMVER.exec(version)];
  if (!old || !now) return `A version is three numbers, as ${before}: "${version}"`;
  const [oldParts, parts] = [old, now].map((found) => found.slice(1).map(Number));
  const at = parts.findIndex((part, index) => part !== oldParts[index]);
  if (at === -1 || parts[at] < oldParts[at]) return `${version} is not after ${before}`;
  if (parts.slice(at + 1).some((part) => part !== 0)) return `${version} leaves versions out`;
  if (parts[at] !== oldParts[at] + 1) return `${version} leaves versions out`;
  const needed = neededPart(before, { differences, breaking });
  const size = ['major', 'minor', 'patch'];
  return at > needed
    ? `What has changed needs a ${size[needed]} version after ${before}`
    : undefined;
}

/** The place of the version's number that has to change: 0, 1 or 2. */
function neededPart(before, { differences, breaking }) {
  if (breaking > 0) return before.startsWith('0.') ? 1 : 0;
  return differences.flat().some(({ change }) => change !== 'words') ? 1 : 2;
}

/** The smallest version that fits. @param {string} before @param {{ differences: Difference[][], breaking: number }} changes */
export function nextVersion(before, changes) {
  const at = neededPart(before, changes);
  const parts = before.split('.').map(Number);
  return parts.map((part, index) => (index < at ? part : index === at ? part + 1 : 0)).join('.');
}

const TITLES = { new: 'New', changed: 'Changed', gone: 'Gone', words: 'Words and examples alone' };

/**
 * The page of a release, in Markdown.
 * @param {object} release
 * @param {string} release.version @param {string} release.before @param {string} release.date `YYYY-MM-DD`
 * @param {Difference[][]} release.differences
 * @param {string} release.approvals `approved-changes.md` @param {Set<string>} release.used ids that it needs
 */
export function releasePage({ version, before, date, differences, approvals, used }) {
  const rows = approvals.split('\n').filter((line) => used.has(line.split('`')[1]));
  const breaking = rows.length
    ? ['## What breaks', '', '| id | reason | date |', '| -- | -- | -- |', ...rows, '']
    : ['Nothing breaks.', ''];
  const parts = Object.entries(TITLES).flatMap(([change, title]) => {
    const found = differences.flat().filter((each) => each.change === change);
    if (found.length === 0) return [];
    const lines = found.map(({ id, kind, name }) => `| ${id} | ${kind} | \`${name}\` |`);
    return [`## ${title}`, '', '| document | | |', '| -- | -- | -- |', ...lines, ''];
  });
  const head = [
    `# ${version} (${date})`,
    '',
    `Against ${before}. What to do: the [changelog](../../CHANGELOG.md).`,
  ];
  return [...head, '', ...breaking, ...parts].join('\n');
}

/**
 * The changelog after a release: its entries belong to it, and the next ones come above.
 * @param {string} changelog @param {string} version @param {string} date
 */
export function withRelease(changelog, version, date) {
  const open = '## Unreleased\n';
  if (!changelog.includes(open)) throw new Error('CHANGELOG.md has no "## Unreleased"');
  return changelog.replace(open, `${open}\n## ${version} (${date})\n`);
}
