import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { DRAFTS, fillDraft, hold, holdDraft } from '../support/booking.ts';
import { once, without } from '../support/guards.ts';
import { meet } from '../support/meeting.ts';
import { withFree } from '../support/stand-by.ts';
import { forget, usePostgresServer } from '../support/use-postgres-server.ts';
import {
  expireHolds,
  FULL,
  join,
  offer,
  offerWaitlist,
  seenBy,
  tokensTo,
  wish,
  withdrawalOf,
} from '../support/waitlist.ts';
import { joiningSuite } from './joining.suite.ts';
import { offersSuite } from './offers.suite.ts';
import { waitlistPagingSuite } from './paging.suite.ts';

// Who waits, where others buy, give back, lapse and withdraw at the same moment.

const server = usePostgresServer({ processes: 2 });
describe('joining', () => joiningSuite(server));
describe('offers', () => offersSuite(server));
describe('paging', () => waitlistPagingSuite(server));
beforeEach(() => offerWaitlist(server));

const ROUNDS = 4;
const other = () => server.processes[1] ?? server;
const tidy = async () => {
  await server.db.deleteFrom('waitlist_entry').execute();
  await server.db.deleteFrom('mail').execute();
  await offer(server);
  await forget(server);
};
const heldFor = async (entryId: string): Promise<number> => {
  const { rows } = await sql<{ held: number }>`select count(*)::int as held from reservation
    where state = 'held' and names_removed_at is not null
      and exists (select from waitlist_entry where id = ${entryId})`.execute(server.db);
  return rows[0]?.held ?? -1;
};

describe('同じ瞬間に', () => {
  it('取消、期限切れ、買う人、取りやめる人が重なっても、空いた席は順に1回ずつ渡り、買う人には渡らない', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await withFree(server, FULL, 4, async () => {
        const [giver, lapser] = [
          await Visitor.arrive(server.app),
          await Visitor.arrive(other().app),
        ];
        const given = await hold(giver, { adults: 2 });
        const lapsed = await hold(lapser, { adults: 2 });
        const buyers = await Promise.all(
          [0, 1, 0, 1].map(async (index) => {
            const buyer = await Visitor.arrive(server.processes[index]?.app ?? server.app);
            return { buyer, draft: await fillDraft(buyer, { adults: 2 }) };
          }),
        );
        const line = [];
        for (let place = 0; place < 4; place += 1) {
          line.push(await join(server, `waits${round}-${place}@example.jp`));
        }
        const [gone, ...rest] = line;
        if (!gone) throw new Error('Nobody waits');
        await sql`update reservation set limit_time = ${server.clock.now()} where id = ${lapsed.id}`.execute(
          server.db,
        );
        const [, , left, , , ...bought] = await Promise.all([
          giver.delete(`${DRAFTS}/${given.draftId}`),
          expireHolds(other()),
          gone.visitor.post(withdrawalOf(gone.entry.id)),
          offer(server),
          offer(other()),
          ...buyers.map(({ buyer, draft }) => holdDraft(buyer, draft)),
        ]);
        await Promise.all([offer(server), offer(other())]);
        expect(left.statusCode).toBe(200);
        expect(bought.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
        const states = await Promise.all(line.map(async (each) => (await seenBy(each)).state));
        expect(states).toEqual(['withdrawn', 'offered', 'offered', 'waiting']);
        for (const each of rest.slice(0, 2)) {
          expect(await tokensTo(server, each.email)).toHaveLength(2);
        }
        await tidy();
      });
    }
  });

  it('2つのプロセスが案内しても、1人に1回だけ取り置く', async () => {
    await withFree(server, FULL, 0, async () => {
      const { entry } = await join(server, 'hanako@example.jp', wish(1));
      await withFree(server, FULL, 4, async () => {
        const [first, second] = await meet(
          server,
          'offering',
          () => offer(server, 'awaited'),
          () => offer(other(), 'awaited'),
        );
        expect([first, second]).toEqual([1, 0]);
        expect(await heldFor(entry.id)).toBe(1);
        await tidy();
      });
    });
  });

  it('(対照)便と待つ人を先に押さえなければ、1人に2回取り置かれる', async () => {
    await withFree(server, FULL, 0, async () => {
      const { entry } = await join(server, 'hanako@example.jp', wish(1));
      await withFree(server, FULL, 4, async () => {
        await without('lineLock', async () => {
          once('offering', () => offer(other(), 'awaited'));
          await offer(server, 'awaited');
        });
        expect(await heldFor(entry.id)).toBe(2);
        await tidy();
      });
    });
  });

  it('案内と取りやめが重なれば、取りやめた人には何も残らない', async () => {
    await withFree(server, FULL, 0, async () => {
      const waiting = await join(server, 'hanako@example.jp', wish(1));
      await withFree(server, FULL, 4, async () => {
        const [offered, withdrawn] = await meet(
          server,
          'offering',
          () => offer(server, 'awaited'),
          () => waiting.visitor.post(withdrawalOf(waiting.entry.id)),
        );
        expect([offered, withdrawn.statusCode]).toEqual([1, 200]);
        expect((await seenBy(waiting)).state).toBe('withdrawn');
        expect(await heldFor(waiting.entry.id)).toBe(0);
        await tidy();
      });
    });
  });
});
