/**
 * Finds a Chromium for the tests, installs one where there is none. `node scripts/test/browser.mjs`
 * prints its path. Exit code 1 with one clear line when none is available.
 *
 * In this order: the environment variable CHROMIUM_PATH, a Chromium or Chrome of the system,
 * Playwright's own, `playwright install chromium`, Debian's package when we are root. Beside it a
 * headless shell, where there is one: the same engine without windows, a third less work in a page.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/bootstrap.mjs';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const SHELLS = ['/usr/bin/chromium-headless-shell'];
const PROGRAMS = [
  process.env.PROGRAMFILES,
  process.env['PROGRAMFILES(X86)'],
  process.env.LOCALAPPDATA,
];
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: PROGRAMS.filter(Boolean).map((folder) =>
    join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
};
const MINUTE_MS = 60_000;

/**
 * A browser that is there already.
 *
 * @returns {Promise<string | undefined>} its path
 * @throws when CHROMIUM_PATH names none
 */
export async function findBrowser() {
  const requested = process.env.CHROMIUM_PATH;
  if (requested) {
    if (works(requested)) return requested;
    throw new Error(`CHROMIUM_PATH is ${requested}, but no browser starts there.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)));
  const places = [...inPath, ...(PLACES[process.platform] ?? []), await playwrightsOwn()];
  return places.find((path) => path && works(path));
}

/**
 * A browser in any case.
 *
 * @param {string} node path of the project's Node
 * @returns {Promise<string>} its path
 * @throws an error with one sentence when none is available
 */
export async function findOrInstallBrowser(node) {
  const found = await findBrowser();
  if (found) return found;
  console.log('No Chromium here: installing one …');
  const playwright = join(root, 'node_modules/playwright/cli.js');
  run(node, [playwright, 'install', 'chromium'], 5 * MINUTE_MS);
  const own = await playwrightsOwn();
  if (own && works(own)) return own;
  if (installDebianPackages(['chromium', 'fonts-noto-cjk'])) {
    const installed = await findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
}

/**
 * Names the browsers of the tests to all that is started from here: CHROMIUM_PATH, and
 * HEADLESS_SHELL_PATH where there is a shell. A CHROMIUM_PATH that is set already is used alone.
 *
 * @param {string} node path of the project's Node
 * @throws an error with one sentence when there is no browser and none can be installed
 */
export async function prepareBrowsers(node) {
  const isChosen = Boolean(process.env.CHROMIUM_PATH);
  process.env.CHROMIUM_PATH = await findOrInstallBrowser(node);
  const shell = isChosen ? undefined : findOrInstallShell();
  if (shell) process.env.HEADLESS_SHELL_PATH = shell;
}

/** Debian's shell of the same version as its Chromium, which stays as it is. */
function findOrInstallShell() {
  const find = () => SHELLS.find(works);
  const found = find();
  if (found) return found;
  const listed = spawnSync('dpkg-query', ['--show', 'chromium'], { encoding: 'utf8' });
  const version = listed.stdout?.trim().split('\t')[1];
  const isInstalled = version && installDebianPackages([`chromium-headless-shell=${version}`]);
  return isInstalled ? find() : undefined;
}

/**
 * Whether Japanese text can be drawn; installs a font on Debian when we are root. Where fontconfig
 * is not used (macOS, Windows) the system has one.
 */
export function hasJapaneseFont() {
  const listed = () => spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  if (process.platform !== 'linux') return true;
  if (listed().stdout?.trim()) return true;
  return (
    installDebianPackages(['fonts-noto-cjk', 'fontconfig']) && Boolean(listed().stdout?.trim())
  );
}

/**
 * @param {string[]} packages names of Debian packages
 * @returns {boolean} whether they were installed: false when not root or not on Debian
 */
export function installDebianPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  run('apt-get', ['update', '-qq'], 5 * MINUTE_MS);
  return run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    10 * MINUTE_MS,
  );
}

function run(command, args, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'ignore', timeout, env }).status === 0;
}

/** Ubuntu's /usr/bin/chromium-browser exists without a browser behind it: only a response counts. */
function works(path) {
  if (!existsSync(path)) return false;
  // Chrome on Windows opens a window instead of answering.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: MINUTE_MS / 2 }).status === 0;
}

async function playwrightsOwn() {
  try {
    const { chromium } = await import('playwright');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await findOrInstallBrowser(process.execPath));
  } catch (error) {
    console.error(`✗ ${error.message}`);
    process.exit(1);
  }
}
