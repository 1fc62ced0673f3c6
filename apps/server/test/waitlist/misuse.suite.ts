import type { Draft, Reservation, WaitlistResult } from '@ferry/api/customer-server';
import type { MemberData } from '@ferry/api/external-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { offerPlaces } from '../../src/booking/waitlist/offer-places.ts';
import { addMinutes } from '../../src/domain/instant.ts';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import { runnerOf } from '../operator/sailing-commands.suite.ts';
import { EMAIL, EMAIL_CHANGES, tokenTo } from '../support/account.ts';
import { type TestServer, Visitor } from '../support/api.ts';
import {
  chooseTrip,
  DRAFTS,
  expectStatus,
  fillDraft,
  hold,
  holdDraft,
  ifMatch,
} from '../support/booking.ts';
import { credentials, loggedIn } from '../support/members.ts';
import { DATA } from '../support/profile.ts';
import {
  codeOf,
  ENTRIES,
  entriesOf,
  expireHolds,
  FULL,
  found,
  giveBack,
  holdNamed,
  join,
  LINKS,
  nameAll,
  offer,
  offerWaitlist,
  seenBy,
  tokensTo,
  useWaitlist,
  whileFull,
  wish,
  withdrawalOf,
} from '../support/waitlist.ts';

/** What customers could get out of the line that it is not for, and what could stop it; whichever database it is. */
export function misuseSuite(server: TestServer): void {
  const buyer = useWaitlist(server);

  /** Chooses the sailing before it in a draft, and takes its places. */
  const moveToEarlier = async (visitor: Visitor, draft: Draft): Promise<Reservation> => {
    const trip = await chooseTrip(visitor, { adults: 2, sailing: 0 });
    const url = `${DRAFTS}/${draft.id}/trip`;
    const moved = expectStatus(await visitor.put(url, trip, ifMatch(draft.version)), 200);
    return holdNamed(visitor, moved.json());
  };
  const draftOfHeld = async ({ draftId }: Reservation): Promise<Draft> =>
    expectStatus(await buyer.get(`${DRAFTS}/${draftId}`), 200).json();

  describe('空席待ちの悪用と故障', () => {
    it('希望した日が過ぎた人は、同じ便にもう一度並べる', async () => {
      await whileFull(server, buyer, async () => {
        await join(server, 'hanako@example.jp', wish(2, { until: '2027-07-20' }));
        server.clock.set('2027-07-21T09:00:00+09:00');
        expect((await join(server, 'hanako@example.jp')).entry.state).toBe('waiting');
      });
    });

    it('取り置きをほかの便に移しても、空いた席は待つ人のもの', async () => {
      await whileFull(server, buyer, async (held) => {
        const waiting = await join(server, 'hanako@example.jp');
        const other = await Visitor.arrive(server.app);
        const otherDraft = await fillDraft(other, { adults: 2 });
        await moveToEarlier(buyer, await draftOfHeld(held));
        expect(codeOf(await holdDraft(other, otherDraft))).toBe('CABIN_SOLD_OUT');
        expect(await offer(server)).toBe(1);
        expect((await seenBy(waiting)).state).toBe('offered');
      });
    });

    it('案内の長い期限は案内した席だけのもので、ほかの便の席は普通の長さで取り置く', async () => {
      await whileFull(server, buyer, async (held) => {
        const waiting = await join(server, 'hanako@example.jp');
        await giveBack(buyer, held);
        await offer(server);
        const taken = await moveToEarlier(waiting.visitor, await nameAll(waiting));
        expect(taken.limitTime).toBe('2027-07-20T11:00:00+09:00');
      });
    });

    it('会員のメールアドレスが変われば、案内は新しいほうに届き、前のリンクでは開けない', async () => {
      await server.db.deleteFrom('member').execute();
      await loadDemoMembers(server.db, server.clock);
      await whileFull(server, buyer, async (held) => {
        const member = await loggedIn(server, 'hanako');
        const { email, password } = credentials('hanako');
        expectStatus(await member.post(ENTRIES, wish()), 201);
        await giveBack(buyer, held);
        expect(await offer(server)).toBe(1);
        const [before] = await tokensTo(server, email);
        const change = { currentPassword: password, newEmail: 'new@example.jp' };
        expectStatus(await member.post(EMAIL_CHANGES, change), 204);
        // A link that is passed on gives away no mail address.
        const friend = await join(server, 'friend@example.jp', wish(1));
        const [passedOn] = await tokensTo(server, friend.email);
        expectStatus(await member.post(LINKS, { token: passedOn }), 200);
        const { waitlist } = expectStatus(await member.get(DATA), 200).json<MemberData>();
        await server.db.deleteFrom('waitlist_entry').where('email', '=', friend.email).execute();
        expect(waitlist).toMatchObject([{ email, state: 'offered', party: { adults: 2 } }]);
        const token = await tokenTo(server, 'new@example.jp');
        // The new mailbox waits without an account, too.
        const guest = await join(server, 'new@example.jp', wish(1));
        expectStatus(await member.put(EMAIL, { token }), 204);
        const stranger = await Visitor.arrive(server.app);
        expect(codeOf(await stranger.post(LINKS, { token: before }))).toBe('TOKEN_INVALID');
        expect(await entriesOf(guest.visitor)).toEqual([]);
        const rows = await server.db.selectFrom('waitlist_entry').select('email').execute();
        expect(rows).toEqual([{ email: 'new@example.jp' }]);
      });
    });

    it('取りやめた会員のメールアドレスが変わっても、そのアドレスで待つ人は待ち続ける', async () => {
      await server.db.deleteFrom('member').execute();
      await loadDemoMembers(server.db, server.clock);
      await whileFull(server, buyer, async () => {
        const member = await loggedIn(server, 'hanako');
        const { password } = credentials('hanako');
        const { entry } = expectStatus(
          await member.post(ENTRIES, wish()),
          201,
        ).json<WaitlistResult>();
        expectStatus(await member.post(withdrawalOf(entry?.id ?? '')), 200);
        const change = { currentPassword: password, newEmail: 'new@example.jp' };
        expectStatus(await member.post(EMAIL_CHANGES, change), 204);
        const token = await tokenTo(server, 'new@example.jp');
        const guest = await join(server, 'new@example.jp', wish(1));
        expectStatus(await member.put(EMAIL, { token }), 204);
        expect(await seenBy(guest)).toMatchObject({ state: 'waiting' });
      });
    });

    it('便が早まれば、販売の終わる1時間前からは案内しない', async () => {
      await whileFull(server, buyer, async (held) => {
        await join(server, 'hanako@example.jp');
        await giveBack(buyer, held);
        const later = new Date('2027-08-02T12:00:00+09:00');
        await server.db.updateTable('waitlist_entry').set({ until: later }).execute();
        server.clock.set('2027-08-02T08:20:00+09:00');
        expect(await offer(server)).toBe(0);
      });
    });

    it('空席待ちをやめた会社では、待つ人に終わったと伝え、空いた席は誰でも買える', async () => {
      await whileFull(server, buyer, async (held) => {
        const waiting = await join(server, 'hanako@example.jp');
        await offerWaitlist(server, 0);
        expect(await seenBy(waiting)).toMatchObject({ state: 'over', position: null });
        await giveBack(buyer, held);
        expect(await offer(server)).toBe(0);
        expect((await found(buyer))?.cabinOffers[0]?.availability).not.toBe('full');
      });
    });

    it('欠航した便の案内は終わったと伝え、運航に戻れば期限まで使える', async () => {
      await whileFull(server, buyer, async (held) => {
        const waiting = await join(server, 'hanako@example.jp');
        await giveBack(buyer, held);
        expect(await offer(server)).toBe(1);
        const run = runnerOf(server);
        await run('sailings', 'cancel', FULL, '--reason', '強風のため');
        expect(await seenBy(waiting)).toMatchObject({ state: 'over', offer: null });
        await run('sailings', 'restore', FULL);
        expect((await seenBy(waiting)).state).toBe('offered');
      });
    });

    it('案内を使わず並び直すことは、待てる便の数までしかできない', async () => {
      await whileFull(server, buyer, async (held) => {
        await giveBack(buyer, held);
        const later = async (minutes: number) => {
          server.clock.set(addMinutes(server.clock.now(), minutes).toISOString());
          await expireHolds(server);
        };
        for (let round = 0; round < 4; round += 1) {
          await hold(await Visitor.arrive(server.app), { adults: 2 });
          const visitor = await Visitor.arrive(server.app);
          await visitor.post(ENTRIES, { ...wish(), email: 'hanako@example.jp' });
          const token = (await tokensTo(server, 'hanako@example.jp')).at(-1);
          const opened = await visitor.post(LINKS, { token });
          if (round === 3) expect(codeOf(opened)).toBe('ENTRY_LIMIT');
          else {
            expectStatus(opened, 200);
            await later(61);
            expect(await offer(server)).toBe(1);
            await later(13 * 60);
          }
        }
      });
    });

    it('1人の案内に失敗しても、空いた席は誰でも買える', async () => {
      await whileFull(server, buyer, async (held) => {
        await join(server, 'hanako@example.jp');
        await sql`update waitlist_entry set wish = '{}'`.execute(server.db);
        await giveBack(buyer, held);
        const failed: string[] = [];
        const offered = await offerPlaces(server.services, 'withheld', (_, id) => failed.push(id));
        expect([offered, failed]).toEqual([0, [FULL]]);
        expect((await found(buyer))?.cabinOffers[0]?.availability).not.toBe('full');
      });
    });
  });
}
