import { expect, type Page, test } from '@playwright/test';
import { listen } from '../support/announcements.ts';
import { findAxeViolations, findOtherProblems } from '../support/axe.ts';
import { selectPort } from '../support/ports.ts';
import { findLowLinks } from '../support/room.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// What our checks find of defects that are planted into a page without any. What can only be planted
// into the app itself is in docs/checks.md of the app.
const sound = `<!doctype html>
<html lang="ja">
<head>
<title>お客様情報|汐凪フェリー</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
  body { margin: 16px; font: 16px/1.75 sans-serif; color: #14324a; background: #fff }
  a, input, button { display: inline-block; min-height: 44px; color: inherit }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
</style>
</head>
<body>
<header><a href="/">ホーム</a></header>
<main>
<h1>お客様情報を入力する</h1>
<h2>乗船者</h2>
<fieldset>
<legend>乗船者1(大人)</legend>
<p><label for="name">姓</label> <input id="name" autocomplete="family-name"></p>
</fieldset>
<p><label for="note">ご要望</label> <input id="note" autocomplete="off"></p>
<ul><li>船は8時に出ます。</li></ul>
<svg role="img" aria-label="船" width="40" height="40"><path d="M0 0h40v20z"></path></svg>
<p lang="en">This page is in Japanese only.</p>
<p>予約番号 <span>K F V E Q R 2 9</span></p>
<p><a href="/terms">運送約款を読む</a></p>
<button type="button">次の画面へ進む</button>
</main>
<footer><p>汐凪フェリー</p></footer>
</body>
</html>`;

const move = 'animate([{ opacity: 0 }, { opacity: 1 }], { duration: 900, iterations: Infinity })';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text>満席</text></svg>';
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/** What is planted, the words of the page that change, what they become, and what has to be found. */
const planted: [defect: string, from: string, to: string, found: RegExp][] = [
  [
    'ラベルの代わりに placeholder と aria-label',
    '<label for="note">ご要望</label> <input',
    '<input placeholder="ご要望" aria-label="ご要望"',
    /^no visible label: ご要望$/,
  ],
  [
    '目に見えないラベル',
    '<label for="note">',
    '<label for="note" class="hidden">',
    /^no visible label: note$/,
  ],
  [
    '終わらない動き',
    '</body>',
    `<script>document.querySelector("svg").${move}</script></body>`,
    /^moves for Infinity ms: <svg/,
  ],
  ['「こちら」だけのリンク', '運送約款を読む', 'こちら', /^says not where it leads: こちら$/],
  ['「詳細」だけのボタン', '次の画面へ進む', '詳細 ›', /^says not where it leads: 詳細$/],
  [
    'autocomplete のない氏名',
    ' autocomplete="family-name"',
    '',
    /姓: autocomplete="", not "family-name"$/,
  ],
  [
    '同行者の欄に本人の氏名',
    '乗船者1(大人)',
    '乗船者2(大人)',
    /姓: autocomplete="family-name", not "off"$/,
  ],
  ['絵の中の文字', '<path', '<text x="0" y="20">満席</text><path', /^text in a picture: <svg/],
  [
    '画像ファイルの中の文字',
    '<h2>',
    `<img alt="満席" src="data:image/svg+xml,${encodeURIComponent(drawing)}"><h2>`,
    /^text in a picture: data:/,
  ],
  [
    '画素でできた絵',
    '<h2>',
    `<img alt="満席" src="${dot}"><h2>`,
    /^a picture made of pixels: data:/,
  ],
  [
    '画素でできた背景',
    '<h2>',
    `<h2 style="background: url('${dot}')">`,
    /^a picture made of pixels: data:/,
  ],
  ['ページ全体が lang="en"', '<html lang="ja">', '<html lang="en">', /^the page has lang="en"$/],
  ['日本語の一部が lang="en"', '<ul>', '<ul lang="en">', /^Japanese as lang="en": 船は8時/],
  ['lang のない英語の文', '<p lang="en">', '<p>', /^no lang="en": This page is in Japanese only/],
  [
    '題にないエラー',
    '<h2>',
    '<div role="group"><div><h2>入力内容をご確認ください(1件)</h2></div></div><h2>',
    /^an error summary, and the title is: お客様情報/,
  ],
  ['知らせの中のリンク', '<p><a', '<p role="status"><a', /^a live region with more than words: <a/],
  [
    '知らせの中のアドレス',
    '<ul><li>船は',
    '<ul><li role="alert">https://ferry.example/ticket 船は',
    /^a live region with more than words: <li/,
  ],
  [
    '飛び先のないリンク',
    '<header>',
    '<header><a href="#main">本文へ移動</a>',
    /^a link to nothing: #main$/,
  ],
  ['横に動く画面', '<ul>', '<ul style="width: 2000px">', /^scrolls sideways: \d+ px$/],
];

