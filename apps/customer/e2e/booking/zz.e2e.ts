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
import { press } from '../support/press.ts';

for (const width of [375, 1280])
  test(`x ${width}`, async ({ page, context }) => {
    const real = process.env.REAL === '1';
    if (!real && !process.env.PLAIN) await toFloor(context);
    await page.setViewportSize({ width, height: 800 });
    page.on('pageerror', (m) => console.log('ERR', m.stack));
    const shot = (n: string) =>
      page.screenshot({
        path: `/tmp/w4/${real ? 'c109' : 'floor'}-${width}-${n}.png`,
        fullPage: true,
      });
    const sound = async () => {
      if (!real) await expectSoundPage(page).catch((e) => console.log(String(e).slice(0, 900)));
    };
    await page.goto(
      `/customer/reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&date=${dayFromNow(17).date}&adults=1`,
    );
    await expect(page.getByRole('heading', { level: 1, name: '便と客室を選ぶ' })).toBeVisible();
    await expect(page.getByRole('radio').first())
      .toBeVisible()
      .catch(() => {});
    console.log(
      await page.evaluate(() =>
        [...document.querySelectorAll('.sjvhkg3')].map((e) => e.outerHTML.slice(0, 500)).join('\n'),
      ),
    );
    await sound();
    await shot('list');
    await chooseFirstCabin(page);
    await fillCustomer(page);
    await sound();
    await shot('input');
    await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
    await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法を選ぶ' })).toBeVisible();
    await sound();
    await shot('pay');
    await choosePort(page);
    await sound();
    await shot('confirm');
    await hold(page);
    await commit(page);
    await sound();
    await shot('done');
  });
