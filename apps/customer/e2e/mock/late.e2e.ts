import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { prefer } from '../support/prefer.ts';
import { press } from '../support/press.ts';
import { expectRoom } from '../support/room.ts';

const tickets = '/customer/reservation-detail/rsv_3fK9xQ2mLw8Z/tickets';
const reservation = '**/customer-api/reservations/*';

for (const width of [375, 1280]) {
  test(`幅 ${width} px でも、「遅れます」の問いと答えが収まり、申し出られる`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await prefer(page, reservation, 'code=200, example=standByOpen');
    await page.goto(tickets);
    await press(page.getByRole('button', { name: '遅れます' }));
    const question = page.getByRole('alertdialog', { name: 'この便の席を手放しますか' });
    await expect(question).toBeVisible();
    await expectSoundPage(page);
    await expectRoom(page);
    await press(question.getByRole('button', { name: '席を手放して、後の便で行く' }));
    await expect(question).toBeHidden();
    await expect(page.getByText('当日空席待ちにしました。').first()).toBeVisible();
  });
}
