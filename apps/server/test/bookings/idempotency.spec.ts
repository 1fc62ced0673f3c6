import type { Draft, Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import {
  commit,
  commitRequest,
  customers,
  DRAFTS,
  expectStatus,
  fillDraft,
  hold,
  holdDraft,
  holdRequest,
  ifMatch,
  key,
  RESERVATIONS,
} from '../support/booking.ts';
import { expectInvariants } from '../support/invariants.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

const count = async () => {
  const rows = await server.db.selectFrom('reservation').select('id').execute();
  return rows.length;
};

describe('同じ鍵での再送', () => {
  it('仮予約の応答を受け取れずに送り直しても、予約は1つで、応答は1バイトも違わない', async () => {
    const draft = await fillDraft(visitor);
    const request = holdRequest(draft);
    const before = await count();
    const same = key();
    const headers = { ...same, ...ifMatch(draft.version) };
    const first = expectStatus(await holdDraft(visitor, draft, same), 201);
    server.clock.set('2027-07-20T10:05:00+09:00');
    const reordered = Object.fromEntries(Object.entries(request).reverse());
    for (const body of [request, reordered]) {
      const again = await visitor.post(RESERVATIONS, body, headers);
      expect(again.statusCode).toBe(201);
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
      expect(again.headers.etag).toBe(first.headers.etag);
      expect(again.headers.location).toBe(first.headers.location);
    }
    expect(await count()).toBe(before + 1);
  });

  it('確定の再送は、新しい版を読んだ後でも同じ応答を返す', async () => {
    const held = await hold(visitor);
    const same = key();
    const first = expectStatus(await commit(visitor, held, same), 200);
    const url = `${RESERVATIONS}/${held.id}/commit`;
    const again = await visitor.post(url, commitRequest(held), { ...same, ...ifMatch(2) });
    expect(again.statusCode).toBe(200);
    expect(again.body).toBe(first.body);
    const seen = (await visitor.get(`${RESERVATIONS}/${held.id}`)).json<Reservation>();
    expect(seen.history.map(({ event }) => event)).toEqual(['held', 'confirmed']);
  });

  it('仮予約の再送は、下書きを直した後でも同じ応答を返し、確定は直した内容を待つ', async () => {
    const draft = await fillDraft(visitor);
    const same = key();
    const first = expectStatus(await holdDraft(visitor, draft, same), 201);
    const url = `${DRAFTS}/${draft.id}/customers`;
    const changed = (await visitor.put(url, customers(), ifMatch(draft.version))).json<Draft>();
    expect((await holdDraft(visitor, changed, same)).body).toBe(first.body);
    expect((await commit(visitor, first.json())).json().code).toBe('VERSION_CONFLICT');
    const held = expectStatus(await holdDraft(visitor, changed), 201).json<Reservation>();
    expectStatus(await commit(visitor, held), 200);
  });

  it('仮予約の再送は、下書きを直した後でも同じ応答を返し、確定は新しい内容の仮予約を待つ', async () => {
    const draft = await fillDraft(visitor);
    const same = key();
    const first = expectStatus(await holdDraft(visitor, draft, same), 201);
    const url = `${DRAFTS}/${draft.id}/customers`;
    const changed = (await visitor.put(url, customers(), ifMatch(draft.version))).json<Draft>();
    expect((await holdDraft(visitor, changed, same)).body).toBe(first.body);
    expect((await commit(visitor, first.json())).json().code).toBe('VERSION_CONFLICT');
    const held = expectStatus(await holdDraft(visitor, changed), 201).json<Reservation>();
    expectStatus(await commit(visitor, held), 200);
  });

  it('断られた応答も同じものを返し、理由がなくなった後でも変わらない', async () => {
    const draft = await fillDraft(visitor);
    const wrong = { totalYen: 1 };
    const same = key();
    const first = await holdDraft(visitor, draft, same, wrong);
    expect(first.json()).toMatchObject({
      code: 'PRICE_CHANGED',
      previousTotalYen: 1,
      currentTotalYen: draft.quote.totalYen,
    });
    const again = await holdDraft(visitor, draft, same, wrong);
    expect([again.statusCode, again.body]).toEqual([409, first.body]);
    const other = await holdDraft(visitor, draft, same);
    expect([other.statusCode, other.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await holdDraft(visitor, draft)).statusCode).toBe(201);
  });

  it('延長の再送は1回だけ延ばし、別の予約に同じ鍵は使えない', async () => {
    const [one, two] = [await hold(visitor), await hold(visitor)];
    const extend = (id: string, header: Record<string, string>) =>
      visitor.post(`${RESERVATIONS}/${id}/hold-extensions`, undefined, header);
    server.clock.set('2027-07-20T10:50:00+09:00');
    const same = key();
    const first = expectStatus(await extend(one.id, same), 200);
    expect((await extend(one.id, same)).body).toBe(first.body);
    expect((await extend(two.id, same)).json().code).toBe('IDEMPOTENCY_KEY_REUSED');
    const seen = (await visitor.get(`${RESERVATIONS}/${one.id}`)).json<Reservation>();
    expect(seen.extensionsLeft).toBe(9);
  });

  it('鍵は操作とセッションごとに別のもの', async () => {
    const other = await Visitor.arrive(server.app);
    const same = key();
    const held = await holdDraft(visitor, await fillDraft(visitor), same);
    const theirs = await holdDraft(other, await fillDraft(other), same);
    expect([held.statusCode, theirs.statusCode]).toEqual([201, 201]);
    expect((await commit(visitor, held.json(), same)).statusCode).toBe(200);
  });

  it('24時間たった鍵は新しい鍵として使える', async () => {
    const same = key();
    expectStatus(await holdDraft(visitor, await fillDraft(visitor), same), 201);
    server.clock.set('2027-07-21T10:00:00+09:00');
    const last_seen_at = server.clock.now();
    await server.db.updateTable('session').set({ last_seen_at }).execute();
    expect((await holdDraft(visitor, await fillDraft(visitor), same)).statusCode).toBe(201);
  });
});

describe('処理の途中の失敗', () => {
  it('予約も鍵も残らず、同じ鍵でやり直せる', async () => {
    const draft = await fillDraft(visitor);
    const before = await count();
    const same = key();
    // The last statement before the commit: after everything has been written.
    await sql`create function go_down() returns trigger language plpgsql as
      'begin raise exception using errcode = ''57P01''; end'`.execute(server.db);
    await sql`create trigger go_down before insert on stored_response
      execute function go_down()`.execute(server.db);
    const failed = await holdDraft(visitor, draft, same);
    await sql`drop function go_down cascade`.execute(server.db);
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect(failed.headers['retry-after']).toBe('5');
    server.log.splice(0);
    expect(await count()).toBe(before);
    await expectInvariants(server.db);
    expect((await holdDraft(visitor, draft, same)).statusCode).toBe(201);
    expect(await count()).toBe(before + 1);
  });
});
