import type { Draft, WaitlistResult } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteOldEntries } from '../../src/domain/waitlist/retention.ts';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import { type TestServer, Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { loggedIn } from '../support/members.ts';
import { BOOKED, withFree } from '../support/stand-by.ts';
import { car } from '../support/trips.ts';
import {
  closedBy,
  codeOf,
  draftOf,
  ENTRIES,
  entriesOf,
  FULL,
  found,
  giveBack,
  join,
  LINKS,
  offer,
  offerWaitlist,
  seenBy,
  tokensTo,
  useWaitlist,
  whileFull,
  wish,
  withdrawalOf,
} from '../support/waitlist.ts';

/** Who joins the line for a sailing that is full, whichever database it is. */
export function joiningSuite(server: TestServer): void {
  const buyer = useWaitlist(server);

  describe('空席待ちの登録', () => {
    it('扱わない会社では登録できず、検索もそう伝える', async () => {
      await offerWaitlist(server, 0);
      expect((await found(buyer))?.waitlistUntil).toBeNull();
      const refused = await buyer.post(ENTRIES, { ...wish(), email: 'a@example.jp' });
      expect([refused.statusCode, closedBy(refused)]).toEqual([422, 'notOffered']);
    });

    it('会員でなければ、メールのリンクを開くまで数えず、開くと順番の目安が出る', async () => {
      await whileFull(server, buyer, async (held) => {
        expect((await found(buyer))?.waitlistUntil).toBe('2027-08-02T08:20:00+09:00');
        const early = await Visitor.arrive(server.app);
        expectStatus(await early.post(ENTRIES, { ...wish(), email: 'early@example.jp' }), 201);
        const { entry, visitor } = await join(server, 'late@example.jp');
        expect(entry).toMatchObject({
          state: 'waiting',
          position: { from: 1, to: 5 },
          offer: null,
          until: '2027-08-02T00:00:00+09:00',
          sailing: { id: FULL },
        });
        const mails = await server.db.selectFrom('mail').select('subject').execute();
        expect(mails[1]?.subject).toMatch(/空席待ちの登録のご確認\(8月2日\(月\) 11:20 汐見港発\)$/);
        await giveBack(buyer, held);
        expect(await offer(server)).toBe(1);
        expect((await entriesOf(visitor))[0]?.state).toBe('offered');
        expect(await entriesOf(early)).toEqual([]);
      });
    });

    it('空きがあれば登録せず、期間、メールアドレス、入る客室を確かめる', async () => {
      const refused = async (more: object) =>
        buyer.post(ENTRIES, { ...wish(), email: 'a@example.jp', ...more });
      expect(closedBy(await refused({}))).toBe('free');
      await whileFull(server, buyer, async () => {
        expect((await refused({ until: '2027-08-03' })).json().errors).toEqual({
          until: ['OUT_OF_RANGE'],
        });
        expect((await refused({ email: 'nobody' })).json().errors).toEqual({
          email: ['INVALID_FORMAT'],
        });
        const { email: _, ...none } = { ...wish(), email: '' };
        expect((await buyer.post(ENTRIES, none)).json().errors).toEqual({ email: ['REQUIRED'] });
        expect(closedBy(await refused({ cabinTypeIds: ['cab_nowhere'] }))).toBe('unsuitable');
        expect(closedBy(await refused({ cabinTypeIds: [] }))).toBe('free');
        expect(codeOf(await refused({ sailingId: 'sail_nowhere' }))).toBe('NOT_FOUND');
        const long = { ...car, lengthCm: 2400 };
        expect(codeOf(await refused({ vehicles: [long] }))).toBe('VEHICLE_TOO_LONG');
        server.clock.set('2027-08-02T08:20:00+09:00');
        const late = await Visitor.arrive(server.app);
        const request = { ...wish(), until: '2027-08-02', email: 'a@example.jp' };
        expect(closedBy(await late.post(ENTRIES, request))).toBe('closed');
      });
    });

    it('深夜に出る便では、受付が日付をまたいで終わり、その日まで待てる', async () => {
      await whileFull(server, buyer, async () => {
        const later = (minutes: number) =>
          sql`update sailing
          set call_departures = array(select each + ${minutes}::int from unnest(call_departures) each),
            call_arrivals = array(select each + ${minutes}::int from unnest(call_arrivals) each)
          where id = ${FULL}`.execute(server.db);
        await later(16 * 60);
        const offered = await found(buyer);
        const until = (day: string) =>
          buyer.post(ENTRIES, { ...wish(2, { until: day }), email: 'a@example.jp' });
        const [last, beyond] = [await until('2027-08-03'), await until('2027-08-04')];
        await later(-16 * 60);
        expect(offered?.waitlistUntil).toBe('2027-08-03T00:20:00+09:00');
        expect([last.statusCode, beyond.statusCode]).toEqual([201, 422]);
      });
    });

    it('1つの連絡先は1便に1件で、2件目は前の希望に代わって最後に並び、便の数にも限りがある', async () => {
      await whileFull(server, buyer, async (held) => {
        const first = await join(server, 'hanako@example.jp');
        const second = await join(server, 'taro@example.jp');
        const again = await join(server, 'Hanako+ferry@example.jp', wish(1));
        expect((await seenBy(first)).state).toBe('withdrawn');
        await giveBack(buyer, held);
        expect(await offer(server)).toBe(1);
        expect((await seenBy(second)).state).toBe('offered');
        expect((await seenBy(again)).state).toBe('waiting');
        // Places are held for the second already: another wish of the same contact leads to them.
        const same = await join(server, 'taro@example.jp', wish(1));
        expect(same.entry).toMatchObject({ id: second.entry.id, state: 'offered' });
      });
    });
  });

  it('待てる便の数には限りがあり、超えるリンクは登録しない', async () => {
    await whileFull(server, buyer, async () => {
      await sql`update route set rules = jsonb_set(rules, '{waitlist,entriesOfContact}', '1')`.execute(
        server.db,
      );
      await withFree(server, BOOKED, 0, async () => {
        await join(server, 'hanako@example.jp');
        const other = {
          ...wish(2, { sailingId: BOOKED, cabinTypeIds: ['cab_shiokaze_standard'] }),
          email: 'hanako@example.jp',
        };
        expectStatus(await buyer.post(ENTRIES, other), 201);
        const token = (await tokensTo(server, 'hanako@example.jp')).at(-1);
        const refused = await buyer.post(LINKS, { token });
        expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'ENTRY_LIMIT']);
      });
      await sql`update route set rules = jsonb_set(rules, '{waitlist,entriesOfContact}', '3')`.execute(
        server.db,
      );
    });
  });

  it('会員はすぐに並び、一覧で見て、メールのリンクなしで取りやめられる', async () => {
    await loadDemoMembers(server.db, server.clock);
    await whileFull(server, buyer, async (held) => {
      const member = await loggedIn(server, 'hanako');
      const joined = expectStatus(await member.post(ENTRIES, wish()), 201).json<WaitlistResult>();
      expect(joined.entry).toMatchObject({ state: 'waiting', position: { from: 1, to: 5 } });
      await giveBack(buyer, held);
      expect(await offer(server)).toBe(1);
      const again = await loggedIn(server, 'hanako');
      const [entry] = await entriesOf(again);
      expect(entry?.state).toBe('offered');
      const draft = expectStatus(await again.post(draftOf(entry?.id ?? '')), 200).json<Draft>();
      expect(draft.customers.representative.familyName).toBe('山田');
      expectStatus(await again.post(withdrawalOf(entry?.id ?? '')), 200);
      expect((await entriesOf(member))[0]?.state).toBe('withdrawn');
    });
  });

  it('リンクでないものは開けず、終わった空席待ちは30日で消える', async () => {
    await whileFull(server, buyer, async () => {
      const refused = await buyer.post(LINKS, { token: 'x'.repeat(32) });
      expect([refused.statusCode, codeOf(refused)]).toEqual([404, 'TOKEN_INVALID']);
      const waiting = await join(server, 'hanako@example.jp');
      const at = (date: string) => deleteOldEntries(server.db, new Date(`${date}T00:00:00+09:00`));
      expect(await at('2027-08-31')).toBe(0);
      expect(await at('2027-09-01')).toBe(1);
      const [token = ''] = await tokensTo(server, waiting.email);
      expect((await buyer.post(LINKS, { token })).statusCode).toBe(404);
    });
  });
}