/** Found by axe, and planted all at once: what stands before `</main>`, and axe's name for it. */
const plantedForAxe: [defect: string, html: string, rule: string][] = [
  ['見出しの段を飛ばす', '<h4>車両</h4>', 'heading-order'],
  ['ランドマークの外の本文', '</main><p>お知らせ</p><main>', 'region'],
  ['二つの main', '', 'landmark-no-duplicate-main'],
  ['薄すぎる文字', '<p style="color: #b0b8be">満席</p>', 'color-contrast'],
  ['名前のない欄', '<p>備考 <input autocomplete="off"></p>', 'label'],
  ['代替テキストのない絵', '<svg role="img"><path d="M0 0h9v9z"></path></svg>', 'svg-img-alt'],
  ['名前のないボタン', '<button type="button"></button>', 'button-name'],
  ['飛び回るタブの順', '<button type="button" tabindex="3">戻る</button>', 'tabindex'],
  [
    '小さすぎる的',
    '<div style="display: grid; width: 20px"><button style="min-height: 0; height: 9px">一</button><button style="min-height: 0; height: 9px">二</button></div>',
    'target-size',
  ],
  ['リストの外の項目', '<div><li>船</li></div>', 'listitem'],
  ['隠れた中にある操作', '<p aria-hidden="true"><a href="/a">約款</a></p>', 'aria-hidden-focus'],
  ['役割にない状態', '<span role="checkbox" tabindex="0">同意</span>', 'aria-required-attr'],
];

const open = async (page: Page, html: string) => {
  await page.setContent(html);
  return [...(await findAxeViolations(page)), ...(await findOtherProblems(page))];
};

test('何も植えていないページには、何も見つからない', async ({ page }) => {
  expect(await open(page, sound)).toEqual([]);
});

test('植えた欠陥は、axeのほかの検査がすべて見つける', async ({ page }) => {
  const missed: string[] = [];
  for (const [defect, from, to, found] of planted) {
    expect(sound).toContain(from);
    await page.setContent(sound.replace(from, to));
    const problems = await findOtherProblems(page);
    if (!problems.some((problem) => found.test(problem))) missed.push(`${defect}: ${problems}`);
  }
  expect(missed).toEqual([]);
});

test('植えた欠陥は、axeの検査がすべて見つける', async ({ page }) => {
  const all = plantedForAxe.map(([, html]) => html).join('');
  await page.setContent(
    sound
      .replace('</main>', `${all}</main>`)
      .replace('initial-scale=1', 'initial-scale=1, user-scalable=no')
      .replace(/<title>.*<\/title>/, ''),
  );
  const found = (await findAxeViolations(page)).map((violation) => violation.split(':')[0]);
  const rules = plantedForAxe.map(([, , rule]) => rule);
  expect(found).toEqual(expect.arrayContaining([...rules, 'meta-viewport', 'document-title']));
});

test('axeは、現れる途中の文字を待ち、途中で畳まれた所や消えた所は待たない', async ({ page }) => {
  await page.setContent(sound);
  const fadeIn = (fate: string) =>
    page.evaluate((then) => {
      const part = document.createElement('details');
      part.open = true;
      part.innerHTML = '<summary>持ち物</summary><p>身分証明書</p>';
      document.querySelector('main')?.append(part);
      const text = part.querySelector('p');
      if (!text) throw new Error('There is no text.');
      Object.assign(text.style, { opacity: '0.2', transition: 'opacity 900ms linear' });
      const opacity = () => Number(getComputedStyle(text).opacity);
      opacity();
      text.style.opacity = '1';
      // Half-way, when axe has long been waiting.
      const step = () => {
        if (opacity() < 0.6) requestAnimationFrame(step);
        else if (then === 'folded') part.open = false;
        else if (then === 'gone') part.remove();
      };
      step();
    }, fate);
  for (const fate of ['shown', 'folded', 'gone']) {
    await fadeIn(fate);
    expect(await findAxeViolations(page)).toEqual([]);
  }
});

