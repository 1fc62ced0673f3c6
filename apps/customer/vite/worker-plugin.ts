import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Theme } from '@ferry/ui/theme/theme';
import { build } from 'rolldown';
import type { Plugin } from 'vite';
import { type OfflineFacts, offlinePage, offlineScript, offlineStyle } from './offline-page.ts';

const OFFLINE_PAGE = 'offline.html';
const MANIFEST = 'manifest.webmanifest';
/** An address that every server answers with the frame (`fallback.html`), whatever it calls the file. */
const FRAME = 'ticket';

/** What of operator.json is in the files. */
type WorkerFacts = OfflineFacts & { siteTitle: string; companyName: string };

/**
 * Makes the site installable: the service worker `sw.js` with the list of the build's files, the
 * offline page, the manifest and its link. `FERRY_WORKER=off` builds a worker that removes itself
 * and its files from every browser that has one (the kill switch).
 */
export function workerPlugin(operator: WorkerFacts, theme: Theme): Plugin {
  let base = '/';
  return {
    name: 'ferry-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `${base}${MANIFEST}` }, injectTo: 'head' },
      {
        tag: 'link',
        attrs: { rel: 'apple-touch-icon', href: `${base}icon-192.png` },
        injectTo: 'head',
      },
    ],
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const emit = (source: string, file: { name: string } | { fileName: string }) =>
          base + this.getFileName(this.emitFile({ type: 'asset', source, ...file }));
        const parts = Object.keys(bundle)
          .filter((name) => /^assets\/.*\.(?:js|css)$/.test(name))
          .map((name) => base + name);
        const style = emit(offlineStyle(theme), { name: 'offline.css' });
        const script = emit(offlineScript(base), { name: 'offline.js' });
        const html = offlinePage(operator, theme.color.groundDeep, { style, script });
        const page = emit(html, { fileName: OFFLINE_PAGE });
        emit(webManifest(operator, theme, base), { fileName: MANIFEST });
        const frame = base + FRAME;
        const files = { always: [page, style, script, frame], parts, offlinePage: page, frame };
        emit(await workerScript({ ...files, html }), { fileName: 'sw.js' });
      },
    },
  };
}

type WorkerFiles = {
  always: string[];
  parts: string[];
  offlinePage: string;
  frame: string;
  html: string;
};

/** One classic script; its version changes with any file that it lists. */
async function workerScript({ html, ...files }: WorkerFiles): Promise<string> {
  const isOff = process.env.FERRY_WORKER === 'off';
  const version = createHash('sha256')
    .update(JSON.stringify([files, html]))
    .digest('hex')
    .slice(0, 12);
  const { output } = await build({
    input: join(import.meta.dirname, '../src/worker', isOff ? 'farewell.ts' : 'worker.ts'),
    write: false,
    transform: { define: { WORKER: JSON.stringify({ version, ...files }) } },
    output: { format: 'iife', minify: true },
  });
  return output[0].code;
}

const webManifest = (
  { name, siteTitle, companyName }: WorkerFacts,
  { color }: Theme,
  base: string,
): string =>
  JSON.stringify({
    id: base,
    name: `${siteTitle} 予約`,
    short_name: name,
    description: `${companyName}のフェリーのご予約。`,
    lang: 'ja',
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: color.groundDeep,
    background_color: color.groundPage,
    icons: [
      { src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png' },
      {
        src: `${base}icon-maskable-512.png`,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  });
