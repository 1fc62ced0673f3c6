import type { Draft } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { type TestServer, Visitor } from '../support/api.ts';
import { commit, expectStatus, fillDraft, holdDraft } from '../support/booking.ts';
import { withFree } from '../support/stand-by.ts';
import { car } from '../support/trips.ts';
import {
  codeOf,
  draftOf,
  expireHolds,
  FULL,
  found,
  giveBack,
  holdNamed,
  join,
  nameAll,
  offer,
  openWith,
  seenBy,
  tokensTo,
  useWaitlist,
  whileFull,
  wish,
  withdrawalOf,
} from '../support/waitlist.ts';

/** Places that come free while customers wait, whichever database it is. */
export function offersSuite(server: TestServer): void {
  const buyer = useWaitlist(server);

  describe('空いたお席', () => {
    it('待つ人の全体の希望が入れば取り置き、ほかの人には売らず、期限まで予約できる', async () => {
      await whileFull(server, buyer, async (held) => {
        const waiting = await join(server, 'hanako@example.jp');
        const other = await Visitor.arrive(server.app);
        const otherDraft = await fillDraft(other, { adults: 2 });
        await giveBack(buyer, held);
        // Between the return and the offer nobody else gets them.
        expect(codeOf(await holdDraft(other, otherDraft))).toBe('CABIN_SOLD_OUT');
        expect((await found(other))?.cabinOffers[0]?.availability).toBe('full');
        expect(await offer(server)).toBe(1);
        expect(codeOf(await holdDraft(other, otherDraft))).toBe('CABIN_SOLD_OUT');
        const limitTime = '2027-07-20T22:00:00+09:00';
        const seen = await seenBy(waiting);
        expect(seen).toMatchObject({ state: 'offered', position: null, offer: { limitTime } });
        expect(await offer(server)).toBe(0);
        expect(await offer(server, 'awaited')).toBe(0);
        expect(await tokensTo(server, waiting.email)).toHaveLength(2);

        const draft = await nameAll(waiting);
        expect(draft.quote.totalYen).toBe(seen.offer?.totalYen);
        expect(draft).toMatchObject({ nextStep: 'paymentInput', outbound: { choice: {} } });
        const taken = await holdNamed(waiting.visitor, draft);
        expect(taken).toMatchObject({
          state: 'held',
          limitTime,
          outbound: { party: { adults: 2 } },
        });
        expect((await seenBy(waiting)).state).toBe('offered');
        await commit(waiting.visitor, taken);
        expect((await seenBy(waiting)).state).toBe('taken');
        const withdrawn = await waiting.visitor.post(withdrawalOf(waiting.entry.id));
        expect([withdrawn.statusCode, codeOf(withdrawn)]).toEqual([409, 'RESERVATION_STATE']);
      });
    });

    it('期限が過ぎると次の人に移り、リンクは別の端末でも開ける', async () => {
      await whileFull(server, buyer, async (held) => {
        const first = await join(server, 'hanako@example.jp');
        const second = await join(server, 'taro@example.jp');
        await giveBack(buyer, held);
        await offer(server);
        const [, token = ''] = await tokensTo(server, first.email);
        const phone = await Visitor.arrive(server.app);
        expect((await openWith(phone, token)).state).toBe('offered');
        const onPhone = await phone.post(draftOf(first.entry.id));
        expect(expectStatus(onPhone, 200).json().reservationId).toMatch(/^rsv_/);
        server.clock.set('2027-07-20T22:00:00+09:00');
        await expireHolds(server);
        expect(await offer(server)).toBe(1);
        const back = await Visitor.arrive(server.app);
        expect((await openWith(back, token)).state).toBe('lapsed');
        const late = await back.post(draftOf(first.entry.id));
        expect([late.statusCode, codeOf(late)]).toEqual([410, 'HOLD_EXPIRED']);
        const again = await Visitor.arrive(server.app);
        const [, next = ''] = await tokensTo(server, second.email);
        expect((await openWith(again, next)).state).toBe('offered');
      });
    });

    it('先の希望が入らなければ、入る次の人に取り置き、誰も入らなければ誰でも買える', async () => {
      await whileFull(server, buyer, async (held) => {
        const large = await join(server, 'large@example.jp', wish(3));
        const small = await join(server, 'small@example.jp', wish(2));
        await giveBack(buyer, held);
        expect(await offer(server)).toBe(1);
        expect((await seenBy(small)).state).toBe('offered');
        expect((await seenBy(large)).state).toBe('waiting');
        expectStatus(await small.visitor.post(withdrawalOf(small.entry.id)), 200);
        expect(await offer(server)).toBe(0);
        expect((await found(buyer))?.cabinOffers[0]?.availability).not.toBe('full');
      });
    });

    it('取りやめた人には案内せず、取り置きも次の人に移る', async () => {
      await whileFull(server, buyer, async (held) => {
        const [gone, first, second] = [
          await join(server, 'gone@example.jp'),
          await join(server, 'hanako@example.jp'),
          await join(server, 'taro@example.jp'),
        ];
        const url = withdrawalOf(gone.entry.id);
        expect(expectStatus(await gone.visitor.post(url), 200).json().state).toBe('withdrawn');
        expect(expectStatus(await gone.visitor.post(url), 200).json().state).toBe('withdrawn');
        expect((await first.visitor.post(url)).statusCode).toBe(404);
        await giveBack(buyer, held);
        expect(await offer(server)).toBe(1);
        expectStatus(await first.visitor.post(withdrawalOf(first.entry.id)), 200);
        expect(await offer(server)).toBe(1);
        expect((await seenBy(second)).state).toBe('offered');
        expect((await seenBy(first)).offer).toBeNull();
        expect(await tokensTo(server, gone.email)).toHaveLength(1);
      });
    });

    it('客室が空いていても車両の積載枠がなければ待ち、車両も入る広さが空くと取り置く', async () => {
      // Two places of each pool: of the deck two centimetres.
      await withFree(server, FULL, 2, async () => {
        const waiting = await join(server, 'hanako@example.jp', wish(2, { vehicles: [car] }));
        expect(await offer(server, 'awaited')).toBe(0);
        await withFree(server, FULL, 600, async () => {
          expect(await offer(server, 'awaited')).toBe(1);
          expect(await seenBy(waiting)).toMatchObject({ state: 'offered', vehicles: [car] });
          const taken = await waiting.visitor.post(draftOf(waiting.entry.id));
          const { outbound, customers } = expectStatus(taken, 200).json<Draft>();
          expect([outbound.choice.vehicles, customers.outboundVehicles.length]).toEqual([[car], 1]);
          expectStatus(await waiting.visitor.post(withdrawalOf(waiting.entry.id)), 200);
          await offer(server);
        });
      });
    });

    it('登録より前に空いた席や大きな船の席は、待つ便を見て回るときに取り置く', async () => {
      await withFree(server, FULL, 0, async () => {
        const waiting = await join(server, 'hanako@example.jp');
        await withFree(server, FULL, 2, async () => {
          expect(await offer(server)).toBe(0);
          expect(await offer(server, 'awaited')).toBe(1);
          expectStatus(await waiting.visitor.post(withdrawalOf(waiting.entry.id)), 200);
          await offer(server);
        });
      });
    });
  });
}
