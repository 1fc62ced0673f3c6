import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serverPrefixes } from '@ferry/api/server-prefixes';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import browsers from './browsers.json' with { type: 'json' };
import { prerenderedPages } from './src/start/prerendered-pages.ts';
import { type Roots, sharedChunks } from './vite/chunks.ts';
import { escapeHtml } from './vite/escape-html.ts';
import { openOperator, operatorModules } from './vite/operator-folder.ts';
import { splitGenerated } from './vite/split-generated.ts';
import { workerPlugin } from './vite/worker-plugin.ts';

const company = openOperator();
const { operator, theme } = company;
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:4010';
const routerCore = join(import.meta.dirname, '../../node_modules/@tanstack/router-core/dist/esm');
/** The file of a public page's route: `/reservation` is in `reservation.index.tsx`. */
const routeOf = (path: string): string => {
  const file = join(import.meta.dirname, 'src/routes', path.slice(1).replaceAll('/', '.'));
  return existsSync(`${file}.tsx`) ? `${file}.tsx` : `${file}.index.tsx`;
};

const roots: Roots = {
  entry: join(import.meta.dirname, 'src/main.tsx'),
  home: join(import.meta.dirname, 'src/routes/index.tsx'),
  publicPages: prerenderedPages.filter((path) => path !== '/').map(routeOf),
  generated: join(import.meta.dirname, '../../packages/api/src/generated'),
};
/** The browser floor as the build knows it. Samsung's is a Chromium, newer than Chrome's. */
const target = Object.entries(browsers)
  .filter(([browser]) => browser !== 'samsunginternet_android')
  .map(([browser, version]) => browser.replace('safari_ios', 'ios') + version);
const proxy = Object.fromEntries(serverPrefixes.map((path) => [path, { target: apiOrigin }]));

/**
 * Puts name, phone and colours of the operator into index.html, which knows none itself. Its
 * comments and indents stay here: in the first packets of a connection they would cost 150 bytes.
 */
const operatorInHtml: Plugin = {
  name: 'operator-in-html',
  transformIndexHtml: (html) =>
    html
      .replace(/\n *<!-- [\s\S]*?-->/g, '')
      .replace(/\n +/g, '\n')
      .replaceAll('%OPERATOR%', () => escapeHtml(operator.name))
      .replaceAll('%PHONE%', () => escapeHtml(operator.phone.number))
      .replace('%LIGHT%', theme.light.color.groundDeep)
      .replace('%DARK%', theme.dark.color.groundDeep)
      .replaceAll('%SESSION%', JSON.stringify(operator.session).replaceAll('"', '&quot;')),
};

/** As the server does: a path without a prerendered page of its own begins with the frame. */
const framesInPreview: Plugin = {
  name: 'frames-in-preview',
  configurePreviewServer: ({ config, middlewares }) => {
    const dist = join(config.root, config.build.outDir);
    middlewares.use((request, _response, next) => {
      const path = (request.url ?? '').replace(/[?#].*$/, '');
      const name = path.slice(config.base.length);
      const isPage = path.startsWith(config.base) && name !== '' && extname(name) === '';
      if (isPage && !existsSync(join(dist, `${name}.html`))) {
        request.url = `${config.base}fallback.html`;
      }
      next();
    });
  },
};

/** A page names a hundred files, and no hash compresses: the fewest signs that the bundler takes. */
const shortHashes = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/customer/',
  publicDir: company.icons,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page and its loader are one chunk: what only one page asks for stays out of the entry.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
      quoteStyle: 'single',
    }),
    // Leaves react-aria's texts in Japanese only; saves about 20 KB on pages with a calendar.
    { ...optimizeLocales.vite({ locales: ['ja-JP'] }), enforce: 'pre' as const },
    vanillaExtractPlugin(),
    splitGenerated,
    react(),
    operatorInHtml,
    operatorModules(company),
    workerPlugin(operator, theme.light),
    framesInPreview,
  ],
  resolve: {
    // Left out of every page: 1.2 KB.
    alias: [
      {
        find: /^.*\/serverSentEvents\.gen\.ts$/,
        replacement: join(import.meta.dirname, 'vite/no-event-streams.ts'),
      },
      // For versions of React that had no such hook of their own.
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  // The build that prerenders pages (src/start). The router's switch between browser and server
  // is left to its option: what is rendered has to be what the browser's first render makes.
  ssr: { noExternal: true },
  ...(isSsrBuild && {
    resolve: {
      alias: { '@tanstack/router-core/isServer': `${routerCore}/isServer/development.js` },
    },
  }),
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true, proxy },
  build: {
    target,
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      output: {
        // What most pages share is two chunks, by whether home needs it: fifteen small ones cost 8 KB
        // more on the home page, because each is compressed by itself.
        codeSplitting: { groups: sharedChunks(roots) },
        ...(!isSsrBuild && shortHashes),
      },
    },
  },
}));
