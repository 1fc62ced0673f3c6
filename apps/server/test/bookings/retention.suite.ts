import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { endReservation } from '../../src/booking/holding/expire-holds.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { addHistory } from '../../src/domain/reservations/history-rows.ts';
import { findForUpdate } from '../../src/domain/reservations/reservation-rows.ts';
import { deleteWhatIsOver, serverJobs } from '../../src/jobs/jobs.ts';
import type { TestServer } from '../support/api.ts';
import { book, expectStatus } from '../support/booking.ts';
import { cancelShown } from '../support/cancelling.ts';
import { countTaken, findKept } from '../support/kept.ts';
import { CARDS, holdToPay, pay } from '../support/paying.ts';
import { runPaymentJobs } from '../support/payment-work.ts';
import { issued } from '../support/receipts.ts';
import { useVisitor } from '../support/use-server.ts';

// The sailing of all of them arrives on 2 August 2027: 30 months, and 7 years, end with that day.
const RECORD_GOES = '2030-02-03T00:00:00+09:00';
const AMOUNTS_GO = '2034-08-03T00:00:00+09:00';
/** Of one traveller, on the one leg of the vessel that they travel on. */
const PLACES_OF_ONE = 1;
const secondBefore = (instant: string) => new Date(Date.parse(instant) - 1000).toISOString();

