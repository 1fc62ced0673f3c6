/**
 * `npm run contract:docs`: one HTML page per document in `openapi/dist/`, for people without this
 * repository. HTML with its style and the few lines of its search inside: no network, can be printed,
 * complete without a script. Renderers that are kept (Redoc, Scalar, Swagger UI, Elements) speak
 * English, load themselves from a network or print blank pages.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { curlOf } from './contract/curl.mjs';
import { guideSections } from './contract/docs/guide.mjs';
import { html, json, prose, table, trusted } from './contract/docs/html.mjs';
import { boundsOf, schemaBody, schemaSection, typeOf } from './contract/docs/schema.mjs';
import { bundles, root } from './contract/documents.mjs';
import { operationsOf, resolve, webhooksOf } from './contract/walk.mjs';

const places = { path: 'パス', query: 'クエリ', header: 'ヘッダー', cookie: 'Cookie' };
const schemes = {
  session: 'Cookie ferry_session(セッション。TLSの後ろでは __Host-ferry_session)',
  paymentSignature: 'ヘッダー payment-signature(通知の署名)',
  stripeSignature: 'ヘッダー stripe-signature(通知の署名)',
  portKey: 'ヘッダー Authorization(Bearer、港の端末の鍵)',
  csrf: 'ヘッダー X-XSRF-TOKEN(CSRFトークン)',
};

const exampleList = (spec, media) =>
  Object.entries(media.examples ?? {}).map(([name, node]) => {
    const { summary, value } = resolve(spec, node);
    return html`<details><summary><code>${name}</code> ${summary}</summary>${json(value)}</details>
`;
  });

/** The badge of a deprecated part, with the day from which it may be gone. */
const goes = ({ deprecated, 'x-deprecation': dates }) =>
  deprecated && `廃止予定(${dates.sunset}まで)`;

/** A name with what must be known before its description is read. */
const nameCell = (name, ...marks) =>
  html`<code class="name">${name}</code>${marks.filter(Boolean).map((mark) => html` <small>${mark}</small>`)}`;

const typeCell = (schema) => html`${typeOf(schema)}${boundsOf(schema)}`;

const textCell = (description, example) =>
  html`${description}${example !== undefined && html`<div>例 <code>${example}</code></div>`}`;

const headerTable = (spec, headers = {}) =>
  table(
    'ヘッダー',
    ['名前', '型と範囲', '説明'],
    Object.entries(headers).map(([name, node]) => {
      const { schema, description, example } = resolve(spec, node);
      return [nameCell(name), typeCell(schema), textCell(description, example)];
    }),
  );

const parameterTable = (parameters) =>
  table(
    'パラメーター',
    ['名前', '型と範囲', '説明'],
    parameters.map((parameter) => {
      const { name, in: place, required, schema, description, example } = parameter;
      return [
        nameCell(name, places[place], required ? '必須' : '任意', goes(parameter)),
        typeCell(schema),
        textCell(description, example),
      ];
    }),
  );

function requestBody(spec, node) {
  const body = resolve(spec, node);
  return Object.entries(body?.content ?? {}).map(
    ([type, media]) => html`<h4>送る内容(<code>${type}</code>)</h4>
${prose(body.description)}${schemaBody(spec, media.schema)}${exampleList(spec, media)}`,
  );
}

const success = (spec, { status, response }) => html`<h4>応答 ${status}</h4>
${prose(response.description)}${headerTable(spec, response.headers)}
${Object.entries(response.content ?? {}).map(
  ([type, media]) =>
    html`<p><code>${type}</code> ${typeOf(media.schema)}</p>${exampleList(spec, media)}`,
)}`;

/** All errors of an operation in one table: a row for each named example. */
const errors = (spec, responses) =>
  table(
    'エラー',
    ['ステータス', 'code', '説明', '例の名前', '例'],
    responses.flatMap(({ status, response }) =>
      Object.entries(response.content?.['application/json']?.examples ?? {}).map(([name, node]) => {
        const { summary, value } = resolve(spec, node);
        const shown = html`<details><summary>${summary}</summary>${json(value)}</details>`;
        const code = html`<code class="name">${value.code}</code>`;
        return [status, code, response.description, html`<code class="name">${name}</code>`, shown];
      }),
    ),
    'responses',
  );

function operationSection(spec, entry) {
  const { method, path, operation, parameters, responses } = entry;
  const id = operation.operationId;
  const ways = (operation.security ?? spec.security ?? []).map((way) =>
    Object.keys(way)
      .map((scheme) => schemes[scheme] ?? scheme)
      .join(' と '),
  );
  return html`
<section class="operation" data-entry id="${id}" aria-labelledby="title-${id}">
<h3 id="title-${id}">${operation.summary} ${goes(operation)}</h3>
<p class="call"><strong>${method.toUpperCase()}</strong> <code>${path}</code> <span>operationId: <code>${id}</code></span></p>
${prose(operation.description)}
<p>必要なもの: ${ways.filter(Boolean).join(' または ') || 'なし(だれでも呼び出せます)'}</p>
<details><summary>curl</summary><pre tabindex="0"><code>${curlOf(spec, entry)}</code></pre></details>
${parameterTable(parameters)}
${requestBody(spec, operation.requestBody)}
${responses.filter(({ status }) => status < '400').map((entry) => success(spec, entry))}
${errors(
  spec,
  responses.filter(({ status }) => status >= '400'),
)}
</section>
`;
}

