import decode from 'qr/decode.js';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QrCode } from './QrCode.tsx';

const value = 'https://example.jp/customer/b/K7QM3RT9';
const ticket = <QrCode value={value} label="乗船手続き用のQRコード" text="K7QM-3RT9" />;

/** Reads the screen as the reader at the pier does. */
const scan = async (): Promise<string> => {
  const base64 = await page.screenshot({ base64: true, save: false });
  const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const image = context?.getImageData(0, 0, bitmap.width, bitmap.height);
  return image ? decode(image) : '';
};

beforeEach(() => page.viewport(375, 600));

test.each([320, 375, 1280])('幅 %i px の画面から読み取れる', async (width) => {
  await page.viewport(width, 600);
  await render(ticket);
  expect(await scan()).toBe(value);
});

test('一辺は 240 px 以上で、点の大きさは整数 px になる', async () => {
  const screen = await render(ticket);
  const code = screen.getByRole('img', { name: '乗船手続き用のQRコード' }).element();
  const side = code.getBoundingClientRect().width;
  expect(side).toBeGreaterThanOrEqual(240);
  const modules = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  expect(side % modules).toBe(0);
});

test('読み取れないときのために、同じ内容が文字でもある', async () => {
  const screen = await render(ticket);
  await expect.element(screen.getByRole('figure')).toHaveTextContent('番号 K7QM-3RT9');
});

test('長すぎて QR コードにできないときは、番号と伝え方が残る', async () => {
  const screen = await render(
    <QrCode value={'a'.repeat(3000)} label="乗船手続き用のQRコード" text="K7QM-3RT9" />,
  );
  await expect.element(screen.getByText('QRコードを表示できません')).toBeVisible();
  await expect.element(screen.getByText('K7QM-3RT9')).toBeVisible();
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
});
