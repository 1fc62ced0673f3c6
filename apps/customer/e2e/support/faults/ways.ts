import { expect } from '@playwright/test';
import { press } from '../press.ts';
import {
  expectKept,
  expectRequested,
  expectSound,
  type Fault,
  faultBegins,
  fill,
  openSound,
  SOON,
  started,
  type Visit,
} from './visit.ts';

/** What was typed is there, or the browser has asked before it went. */
async function expectKeptOrAsked(visit: Visit, isAsked: boolean): Promise<void> {
  if (!isAsked) await expectKept(visit);
}

/** Loads the page anew. */
const anew = (name: string, load: (visit: Visit) => Promise<unknown>): Fault => ({
  name,
  meet: async (visit) => {
    const { page, at, requested } = visit;
    await openSound(visit);
    if (at.typed) await fill(visit);
    if (at.typed) await saved(visit);
    let isAsked = false;
    page.on('dialog', (dialog) => {
      isAsked = true;
      void dialog.accept();
    });
    faultBegins(visit);
    await load(visit);
    await expectRequested(visit);
    await started(page);
    await expectKeptOrAsked(visit, isAsked);
    expectSound(visit, requested);
  },
});

/** Answers of a draft are stored a moment after the last key. */
async function saved({ page, at }: Visit): Promise<void> {
  if (!/draft=/.test(at.path)) return;
  await expect(page.getByText('入力内容を保存しました')).toBeVisible(SOON);
}

export const ways: Fault[] = [
  anew('再読み込み', ({ page }) => page.reload()),
  anew('アドレスを打つ', ({ page, requested }) => page.goto(requested)),
  {
    name: '「戻る」',
    meet: async (visit) => {
      const { page, at, requested } = visit;
      await openSound(visit);
      if (at.typed) await fill(visit);
      if (at.typed) await saved(visit);
      faultBegins(visit);
      await press(page.getByRole('banner').getByRole('link', { name: '汐凪フェリー' }), SOON);
      const stay = page.getByRole('alertdialog').getByRole('button').first();
      await expect(
        page.getByRole('heading', { level: 1, name: 'フェリーのご予約' }).or(stay).first(),
      ).toBeVisible(SOON);
      if (await stay.isVisible()) return;
      await page.goBack();
      await expectRequested(visit);
      await expectKept(visit);
      visit.seen.addresses.length = 0;
      expectSound(visit, requested);
    },
  },
  {
    name: '別のタブ',
    meet: async (visit) => {
      const { page, at, url, requested } = visit;
      await openSound(visit);
      if (at.typed) await fill(visit);
      if (at.typed) await saved(visit);
      faultBegins(visit);
      const other = await page.context().newPage();
      await other.goto(url);
      await expectRequested({ ...visit, page: other });
      await other.close();
      await expectRequested(visit);
      await expectKept(visit);
      expectSound(visit, requested);
    },
  },
];
