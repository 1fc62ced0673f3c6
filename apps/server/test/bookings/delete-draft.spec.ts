import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import {
  book,
  DRAFTS,
  expectStatus,
  fillDraft,
  hold,
  holdDraft,
  key,
  RESERVATIONS,
} from '../support/booking.ts';
import { CARDS, complete, holdToPay, pay, press, seen } from '../support/paying.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

const remove = (who: Visitor, draftId: string | null) => who.delete(`${DRAFTS}/${draftId}`);
const codeOf = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
];
/** Places that are taken on all sailings. */
const taken = async () => {
  const { rows } = await sql<{ places: number }>`
    select sum(c - f)::int as places from leg_inventory, unnest(capacity, free) as x(c, f)`.execute(
    server.db,
  );
  return rows[0]?.places;
};

describe('a draft that is no longer needed', () => {
  it('is gone with everything that was typed and chosen', async () => {
    const draft = await fillDraft(visitor);
    const url = `${DRAFTS}/${draft.id}`;
    expectStatus(await visitor.put(`${url}/payment`, { method: 'port' }), 200);
    expectStatus(await remove(visitor, draft.id), 204);
    expect((await visitor.get(url)).statusCode).toBe(404);
    expect(codeOf(await remove(visitor, draft.id))).toEqual([404, 'NOT_FOUND']);
    const left = await sql`
      select id from draft where id = ${draft.id}
      union all select draft_id from draft_payment where draft_id = ${draft.id}`.execute(server.db);
    expect(left.rows).toEqual([]);
    const held = await holdDraft(visitor, draft);
    expect(codeOf(held)).toEqual([404, 'NOT_FOUND']);
  });

  it('gives the places of its hold back at once', async () => {
    const before = await taken();
    const held = await hold(visitor, { adults: 2 });
    expect(await taken()).toBe((before ?? 0) + 2);
    server.clock.set('2027-07-20T10:05:00+09:00');
    expectStatus(await remove(visitor, held.draftId), 204);
    expect(await taken()).toBe(before);
    const ended = await seen(visitor, held.id);
    expect(ended).toMatchObject({ state: 'expired', limitTime: '2027-07-20T10:05:00+09:00' });
    expect(ended.history.map(({ event }) => event)).toEqual(['held', 'expired']);
    const extension = `${RESERVATIONS}/${held.id}/hold-extensions`;
    const extended = await visitor.post(extension, undefined, key());
    expect(codeOf(extended)).toEqual([410, 'HOLD_EXPIRED']);
  });

  it('gives nothing back twice when its hold was over already', async () => {
    const before = await taken();
    const held = await hold(visitor);
    server.clock.set(new Date(Date.parse(held.limitTime) + 60_000).toISOString());
    expectStatus(await remove(visitor, held.draftId), 204);
    expect(await taken()).toBe(before);
    const { history } = await seen(visitor, held.id);
    expect(history.at(-1)).toEqual({ event: 'expired', at: held.limitTime, by: 'system' });
  });

  it('leaves the reservation that it has become', async () => {
    const booked = await book(visitor);
    const places = await taken();
    expectStatus(await remove(visitor, booked.draftId), 204);
    expect(await taken()).toBe(places);
    expect((await seen(visitor, booked.id)).state).toBe('confirmedUnpaid');
  });

  it('stays while it is being paid, and can go when that has failed', async () => {
    const ready = await holdToPay(visitor, { card: CARDS.challenge });
    const { payment } = expectStatus(await pay(visitor, ready), 202).json<Reservation>();
    expect(codeOf(await remove(visitor, ready.draft.id))).toEqual([409, 'RESERVATION_STATE']);
    expect((await seen(visitor, ready.held.id)).state).toBe('paymentProcessing');
    await press(visitor, payment?.action?.url ?? '', 'cancel');
    expectStatus(await complete(visitor, payment?.id ?? ''), 402);
    expectStatus(await remove(visitor, ready.draft.id), 204);
    expect((await seen(visitor, ready.held.id)).state).toBe('expired');
  });

  it('is not there for others', async () => {
    const held = await hold(visitor);
    const stranger = await Visitor.arrive(server.app);
    expect(codeOf(await remove(stranger, held.draftId))).toEqual([404, 'NOT_FOUND']);
    expect((await seen(visitor, held.id)).state).toBe('held');
  });
});
