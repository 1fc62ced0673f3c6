/**
 * @typedef {{ file: string, src?: string, isEntry?: boolean, imports?: string[], css?: string[] }} Chunk
 */

/**
 * What the browser loads for a route: the entry, the page's own code and all that they import.
 *
 * @param {Record<string, Chunk>} manifest Vite's manifest
 * @param {string | undefined} routeId of the page; none for the frame
 * @param {readonly string[]} [parts] what the page's loader asks for, as files of the sources
 * @returns {{ entry: string, modules: string[], styles: string[] }} paths in the build, each after
 *   what it builds on
 * @throws when the manifest has no entry, or no code for the route or a part
 */
export function filesOf(manifest, routeId, parts = []) {
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error('The manifest has no entry.');
  const page = routeId === undefined ? [] : pageKeys(keys, routeId);
  for (const part of parts) if (!manifest[part]) throw new Error(`The build has no ${part}.`);
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return;
    for (const next of manifest[key]?.imports ?? []) visit(next);
    seen.add(key);
  };
  for (const key of [entry, ...page, ...parts]) visit(key);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return {
    entry: manifest[entry]?.file ?? '',
    modules: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  };
}

/** `/reservation/` is in `src/routes/reservation.index.tsx`, split off as another module of it. */
const sourceOf = (/** @type {string} */ routeId) =>
  `src/routes/${routeId
    .slice(1)
    .replaceAll('/', '.')
    .replace(/(^|\.)$/, '$1index')}.tsx?`;

/** Behind the frame, before it is painted: announced.js has left what it does, unless the browser is too old. */
const saysWords = (/** @type {string | undefined} */ path) =>
  path === undefined ? '\n    <script>window.ferryWords&&ferryWords()</script>' : '';

function pageKeys(keys, routeId) {
  const found = keys.filter((key) => key.startsWith(sourceOf(routeId)));
  if (found.length === 0) throw new Error(`The build has no code of its own for ${routeId}.`);
  return found;
}

/** @typedef {import('../../../apps/customer/src/start/prerender.tsx').AnnouncedRoute} AnnouncedRoute */
/** @typedef {[path: string, files: number[], calls: readonly string[], words?: AnnouncedRoute['words']]} AnnouncedRow */

/**
 * What the frame announces for each address, because the app would ask for it two stages later.
 *
 * @param {Record<string, Chunk>} manifest Vite's manifest
 * @param {AnnouncedRoute[]} routes
 * @returns {{ files: string[], routes: AnnouncedRow[] }} files beyond those of the entry, and by
 *   path (`*` for a parameter; fixed parts before parameters) which of them a page loads, what it reads and
 *   what it says first
 */
export function announcedFiles(manifest, routes) {
  const known = filesOf(manifest, undefined);
  const isKnown = new Set([...known.modules, ...known.styles]);
  /** @type {string[]} */
  const files = [];
  const indexOf = (/** @type {string} */ file) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  // A route that only leads somewhere else has no code of its own.
  const hasPage = ({ id }) => Object.keys(manifest).some((key) => key.startsWith(sourceOf(id)));
  const found = routes.filter(hasPage).map(({ id, fullPath, parts, calls, words }) => {
    const { modules, styles } = filesOf(manifest, id, parts);
    const own = [...styles, ...modules].filter((file) => !isKnown.has(file));
    const path = fullPath.replace(/\{-\$\w+\}|\$\w+/g, '*').replace(/^\/|\/$/g, '');
    return /** @type {AnnouncedRow} */ ([path, own.map(indexOf), calls, ...(words ? [words] : [])]);
  });
  return { files, routes: found.sort(([a], [b]) => (a < b ? 1 : -1)) };
}

/**
 * The HTML file of a prerendered page.
 *
 * @param {object} parts
 * @param {string} parts.template index.html as Vite has built it
 * @param {string} parts.title
 * @param {string} parts.html what is in #root
 * @param {string | undefined} parts.path the page that it is; none for the frame
 * @param {boolean} [parts.isWithoutQuery] the server must not send it for an address with a query
 * @param {string} parts.styles
 * @param {string[]} parts.sheets addresses of the style sheets that `styles` holds
 * @param {string} parts.script
 */
export function assemble({ template, title, html, path, isWithoutQuery, styles, sheets, script }) {
  const marks = isWithoutQuery ? ' data-query="none"' : '';
  const attribute = path === undefined ? '' : ` data-path="${path}"${marks}`;
  // Never fetched: they tell the code that loads a page's parts that these styles are there.
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('');
  const replaced = [
    [/\s*<script type="module"[^>]*><\/script>/g, ''],
    [/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, ''],
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [
      /\s*<\/head>/,
      `\n    <style>${styles}</style>${links}\n    <script>${script}</script>\n  </head>`,
    ],
    [/<div id="root"><\/div>/, `<div id="root"${attribute}>${html}</div>${saysWords(path)}`],
  ];
  return replaced.reduce((page, [pattern, text]) => {
    if (!new RegExp(pattern).test(page)) throw new Error(`index.html has no ${pattern}`);
    // As a function: `$` in styles and markup is no placeholder.
    return page.replace(pattern, () => String(text));
  }, template);
}
