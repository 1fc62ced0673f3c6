import type { Draft, Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  chooseTrip,
  commit,
  customers,
  DRAFTS,
  expectStatus,
  fillDraft,
  hold,
  holdDraft,
  ifMatch,
  key,
  RESERVATIONS,
} from '../support/booking.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer({ limits: { liveHoldsOfSession: 5 } });
const visitor = useVisitor(server);

const draftOf = async ({ draftId }: Pick<Reservation, 'draftId'>) =>
  expectStatus(await visitor.get(`${DRAFTS}/${draftId}`), 200).json<Draft>();
const see = async ({ id }: Reservation) =>
  expectStatus(await visitor.get(`${RESERVATIONS}/${id}`), 200).json<Reservation>();

/** Chooses another cabin type or party for the held draft. */
async function changeTrip(draft: Draft, choice: Parameters<typeof chooseTrip>[1]) {
  const trip = await chooseTrip(visitor, choice);
  const url = `${DRAFTS}/${draft.id}/trip`;
  const changed = await visitor.put(url, trip, ifMatch(draft.version));
  return expectStatus(changed, 200).json<Draft>();
}

/** The next time that places are taken, the database gives the transaction up as in a deadlock. */
async function failToTakeOnce(): Promise<void> {
  await sql`create sequence takings`.execute(server.db);
  // A sequence does not go back with the transaction.
  await sql`create function give_up() returns trigger language plpgsql as $$ begin
    if (select sum(n) from unnest(new.free) n) < (select sum(n) from unnest(old.free) n)
      and nextval('takings') = 1 then raise deadlock_detected; end if;
    return new;
  end $$`.execute(server.db);
  await sql`create trigger give_up before update on leg_inventory
    for each row execute function give_up()`.execute(server.db);
}

describe('仮予約した後の変更', () => {
  it('内容を直して仮予約すると、番号と期限は同じまま、席だけが入れ替わる', async () => {
    const held = await hold(visitor);
    server.clock.set('2027-07-20T10:20:00+09:00');
    const changed = await changeTrip(await draftOf(held), { cabin: 1 });
    expect(changed).toMatchObject({ nextStep: 'paymentInput', reservationId: held.id });

    const again = await holdDraft(visitor, changed);
    const next = expectStatus(again, 201).json<Reservation>();
    expect(next).toMatchObject({
      id: held.id,
      reservationNumber: held.reservationNumber,
      limitTime: held.limitTime,
      version: held.version + 1,
      state: 'held',
    });
    expect(next.outbound.cabins).not.toEqual(held.outbound.cabins);
    expect(next.history.map(({ event }) => event)).toEqual(['held', 'changed']);
    expect((await draftOf(held)).nextStep).toBe('reservationConfirm');
    expect((await commit(visitor, next)).statusCode).toBe(200);
  });

  it('前の版を見ている画面からは、確定できない', async () => {
    const held = await hold(visitor);
    const changed = await changeTrip(await draftOf(held), { cabin: 1 });
    expectStatus(await holdDraft(visitor, changed), 201);
    expect((await commit(visitor, held)).json().code).toBe('VERSION_CONFLICT');
  });

  it('仮予約の後に内容を変えたら、元の内容では確定できず、取り直せば確定できる', async () => {
    const held = await hold(visitor);
    const changed = await changeTrip(await draftOf(held), { cabin: 1 });
    const refused = await commit(visitor, held);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    const again = await holdDraft(visitor, changed);
    expectStatus(await commit(visitor, expectStatus(again, 201).json<Reservation>()), 200);
  });

  it('下書きが消えた後も、仮予約のままの内容で確定できる', async () => {
    const held = await hold(visitor);
    await changeTrip(await draftOf(held), { cabin: 1 });
    await server.db.deleteFrom('draft').where('reservation_id', '=', held.id).execute();
    expectStatus(await commit(visitor, held), 200);
  });

  it('新しい内容が取れないときは、元の仮予約がそのまま残る', async () => {
    const held = await hold(visitor);
    const changed = await changeTrip(await draftOf(held), { cabin: 1 });
    const refused = await holdDraft(visitor, changed, key(), { totalYen: 1 });
    expect(refused.json().code).toBe('PRICE_CHANGED');
    expect(await see(held)).toEqual({ ...held, serverTime: expect.any(String) });
  });

  it('確定した後は、下書きも仮予約も変えられない', async () => {
    const held = await hold(visitor);
    expectStatus(await commit(visitor, held), 200);
    const draft = await draftOf(held);
    expect(draft.nextStep).toBe('completed');
    const url = `${DRAFTS}/${draft.id}/customers`;
    const put = await visitor.put(url, customers(), ifMatch(draft.version));
    const again = await holdDraft(visitor, draft);
    expect([put.json().code, again.json().code]).toEqual([
      'RESERVATION_STATE',
      'RESERVATION_STATE',
    ]);
  });

  it('変更の仮予約は、同時に持てる仮予約の数に数えない', async () => {
    const first = await hold(visitor);
    for (let count = 1; count < 5; count += 1) await hold(visitor);
    const another = await fillDraft(visitor);
    expect((await holdDraft(visitor, another)).statusCode).toBe(429);
    const changed = await changeTrip(await draftOf(first), { cabin: 1 });
    expectStatus(await holdDraft(visitor, changed), 201);
  });

  it('席を取る間にデータベースが諦めても、初めからやり直して変更できる', async () => {
    const held = await hold(visitor);
    const draft = await draftOf(held);
    const url = `${DRAFTS}/${draft.id}/customers`;
    const saved = await visitor.put(url, customers(), ifMatch(draft.version));
    const unheard: unknown[] = [];
    const onUnheard = (error: unknown) => unheard.push(error);
    process.on('unhandledRejection', onUnheard);
    await failToTakeOnce();
    const again = await holdDraft(visitor, saved.json<Draft>());
    await sql`drop trigger give_up on leg_inventory`.execute(server.db);
    process.off('unhandledRejection', onUnheard);
    expect(unheard).toEqual([]);
    expect(expectStatus(again, 201).json<Reservation>().version).toBe(held.version + 1);
  });

  it('自分の席が最後の席でも、取り直せる', async () => {
    const held = await hold(visitor);
    await sql`
      update leg_inventory set capacity[1] = capacity[1] - free[1], free[1] = 0
      where sailing_id = ${held.outbound.sailing.id}`.execute(server.db);
    const draft = await draftOf(held);
    const url = `${DRAFTS}/${draft.id}/customers`;
    const saved = await visitor.put(url, customers(), ifMatch(draft.version));
    const again = await holdDraft(visitor, saved.json<Draft>());
    expect(expectStatus(again, 201).json<Reservation>().id).toBe(held.id);
  });
});
