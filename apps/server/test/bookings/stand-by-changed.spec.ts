import type {
  CancelledItem,
  Draft,
  Reservation,
  SailingSearchResult,
  TripChoice,
} from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { notifyOfSailings } from '../../src/booking/reservations/notify-of-sailings.ts';
import {
  findAffectedReservations,
  findLastDecision,
} from '../../src/domain/reservations/affected-reservations.ts';
import { Visitor } from '../support/api.ts';
import { cancel, cancelShown, wholeTrip } from '../support/cancelling.ts';
import { beginChange, changeQuoteOf, moved, tripOf } from '../support/changing.ts';
import { seen } from '../support/paying.ts';
import {
  AT_GATE,
  atTime,
  BOOKED,
  bookOnFoot,
  bookThereAndBack,
  gateOf,
  NEXT,
  offerStandBy,
  standBy,
} from '../support/stand-by.ts';
import { guestOf } from '../support/tickets.ts';
import { useTestServer } from '../support/use-server.ts';

// What can still be done with a booking of which a leg was, or is, on stand-by.

const server = useTestServer();
beforeEach(async () => {
  await offerStandBy(server);
  await sql`update sailing set status = 'scheduled', decided_status = null where status = 'cancelled'`.execute(
    server.db,
  );
});

/** The second sailing of the return leg on the day that is booked, in the same cabin. */
async function laterReturn(visitor: Visitor, draft: Draft): Promise<Partial<TripChoice>> {
  const { return: returnLeg } = tripOf(draft);
  if (!returnLeg) throw new Error('It has no return leg');
  const { fromPortId, toPortId } = returnLeg;
  const query = new URLSearchParams({ fromPortId, toPortId, date: '2027-08-05', adults: '2' });
  const found = await visitor.get(`/customer-api/sailings?${query}`);
  const offer = found.json<SailingSearchResult>().sailingOffers[1];
  const cabins = offer?.cabinOffers[0]?.cabins;
  if (!offer || !cabins) throw new Error('The demonstration has no such sailing');
  return { return: { ...returnLeg, sailingId: offer.sailing.id, cabins } };
}

describe('往路が当日空席待ちのあいだに、復路が欠航になる', () => {
  const both = wholeTrip;
  const endReturn = async ({ return: returnLeg }: Reservation) => {
    const command = `sailings cancel ${returnLeg?.sailing.id} --reason 強風のため`;
    expect((await gateOf(server)(command)).exitCode).toBe(0);
  };
  const bookAndWait = async () => {
    const booked = await bookThereAndBack(await Visitor.arrive(server.app));
    await standBy(server, booked);
    await endReturn(booked);
    return booked;
  };

  it('往復とも取り消せば、席のない往路も手数料なしで全額が戻る', async () => {
    const booked = await bookAndWait();
    // The sailing that was given up is at sea.
    const guest = await atTime(server, booked, '2027-08-02T09:00:00+09:00');
    const gone = await cancelShown(guest, await seen(guest, booked.id), both);
    expect(gone).toMatchObject({
      state: 'cancelled',
      cancellations: [{ feeYen: 0, refundYen: booked.quote.totalYen }],
    });
  });

  it('往路だけ、往路の一人、期限の後の往路は、取り消せない', async () => {
    const booked = await bookAndWait();
    const guest = await atTime(server, booked);
    const { version } = await seen(guest, booked.id);
    const refuse = async (by: Visitor, items: readonly CancelledItem[]) => {
      const asked = { items: [...items], feeYen: 0, refundYen: 0 };
      const response = await cancel(by, { ...booked, version }, asked);
      expect(response.json()).toMatchObject({ code: 'CANCEL_CLOSED', leg: 'outbound' });
    };
    const [outbound, returnLeg] = both;
    if (!outbound || !returnLeg) throw new Error('It has two legs');
    await refuse(guest, [outbound]);
    await refuse(guest, [{ leg: 'outbound', kind: 'passenger', position: 1 }, returnLeg]);
    const late = await atTime(server, booked, '2027-08-10T06:30:00+09:00');
    await refuse(late, both);
  });

  it('メールは別の便を電話で勧め、ページで変えられるとは言わない', async () => {
    const booked = await bookAndWait();
    await notifyOfSailings(server.db, server.clock, (error) => {
      throw error;
    });
    const { text_body: text } = await server.db
      .selectFrom('mail')
      .select('text_body')
      .where('occasion', 'like', `sailingNews % ${booked.id}`)
      .executeTakeFirstOrThrow();
    expect(text).toContain('別の便は、お電話で承ります。この便の全額の払い戻しを');
    expect(text).not.toContain('別の便に乗る');
  });
});

it('会社の取り消しも断り、出港や乗船手続きではなく空席待ちのためと言う', async () => {
  const booked = await bookThereAndBack(await Visitor.arrive(server.app));
  await standBy(server, booked);
  const command = `bookings cancel ${booked.reservationNumber} --leg outbound`;
  const { exitCode, text } = await gateOf(server)(command);
  expect(exitCode).toBe(1);
  expect(text).toMatch(/^the outbound leg is on stand-by, and nothing of it is paid back/);
});

it('遅れを知らせた後に空席待ちになった予約は、便の影響の一覧で「取消」にならない', async () => {
  const [late, other] = [
    await bookOnFoot(await Visitor.arrive(server.app)),
    await bookOnFoot(await Visitor.arrive(server.app), 1),
  ];
  const delay = `sailings delay ${BOOKED} --minutes 30 --reason 濃霧のため`;
  expect((await gateOf(server)(delay)).exitCode).toBe(0);
  await notifyOfSailings(server.db, server.clock, (error) => {
    throw error;
  });
  await standBy(server, late);
  const decision = await findLastDecision(server.db, BOOKED);
  if (!decision) throw new Error('It was decided');
  const listed = await findAffectedReservations(server.db, BOOKED, decision);
  const numbers = listed.map(({ reservationNumber }) => reservationNumber);
  expect(numbers).toContain(other.reservationNumber);
  expect(numbers).not.toContain(late.reservationNumber);
});

describe('別の便に乗った行程', () => {
  it('客室の名前と運賃の時期が違っても、もう一方の行程の変更で差額も払い戻しも生じない', async () => {
    const booked = await bookThereAndBack(await Visitor.arrive(server.app));
    const { id, reservationNumber } = booked;
    // As if the vessel that was booked called the same cabin otherwise.
    await sql`update reservation set sale = jsonb_set(sale, '{fares,outbound,cabins,0,cabinTypeName}', '"桟敷席"')
      where id = ${id}`.execute(server.db);
    await sql`update sailing set fare_period = case fare_period when 'A' then 'C' else 'A' end
      where id = ${NEXT}`.execute(server.db);
    await standBy(server, booked);
    server.clock.set(AT_GATE);
    const taken = await gateOf(server)(`stand-by ${reservationNumber} --sailing ${NEXT}`);
    expect([taken.exitCode, taken.text]).toEqual([0, expect.any(String)]);
    const guest = await guestOf(server, id);
    const draft = await beginChange(guest, booked);
    const quote = await changeQuoteOf(
      guest,
      await moved(guest, draft, await laterReturn(guest, draft)),
    );
    expect(quote).toMatchObject({
      newYen: booked.quote.totalYen,
      payYen: quote.fee.feeYen,
      refundYen: 0,
    });
  });
});
