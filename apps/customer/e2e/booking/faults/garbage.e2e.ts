import { expect } from '@playwright/test';
import { divertEachOnce, GARBAGE, type Garbage, startGarbage } from '../../support/bad-network.ts';
import { isLong, test } from '../../support/own-site.ts';
import { bookStubbornly } from '../../support/stubborn.ts';

const kinds = (isLong ? Object.keys(GARBAGE) : ['html']) as Garbage[];
for (const garbage of kinds) {
  const { name } = GARBAGE[garbage];
  test(`どの通信にも1回目は「${name}」が返っても、画面は壊れず、押し直せば予約できる`, async ({
    page,
    site,
  }) => {
    const elsewhere = await startGarbage();
    const diverted = await divertEachOnce(page, elsewhere.origin, garbage);
    const email = `${garbage}@example.jp`;
    await bookStubbornly(page, { email, method: 'card' });
    expect(await site.statesOf(email)).toEqual(['confirmed']);
    expect(diverted.size).toBeGreaterThan(8);
    await elsewhere.close();
  });
}
