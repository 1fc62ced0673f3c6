import type { Draft, Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { expireDueHolds } from '../../src/booking/holding/expire-holds.ts';
import { removeOldNames } from '../../src/booking/reservations/remove-old-reservations.ts';
import { deleteWhatIsOver } from '../../src/jobs/jobs.ts';
import { NOW, Visitor } from '../support/api.ts';
import {
  book,
  commit,
  DRAFTS,
  expectStatus,
  fillDraft,
  GUEST_SESSIONS,
  hold,
  holdDraft,
  key,
  RESERVATIONS,
} from '../support/booking.ts';
import { pass } from '../support/payment-work.ts';
import { freeBerths } from '../support/sailings.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';
import { retentionSuite } from './retention.suite.ts';

const server = useTestServer();
const visitor = useVisitor(server);

const onFailure = (error: unknown) => {
  throw error;
};

const LIMIT = '2027-07-20T11:00:00+09:00';
const free = async (reservation: Reservation) =>
  (await freeBerths(server.db, reservation.outbound.sailing.id))[0]?.[0] ?? 0;
const see = async (reservation: Reservation) =>
  expectStatus(await visitor.get(`${RESERVATIONS}/${reservation.id}`), 200).json<Reservation>();

describe('お取り置きの期限(11:00:00)', () => {
  it('1秒前の確定は受け付ける', async () => {
    const held = await hold(visitor);
    server.clock.set('2027-07-20T10:59:59+09:00');
    expect((await commit(visitor, held)).statusCode).toBe(200);
  });

  it.each([LIMIT, '2027-07-20T11:00:01+09:00'])(
    '%s の確定と延長は断り、席をすぐに戻す',
    async (at) => {
      const held = await hold(visitor);
      const before = await free(held);
      server.clock.set(at);
      const refused = await commit(visitor, held);
      expect([refused.statusCode, refused.json().code]).toEqual([410, 'HOLD_EXPIRED']);
      expect(await free(held)).toBe(before + 1);
      const url = `${RESERVATIONS}/${held.id}/hold-extensions`;
      expect((await visitor.post(url, undefined, key())).statusCode).toBe(410);
      expect(await see(held)).toMatchObject({ state: 'expired', extensionsLeft: 0 });
    },
  );

  it('見ただけでも期限切れになり、履歴には期限の時刻が残る', async () => {
    const held = await hold(visitor);
    const before = await free(held);
    server.clock.set('2027-07-20T11:20:00+09:00');
    expect((await see(held)).history).toEqual([
      { at: NOW, event: 'held', by: 'customer' },
      { at: LIMIT, event: 'expired', by: 'system' },
    ]);
    expect(await free(held)).toBe(before + 1);
    expect(await expireDueHolds(server.db, server.clock.now(), onFailure)).toBe(0);
  });

  it('片付けは期限の1秒前には何もせず、期限には一度だけ席を戻す', async () => {
    await expireDueHolds(server.db, new Date(LIMIT), onFailure);
    const held = await hold(visitor);
    const confirmed = await book(visitor);
    const before = await free(held);
    expect(await expireDueHolds(server.db, new Date('2027-07-20T10:59:59+09:00'), onFailure)).toBe(
      0,
    );
    expect(await expireDueHolds(server.db, new Date(LIMIT), onFailure)).toBe(1);
    expect(await expireDueHolds(server.db, new Date(LIMIT), onFailure)).toBe(0);
    expect(await free(held)).toBe(before + 1);
    expect((await see(confirmed)).state).toBe('confirmedUnpaid');
  });

  it('戻せない席があっても、ほかの期限切れの席は戻る', async () => {
    await expireDueHolds(server.db, new Date(LIMIT), onFailure);
    const [broken, sound] = [await hold(visitor), await hold(visitor)];
    const setPools = (pools: object) =>
      server.db
        .updateTable('reservation_leg')
        .set({ pools: JSON.stringify(pools) })
        .where('reservation_id', '=', broken.id)
        .execute();
    const pools = await server.db
      .selectFrom('reservation_leg')
      .select('pools')
      .where('reservation_id', '=', broken.id)
      .executeTakeFirstOrThrow();
    await setPools([{ poolId: 'pool_none', quantity: 1 }]);
    const failed: string[] = [];
    const end = () => expireDueHolds(server.db, new Date(LIMIT), (_, id) => failed.push(id));
    expect(await end()).toBe(1);
    expect(failed).toEqual([broken.id]);
    expect((await see(sound)).state).toBe('expired');
    await setPools(pools.pools);
    expect(await end()).toBe(1);
  });

  it('期限が過ぎても入力は残り、同じ下書きからもう一度仮予約できる', async () => {
    const held = await hold(visitor);
    server.clock.set('2027-07-20T11:00:01+09:00');
    const draft = (await visitor.get(`${DRAFTS}/${held.draftId}`)).json<Draft>();
    expect(draft).toMatchObject({ nextStep: 'paymentInput', reservationId: null });
    const again = await holdDraft(visitor, draft);
    expect(expectStatus(again, 201).json<Reservation>().id).not.toBe(held.id);
  });
});

describe('保存期間', () => {
  const isAlive = async () => {
    await deleteWhatIsOver(server.services);
    const { length } = await server.db.selectFrom('session').select('id').execute();
    return length > 0;
  };

  it('入力中の下書きは、2時間を過ぎて戻っても、24時間は残っている', async () => {
    const draft = await fillDraft(visitor);
    server.clock.set('2027-07-21T09:59:59+09:00');
    expect(await isAlive()).toBe(true);
    const again = expectStatus(await visitor.get(`${DRAFTS}/${draft.id}`), 200).json<Draft>();
    expect(again.expiresAt).toBe('2027-07-21T10:00:00+09:00');
    server.clock.set(again.expiresAt);
    expect((await visitor.get(`${DRAFTS}/${draft.id}`)).statusCode).toBe(404);
    server.clock.set('2027-07-21T11:59:59+09:00');
    expect(await isAlive()).toBe(false);
  });

  it('延長したお取り置きは、2時間を過ぎても、期限までは見られる', async () => {
    const held = await hold(visitor);
    const url = `${RESERVATIONS}/${held.id}/hold-extensions`;
    for (let left = 10; left > 0; left -= 1) {
      pass(server, (left === 10 ? 50 : 15) * 60);
      expectStatus(await visitor.post(url, undefined, key()), 200);
    }
    await server.db.deleteFrom('draft').execute();
    server.clock.set('2027-07-20T13:29:59+09:00');
    expect(await isAlive()).toBe(true);
    expect((await see(held)).limitTime).toBe('2027-07-20T13:30:00+09:00');
  });

  it('何も予約していないセッションは、2時間で終わる', async () => {
    await server.db.deleteFrom('session').execute();
    await visitor.get('/sanctum/csrf-cookie');
    server.clock.set('2027-07-20T11:59:59+09:00');
    expect(await isAlive()).toBe(true);
    server.clock.set('2027-07-20T12:00:00+09:00');
    expect(await isAlive()).toBe(false);
  });

  it('確定すると、下書きはセッションとともに2時間で消え、予約は残る', async () => {
    const confirmed = await book(visitor);
    server.clock.set('2027-07-20T11:59:59+09:00');
    await deleteWhatIsOver(server.services);
    expect((await visitor.get(`${DRAFTS}/${confirmed.draftId}`)).statusCode).toBe(200);
    server.clock.set('2027-07-20T14:00:00+09:00');
    expect(await deleteWhatIsOver(server.services)).toBeGreaterThan(0);
    for (const table of ['session', 'draft', 'stored_response', 'guest_right'] as const) {
      expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const left = () =>
      server.db
        .selectFrom('reservation')
        .select(['state', 'session_id', 'client_hash'])
        .where('id', '=', confirmed.id)
        .executeTakeFirst();
    const stays = { state: 'confirmedUnpaid', session_id: null };
    expect(await left()).toEqual({ ...stays, client_hash: expect.any(Buffer) });
    // A customer who has booked without paying is counted for a day and forgotten after seven.
    server.clock.set('2027-07-27T10:00:00+09:00');
    await deleteWhatIsOver(server.services);
    expect(await left()).toEqual({ ...stays, client_hash: null });
  });

  it('氏名と連絡先は、到着の1年後に消え、照会もできなくなり、金額は残る', async () => {
    const booked = await book(visitor);
    const [, time] = booked.outbound.sailing.arrivalAt.split('T');
    const at = `2028-08-02T${time}`;
    const lookUp = async () => {
      const guest = await Visitor.arrive(server.app);
      const found = await guest.post(GUEST_SESSIONS, {
        reservationNumber: booked.reservationNumber,
        contactKind: 'phone',
        contact: '090-1234-5678',
      });
      return [guest, found.statusCode] as const;
    };
    server.clock.set(at);
    expect(await removeOldNames(server.db, new Date(Date.parse(at) - 1000), onFailure)).toBe(0);
    const [guest, found] = await lookUp();
    expect(found).toBe(201);
    expect(await removeOldNames(server.db, new Date(at), onFailure)).toBeGreaterThan(0);
    expect((await guest.get(`${RESERVATIONS}/${booked.id}`)).statusCode).toBe(404);
    expect((await lookUp())[1]).toBe(404);
    const row = await server.db
      .selectFrom('reservation')
      .selectAll()
      .where('id', '=', booked.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'confirmedUnpaid', total_yen: booked.quote.totalYen });
    expect(row.quote).toEqual(booked.quote);
    expect(JSON.stringify(row)).not.toMatch(/山田|花子|ヤマダ|hanako|汐見市|5678/);
    expect(await removeOldNames(server.db, new Date(at), onFailure)).toBe(0);
  });

  it('確定しなかった仮予約は、30日後に氏名とともに消える', async () => {
    const held = await hold(visitor);
    await expireDueHolds(server.db, new Date(LIMIT), onFailure);
    const left = () =>
      server.db.selectFrom('reservation').select('id').where('id', '=', held.id).execute();
    server.clock.set('2027-08-19T10:59:59+09:00');
    await deleteWhatIsOver(server.services);
    expect(await left()).toHaveLength(1);
    server.clock.set('2027-08-19T11:00:00+09:00');
    await deleteWhatIsOver(server.services);
    expect(await left()).toEqual([]);
  });
});

describe('予約とお支払いの記録', () => retentionSuite(server));
