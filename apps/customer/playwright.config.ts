import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig, type Project } from '@playwright/test';

type WebServer = Extract<PlaywrightTestConfig['webServer'], readonly unknown[]>[number];

// Two suites: `mock` sees every page on the contract's examples (Prism), `booking` makes whole
// bookings on the real server with an empty embedded database. FERRY_E2E chooses, both run side by side;
// `npm run e2e` builds first and finds the browser. The ports are none that a developer's servers use.
const root = join(import.meta.dirname, '../..');
const chosen = (process.env.FERRY_E2E ?? 'mock,booking').split(',');
const PRISM = 4310;
const PREVIEW = 4311;
const SERVER = 4312;

// The customer with the phone has asked for less motion: every page is tested with and without it.
// Those who book have as well: a fade of each page takes a sixth of the suite, and `expectSoundPage`
// looks at what others would see moving. Files about motion say so.
const still = { contextOptions: { reducedMotion: 'reduce' as const } };
const phone = { viewport: { width: 375, height: 800 }, isMobile: true, hasTouch: true, ...still };
const desktop = { viewport: { width: 1280, height: 800 } };
// What a page says does not depend on its width: those are seen on one of the two.
const phoneOnly = ['errors', 'sign-in'].map((name) => `**/mock/${name}.e2e.ts`);
// The pages themselves are loaded once for both widths.
const desktopOnly = ['pages', 'lookup', 'news', 'paper', 'late', 'faults-time-zones'].map(
  (name) => `**/mock/${name}.e2e.ts`,
);
// Every page with every fault: what is wrong then does not depend on a width.
desktopOnly.push('**/mock/faults/**');

// The ways of a customer from the first page to the last are walked with a finger, everything beside them with
// the mouse: a press goes by `support/press.ts`, and each file is walked on one of the two.
const byTouch = [
  'journey',
  'legs',
  'stories',
  'sign-up',
  'change',
  'cancel',
  'buying-tickets',
  'waitlist',
  'companion',
  'wallet-payments',
].map((name) => `**/booking/${name}.e2e.ts`);

// Not when an editor or `--list` only reads the tests: the server may be using the folder.
const isRun = process.argv.includes('test') && !process.argv.includes('--list');
const dataDir = join(root, '.cache/e2e/data');
// This file is read again in every worker, when the server is already using the folder.
if (process.env.TEST_WORKER_INDEX === undefined && chosen.includes('booking') && isRun) {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
}

// A context for each test costs a third of the suite: the code of the page is then compiled anew. What
// is stored, other tabs, routes and clocks go between two tests. Files about what a browser keeps say
// that they want one of their own (`support/own-context.ts`).
const shared = { reuseContext: true };

const preview = `http://127.0.0.1:${PREVIEW}`;
const server = `http://127.0.0.1:${SERVER}`;

// In this order, whatever is chosen: the faults, which only one worker can take, begin first.
const suites: Record<string, { projects: Project[]; servers: WebServer[] }> = {
  booking: {
    projects: [
      {
        name: 'booking-faults',
        testDir: 'e2e/booking/faults',
        use: { ...shared, ...desktop, ...still },
        // Each worker would have a site of its own, which takes as long to start as two bookings.
        workers: 1,
      },
      {
        name: 'booking',
        testDir: 'e2e/booking',
        testIgnore: ['**/faults/**', ...byTouch],
        use: { baseURL: server, ...shared, ...desktop, ...still },
      },
      {
        name: 'booking-phone',
        testDir: 'e2e/booking',
        testMatch: byTouch,
        use: { baseURL: server, ...shared, ...phone },
      },
    ],
    servers: [
      {
        // One customer books again and again from one address, and goes through the port the same day.
        command:
          'node --disable-warning=ExperimentalWarning --import ./apps/server/test/support/wide-unpaid.ts --import ./apps/server/test/support/many-holds.ts --import ./apps/server/test/support/open-tickets.ts --import ./apps/server/test/support/port-clock.ts apps/server/src/main.ts',
        cwd: root,
        env: {
          PORT: String(SERVER),
          FERRY_DATA_DIR: dataDir,
          FERRY_DEV_MAILS: '1',
          PUBLIC_URL: server,
        },
        url: `${server}/readyz`,
        timeout: 120_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        reuseExistingServer: false,
      },
    ],
  },
  mock: {
    projects: [
      {
        name: 'mock-desktop',
        testDir: 'e2e/mock',
        testIgnore: phoneOnly,
        use: { baseURL: preview, ...shared, ...desktop },
      },
      {
        name: 'mock-phone',
        testDir: 'e2e/mock',
        testIgnore: desktopOnly,
        use: { baseURL: preview, ...shared, ...phone },
      },
    ],
    servers: [
      {
        command: 'node scripts/mock.mjs',
        cwd: root,
        env: { PORT: String(PRISM) },
        port: PRISM,
        reuseExistingServer: false,
      },
      {
        command: `node ../../node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${PREVIEW} --strictPort`,
        cwd: import.meta.dirname,
        env: { API_ORIGIN: `http://127.0.0.1:${PRISM}` },
        url: `${preview}/customer/`,
        reuseExistingServer: false,
      },
    ],
  },
};
const running = Object.entries(suites).flatMap(([name, suite]) =>
  chosen.includes(name) ? [suite] : [],
);

const debian = '/usr/bin/chromium';
const executablePath =
  process.env.HEADLESS_SHELL_PATH ??
  process.env.CHROMIUM_PATH ??
  (existsSync(debian) ? debian : undefined);

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  // One for each run: it is emptied at the start, perhaps beside another one.
  outputDir: join(root, '.cache/e2e/results', chosen.join('-')),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // They wait for payments, for the server and for Prism: with two, two cores idle for a quarter of the time.
  workers: 4,
  // On a machine that others use as well; what needed it is said at the end of the run.
  retries: process.env.CI ? 1 : 0,
  // Generous: two cores may be busy with other things.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // Its own tests switch it on: a request that it answers is out of a test's sight.
    serviceWorkers: 'block',
    // Writing one takes a third of a run: only of what CI tries again. By hand: `-- --trace on`.
    trace: 'on-first-retry',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        // Without a graphics card the software that stands in for one only costs time.
        '--disable-gpu',
        // A document lives for seconds: optimizing its code takes longer than running it as it is.
        '--js-flags=--no-opt --no-maglev',
      ],
      // Without a locale a file's Japanese name would be saved as "download".
      env: { LANG: 'C.UTF-8', ...process.env },
    },
  },
  projects: running.flatMap(({ projects }) => projects),
  webServer: running.flatMap(({ servers }) => servers),
});
