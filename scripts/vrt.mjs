/**
 * `npm run vrt`: pictures of the stories with the tag `vrt`, compared with the accepted ones in
 * packages/ui/vrt. `npm run vrt:accept` (`--accept`) makes the new pictures the accepted ones.
 *
 * Pictures are the same only with the same browser and the same Noto Sans CJK, the one font that they
 * use; environment.json records both. With others nothing is compared and one line says so: exit code 0, or 1 with `--strict`. The report is
 * .cache/vrt/report/index.html. `--no-build` takes the Storybook that was built last; `--only=fields` compares
 * or accepts the stories with that in their id.
 *
 * Exit code 1 when a picture differs, is new or is gone.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from './lib/bootstrap.mjs';
import { startChild } from './lib/children.mjs';
import { findBrowser } from './test/browser.mjs';
import { Accepted } from './vrt/accepted.mjs';
import { compare } from './vrt/compare.mjs';
import { differenceOf, environmentOf, FONTS } from './vrt/environment.mjs';
import { takePictures } from './vrt/pictures.mjs';
import { reportOf } from './vrt/report.mjs';

const baselines = join(root, 'packages/ui/vrt');
const cache = join(root, '.cache/vrt');
const storybook = join(cache, 'storybook');
const report = join(cache, 'report');
const record = join(baselines, 'environment.json');
const fonts = join(cache, 'fonts.conf');
const accepted = new Accepted(baselines);
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? '';
const has = (flag) => process.argv.includes(flag);

async function main() {
  const executablePath = await findBrowser();
  if (!executablePath)
    return giveUp('There is no Chromium here; `node scripts/test/browser.mjs` says how.');
  mkdirSync(cache, { recursive: true });
  writeFileSync(fonts, FONTS);
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-lcd-text', '--font-render-hinting=none'],
    env: { ...process.env, FONTCONFIG_FILE: fonts },
  });
  try {
    const here = environmentOf(browser.version(), fonts);
    if (has('--accept')) return await accept(browser, here);
    if (!existsSync(record))
      return giveUp('There are no accepted pictures yet: npm run vrt:accept');
    const difference = differenceOf(JSON.parse(readFileSync(record, 'utf8')), here);
    if (difference) return giveUp(`Not compared, the pictures were made elsewhere: ${difference}`);
    return await check(browser, here);
  } finally {
    await browser.close();
  }
}

function giveUp(line) {
  console.log(`! ${line}`);
  return has('--strict') ? 1 : 0;
}

async function build() {
  if (has('--no-build') && existsSync(join(storybook, 'index.json'))) return;
  const cli = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = [cli, 'build', '-c', '.storybook', '-o', storybook, '--quiet'];
  // Without what pictures do not show: half of Storybook and two thirds of the time.
  const env = { ...process.env, FERRY_STORIES: 'vrt' };
  const code = await startChild(process.execPath, args, { cwd: root, env }).ended;
  if (code) throw new Error('Storybook could not be built.');
}

async function accept(browser, here) {
  await build();
  if (!only) accepted.clear();
  let bytes = 0;
  await takePictures(browser, {
    folder: storybook,
    only,
    isKnown: () => false,
    take: (...taken) => {
      bytes += accepted.accept(...taken);
    },
  });
  accepted.save();
  writeFileSync(record, `${JSON.stringify(here, null, 2)}\n`);
  console.log(`✓ ${accepted.names().length} pictures accepted, ${(bytes / 2 ** 20).toFixed(2)} MB`);
  return 0;
}

async function check(browser, here) {
  await build();
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  /** @type {import('./vrt/report.mjs').Finding[]} */
  const findings = [];
  const gone = new Set(accepted.names().filter((name) => name.includes(only)));
  let compared = 0;
  await takePictures(browser, {
    folder: storybook,
    only,
    isKnown: (name, screenshot) => {
      gone.delete(name);
      compared += 1;
      return accepted.isMadeFrom(name, screenshot);
    },
    take: (name, _screenshot, picture) => findings.push(...evaluate(name, picture)),
  });
  for (const name of gone) {
    writeFileSync(join(report, `${name}.before.png`), accepted.picture(name) ?? '');
    findings.push({ name, status: 'gone', why: 'has no story any more' });
  }
  const environment = `Chromium ${here.chromium}, ${here.fonts.length} fonts`;
  writeFileSync(join(report, 'index.html'), reportOf(findings, compared, environment));
  for (const { name, why } of findings) console.log(`✗ ${name}: ${why}`);
  if (findings.length === 0) console.log(`✓ ${compared} pictures are as accepted (${environment})`);
  else console.log(`${findings.length} of ${compared} pictures differ: ${report}/index.html`);
  return findings.length ? 1 : 0;
}

/** Compares one picture with the accepted one and keeps both for the report when they differ. */
function evaluate(name, after) {
  const keep = (kind, picture) => writeFileSync(join(report, `${name}.${kind}.png`), picture);
  const before = accepted.picture(name);
  if (!before) {
    keep('after', after);
    return [{ name, status: /** @type {const} */ ('new'), why: 'is new' }];
  }
  const result = compare(before, after);
  if (result.status === 'same') return [];
  keep('before', before);
  keep('after', after);
  keep('diff', result.diff);
  return [{ name, status: /** @type {const} */ ('changed'), why: result.why }];
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}
