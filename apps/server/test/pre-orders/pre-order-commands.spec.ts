import { expect, it } from 'vitest';
import { runnerOf } from '../operator/sailing-commands.suite.ts';
import { DRAWN, drawNow, order, preOrder, usePreOrders } from '../support/pre-orders.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
usePreOrders(server);
const run = (...words: string[]) => runnerOf(server)('pre-orders', ...words);
const json = async (...words: string[]) => JSON.parse((await run(...words, '--json')).text);
const status = async () => JSON.parse((await runnerOf(server)('status', '--json')).text);

it('the office sees orders, takes one out of the draw, once, and draws once more from the seed', async () => {
  expect((await run('list')).text).toBe('there is no order');
  expect((await run('draws')).text).toBe('no opening was drawn');
  const all = [];
  for (const index of [1, 2, 3]) {
    all.push(await order(server, `a${index}@example.jp`, preOrder(index)));
  }
  const [first, second] = all;
  if (!first || !second) throw new Error('There are three');
  expect(await json('show', first.order.id)).toMatchObject({
    state: 'accepted',
    opening: DRAWN,
    place: null,
    email: first.email,
  });
  expect((await run('show', first.order.id)).text).not.toMatch(/山田/);
  const unknown = { exitCode: 1, text: 'there is no order by that id: "pre-orders list" has them' };
  expect(await run('show', 'pre_nobody')).toEqual(unknown);
  expect(await run('withdraw', 'pre_nobody')).toEqual(unknown);
  expect((await run('withdraw', first.order.id)).text).toMatch(/is withdrawn$/);
  expect((await run('withdraw', first.order.id)).text).toMatch(/is withdrawn already$/);
  for (const wrong of [DRAWN, 'yesterday']) {
    expect(await run('replay', wrong)).toEqual({
      exitCode: 1,
      text: 'it was not drawn: "pre-orders draws" has those that were',
    });
  }
  server.clock.set('2027-07-25T09:01:01+09:00');
  expect(await status()).toMatchObject({ overduePreOrders: 2, preOrders: { accepted: 2 } });
  server.clock.set(DRAWN);
  expect(await drawNow(server)).toBe(2);
  expect(await status()).toMatchObject({
    ...{ overduePreOrders: 0, waitlistWaiting: 0, waitlistOffered: 2 },
    preOrders: { accepted: 0, held: 2, unplaced: 0, merged: 0, withdrawn: 1, over: 0 },
  });
  const [draw] = await json('draws');
  expect(draw).toMatchObject({ opening: DRAWN, orders: 2, finished: DRAWN });
  const stored = await server.db
    .selectFrom('pre_order')
    .select('id')
    .where('place', 'is not', null)
    .orderBy('place')
    .execute();
  expect(await json('replay', DRAWN)).toMatchObject({
    seed: draw.seed,
    agrees: true,
    order: stored.map(({ id }) => id),
  });
  expect((await run('withdraw', second.order.id)).exitCode).toBe(1);
  // Another stored order is noticed.
  const [one, two] = stored;
  await server.db
    .updateTable('pre_order')
    .set({ place: 99 })
    .where('id', '=', one?.id ?? '')
    .execute();
  expect(await json('replay', DRAWN)).toMatchObject({ agrees: false });
  expect(two).toBeDefined();
});
