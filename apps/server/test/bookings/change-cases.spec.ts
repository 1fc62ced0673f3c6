import type { Draft, Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Visitor } from '../support/api.ts';
import { DRAFTS, expectStatus, holdDraft, ifMatch, RESERVATIONS } from '../support/booking.ts';
import { bookFamily, cancelShown, comeBack, oneOf } from '../support/cancelling.ts';
import {
  beginChange,
  changeQuoteOf,
  changeTermsOf,
  changeUrl,
  heldChange,
  holdChange,
  moved,
  setCustomers,
} from '../support/changing.ts';
import { CARDS, choosePaying, pay } from '../support/paying.ts';
import { car, completed, draftOf, legOf, roundTrip, searchStrait } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

const see = async (guest: Visitor, { id }: Pick<Reservation, 'id'>) =>
  expectStatus(await guest.get(`${RESERVATIONS}/${id}`), 200).json<Reservation>();
const paid = () => bookFamily(visitor, { card: CARDS.frictionless });
const withReturnOn = async (date: string, more = {}) => {
  const [returnOffer] = await searchStrait(visitor, { isReturn: true, date });
  return { return: legOf(returnOffer, 0, more) };
};

/** The family without its car and its return leg, paid by card. */
async function paidOneWay(more: object = { vehicles: [] }): Promise<Reservation> {
  const [outboundOffer] = await searchStrait(visitor);
  const draft = await draftOf(visitor, { outbound: legOf(outboundOffer, 0, more), return: null });
  const choice = await choosePaying(visitor, draft.id, { card: CARDS.frictionless });
  const held = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
  return expectStatus(await pay(visitor, { held, choice }), 200).json<Reservation>();
}

/** What was taken off sailings, to be given back after the test. */
const reduced: { sailingId: string; places: number[] }[] = [];
afterEach(async () => {
  for (const { sailingId, places } of reduced.splice(0)) await addPlaces(sailingId, places);
});
const addPlaces = (sailingId: string, places: number[]) =>
  sql`update leg_inventory set free = stock_plus(free, ${places}),
    capacity = stock_plus(capacity, ${places}) where sailing_id = ${sailingId}`.execute(server.db);

/** Leaves so many free places in the pools of some kinds of a sailing. */
async function leave(sailingId: string, places: number, kinds: string[] = ['deck']) {
  const { rows } = await sql<{ free: number[]; kinds: string[] }>`
    select l.free, (select array_agg(p ->> 'kind' order by u.position)
      from unnest(s.pool_ids) with ordinality as u(id, position)
      join lateral jsonb_array_elements(v.pools) p on p ->> 'id' = u.id) as kinds
    from leg_inventory l join sailing s on s.id = l.sailing_id
    join vessel v on v.id = s.vessel_id where s.id = ${sailingId} limit 1`.execute(server.db);
  const [row] = rows;
  if (!row) throw new Error('No such sailing');
  const taken = row.free.map((free, index) =>
    kinds.includes(row.kinds[index] ?? '') ? Math.max(0, free - places) : 0,
  );
  reduced.push({ sailingId, places: taken });
  await addPlaces(
    sailingId,
    taken.map((count) => -count),
  );
}

const withCompleted = async (guest: Visitor, draft: Draft): Promise<Draft> =>
  expectStatus(await setCustomers(guest, draft, completed(draft)), 200).json<Draft>();