/** What goes of a reservation when, by the jobs of a server: the same on both databases. */
export function retentionSuite(server: TestServer): void {
  const visitor = useVisitor(server);
  const failed: string[] = [];
  beforeEach(() => failed.splice(0));

  const log = {
    info: vi.fn(),
    error: ({ reservationId }: { reservationId?: string }) => failed.push(`${reservationId}`),
  };
  async function removeAt(instant: string): Promise<number> {
    server.clock.set(instant);
    let removed = 0;
    const jobs = serverJobs(server.services).filter(({ name }) => name.startsWith('remove '));
    for (const job of jobs) removed += await job.run(log);
    return removed;
  }

  async function bookByCard(): Promise<Reservation> {
    const ready = await holdToPay(visitor, { card: CARDS.frictionless });
    return expectStatus(await pay(visitor, ready), 200).json<Reservation>();
  }

  const keptOf = (of: Reservation) => findKept(server.db, of);
  const hasRecord = async (of: Reservation) =>
    (await keptOf(of)).reservation?.record_removed_at === null;

  const setPayment = (of: Reservation, state: 'captured' | 'refunded' | 'refundPending') =>
    server.db
      .updateTable('payment')
      .set({ state })
      .where('reservation_id', '=', of.id)
      .executeTakeFirstOrThrow();

  const cancel = ({ id }: Reservation) =>
    inTransaction(server.db, async (tx) => {
      const row = await findForUpdate(tx, id);
      if (row) await endReservation(tx, row);
    });

  it('予約の記録は、乗船から30か月で消え、帳簿の金額だけが、誰のものでもなく残る', async () => {
    const booked = await bookByCard();
    await removeAt(secondBefore(RECORD_GOES));
    const before = await keptOf(booked);
    expect(before).toMatchObject({
      reservation: { session_id: expect.anything(), record_removed_at: null },
      legs: [{ content: { party: { adults: 1 } } }],
      consents: expect.arrayContaining([expect.anything()]),
      payments: [{ session_id: expect.anything(), card: { last4: '4242' } }],
    });
    expect(await removeAt(RECORD_GOES)).toBeGreaterThan(0);
    const after = await keptOf(booked);
    expect(after).toMatchObject({
      reservation: {
        reservation_number: booked.reservationNumber,
        state: 'confirmed',
        session_id: null,
        total_yen: booked.quote.totalYen,
        quote: booked.quote,
      },
      legs: [{ content: {}, sailing_id: booked.outbound.sailing.id }],
      history: [{ event: 'paid' }],
      consents: [],
      payments: [
        {
          ...{ state: 'captured', amount_yen: booked.quote.totalYen, method: 'card' },
          charge_id: before.payments[0]?.charge_id,
          ...{ session_id: null, card: null, token: null, action_url: null, instructions: null },
        },
      ],
    });
    expect(after.legs[0]?.content).toEqual({});
    expect(JSON.stringify(after)).not.toMatch(/山田|花子|ヤマダ|hanako|汐見市|5678|4242/);
    expect(await removeAt(RECORD_GOES)).toBe(0);
    expect(await keptOf(booked)).toEqual(after);
  });

  it('金額とお支払いは、7年で消える。あとで返したお金があれば、そこから7年', async () => {
    const [booked, atPort, refunded] = [
      await bookByCard(),
      await book(visitor),
      await bookByCard(),
    ];
    const later = new Date('2028-01-10T12:00:00+09:00');
    await inTransaction(server.db, (tx) => addHistory(tx, refunded.id, 'refunded', later));
    await removeAt(RECORD_GOES);
    await removeAt(secondBefore(AMOUNTS_GO));
    for (const each of [booked, atPort]) expect((await keptOf(each)).reservation).toBeDefined();
    await removeAt(AMOUNTS_GO);
    const nothing = {
      ...{
        reservation: undefined,
        legs: [],
        history: [],
        consents: [],
        payments: [],
        receipts: [],
      },
    };
    for (const each of [booked, atPort]) expect(await keptOf(each)).toEqual(nothing);
    await removeAt('2035-01-10T23:59:59+09:00');
    expect((await keptOf(refunded)).payments).toHaveLength(1);
    await removeAt('2035-01-11T00:00:00+09:00');
    expect(await keptOf(refunded)).toEqual(nothing);
    expect(failed).toEqual([]);
  });

  it('領収書は、宛名とともに、発行から7年残る', async () => {
    const booked = await bookByCard();
    const receipt = await issued(visitor, booked, { recipient: '株式会社みなと商会' });
    const later = new Date('2028-02-01T12:00:00+09:00');
    await server.db
      .updateTable('receipt')
      .set({ issued_at: later })
      .where('id', '=', receipt.id)
      .execute();
    await removeAt(RECORD_GOES);
    await removeAt('2035-02-01T23:59:59+09:00');
    expect((await keptOf(booked)).receipts).toMatchObject([{ recipient: '株式会社みなと商会' }]);
    await removeAt('2035-02-02T00:00:00+09:00');
    expect((await keptOf(booked)).receipts).toEqual([]);
    expect(failed).toEqual([]);
  });

  it('返金の途中と、決済会社から知らせのあったばかりのお支払いは、済むまで残る', async () => {
    const [comingBack, disputed] = [await bookByCard(), await bookByCard()];
    const [payment] = (await keptOf(disputed)).payments;
    const event = { provider: payment?.provider ?? '', id: 'evt_dispute', type: 'dispute' };
    const at = new Date(RECORD_GOES);
    await server.db
      .insertInto('payment_event')
      .values({ ...event, charge_id: payment?.charge_id ?? '', received_at: at, next_try_at: at })
      .execute();
    await setPayment(comingBack, 'refundPending');
    await removeAt(RECORD_GOES);
    for (const each of [comingBack, disputed]) expect(await hasRecord(each)).toBe(true);
    await setPayment(comingBack, 'captured');
    await server.db.deleteFrom('payment_event').where('id', '=', event.id).execute();
    await removeAt(RECORD_GOES);
    for (const each of [comingBack, disputed]) expect(await hasRecord(each)).toBe(false);
  });

  it('旅客名簿を長く残す航路では、予約の記録も名簿より先には消えない', async () => {
    const booked = await book(visitor);
    const keepFor = (months: number) =>
      sql`update route set rules = rules || jsonb_build_object('passengerListMonths', ${months}::int)`.execute(
        server.db,
      );
    await keepFor(40);
    await removeAt(RECORD_GOES);
    expect(await hasRecord(booked)).toBe(true);
    await keepFor(12);
    await removeAt(RECORD_GOES);
    expect(await hasRecord(booked)).toBe(false);
  });

  it('消せない予約があっても、ほかの予約は消え、次の回にまた試す', async () => {
    const [broken, sound] = [await book(visitor), await book(visitor)];
    await removeAt(secondBefore(RECORD_GOES));
    await sql`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'refused'; end $$`.execute(server.db);
    await sql`create trigger refuse before update on reservation for each row
      when (old.id = ${sql.lit(broken.id)}) execute function refuse()`.execute(server.db);
    const allow = () => sql`drop function if exists refuse cascade`.execute(server.db);
    onTestFinished(async () => void (await allow()));
    await removeAt(RECORD_GOES);
    expect(failed).toEqual([broken.id]);
    expect(await Promise.all([broken, sound].map(hasRecord))).toEqual([true, false]);
    await allow();
    await removeAt(RECORD_GOES);
    expect(await hasRecord(broken)).toBe(false);
  });

  it('一度に探す数より多くても、同じ時に四つの処理が動いても、どれも一度だけ消える', async () => {
    const booked = await book(visitor);
    await removeAt(secondBefore(RECORD_GOES));
    await sql`insert into reservation select (jsonb_populate_record(r, jsonb_build_object(
        'id', r.id || n, 'reservation_number', 'N' || n))).*
      from reservation r, generate_series(1, 60) n where r.id = ${booked.id}`.execute(server.db);
    // Without places: the stock has one booking.
    await sql`insert into reservation_leg select (jsonb_populate_record(l, jsonb_build_object(
        'reservation_id', l.reservation_id || n, 'pools', '[]'::jsonb))).*
      from reservation_leg l, generate_series(1, 60) n
      where l.reservation_id = ${booked.id}`.execute(server.db);
    const removed = await Promise.all([1, 2, 3, 4].map(() => removeAt(RECORD_GOES)));
    expect(removed.reduce((sum, each) => sum + each)).toBe(61);
    expect(await hasRecord(booked)).toBe(false);
    await server.db.deleteFrom('reservation').where('id', 'like', `${booked.id}_%`).execute();
  });

  it('取り消された予約は、30日では消えず、30か月で消える。返したお金の記録は残る', async () => {
    const [unpaid, paidBack] = [await book(visitor), await bookByCard()];
    await setPayment(paidBack, 'refundPending');
    for (const each of [unpaid, paidBack]) await cancel(each);
    server.clock.set('2027-12-01T00:00:00+09:00');
    await deleteWhatIsOver(server.services);
    expect(await hasRecord(unpaid)).toBe(true);
    expect((await keptOf(paidBack)).payments).toMatchObject([{ state: 'refundPending' }]);
    await setPayment(paidBack, 'refunded');
    await removeAt(RECORD_GOES);
    expect((await keptOf(unpaid)).reservation).toBeUndefined();
    expect((await keptOf(paidBack)).payments).toMatchObject([{ state: 'refunded', card: null }]);
    await removeAt(AMOUNTS_GO);
    expect((await keptOf(paidBack)).reservation).toBeUndefined();
  });

  it('お客さまが取り消した予約も消え、席は二度は戻らない。支払いのなかったものは30か月で消える', async () => {
    const [unpaid, paid, other] = [await book(visitor), await bookByCard(), await book(visitor)];
    const items = [{ leg: 'outbound' as const, kind: 'leg' as const, position: null }];
    for (const each of [unpaid, paid]) await cancelShown(visitor, each, items);
    await runPaymentJobs(server);
    const before = await countTaken(server.db, other);
    await removeAt(RECORD_GOES);
    expect((await keptOf(unpaid)).reservation).toBeUndefined();
    expect((await keptOf(paid)).reservation).toMatchObject({ state: 'cancelled', sale: null });
    await removeAt('2037-08-03T00:00:00+09:00');
    for (const each of [paid, other]) expect((await keptOf(each)).reservation).toBeUndefined();
    expect(failed).toEqual([]);
    // Only the places of the booking that was not cancelled go back.
    expect(before - (await countTaken(server.db, other))).toBe(PLACES_OF_ONE);
  });
}
