/** Takes the pictures: the stories with the tag `vrt` of a built Storybook, in a pinned browser. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { compact } from './png.mjs';

/** Widths in px as in .storybook/modes.ts, one picture in forced colours, one of each other theme. */
const SHOTS = [
  { name: '375', width: 375 },
  { name: '600', width: 600 },
  { name: '960', width: 960 },
  { name: '1264', width: 1264 },
  { name: 'forced', width: 960, forcedColors: /** @type {const} */ ('active') },
  { name: 'dark', width: 960, theme: 'ferry-dark' },
  { name: 'kazemachi', width: 960, theme: 'kazemachi' },
];
/** Today, for every story: a Monday morning in Japan. */
const NOW = new Date('2026-11-02T10:00:00+09:00');
/** From the mounting to the pictures: half a second away from where a countdown changes. */
const AFTER_MS = 60_500;
const ATTEMPTS = 5;
/** Pages at a time: while one waits for its story another is painted. */
const PAGES = 3;
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** @param {string} folder a built Storybook @returns {string[]} ids of the stories to take */
function storiesIn(folder) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('vrt'))
    .map(({ id }) => id)
    .sort();
}

/**
 * @typedef {object} Taking
 * @property {string} folder a built Storybook
 * @property {string} only part of the ids of the stories to take; empty for all
 * @property {(name: string, screenshot: Buffer) => boolean} isKnown whether nothing has to be done with
 *   a screenshot; `name` is without `.png`
 * @property {(name: string, screenshot: Buffer, picture: Buffer) => void} take called for every other
 *   one, once it has come to rest, with the screenshot and the same made small
 */

/**
 * @param {import('playwright').Browser} browser
 * @param {Taking} taking
 */
export async function takePictures(browser, { folder, only, isKnown, take }) {
  const server = await serve(folder);
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const stories = storiesIn(folder).filter((id) => id.includes(only));
  const takeNext = async () => {
    for (let story = stories.shift(); story; story = stories.shift()) {
      const url = `http://127.0.0.1:${address.port}/iframe.html?id=${story}&viewMode=story`;
      await takeStory(browser, url, async (page, shot) => {
        const name = `${story}.${shot}`;
        const screenshot = await screenshotOf(page, (first) => isKnown(name, first));
        if (screenshot) take(name, screenshot, compact(screenshot));
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: PAGES }, takeNext));
  } finally {
    server.close();
  }
}

/** In a context of its own: a clock that stands still stands still for all pages of its context. */
async function takeStory(browser, url, take) {
  const context = await browser.newContext({
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await open(page, url);
  await showRings(page);
  for (const { name, width, forcedColors, theme = 'ferry' } of SHOTS) {
    await page.emulateMedia({ forcedColors: forcedColors ?? 'none' });
    // As the toolbar does it (.storybook/decorators.tsx), without loading the story again.
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    await page.setViewportSize({ width, height: 800 });
    await take(page, name);
  }
  await context.close();
}

async function open(page, url) {
  await page.clock.install({ time: NOW });
  await page.addInitScript(noteMounting);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor();
  const error = page.locator('body.sb-show-errordisplay #error-message');
  if (await error.count()) throw new Error(`${url}: ${await error.innerText()}`);
  await page.evaluate(() => document.fonts.ready);
  const mountedAt = await page.waitForFunction(() => Reflect.get(window, 'mountedAt'));
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  // What waits for a time (a countdown, words that come when it takes long) has come, and stays.
  await page.clock.pauseAt((await mountedAt.jsonValue()) + AFTER_MS);
  // In forced colours a caret cannot be hidden; this one does not blink.
  // A theme is there at once: to end the transitions of every element takes as long as four pictures.
  await page.addStyleTag({
    content: '* { caret-animation: manual; transition: none !important }',
  });
}

/** The focus ring on everything inside `data-rings`: a page has one focus, a picture of it has them all. */
async function showRings(page) {
  // The browser reports every change of a page's styles from here on, which most pages do not need.
  if ((await page.locator('[data-rings]').count()) === 0) return;
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const controls = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]'];
  const selector = controls.map((control) => `[data-rings] ${control}`).join();
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) {
    const forcedPseudoClasses = ['focus', 'focus-visible'];
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
    // What react-aria says of a focus that came by keyboard.
    await session.send('DOM.setAttributeValue', { nodeId, name: 'data-focus-visible', value: '' });
  }
}

/** Runs in the page: how long it takes to load must not show in a countdown. */
function noteMounting() {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('#storybook-root')?.childElementCount) return;
    Reflect.set(window, 'mountedAt', Date.now());
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/**
 * After a resize a part may be painted late: the screenshot is the one that comes twice.
 *
 * @param {Pick<import('playwright').Page, 'screenshot' | 'url'>} page
 * @param {(screenshot: Buffer) => boolean} isKnown
 * @returns {Promise<Buffer | undefined>} nothing when the first one is known
 */
export async function screenshotOf(page, isKnown) {
  const shoot = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let last = await shoot();
  if (isKnown(last)) return undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

async function serve(folder) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const file = join(folder, path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return server;
}