describe('いろいろな変更', () => {
  it('片道の予約に復路を加え、往路に乗った後でも加えられる', async () => {
    const booked = await paidOneWay();
    const terms = await changeTermsOf(visitor, booked);
    expect(terms.parts[1]).toMatchObject({ part: 'returnSailing', isOpen: true, feeYen: 0 });
    const guest = await comeBack(server, booked, '2027-08-03T10:00:00+09:00');
    const used = await changeTermsOf(guest, booked);
    expect(used.parts.map(({ isOpen }) => isOpen)).toEqual([false, true, ...Array(5).fill(false)]);
    const draft = await beginChange(guest, booked);
    const both = await moved(guest, draft, await withReturnOn('2027-08-09', { vehicles: [] }));
    expect(both.problems).toEqual({});
    const quote = await changeQuoteOf(guest, both);
    expect(quote).toMatchObject({ fee: { reason: 'nothingGivenUp' }, refundYen: 0 });
    expect(quote.payYen).toBe(both.quote.return?.totalYen);
    const held = await heldChange(guest, booked, both);
    expect(held).toMatchObject({ return: null, change: { payYen: quote.payYen } });
    expect(held.change?.return?.sailing.id).toBe(both.return?.sailing.id);
  });

  it('載っている車のまま客室を替えるとき、積載枠が満車でも断らない', async () => {
    const booked = await paid();
    await leave(booked.outbound.sailing.id, 0);
    const draft = await beginChange(visitor, booked, ['cabins']);
    expect(draft.outbound).toMatchObject({
      availability: 'available',
      deckAvailability: 'available',
    });
    const [outboundOffer] = await searchStrait(visitor, { more: { vehicles: '' } });
    const other = legOf(outboundOffer, 1, { vehicles: [car] });
    const better = await moved(visitor, draft, { outbound: other });
    expect(better.change?.changedParts).toEqual(['cabins']);
    expect((await heldChange(visitor, booked, better)).change?.state).toBe('held');
  });

  it('車を加えるとき満車なら断り、元の予約はそのまま残る', async () => {
    const booked = await paidOneWay();
    await leave(booked.outbound.sailing.id, 100);
    const draft = await beginChange(visitor, booked, ['vehicles']);
    const choice = { ...draft.outbound.choice, vehicles: [car] };
    const added = await withCompleted(visitor, await moved(visitor, draft, { outbound: choice }));
    const refused = await holdChange(visitor, booked, added);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'DECK_FULL']);
    const { serverTime: _, ...now } = await see(visitor, booked);
    const { serverTime: __, ...before } = booked;
    expect(now).toMatchObject({ version: before.version, outbound: before.outbound, change: null });
  });

  it('WEB受付が終わった便に車を加えることはできない', async () => {
    const booked = await paidOneWay();
    const guest = await comeBack(server, booked, '2027-08-02T04:30:00+09:00');
    const draft = await beginChange(guest, booked, ['vehicles']);
    const choice = { ...draft.outbound.choice, vehicles: [car] };
    const added = await withCompleted(guest, await moved(guest, draft, { outbound: choice }));
    const refused = await holdChange(guest, booked, added);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'WEB_SALES_CLOSED']);
  });

  it('氏名の訂正と連絡先だけの変更に手数料も差額もなく、新しい席も取らない', async () => {
    const booked = await paid();
    const draft = await beginChange(visitor, booked, ['passengers', 'contact']);
    const [first, ...others] = draft.customers.passengers;
    if (!first) throw new Error('Nobody travels');
    const saved = await setCustomers(visitor, draft, {
      ...draft.customers,
      representative: { ...draft.customers.representative, dayPhone: '080-1111-2222' },
      passengers: [{ ...first, familyName: '川田', familyNameKana: 'カワダ' }, ...others],
    });
    const next = expectStatus(saved, 200).json<Draft>();
    expect(next.change?.changedParts).toEqual(['names', 'contact']);
    const quote = await changeQuoteOf(visitor, next);
    expect(quote).toMatchObject({ payYen: 0, refundYen: 0, fee: { reason: 'nothingGivenUp' } });
    const { change } = await heldChange(visitor, booked, next);
    const stock = server.db.selectFrom('change_stock').where('change_id', '=', change?.id ?? '');
    expect(await stock.selectAll().execute()).toEqual([]);
  });

  it('取り置きのあいだに一部を取り消すと、変更はなくなり、席はどちらも戻る', async () => {
    const booked = await paid();
    const draft = await moved(
      visitor,
      await beginChange(visitor, booked),
      await withReturnOn('2027-08-11'),
    );
    const held = await heldChange(visitor, booked, draft);
    const child = held.passengers.findIndex((each) => each.passengerClass === 'child');
    const cancelled = await cancelShown(visitor, held, [oneOf('passenger', child)]);
    expect(cancelled).toMatchObject({ state: 'confirmed', change: null });
    expect(cancelled.history.map(({ event }) => event).slice(-2)).toEqual([
      'changeDropped',
      'partlyCancelled',
    ]);
  });

  it('直して取り置くと、期限は同じまま新しい内容に替わり、できなければ前の取り置きが残る', async () => {
    const booked = await paid();
    const draft = await moved(
      visitor,
      await beginChange(visitor, booked),
      await withReturnOn('2027-08-11'),
    );
    const held = await heldChange(visitor, booked, draft);
    server.clock.set('2027-07-20T10:20:00+09:00');
    const other = await moved(visitor, draft, await withReturnOn('2027-08-12'));
    const replaced = await heldChange(visitor, booked, other);
    expect(replaced.change).toMatchObject({
      id: held.change?.id,
      limitTime: held.change?.limitTime,
    });
    expect(replaced.change?.return?.sailing.date).toBe('2027-08-12');
    const third = await moved(visitor, other, await withReturnOn('2027-08-13'));
    const everything = ['berths', 'rooms', 'deck', 'motorcycles', 'bicycles', 'pets'];
    await leave(third.return?.sailing.id ?? '', 0, everything);
    const refused = await holdChange(visitor, booked, third);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'SAILING_SOLD_OUT']);
    expect((await see(visitor, booked)).change?.return?.sailing.date).toBe('2027-08-12');
  });

  it('下書きを削除すると、その取り置きも終わる', async () => {
    const booked = await paid();
    const draft = await moved(
      visitor,
      await beginChange(visitor, booked),
      await withReturnOn('2027-08-11'),
    );
    await heldChange(visitor, booked, draft);
    expectStatus(await visitor.delete(`${DRAFTS}/${draft.id}`), 204);
    expect(await see(visitor, booked)).toMatchObject({ state: 'confirmed', change: null });
  });

  it('新しい予約としては取り置けず、入力中の予約の一覧にも出ない', async () => {
    const booked = await paid();
    const draft = await beginChange(visitor, booked);
    const response = await holdDraft(visitor, draft);
    expect([response.statusCode, response.json().code]).toEqual([409, 'RESERVATION_STATE']);
    const { drafts } = (await visitor.get(DRAFTS)).json<{ drafts: { id: string }[] }>();
    expect(drafts.map(({ id }) => id)).not.toContain(draft.id);
  });

  it('別の画面で直した下書きは、取り置かない', async () => {
    const booked = await paid();
    const draft = await moved(
      visitor,
      await beginChange(visitor, booked),
      await withReturnOn('2027-08-11'),
    );
    await moved(visitor, draft, await withReturnOn('2027-08-12'));
    const response = await visitor.post(
      changeUrl(booked, 'changes'),
      { draftId: draft.id, newYen: 1, feeYen: 0, payYen: 0, refundYen: 0 },
      { ...ifMatch(draft.version), 'idempotency-key': 'a-key-of-sixteen-2' },
    );
    expect([response.statusCode, response.json().code]).toEqual([409, 'VERSION_CONFLICT']);
  });
});

