import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build } from 'vite';
import { root } from '../../lib/bootstrap.mjs';

const sources = join(root, '.cache/lighthouse/baselines');
const built = join(root, '.cache/lighthouse/built');

const page = (/** @type {string} */ body) => `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><title>フェリーのご予約</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="フェリーのご予約">
<link rel="icon" href="data:,"><style>body{margin:2rem;font:1rem/1.8 sans-serif}</style></head>
<body>${body}</body></html>`;

const STATIC = page(
  '<main><h1>フェリーのご予約</h1><p>便を選んで、空席と運賃を確かめてからご予約いただけます。</p></main>',
);

const ARIA = page('<div id="root"></div><script type="module" src="./aria.jsx"></script>');
const ARIA_CODE = `import { createRoot } from 'react-dom/client';
import { Button, Form, I18nProvider, Input, Label, NumberField, TextField } from 'react-aria-components';
const Page = () => (
  <main>
    <h1>フェリーのご予約</h1>
    <Form onSubmit={(event) => event.preventDefault()}>
      <TextField name="from"><Label>出発地</Label><Input /></TextField>
      <TextField name="to"><Label>到着地</Label><Input /></TextField>
      <NumberField defaultValue={1}><Label>大人</Label><Button slot="decrement">−</Button><Input /><Button slot="increment">+</Button></NumberField>
      <Button type="submit">便を検索する</Button>
    </Form>
  </main>
);
createRoot(document.getElementById('root')).render(<I18nProvider locale="ja-JP"><Page /></I18nProvider>);`;

/**
 * Builds the page of bare react-aria that ours are compared with, in a folder that is no part of the product.
 * @returns the folder
 */
export async function buildBaselines() {
  for (const folder of [sources, built]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  writeFileSync(join(sources, 'aria.html'), ARIA);
  writeFileSync(join(sources, 'aria.jsx'), ARIA_CODE);
  await build({
    root: sources,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [{ ...optimizeLocales.vite({ locales: ['ja-JP'] }), enforce: 'pre' }],
    build: { outDir: built, rolldownOptions: { input: join(sources, 'aria.html') } },
  });
  return built;
}

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8' };

/**
 * Serves the page without a script, and a folder, as the server does the site: brotli 11, nothing else.
 * @param {string} [folder] from {@link buildBaselines}
 */
export async function serveBaselines(folder) {
  const names = folder ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = new Map(
    names
      .filter((name) => extname(name) in TYPES)
      .map((name) => [`/${name}`, brotliCompressSync(readFileSync(join(folder ?? '', name)))]),
  );
  files.set('/static.html', brotliCompressSync(STATIC));
  const server = createServer(({ url = '' }, response) => {
    const content = files.get(url);
    const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(url))];
    if (!content) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(content);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('No port for the baselines.');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${address.port}`, stop };
}
