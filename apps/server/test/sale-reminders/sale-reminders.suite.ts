import type { MemberData } from '@ferry/api/external-server';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { sendSaleReminders } from '../../src/booking/sale-reminders/send-reminders.ts';
import { deleteOldReminders } from '../../src/domain/sale-reminders/retention.ts';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import { type TestServer, Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { loggedIn } from '../support/members.ts';
import {
  LATER,
  OPENING,
  openReminder,
  REMINDER_LINKS,
  REMINDER_WITHDRAWALS,
  REMINDERS,
  reminderTokensTo,
  remindMe,
} from '../support/sale-reminders.ts';
import { useVisitor } from '../support/use-server.ts';

/** Who gets a mail when the sales of a day open, whichever database it is. */
export function saleRemindersSuite(server: TestServer): void {
  const visitor = useVisitor(server);
  const email = 'hanako@example.jp';
  const send = () => sendSaleReminders(server.services);
  const kept = () => server.db.selectFrom('sale_reminder').selectAll().execute();
  const refusalOf = async (token: string) =>
    (await (await Visitor.arrive(server.app)).post(REMINDER_LINKS, { token })).json().code;
  const mailsTo = async (to: string) => {
    const rows = await server.db
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', to)
      .where('kind', '=', 'saleReminder')
      .execute();
    return rows.map(({ subject, text_body }) => ({ subject, text: text_body ?? '' }));
  };
  afterEach(async () => {
    await server.db.deleteFrom('sale_reminder').execute();
    await server.db.deleteFrom('mail').execute();
  });

  describe('予約開始のお知らせ', () => {
    it('リンクを開いた方に、受付を始めたときに1通だけ送り、登録を削除する', async () => {
      const asked = expectStatus(await visitor.post(REMINDERS, { ...LATER, email }), 201).json();
      expect(asked).toMatchObject({ salesOpenAt: OPENING, isConfirmed: false, date: LATER.date });
      const [token = ''] = await reminderTokensTo(server, email);
      expect(await openReminder(visitor, token)).toMatchObject({ isConfirmed: true });
      server.clock.set('2027-07-25T08:59:59+09:00');
      expect(await send()).toBe(0);
      server.clock.set(OPENING);
      expect(await send()).toBe(1);
      expect(await send()).toBe(0);
      const [mail, ...more] = await mailsTo(email);
      expect(more).toEqual([]);
      expect(mail?.subject).toMatch(/予約の受付を始めました\(9月25日\(土\) 汐見港発\)$/);
      expect(mail?.text).toContain(
        '/customer/reservation?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-09-25',
      );
      expect(await kept()).toEqual([]);
      expect(await refusalOf(token)).toBe('TOKEN_INVALID');
    });

    it('リンクを開かない方には送らず、24時間で削除し、その後のリンクは使えない', async () => {
      expectStatus(await visitor.post(REMINDERS, { ...LATER, email }), 201);
      const [token = ''] = await reminderTokensTo(server, email);
      server.clock.set('2027-07-21T10:00:00+09:00');
      expect(await refusalOf(token)).toBe('TOKEN_INVALID');
      expect(await deleteOldReminders(server.db, server.clock.now())).toBe(1);
      server.clock.set(OPENING);
      expect(await send()).toBe(0);
    });

    it('1回押すだけで取りやめられ、もう一度押しても同じで、何も残らない', async () => {
      const token = await remindMe(server, visitor, email);
      expectStatus(await visitor.post(REMINDER_WITHDRAWALS, { token }), 204);
      expectStatus(await visitor.post(REMINDER_WITHDRAWALS, { token }), 204);
      expect(await kept()).toEqual([]);
      server.clock.set(OPENING);
      expect(await send()).toBe(0);
    });

    it('同じ日は1つの連絡先に1件で、10日まで登録できる', async () => {
      const first = await remindMe(server, visitor, email);
      const again = await remindMe(server, visitor, email);
      expect(await kept()).toHaveLength(1);
      expect((await visitor.post(REMINDER_LINKS, { token: first })).statusCode).toBe(404);
      expect(await openReminder(visitor, again)).toMatchObject({ isConfirmed: true });
      await sql`insert into sale_reminder (from_port_id, to_port_id, service_date, opens_at, email, mail_hash,
          token_hash, confirmed_at)
        select from_port_id, to_port_id, service_date + n, opens_at, email, mail_hash,
          decode(md5(n::text), 'hex'), confirmed_at
        from sale_reminder, generate_series(1, 9) n`.execute(server.db);
      const tooMany = { ...LATER, date: '2027-09-24', email };
      expectStatus(await visitor.post(REMINDERS, tooMany), 201);
      const token = (await reminderTokensTo(server, email)).at(-1);
      expect((await visitor.post(REMINDER_LINKS, { token })).json().code).toBe('ENTRY_LIMIT');
    });

    it('受付中の日、便のない区間、メールアドレスのない登録は断る', async () => {
      const refused = async (more: object) =>
        expectStatus(await visitor.post(REMINDERS, { ...LATER, email, ...more }), 422).json()
          .errors;
      expect(await refused({ date: '2027-08-02' })).toEqual({ date: ['NOT_AVAILABLE'] });
      expect(await refused({ date: '2029-08-02' })).toEqual({ date: ['NOT_AVAILABLE'] });
      expect(await refused({ toPortId: 'port_shiomi' })).toEqual({ toPortId: ['SAME_PORT'] });
      expect(await refused({ email: 'hanako' })).toEqual({ email: ['INVALID_FORMAT'] });
      expect((await visitor.post(REMINDERS, LATER)).json().errors).toEqual({ email: ['REQUIRED'] });
      expect(await kept()).toEqual([]);
    });

    it('受付の開始が遅くなれば待ち、欠航になった日は送らずに削除する', async () => {
      await remindMe(server, visitor, email);
      await sql`update sale_reminder set opens_at = '2027-07-21T09:00:00+09:00'`.execute(server.db);
      server.clock.set('2027-07-22T09:00:00+09:00');
      expect(await send()).toBe(0);
      expect((await kept()).map(({ opens_at }) => opens_at)).toEqual([new Date(OPENING)]);
      const setStatus = (status: string) =>
        sql`update sailing set status = ${status} where service_date = ${LATER.date}::date`.execute(
          server.db,
        );
      await setStatus('cancelled');
      server.clock.set(OPENING);
      expect(await send()).toBe(0);
      await setStatus('scheduled');
      expect(await kept()).toEqual([]);
      expect(await mailsTo(email)).toEqual([]);
    });

    it('会員はすぐに登録され、そのときの会員のメールアドレスに届き、リンクで取りやめられる', async () => {
      await loadDemoMembers(server.db, server.clock);
      const hanako = await loggedIn(server, 'hanako');
      const asked = expectStatus(await hanako.post(REMINDERS, LATER), 201).json();
      expect(asked).toMatchObject({ isConfirmed: true });
      expect((await kept()).map((row) => [row.email, row.mail_hash])).toEqual([[null, null]]);
      const data = await hanako.get('/external/api/members/me/data');
      expect(expectStatus(data, 200).json<MemberData>().saleReminders).toMatchObject([
        { fromPortName: '汐見港', date: LATER.date },
      ]);
      await sql`update member set email = 'new@example.jp'
        where id in (select member_id from sale_reminder)`.execute(server.db);
      server.clock.set(OPENING);
      expect(await send()).toBe(1);
      expect(await mailsTo('new@example.jp')).toHaveLength(1);
    });
  });
}