test('動きを減らす設定のときは、終わる動きも長ければ見つかる', async ({ page }) => {
  await page.setContent(sound);
  await page.evaluate(() => {
    document.body.animate([{ opacity: 0 }], 60_000);
  });
  expect(await findOtherProblems(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await findOtherProblems(page)).toEqual([
    expect.stringMatching(/^moves for 60000 ms: <body/),
  ]);
});

test('動きを減らす設定で止まる動きも、ほかの設定で終わらなければ見つかる', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setContent(
    sound.replace(
      '</style>',
      `@keyframes drift { to { translate: 9px } }
       @media (prefers-reduced-motion: no-preference) { svg { animation: drift 1s infinite } }</style>`,
    ),
  );
  expect(await findOtherProblems(page)).toEqual([
    expect.stringMatching(/^moves for Infinity ms: <svg/),
  ]);
});

test('低いリンクは、1行がリンクだけなら見つかり、文の中なら見つからない', async ({ page }) => {
  const lowLinks = async (html: string) => {
    await page.setContent(html);
    return findLowLinks(page);
  };
  expect(await lowLinks(sound)).toEqual([]);
  const low = sound.replace('href="/terms"', 'href="/terms" style="min-height: 28px"');
  expect(await lowLinks(low)).toEqual(['運送約款を読む: 28 px']);
  expect(await lowLinks(low.replace('<p><a', '<p>予約の前に<a'))).toEqual([]);
});

test('読み上げの記録には、role=status を外した結果も、隠れた結果も出ない', async ({ page }) => {
  const expectSaid = await listen(page);
  const regions = [
    '<p id="a" role="status"></p>',
    '<p id="b"></p>',
    '<p id="c" role="status" hidden></p>',
  ];
  // The notes are taken from when a document is there.
  await page.goto(`data:text/html,${encodeURIComponent(regions.join(''))}`);
  const write = (words: string) =>
    page.evaluate((text) => {
      for (const region of document.querySelectorAll('p')) {
        region.textContent = `${region.id}:${text}`;
      }
    }, words);
  await write('4便が見つかりました。');
  await expectSaid(['a:4便が見つかりました。']);
  await write('4便が見つかりました。');
  await expectSaid([]);
  await write('3便が見つかりました。');
  await expectSaid(['a:3便が見つかりました。']);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p role="alert">満席です。</p>');
    document.body.insertAdjacentHTML('beforeend', '<p role="status">残り2室です。</p>');
  });
  await expectSaid(['満席です。', '(残り2室です。)']);
});

/**
 * Planted into the page: under a finger an option lets go of the focus, which goes to what holds it or its layer and
 * cannot be reached by Tab, and the layer takes that for a press beside it. A mouse is spared, as in any guard for it
 * alone.
 */
function closeWhenFocusLeaves(): void {
  let isFinger = false;
  const note = ({ pointerType }: PointerEvent) => {
    isFinger = pointerType === 'touch';
  };
  addEventListener('pointerdown', note, true);
  addEventListener('mousedown', (event) => isFinger && event.stopPropagation(), true);
  addEventListener('focusout', ({ target, relatedTarget: holder }) => {
    const layer = target instanceof Element && target.closest<HTMLElement>('[popover]');
    if (!layer || !(holder instanceof HTMLElement) || holder.tabIndex >= 0) return;
    if (holder.contains(layer) || layer.contains(holder)) layer.hidePopover();
  });
}

test('港を指で選べることは、電話でもタブレットでも広い画面でも確かめられ、選べなければ見つかる', async ({
  browser,
  page,
}) => {
  for (const width of [768, 1280, 375]) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      hasTouch: true,
      isMobile: width === 375,
      reducedMotion: 'reduce',
    });
    const touched = await context.newPage();
    await touched.goto('/customer/');
    await selectPort(touched, '出発地', '汐見港');
    await selectPort(touched, '到着地', '凪浦港');
    if (width === 375) {
      await touched.addInitScript(closeWhenFocusLeaves);
      await touched.goto('/customer/');
      await expect(selectPort(touched, '出発地', '汐見港')).rejects.toThrow('選択してください');
    }
    await context.close();
  }
  // The same fault, and the mouse of all other journeys does not see it.
  await page.addInitScript(closeWhenFocusLeaves);
  await page.goto('/customer/');
  await selectPort(page, '出発地', '汐見港');
});
