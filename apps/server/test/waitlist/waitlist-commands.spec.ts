import { afterEach, beforeEach, expect, it } from 'vitest';
import { expireDueHolds } from '../../src/booking/holding/expire-holds.ts';
import { runnerOf } from '../operator/sailing-commands.suite.ts';
import { Visitor } from '../support/api.ts';
import { hold } from '../support/booking.ts';
import { withFree } from '../support/stand-by.ts';
import { useTestServer } from '../support/use-server.ts';
import { FULL, join, offer, offerWaitlist, seenBy, wish } from '../support/waitlist.ts';

const server = useTestServer();
const run = (...words: string[]) => runnerOf(server)('waitlist', ...words);
const json = async (...words: string[]) => JSON.parse((await run(...words, '--json')).text);
beforeEach(() => offerWaitlist(server));
afterEach(() => offerWaitlist(server, 0));

it('the office sees who waits and in which order, takes one out of the line, once', async () => {
  await withFree(server, FULL, 2, async () => {
    const held = await hold(await Visitor.arrive(server.app), { adults: 2 });
    expect((await run('list')).text).toBe('nobody waits');
    const first = await join(server, 'hanako@example.jp', wish(2));
    const second = await join(server, 'taro@example.jp', wish(1));
    expect(await json('list')).toMatchObject([
      {
        id: first.entry.id,
        state: 'waiting',
        sailing: FULL,
        party: '大人2名',
        cabins: 'cab_namikaze_standard',
      },
      { id: second.entry.id, state: 'waiting' },
    ]);
    expect((await runnerOf(server)('status')).text).toContain(
      'fine\t2\twait for places, for 0 others some are held ("waitlist list")',
    );
    expect(await run('list', '--sailing', 'sail_nowhere')).toEqual({
      exitCode: 1,
      text: 'there is no sailing "sail_nowhere"; see "sailings list"',
    });
    expect(await json('list', '--sailing', FULL)).toHaveLength(2);
    expect(await json('show', first.entry.id)).toMatchObject({
      email: 'hanako@example.jp',
      until: '2027-08-02T00:00:00+09:00',
      heldUntil: null,
    });
    expect(await run('show', 'wle_nobody')).toEqual({
      exitCode: 1,
      text: 'nobody waits by that id: "waitlist list" has them',
    });
    expect((await run('withdraw', first.entry.id)).text).toMatch(/is withdrawn$/);
    expect((await run('withdraw', first.entry.id)).text).toMatch(/is withdrawn already$/);
    expect((await seenBy(first)).state).toBe('withdrawn');
    await server.db
      .updateTable('reservation')
      .set({ limit_time: server.clock.now() })
      .where('id', '=', held.id)
      .execute();
    await expireDueHolds(server.db, server.clock.now(), (error) => {
      throw error;
    });
    expect(await offer(server)).toBe(1);
    expect(await json('list')).toMatchObject([
      { id: second.entry.id, state: 'offered', heldUntil: '2027-07-20T22:00:00+09:00' },
    ]);
    expect((await run('withdraw', second.entry.id)).exitCode).toBe(0);
    const audit = await server.db
      .selectFrom('operator_audit')
      .select('details')
      .where('command', '=', 'waitlist withdraw')
      .orderBy('id')
      .execute();
    expect(audit.map(({ details }) => details)).toEqual([
      first.entry.id,
      `${first.entry.id} already`,
      second.entry.id,
    ]);
    await server.db.deleteFrom('waitlist_entry').execute();
    await offer(server);
  });
});
