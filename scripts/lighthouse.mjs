/**
 * `npm run lighthouse [-- --runs 5] [--pages /,/reservation] [--beside static]`: what Lighthouse (mobile, simulated
 * throttling) says of the public pages of a fresh build on the real server, beside two pages that
 * cannot be beaten: HTML without a script, and React with one form of react-aria and nothing else
 * (scripts/build/lighthouse/; `--beside` names one of them). Every round visits each page once, so that all of them meet the same
 * machine; the table has the median of each column. Compare ratios, never figures of two machines.
 *
 * Exit code 1 with one line when a page cannot be measured. It evaluates nothing.
 */
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { prerenderedPages } from '../apps/customer/src/start/prerendered-pages.ts';
import { buildBaselines, serveBaselines } from './build/lighthouse/baselines.mjs';
import { startSite } from './build/lighthouse/site.mjs';
import { measurementOf, table } from './build/lighthouse/table.mjs';
import { buildIfChanged } from './build.mjs';
import { bootstrap } from './lib/bootstrap.mjs';
import { stopChildren } from './lib/children.mjs';
import { findOrInstallBrowser } from './test/browser.mjs';

const SERVER = 4322;
const DEBUGGING = 4323;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    beside: { type: 'string', default: 'static,react-aria' },
  },
});
const BASELINES = { static: 'static.html', 'react-aria': 'aria.html' };
const paths = options.pages?.split(',') ?? [...prerenderedPages];

async function main() {
  const node = await bootstrap();
  if (!(await buildIfChanged(node))) throw new Error('There is nothing to measure.');
  const beside = Object.entries(BASELINES).filter(([name]) =>
    options.beside.split(',').includes(name),
  );
  const isBuilt = beside.some(([name]) => name === 'react-aria');
  const baselines = await serveBaselines(isBuilt ? await buildBaselines() : undefined);
  await startSite(node, SERVER);
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(node),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${DEBUGGING}`],
  });
  try {
    const targets = [
      ...beside.map(([name, file]) => ({ name, url: `${baselines.origin}/${file}` })),
      ...paths.map((path) => ({ name: path, url: `http://127.0.0.1:${SERVER}/customer${path}` })),
    ];
    console.log(table(await measure(targets, Number(options.runs))));
  } finally {
    await browser.close();
    baselines.stop();
    stopChildren('SIGTERM');
  }
}

/** Rounds over all targets. */
async function measure(targets, runs) {
  const found = new Map(targets.map(({ name }) => [name, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, url } of targets) {
      const result = await lighthouse(url, { port: DEBUGGING, logLevel: 'silent' });
      const report = result?.lhr;
      if (!report || report.runtimeError) {
        throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
      }
      found.get(name).push(measurementOf(report));
    }
    process.stderr.write(`round ${run} of ${runs}\n`);
  }
  return found;
}

try {
  await main();
} catch (error) {
  stopChildren('SIGTERM');
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  // The server of the baselines would keep the process alive.
  process.exit(1);
}