describe('同じ便に同じ氏名', () => {
  it('新しい予約でも、自分の別の予約の番号を示し、続けると予約できる', async () => {
    const booked = await paid();
    const draft = await draftOf(visitor, await roundTrip(visitor));
    const asked = await holdDraft(visitor, draft, undefined, { allowsDuplicate: false });
    expect([asked.statusCode, asked.json()]).toMatchObject([
      409,
      { code: 'DUPLICATE_BOOKING', reservationNumber: booked.reservationNumber },
    ]);
    expect(asked.json().errors['passengers.0.familyName']).toEqual(['ALREADY_BOOKED']);
    expectStatus(await holdDraft(visitor, draft), 201);
  });

  it('変更でも言い、今の予約そのものは数えない', async () => {
    const booked = await paid();
    await bookFamily(visitor, { card: CARDS.frictionless });
    const draft = await beginChange(visitor, booked, ['contact']);
    const saved = await setCustomers(visitor, draft, {
      ...draft.customers,
      representative: { ...draft.customers.representative, dayPhone: '080-1111-2222' },
    });
    const next = expectStatus(saved, 200).json<Draft>();
    const asked = await holdChange(visitor, booked, next, { allowsDuplicate: false });
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'DUPLICATE_BOOKING']);
    expectStatus(await holdChange(visitor, booked, next), 201);
  });
});