/** A request that the server sends, with its body as the receiver gets it. */
function webhookSection(spec, { path, operation, responses }) {
  const id = operation.operationId;
  return html`
<section class="operation" data-entry id="${id}" aria-labelledby="title-${id}">
<h3 id="title-${id}">${operation.summary}</h3>
<p class="call"><strong>POST</strong> 登録した送信先 <span>webhook: <code>${path}</code></span></p>
${prose(operation.description)}
${requestBody(spec, operation.requestBody)}
${table(
  '受け取る側の応答',
  ['ステータス', '説明'],
  responses.map(({ status, response }) => [status, response.description]),
)}
</section>
`;
}

function navigation(guide, groups, schemas) {
  const link = (href, text) => html`<li><a href="#${href}">${text}</a></li>`;
  return html`<nav aria-label="目次">
<div hidden><label for="search">探す</label> <input id="search" type="search" autocomplete="off"> <span id="found" role="status"></span></div>
<h2>はじめに</h2>
<ul>${guide.map(({ id, title }) => link(id, title))}</ul>
${groups.map(
  ({ tag, entries }) => html`<h2>${tag.description}</h2>
<ul>${entries.map(({ operation }) => link(operation.operationId, operation.summary))}</ul>
`,
)}
<h2>型</h2>
<ul>${schemas.map(([name]) => link(`schema-${name}`, name))}</ul>
</nav>`;
}

/**
 * The page of one document.
 *
 * @param {Record<string, any>} spec bundled document
 * @param {object} texts
 * @param {string} texts.style its style sheet
 * @param {string} texts.search the script of its search
 * @param {string} texts.conventions `openapi/conventions.md`
 * @param {string} texts.errors `openapi/errors.md`
 * @param {string} texts.glossary `openapi/glossary.md`
 * @param {string} texts.changelog `CHANGELOG.md`
 * @returns {string} an HTML document
 */
export function renderPage(spec, texts) {
  const guide = guideSections(spec, texts);
  const operations = [...operationsOf(spec), ...webhooksOf(spec)];
  const schemas = Object.entries(spec.components?.schemas ?? {}).sort(([a], [b]) =>
    a.localeCompare(b),
  );
  const groups = (spec.tags ?? []).map((tag) => ({
    tag,
    entries: operations.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  return String(html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${spec.info.title} ${spec.info.version}</title>
<style>${trusted(texts.style)}</style>
</head>
<body>
<a class="skip" href="#main">本文へ移動</a>
<header><h1>${spec.info.title}</h1><p>${spec.info.summary}(版 ${spec.info.version}、OpenAPI ${spec.openapi})</p>
<p>お問い合わせ: ${spec.info.contact?.name} <a href="mailto:${spec.info.contact?.email}">${spec.info.contact?.email}</a></p></header>
<div class="page">
${navigation(guide, groups, schemas)}
<main id="main">
${prose(spec.info.description)}
${guide.map(
  ({ id, title, body }) => html`<section data-entry id="${id}" aria-labelledby="title-${id}">
<h2 id="title-${id}">${title}</h2>
${body}
</section>
`,
)}
${groups.map(
  ({ tag, entries }) => html`<section aria-labelledby="tag-${tag.name}">
<h2 id="tag-${tag.name}">${tag.description}</h2>
${entries.map((entry) => (entry.pointer.startsWith('#/webhooks') ? webhookSection : operationSection)(spec, entry))}
</section>
`,
)}
<section aria-labelledby="schemas">
<h2 id="schemas">型</h2>
${schemas.map(([name, schema]) => schemaSection(spec, name, schema))}
</section>
</main>
</div>
<script>${trusted(texts.search)}</script>
</body>
</html>
`);
}

/** The texts that {@link renderPage} needs beside the document. */
export async function readTexts() {
  const files = {
    style: 'scripts/contract/docs/page.css',
    search: 'scripts/contract/docs/search.js',
    conventions: 'openapi/conventions.md',
    errors: 'openapi/errors.md',
    glossary: 'openapi/glossary.md',
    changelog: 'CHANGELOG.md',
  };
  const read = async ([name, file]) => [name, await readFile(join(root, file), 'utf8')];
  return Object.fromEntries(await Promise.all(Object.entries(files).map(read)));
}

async function main() {
  const texts = await readTexts();
  for (const [document, spec] of await bundles()) {
    const file = join(root, 'openapi/dist', `${document.id}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, renderPage(spec, texts));
    console.log(relative(root, file));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
