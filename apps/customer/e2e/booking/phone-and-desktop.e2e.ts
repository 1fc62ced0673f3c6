import { expect, type Page, test } from '@playwright/test';
import { findOtherProblems } from '../support/axe.ts';
import { asDesktop, asPhone, resize, sizeOf } from '../support/device.ts';
import { expectSoundLines, faultsOfLines } from '../support/lines.ts';
import { expectRoomAtZoom, expectRoomForLargeText } from '../support/room.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// The pages of the examples are loaded on a phone that is only emulated, and seen wide without loading them
// again: what our checks find there is what they would find on one of Playwright's.

const open = (page: Page, style: string) =>
  page.setContent(`<!doctype html>
<html lang="ja">
<title>空席</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body { margin: 0 } p { ${style} }</style>
<h1>空席</h1>
<p>満席です。</p>`);

const readDevice = (page: Page) =>
  page.evaluate(() => ({
    width: innerWidth,
    screen: screen.width,
    orientation: screen.orientation.type,
    touches: navigator.maxTouchPoints,
    isCoarse: matchMedia('(pointer: coarse)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));

test('電話として開いたページは電話に、広げたページは広い画面になる', async ({ page, browser }) => {
  const real = await browser.newContext({
    viewport: { width: 375, height: 800 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const phone = await real.newPage();
  await open(phone, '');
  await asPhone(page);
  await open(page, '');
  const onPhone = await readDevice(page);
  expect(onPhone).toEqual(await readDevice(phone));
  expect(onPhone).toMatchObject({ width: 375, touches: 1, isCoarse: true, isStill: true });
  await real.close();
  await asDesktop(page, { width: 1280, height: 800 });
  expect(sizeOf(page)).toEqual({ width: 1280, height: 800 });
  expect(await readDevice(page)).toEqual({
    width: 1280,
    screen: 1280,
    orientation: 'landscape-primary',
    touches: 0,
    isCoarse: false,
    isStill: false,
  });
});

test('電話の画面でも、はみ出す所は、狭めても文字を大きくしても見つかる', async ({ page }) => {
  await asPhone(page);
  await open(page, 'width: 376px');
  expect(await findOtherProblems(page)).toEqual(['scrolls sideways: 1 px']);
  await open(page, 'width: 321px');
  expect(await findOtherProblems(page)).toEqual([]);
  await expect(expectRoomAtZoom(page)).rejects.toThrow('beside a screen of 320 px');
  await open(page, 'width: 12rem');
  await expectRoomAtZoom(page);
  await expect(expectRoomForLargeText(page)).rejects.toThrow('beside the screen at 200 %');
  await asDesktop(page, { width: 1280, height: 800 });
});

test('日付や語が2行に分かれた所と、長すぎる行は、狭い画面でも広い画面でも見つかる', async ({
  page,
}) => {
  const words = '<p>出港は<b>12月</b>12日(土)</p><p>お手続きができませんでした。</p>';
  const write = (style: string) =>
    page.setContent(`<!doctype html>
<html lang="ja">
<title>出港</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body { margin: 0; line-break: anywhere } p { font-size: 16px; margin: 0; ${style} }</style>
${words}`);
  await asPhone(page);
  await write('');
  await expectSoundLines(page, [375, 320]);
  await write('width: 50vw');
  // The width of a block that goes by the screen's is the new one as soon as the screen is.
  for (const width of [300, 150]) {
    await resize(page, { width, height: 800 });
    const px = await page.getByText('お手続き').evaluate((block) => block.clientWidth);
    expect(px).toBe(width / 2);
  }
  expect((await faultsOfLines(page)).join()).toMatch(/^150 px, run: 出港は.*⏎/);
  await asDesktop(page, { width: 1280, height: 800 });
  await write('width: 5em');
  await expect(expectSoundLines(page, [1280])).rejects.toThrow('1280 px, run: 出港は');
  await write('width: 10em');
  await expect(expectSoundLines(page, [1280])).rejects.toThrow('1280 px, word: お手続きが');
  await write('letter-spacing: 3em');
  await expect(expectSoundLines(page, [1280])).rejects.toThrow('em: お手続き');
});
