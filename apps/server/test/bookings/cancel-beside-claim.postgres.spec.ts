import type { Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { CLAIMS, expectStatus, RESERVATIONS } from '../support/booking.ts';
import { bookFamily, cancel, oneOf, quoteOf, wholeTrip } from '../support/cancelling.ts';
import { without } from '../support/guards.ts';
import { meet } from '../support/meeting.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
import { CARDS, seen } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { rounds } from '../support/rounds.ts';
import { usePostgresServer } from '../support/use-postgres-server.ts';

// A member takes a booking into their list while who booked it without a login cancels it.

const server = usePostgresServer({ processes: 2 });
useDemoMembers(server);

const claim = (who: Visitor, { reservationNumber }: Reservation) =>
  who.post(CLAIMS, { reservationNumber, contactKind: 'phone', contact: '090-1234-5678' });
const maySee = async (who: Visitor, { id }: Reservation) =>
  (await who.get(`${RESERVATIONS}/${id}`)).statusCode === 200;

/** A booking of a visitor's browser, and what cancels it or a part of it there. */
async function bookedByGuest(items = wholeTrip) {
  const guest = await Visitor.arrive(server.app);
  const booked = await bookFamily(guest, { card: CARDS.frictionless });
  const member = await loggedIn(server, 'taro');
  const { feeYen, refundYen } = await quoteOf(guest, booked, items);
  return {
    guest,
    booked,
    member,
    refundYen,
    give: () => cancel(guest, booked, { items, feeYen, refundYen }),
    take: () => claim(member, booked),
  };
}

/** Refunds are asked of the provider and settled. */
async function settle() {
  for (const _ of [1, 2]) {
    pass(server, 60);
    await runPaymentJobs(server);
  }
}

describe('会員の一覧に加えることと取消が重なる', () => {
  it('先に会員のものになれば、予約した端末からは取り消せず、何も変わらない', async () => {
    const { guest, booked, member, give, take } = await bookedByGuest();
    const [claimed, cancelled] = await meet(server, 'claimed', take, give);
    expectStatus(claimed, 200);
    expect([cancelled.statusCode, cancelled.json().code]).toEqual([404, 'NOT_FOUND']);
    const { state, cancellations, refunds } = await seen(member, booked.id);
    expect([state, cancellations, refunds]).toEqual(['confirmed', [], []]);
    expect(await maySee(guest, booked)).toBe(false);
  });

  it('(対照)取消が予約を先に押さえなければ、会員のものになった予約が、ほかの端末から取り消される', async () => {
    const { booked, member, give, take } = await bookedByGuest();
    const [, cancelled] = await without('reservationLock', () =>
      meet(server, 'claimed', take, give),
    );
    expectStatus(cancelled, 200);
    expect((await seen(member, booked.id)).state).toBe('cancelled');
  });

  it('先にすべて取り消されれば、会員のものにはならず、払い戻しは予約した端末で見られる', async () => {
    const { guest, booked, member, give, take, refundYen } = await bookedByGuest();
    const [cancelled, claimed] = await meet(server, 'cancelled', give, take);
    expectStatus(cancelled, 200);
    expect([claimed.statusCode, claimed.json().code]).toEqual([404, 'LOOKUP_NOT_FOUND']);
    await settle();
    const { state, refunds } = await seen(guest, booked.id);
    expect(state).toBe('cancelled');
    expect(refunds).toMatchObject([{ amountYen: refundYen, state: 'refunded' }]);
    expect(await maySee(member, booked)).toBe(false);
  });

  it('(対照)加える前に状態を読むだけでは、取り消された予約が会員のものになる', async () => {
    const { booked, member, give, take } = await bookedByGuest();
    const [, claimed] = await without('claimCheck', () => meet(server, 'cancelled', give, take));
    expectStatus(claimed, 200);
    expect((await seen(member, booked.id)).state).toBe('cancelled');
  });

  it('先に一部が取り消されれば、残りと払い戻しが会員のものになる', async () => {
    const items = [oneOf('passenger', 2)];
    const { guest, booked, member, give, take, refundYen } = await bookedByGuest(items);
    const [cancelled, claimed] = await meet(server, 'partlyCancelled', give, take);
    expectStatus(cancelled, 200);
    expectStatus(claimed, 200);
    await settle();
    const { state, cancellations, refunds } = await seen(member, booked.id);
    expect([state, cancellations.length]).toEqual(['confirmed', 1]);
    expect(refunds).toMatchObject([{ amountYen: refundYen, state: 'refunded' }]);
    expect(await maySee(guest, booked)).toBe(false);
  });

  it('同時に届いても、どちらかが先で、行き止まりにも二重の払い戻しにもならない', async () => {
    for (let round = 0; round < rounds(4, 40); round += 1) {
      await server.db.deleteFrom('rate_limit').execute();
      const { booked, guest, member, give, take, refundYen } = await bookedByGuest();
      const [cancelled, claimed] = await Promise.all([give(), take()]);
      expect([cancelled.statusCode, claimed.statusCode].sort()).toEqual([200, 404]);
      const owner = claimed.statusCode === 200 ? member : guest;
      await settle();
      const { state, refunds } = await seen(owner, booked.id);
      const back = refunds.map(({ amountYen }) => amountYen);
      expect([state, back]).toEqual(
        owner === member ? ['confirmed', []] : ['cancelled', [refundYen]],
      );
    }
  }, 120_000);
});
