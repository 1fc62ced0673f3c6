import type { Reservation } from '@ferry/api/customer-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';
import { Visitor } from '../support/api.ts';
import { book, expectStatus, hold } from '../support/booking.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const { mailsOfRecipient, mailsOfAddress } = defaultLimits;
const server = useTestServer({ limits: { mailsOfRecipient, mailsOfAddress } });
const visitor = useVisitor(server);
let booked: Reservation;
let held: Reservation;

beforeAll(async () => {
  booked = await book(await Visitor.arrive(server.app));
  held = await hold(await Visitor.arrive(server.app));
}, 60_000);
beforeEach(async () => {
  await server.db.deleteFrom('rate_limit').execute();
  await server.db.deleteFrom('mail').execute();
});

const remind = (email: string) =>
  visitor.post('/customer-api/reservation-number-reminders', { email });
const mails = () =>
  server.db.selectFrom('mail').selectAll().where('kind', '=', 'reservationNumbers').execute();

describe('予約番号をメールで受け取る', () => {
  it('これから乗船する予約の番号が、照会へのリンクとともに届き、名前や電話番号は含まない', async () => {
    expectStatus(await remind('Ｈanako@Example.jp'), 204);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.recipient.toLowerCase()).toBe('hanako@example.jp');
    expect(mail?.text_body).toContain(`reservation-search?number=${booked.reservationNumber}`);
    expect(mail?.text_body).toContain('2027年8月2日(月)');
    expect(mail?.text_body).not.toContain(held.reservationNumber);
    expect(`${mail?.text_body}${mail?.html_body}`).not.toMatch(/山田|花子|090-/);
  });

  it('予約がなくても、終わっていても、応答は同じで、メールは送らない', async () => {
    const known = await remind('hanako@example.jp');
    const unknown = await remind('nobody@example.jp');
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await mails()).toHaveLength(1);
    server.clock.set('2027-08-04T10:00:00+09:00');
    await visitor.get('/sanctum/csrf-cookie');
    expectStatus(await remind('hanako@example.jp'), 204);
    expect(await mails()).toHaveLength(1);
  });

  it('何度頼んでも1時間に5通までで、応答は変わらない。同じ接続元からは20回で止まる', async () => {
    const told: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      told.push((await remind('hanako@example.jp')).statusCode);
    }
    expect(told).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
    expect(await mails()).toHaveLength(mailsOfRecipient.hits);
  });

  it('メールアドレスでなければ、その項目を示す', async () => {
    const refused = expectStatus(await remind('hanako'), 422);
    expect(refused.json().errors).toEqual({ email: ['INVALID_FORMAT'] });
  });
});
