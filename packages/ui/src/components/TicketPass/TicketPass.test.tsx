import '../../styles/global.css.ts';
import '../../theme/ferry-dark.css.ts';
import decode from 'qr/decode.js';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TicketCard } from '../TicketCard/TicketCard.tsx';
import { TicketPass, TicketPasses } from './TicketPass.tsx';

const payload = `FT1.${'Ab3_'.repeat(36)}`;

const passes = (
  <TicketPasses>
    <TicketPass title="高橋 美咲 様" description="大人" payload={payload} code="7KQ4MWNT" />
    <TicketPass title="乗用車" payload={payload} code="8KQ4MWNT" isVehicle />
  </TicketPasses>
);

/** Reads a code from the screen as the scanner of a port does: its picture alone, which is less to search. */
const scan = async (code: Locator): Promise<string> => {
  await expect.element(code).toBeVisible();
  const base64 = await code.screenshot({ base64: true, save: false });
  const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
  const bitmap = await createImageBitmap(blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const image = context?.getImageData(0, 0, bitmap.width, bitmap.height);
  return image ? decode(image) : '';
};

test('電話では畳まれ、キーボードで開くと、番号を1文字ずつ読む', async () => {
  await page.viewport(375, 800);
  const screen = await render(passes);
  const code = screen.getByRole('img', { name: '高橋 美咲 様のQRコード' });
  await expect.element(code).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(code).toBeVisible();
  await expect.element(screen.getByText('7 K Q 4 M W N T')).toBeInTheDocument();
});

test('電話では、手続きの状況は名前の下にあり、名前が細く折れない', async () => {
  await page.viewport(375, 800);
  const screen = await render(
    <div style={{ marginInline: 16 }}>
      <TicketPasses>
        <TicketPass title="高橋 美咲 様" {...{ payload }} code="7KQ4MWNT" state="乗船手続き済み" />
      </TicketPasses>
    </div>,
  );
  const box = (locator: Locator) => locator.element().getBoundingClientRect();
  const name = box(screen.getByRole('heading', { level: 3 }));
  expect(name.height).toBeLessThan(30);
  expect(box(screen.getByText('乗船手続き済み')).top).toBeGreaterThanOrEqual(name.bottom);
});

test('広い画面では、はじめから全部が開いている', async () => {
  await page.viewport(768, 800);
  const screen = await render(passes);
  await expect.element(screen.getByRole('img', { name: '乗用車のQRコード' })).toBeVisible();
});

test('電話の向きを変えても、開いた券は開いたままで、フォーカスも動かない', async () => {
  await page.viewport(375, 800);
  const screen = await render(passes);
  await userEvent.keyboard('{Tab}{Enter}');
  const code = screen.getByRole('img', { name: '高橋 美咲 様のQRコード' });
  await expect.element(code).toBeVisible();
  const focused = document.activeElement;
  await page.viewport(768, 375);
  await expect.element(screen.getByRole('img', { name: '乗用車のQRコード' })).toBeVisible();
  expect(document.activeElement).toBe(focused);
  await page.viewport(375, 800);
  await expect
    .element(screen.getByRole('img', { name: '乗用車のQRコード' }))
    .not.toBeInTheDocument();
  await expect.element(code).toBeVisible();
  expect(document.activeElement).toBe(focused);
});

test('印刷のときは全部が開き、終わると元に戻る', async () => {
  await page.viewport(375, 800);
  const screen = await render(passes);
  const open = () => screen.container.querySelectorAll('details[open]').length;
  window.dispatchEvent(new Event('beforeprint'));
  await expect.poll(open).toBe(2);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(open).toBe(0);
});

test('券は一覧で、2枚あると分かる。名前は見出しで、文字の中には入らない', async () => {
  await page.viewport(375, 800);
  const screen = await render(passes);
  // Written out for Safari, as the list has no marks.
  expect(screen.container.querySelectorAll('[role=list] > li')).toHaveLength(2);
  await expect.element(screen.getByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.container.querySelector('span h3')).toBeNull();
});

test.each([320, 375])('幅 %i px でも、1名ずつの券を画面から読み取れる', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(
    <div style={{ marginInline: 16 }}>
      <TicketPasses>
        <TicketPass title="乗用車" payload={payload} code="7KQ4MWNT" />
      </TicketPasses>
    </div>,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  expect(await scan(screen.getByRole('img', { name: '乗用車のQRコード' }))).toBe(payload);
});

test('暗い配色でも、幅 320 px で、まとめた券を読み取れる', async () => {
  document.documentElement.dataset.theme = 'dark';
  await page.viewport(320, 800);
  const screen = await render(
    <div style={{ margin: '64px 16px' }}>
      <TicketCard
        title="5名と車をまとめて"
        payload={payload}
        code="66PWMWNT"
        facts={[{ term: '船', value: 'ほしかぜ' }]}
      />
    </div>,
  );
  expect(await scan(screen.getByRole('img'))).toBe(payload);
  delete document.documentElement.dataset.theme;
});
