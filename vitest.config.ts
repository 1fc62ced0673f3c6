import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const chromium = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
  screenshotFailures: false,
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // One fewer is the default, which leaves half of a small machine idle.
          maxWorkers: availableParallelism(),
          include: [
            '{packages,apps}/*/src/**/*.spec.ts',
            'apps/server/{test,bench}/**/*.spec.ts',
            'apps/*/vite/**/*.spec.ts',
            'scripts/**/*.spec.ts',
          ],
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react()],
        test: {
          name: 'browser',
          include: ['{packages,apps}/*/src/**/*.test.tsx'],
          browser: browser(),
        },
        optimizeDeps: {
          // What is found only inside components reloads the run half-way unless it is named here.
          include: [
            'react',
            'react-dom',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'react-aria-components',
            'uqr',
            'qr/decode.js',
            '@internationalized/date',
            'budoux',
            '@vanilla-extract/recipes/createRuntimeFn',
          ],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser: browser() },
      },
    ],
  },
});
