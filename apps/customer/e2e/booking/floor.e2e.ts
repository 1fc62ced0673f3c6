import { expect } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import {
  chooseFirstCabin,
  choosePort,
  commit,
  dayFromNow,
  fillCustomer,
  hold,
} from '../support/booking.ts';
import { toFloor } from '../support/floor.ts';
import { test } from '../support/own-context.ts';
import { pressButton } from '../support/press.ts';

test('対応するいちばん古いブラウザーでも、便を選んで予約できる', async ({ page, context }) => {
  await toFloor(context);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const trip = `fromPortId=port_shiomi&toPortId=port_nagiura&date=${dayFromNow(17).date}&adults=1`;
  await page.goto(`/customer/reservation/select-schedule?${trip}`);
  await chooseFirstCabin(page);
  await fillCustomer(page);
  await expectSoundPage(page);
  await pressButton(page, 'お支払い方法へ進む');
  await choosePort(page);
  await expectSoundPage(page);
  await hold(page);
  await commit(page);
  await expectSoundPage(page);
  expect(failures).toEqual([]);
});
