/** What is said of the whole contract: how to try it, conventions, errors, versions. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { CURL_START } from '../curl.mjs';
import { operationsOf, resolve, schemasOf } from '../walk.mjs';
import { html, table, trusted } from './html.mjs';

/** What is not released yet, and the last version. */
const newest = (changelog) =>
  changelog
    .split(/^(?=## )/m)
    .slice(1, 3)
    .join('');

/** HTML of our own Markdown; headings three ranks lower, links to files of the repository as text. */
function markdownHtml(text) {
  const local = text.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');
  const lower = local.replaceAll(/^(#{2,3}) /gm, '##$1 ');
  const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };
  return trusted(
    micromark(lower, options)
      .replaceAll('<table>', '<div class="scroll"><table>')
      .replaceAll('</table>', '</table></div>'),
  );
}

const english = (markdown) => html`<div lang="en">${markdownHtml(markdown)}</div>`;

/** A page of ours below its title, its headings one rank lower, where {@link markdownHtml} takes them from. */
const pageHtml = (markdown) =>
  english(markdown.replace(/^# .+\n/, '').replaceAll(/^## /gm, '### '));

/** Every error code once: what it means to a customer, and who answers with it. */
function errorTable(spec, errors) {
  const texts = new Map(
    Array.from(
      errors.matchAll(/^\| `([A-Z_]+)` \| ([\d /]+) \| (.+) \|$/gm),
      ([, code, ...rest]) => [code, rest],
    ),
  );
  const users = new Map();
  for (const { operation, responses } of operationsOf(spec)) {
    for (const { status, response } of responses.filter(({ status }) => status >= '400')) {
      const nodes = Object.values(response.content?.['application/json']?.examples ?? {});
      for (const code of new Set(nodes.map((node) => resolve(spec, node).value.code))) {
        const key = `${status} ${code}`;
        users.set(key, [...(users.get(key) ?? []), operation.operationId]);
      }
    }
  }
  const rows = [...users]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, ids]) => {
      const [status, code] = key.split(' ');
      const links = ids.map((id) => html`<a href="#${id}">${id}</a> `);
      const shown = html`<details><summary>${ids.length}件</summary>${links}</details>`;
      return [html`<code class="name">${code}</code>`, status, texts.get(code)?.[1] ?? '', shown];
    });
  return table(
    'エラーコードの一覧',
    ['code', 'ステータス', 'お客様へのことば', '答える操作'],
    rows,
  );
}

/** What is marked `deprecated` anywhere, with the words that say what comes instead. */
function deprecations(spec) {
  const entries = [
    ...[...operationsOf(spec)].flatMap(({ operation, parameters }) =>
      [{ ...operation, name: operation.operationId }, ...parameters].filter(
        (each) => each.deprecated,
      ),
    ),
    ...[...schemasOf(spec)]
      .filter(({ schema }) => schema.deprecated)
      .map(({ schema, pointer }) => ({
        ...schema,
        name: pointer.replace('#/components/schemas/', ''),
      })),
  ];
  if (entries.length === 0) return html`<p>廃止を予定しているものはありません。</p>`;
  const rows = entries.map(({ name, description }) => [html`<code>${name}</code>`, description]);
  return table('廃止を予定しているもの', ['名前', '説明'], rows);
}

/**
 * @param {Record<string, any>} spec bundled document
 * @param {{ conventions: string, errors: string, glossary: string, changelog: string }} texts the
 *   pages of these names in `openapi/`, and `CHANGELOG.md`
 * @returns {{ id: string, title: string, body: unknown }[]} sections in the order of the page
 */
export const guideSections = (spec, { conventions, errors, glossary, changelog }) => [
  {
    id: 'try',
    title: 'curlで試す',
    body: html`<p>はじめに1回、Cookieとトークンを受け取ります。各操作の例は、そのまま続けて実行できます。</p>
<pre tabindex="0"><code>${CURL_START}</code></pre>`,
  },
  { id: 'conventions', title: '取り決め', body: pageHtml(conventions) },
  { id: 'errors', title: 'エラー', body: errorTable(spec, errors) },
  { id: 'glossary', title: '用語', body: pageHtml(glossary) },
  {
    id: 'versions',
    title: '版と変更',
    body: html`<p>この文書の版は ${spec.info.version} です。</p>${deprecations(spec)}
<h3>変更の記録</h3>${english(newest(changelog))}`,
  },
];
