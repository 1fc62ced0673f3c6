import type { GuestSessionRequest, Reservation } from '@ferry/api/customer-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { book, GUEST_SESSIONS, RESERVATIONS } from '../support/booking.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const guest = useVisitor(server);
let reservation: Reservation;

beforeAll(async () => {
  reservation = await book(await Visitor.arrive(server.app));
}, 60_000);
beforeEach(async () => {
  await server.db.deleteFrom('rate_limit').execute();
});

const request = (more: Partial<GuestSessionRequest> = {}): GuestSessionRequest => ({
  reservationNumber: reservation.reservationNumber,
  contactKind: 'phone',
  contact: '090-1234-5678',
  ...more,
});
const lookUp = (more: Partial<GuestSessionRequest> = {}, headers: Record<string, string> = {}) =>
  guest.post(GUEST_SESSIONS, request(more), headers);
const otherNumber = (index = 0) => `2222222${'23456789ABCDEFGHJKMNPQRSTUVWXYZ'[index]}`;

describe('予約の照会', () => {
  it.each<[string, () => Partial<GuestSessionRequest>]>([
    ['電話番号', () => ({})],
    ['全角の電話番号', () => ({ contact: '＋８１　９０　１２３４　５６７８' })],
    ['メールアドレス', () => ({ contactKind: 'email', contact: 'Hanako@Example.JP' })],
    [
      '全角で区切った予約番号',
      () => ({
        reservationNumber: ` ${reservation.reservationNumber.slice(0, 4)}－${reservation.reservationNumber.slice(4).toLowerCase()}`,
      }),
    ],
  ])('%sで見つかり、30分間見られる', async (_, more) => {
    const found = await lookUp(more());
    expect(found.json()).toEqual({
      reservationId: reservation.id,
      reservationNumber: reservation.reservationNumber,
      expiresAt: '2027-07-20T10:30:00+09:00',
      partnerTicket: null,
    });
  });

  it('権利は見るたびに30分延び、見ないと切れる', async () => {
    await lookUp();
    const url = `${RESERVATIONS}/${reservation.id}`;
    for (const at of ['10:29:59', '10:59:58']) {
      server.clock.set(`2027-07-20T${at}+09:00`);
      expect((await guest.get(url)).statusCode).toBe(200);
    }
    server.clock.set('2027-07-20T11:29:58+09:00');
    expect((await guest.get(url)).statusCode).toBe(404);
  });

  it('番号違い、電話違い、メール違いの応答は同じ', async () => {
    const responses = [
      await lookUp({ reservationNumber: otherNumber() }),
      await lookUp({ contact: '090-9999-9999' }),
      await lookUp({ contactKind: 'email', contact: 'taro@example.jp' }),
    ];
    for (const response of responses) {
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({
        code: 'LOOKUP_NOT_FOUND',
        message: expect.any(String),
        requestId: expect.any(String),
      });
    }
    expect(new Set(responses.map(({ rawPayload }) => rawPayload.length)).size).toBe(1);
  });

  it('ありえない番号と連絡先は、項目の誤りとして返す', async () => {
    const response = await lookUp({ reservationNumber: 'ABCD', contact: '12' });
    expect([response.statusCode, response.json().errors]).toEqual([
      422,
      { reservationNumber: ['INVALID_FORMAT'], contact: ['INVALID_FORMAT'] },
    ]);
  });
});

describe('照会の停止', () => {
  it('同じ番号に5回失敗すると、正しい連絡先でも15分間断る', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await lookUp({ contact: '090-9999-9999' })).statusCode).toBe(404);
    }
    const locked = await lookUp();
    expect([locked.statusCode, locked.json().code]).toEqual([429, 'LOOKUP_LOCKED']);
    expect(locked.headers['retry-after']).toBe('900');
    expect(locked.json().retryAfterSeconds).toBe(900);
    server.clock.set('2027-07-20T10:14:59+09:00');
    expect((await lookUp()).headers['retry-after']).toBe('1');
    server.clock.set('2027-07-20T10:15:00+09:00');
    expect((await lookUp()).statusCode).toBe(201);
  });

  it('番号を変えても、同じアドレスからは5回までで、X-Forwarded-Forは信じない', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const more = { reservationNumber: otherNumber(attempt) };
      expect((await lookUp(more, { 'x-forwarded-for': `203.0.113.${attempt}` })).statusCode).toBe(
        404,
      );
    }
    const locked = await lookUp({}, { 'x-forwarded-for': '203.0.113.99' });
    expect(locked.statusCode).toBe(429);
    const elsewhere = await guest.send({
      method: 'POST',
      url: GUEST_SESSIONS,
      payload: request(),
      remoteAddress: '198.51.100.7',
    });
    expect(elsewhere.statusCode).toBe(201);
  });

  it('停止中のアドレスからの照会は、ほかの番号の失敗に数えない', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await lookUp({ reservationNumber: otherNumber(attempt) });
    }
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await lookUp()).statusCode).toBe(429);
    const elsewhere = await guest.send({
      method: 'POST',
      url: GUEST_SESSIONS,
      payload: request(),
      remoteAddress: '198.51.100.7',
    });
    expect(elsewhere.statusCode).toBe(201);
  });

  it('一度に100回試しても、数えられるのは5回まで', async () => {
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => lookUp({ contact: '090-9999-9999' })),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 404)).toHaveLength(5);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(95);
  });

  it('成功は失敗に数えない', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      expect((await lookUp()).statusCode).toBe(201);
    }
  });
});
