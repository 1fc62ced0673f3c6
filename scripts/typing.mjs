/**
 * `npm run bench:typing [-- --rounds 5]`: what a key costs in the customer input of nine passengers, of
 * a fresh build on the real server, beside a text field of bare react-aria in the same rounds. It is CPU
 * time of the page's own thread, which other work on the machine does not lengthen; the table has the
 * median of all keys. Compare ratios, never figures of two machines.
 *
 * Exit code 1 with one line when a field cannot be measured. It evaluates nothing: the goal is
 * beside the figure.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { openPassenger } from '../apps/customer/e2e/support/booking.ts';
import { openStep } from '../apps/customer/e2e/support/drafts.ts';
import { buildBaselines, serveBaselines } from './build/lighthouse/baselines.mjs';
import { startSite } from './build/lighthouse/site.mjs';
import { BASELINE, keyCost, typingTable } from './build/lighthouse/typing-table.mjs';
import { buildIfChanged } from './build.mjs';
import { bootstrap } from './lib/bootstrap.mjs';
import { stopChildren } from './lib/children.mjs';
import { findOrInstallBrowser } from './test/browser.mjs';

const SERVER = 4324;
/** Typed into each field in a round; no other letter is worth more to an input method. */
const KEYS = 'abcdefghijkl';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
});

/** Fields of the form, with what each of them costs beside itself. */
const FIELDS = [
  { name: '乗船者2の名', passenger: 2, label: '名' },
  { name: '乗船者1の市区町村(8名が従う)', passenger: 1, label: 'お住まいの市区町村' },
  { name: '乗船者1の姓(8名が従う)', passenger: 1, label: '姓' },
  { name: 'メールアドレス', label: 'メールアドレス' },
];

async function main() {
  const node = await bootstrap();
  if (!(await buildIfChanged(node))) throw new Error('There is nothing to measure.');
  const baselines = await serveBaselines(await buildBaselines());
  await startSite(node, SERVER);
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(node),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const context = await browser.newContext({
      baseURL: `http://127.0.0.1:${SERVER}`,
      locale: 'ja-JP',
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    const bare = await context.newPage();
    await bare.goto(`${baselines.origin}/aria.html`);
    const form = await context.newPage();
    await openStep(form, 'customer-input', { days: 20, adults: 9, email: 'hanako@example.jp' });
    console.log(typingTable(await measure(bare, form, Number(options.rounds))));
  } finally {
    await browser.close();
    baselines.stop();
    stopChildren('SIGTERM');
  }
}

/** Rounds over the bare field and all fields of the form. */
async function measure(bare, form, rounds) {
  const found = new Map([BASELINE, ...FIELDS.map(({ name }) => name)].map((name) => [name, []]));
  const measureBare = await meter(bare);
  const measureForm = await meter(form);
  for (let round = 1; round <= rounds; round += 1) {
    found.get(BASELINE).push(...(await measureBare(bare.getByLabel('出発地'))));
    for (const { name, passenger, label } of FIELDS) {
      const part = passenger === undefined ? form : await openPassenger(form, passenger);
      const field = part.getByRole('textbox', { name: label, exact: true });
      found.get(name).push(...(await measureForm(field)));
    }
    process.stderr.write(`round ${round} of ${rounds}\n`);
  }
  return found;
}

/** What each key costs that is typed into a field of the page. */
async function meter(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metrics = async () => (await session.send('Performance.getMetrics')).metrics;
  // Two frames: the first one paints what the key has changed.
  const settle = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  return async (field) => {
    await page.bringToFront();
    await field.focus();
    await settle();
    const costs = [];
    for (const key of KEYS) {
      const before = await metrics();
      await page.keyboard.press(key);
      await settle();
      costs.push(keyCost(before, await metrics()));
    }
    return costs;
  };
}

try {
  await main();
} catch (error) {
  stopChildren('SIGTERM');
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  // The server of the baselines would keep the process alive.
  process.exit(1);
}
