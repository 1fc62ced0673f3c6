import { expect } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { bookUntilConfirm, commit, hold } from '../support/booking.ts';
import { toFloor } from '../support/floor.ts';
import { test } from '../support/own-context.ts';

test('対応するいちばん古いブラウザーでも、便を探して予約できる', async ({ page, context }) => {
  await toFloor(context);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await bookUntilConfirm(page, { from: '汐見港', to: '凪浦港', days: 17 });
  await expectSoundPage(page);
  await hold(page);
  await commit(page);
  await expectSoundPage(page);
  expect(failures).toEqual([]);
});
