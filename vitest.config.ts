import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { keptModules } from './scripts/test/kept-modules.mjs';
import { LongestFirst } from './scripts/test/longest-first.mjs';

const chromium = playwright({
  launchOptions: {
    executablePath:
      process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Without a graphics card the software that stands in for one only costs time.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--lang=ja-JP'],
  },
  contextOptions: { locale: 'ja-JP', timezoneId: 'Asia/Tokyo' },
});
// One object for each project: Vitest names the instances inside it.
const browser = () => ({
  enabled: true,
  headless: true,
  provider: chromium,
  instances: [{ browser: 'chromium' as const }],
  // A busy machine starts the browsers of both projects at once.
  connectTimeout: 180_000,
  screenshotFailures: false,
});

// As the end-to-end suites are: on a machine that others use as well. `npm test` says at the end which
// tests needed it.
const retry = process.env.CI ? 1 : 0;

const quickElements = 'scripts/test/quick-elements.setup.ts';

/** Values of an option of the command line. */
const given = (option: string): string[] =>
  process.argv.flatMap((each, index, all) => {
    if (each === option) return all[index + 1] ?? [];
    return each.startsWith(`${option}=`) ? each.slice(option.length + 1) : [];
  });

// For the button below Storybook's list alone: `npm test` shows every story in `.storybook/stories.test.tsx`.
// Storybook reads all stories before the first test: half of the start of a run that has none of them.
const requested = given('--project');
const hasStories = requested.some((name) => name === 'storybook') || process.env.VITEST_STORYBOOK;
const stories = async () => {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    // A story leaves nothing behind, and a page for each file costs a third of the time.
    test: {
      name: 'storybook',
      browser: browser(),
      retry,
      isolate: false,
      setupFiles: quickElements,
    },
  };
};

// A server is started many times in one process, and packages and what pages are made of keep nothing
// between two calls: loading them anew for every file costs as much as the tests. What replaces a
// module is alone in its process: the replacement would still be there for the next file. Only the cost
// of a password is replaced for all of the server's at once, and what a test of a race may switch off or
// stop at: alone, each of those files takes two seconds to load and to warm up.
const server = [
  'apps/server/{src,test,bench}/**/*.spec.ts',
  'packages/{format,session,ui}/src/**/*.spec.ts',
  'scripts/**/*.spec.ts',
];
const pages = ['packages/api/src/**/*.spec.ts', 'apps/customer/src/**/*.spec.ts'];
const replacing = globSync([...server, ...pages]).filter((file) =>
  /\bvi\.(?:do|un)?mock\(/i.test(readFileSync(file, 'utf8')),
);
// Vitest adds what the command line excludes only to a project that excludes nothing itself.
const elsewhere = [...replacing, ...given('--exclude')];
// Sets up the calls of a page as its start does, which is done once.
const alone = [...replacing, 'apps/customer/vite/**/*.spec.ts'];
// One fewer is the default, which leaves half of a small machine idle.
const maxWorkers = availableParallelism();
const unit = {
  environment: 'node' as const,
  // They wait for PostgreSQL and for processes of their own: with one for each core, two cores idle for a
  // third of the time.
  maxWorkers: maxWorkers + 1,
  // What a busy machine may need for a cluster and for a test on it.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Processes that tests start: most of what a start takes is reading and compiling modules.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') },
};

export default defineConfig({
  test: {
    // Of pages as well: components and stories run side by side.
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...unit, name: 'unit', include: alone } },
      {
        test: {
          ...unit,
          name: 'unit-pages',
          include: pages,
          exclude: elsewhere,
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: 'unit-server',
          include: server,
          exclude: elsewhere,
          isolate: false,
          setupFiles: ['cheap-hashing', 'guards'].map(
            (name) => `apps/server/test/support/${name}.setup.ts`,
          ),
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react(), keptModules()],
        test: {
          name: 'browser',
          include: ['{packages,apps}/*/src/**/*.test.tsx', '.storybook/*.test.tsx'],
          // What Storybook's own runner sets: without it a violation of axe is only written down.
          env: { VITEST_STORYBOOK: 'false' },
          browser: browser(),
          retry,
          setupFiles: quickElements,
        },
        optimizeDeps: {
          // What is found only inside components reloads the run half-way unless it is named here.
          include: [
            'react',
            'react-dom',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'vitest-browser-react/pure',
            '@storybook/addon-a11y/preview',
            '@storybook/react-vite',
            'axe-core',
            '@guidepup/virtual-screen-reader',
            'react-aria-components',
            'uqr',
            'qr/decode.js',
            '@internationalized/date',
            'budoux',
            '@vanilla-extract/recipes/createRuntimeFn',
          ],
        },
      },
      ...(hasStories ? [await stories()] : []),
    ],
  },
});
