import type { PushSubscriptionList, Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { endOtherRights } from '../../src/booking/reservations/end-other-rights.ts';
import { notifyOfSailings } from '../../src/booking/reservations/notify-of-sailings.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { deleteWhatIsOver } from '../../src/jobs/jobs.ts';
import { pushJobs } from '../../src/jobs/push-jobs.ts';
import { KeyRing } from '../../src/keys/key-ring.ts';
import { newKey } from '../../src/keys/ring-text.ts';
import { removeMember } from '../../src/members/remove-member.ts';
import { runnerOf } from '../operator/sailing-commands.suite.ts';
import { NOW, TEST_KEYS, Visitor } from '../support/api.ts';
import { expectStatus, GUEST_SESSIONS } from '../support/booking.ts';
import { bookFamily, cancelShown, wholeTrip } from '../support/cancelling.ts';
import { LOGOUT, logIn, useDemoMembers } from '../support/members.ts';
import { devicesOf, hashOf, LOST, PushService, type Subscribed } from '../support/push-service.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

let service: PushService;
const server = useTestServer(async () => {
  service = await PushService.start();
  return { push: service.sender };
});
useDemoMembers(server);
const visitor = useVisitor(server);
let booked: Reservation;
let logged: object[] = [];

afterEach(() => expect(service.failed).toEqual([]));
afterAll(() => service.close());
beforeAll(() => sql`update reservation set names_removed_at = now()`.execute(server.db));
beforeEach(async () => {
  logged = [];
  service.received.splice(0);
  service.responses.splice(0);
  await sql`delete from push_subscription`.execute(server.db);
  await sql`delete from sailing_event`.execute(server.db);
  await sql`update sailing set decided_status = null, status = 'scheduled', status_reason = null,
    delay_minutes = null, delay_reason = null where decided_status is not null
    or delay_minutes is not null`.execute(server.db);
  booked = await bookFamily(visitor);
});

const listOf = async (who = visitor, { id } = booked) =>
  expectStatus(await who.get(devicesOf(id)), 200).json<PushSubscriptionList>();
const bodyOf = async ({ endpoint, p256dh, auth }: Subscribed) => ({
  ...{ endpoint, p256dh, auth },
  publicKey: (await listOf()).publicKey,
});
const subscribe = async (device = service.subscribe(), who = visitor) => {
  expectStatus(await who.put(devicesOf(booked.id, device.hash), await bodyOf(device)), 204);
  return device;
};
const decide = async (...words: string[]) =>
  expect(await runnerOf(server)('sailings', ...words, booked.outbound.sailing.id)).toMatchObject({
    exitCode: 0,
  });
const cancel = () => decide('cancel', '--reason', '強風のため');
/** One run of the jobs by each of two processes. */
const tell = async (keys = TEST_KEYS) => {
  const log = { info: () => undefined, error: (facts: object) => logged.push(facts) };
  const jobs = pushJobs({ ...server.services, keys });
  const twice = (run: () => Promise<unknown>) => Promise.all([run(), run()]);
  await twice(() => notifyOfSailings(server.db, server.clock, (error) => logged.push({ error })));
  await twice(async () => jobs.find(({ name }) => name === 'send pushes')?.run(log));
};
const pass = (minutes: number) =>
  server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000).toISOString());
const stored = () => server.db.selectFrom('push_subscription').select('id').execute();
const waiting = async () =>
  (await server.db.selectFrom('push_message').select('attempts').execute()).length;

describe('端末への通知', () => {
  it('欠航、遅れ、運航を、登録した端末に1回ずつ、氏名も予約番号もなく知らせる', async () => {
    await subscribe();
    await cancel();
    await tell();
    await tell();
    expect(service.received.map(({ shown }) => shown)).toEqual([
      {
        title: '欠航のお知らせ',
        body: '8月2日(月) 6:40 汐見港発 凪浦港行きの便は、欠航になりました。これからのお手続きは、予約のページでご案内します。',
        reservationId: booked.id,
        tag: expect.stringMatching(/^[\w-]{32}$/),
        eventId: expect.any(String),
      },
    ]);
    await decide('restore');
    await tell();
    await decide('delay', '--minutes', '45', '--reason', '濃霧のため');
    await tell();
    const [first, ...later] = service.received.map(({ shown }) => shown);
    expect(later.map(({ title }) => title)).toEqual(['予定どおり運航します', '遅れのお知らせ']);
    expect(later[1]?.body).toContain('7:25に出港する見込みです');
    expect(new Set(later.map(({ tag }) => tag))).toEqual(new Set([first?.tag]));
    const said = JSON.stringify(service.received);
    expect(said).not.toContain(booked.reservationNumber);
    expect(said).not.toContain(booked.representative.familyName);
    const [{ headers, sealed } = expect.fail()] = service.received;
    expect(headers).toMatchObject({
      urgency: 'high',
      topic: first?.tag,
      'content-encoding': 'aes128gcm',
    });
    // Until the arrival at 10:20 on 2 August.
    expect(headers.ttl).toBe(
      String((Date.parse('2027-08-02T10:20:00+09:00') - Date.parse(NOW)) / 1000),
    );
    expect(sealed.includes('欠航')).toBe(false);
  });

  it('渡したかどうか分からなければもう一度送るが、端末には一つに見える', async () => {
    await subscribe();
    await cancel();
    service.responses.push({ status: LOST });
    await tell();
    pass(1);
    await tell();
    const [first, second] = service.received.map(({ shown }) => shown);
    expect(service.received).toHaveLength(2);
    expect([second?.tag, second?.eventId]).toEqual([first?.tag, first?.eventId]);
    expect(await waiting()).toBe(0);
  });

  it('断られても失わず、新しい決定は送れていない古いものに代わる', async () => {
    await subscribe();
    await cancel();
    service.responses.push({ status: 503, headers: { 'retry-after': '600' } });
    await tell();
    expect(logged).toEqual([
      { job: 'send pushes', messageId: expect.any(Number), reason: 'HTTP_503' },
    ]);
    pass(9);
    await tell();
    expect(service.received).toEqual([]);
    await decide('restore');
    await tell();
    const { id } = await server.db
      .selectFrom('sailing_event')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(service.received.map(({ shown }) => [shown.title, shown.eventId])).toEqual([
      ['予定どおり運航します', String(id)],
    ]);
    expect(await waiting()).toBe(0);
  });

  it('8回断られたら、あきらめる', async () => {
    await subscribe();
    await cancel();
    service.responses.push(...Array.from({ length: 20 }, () => ({ status: 429 })));
    await tell();
    for (let i = 0; i < 12; i += 1) {
      pass(120);
      await tell();
    }
    expect([await waiting(), 20 - service.responses.length]).toEqual([0, 8]);
  });

  it.each([404, 410])('%iの端末は忘れる', async (status) => {
    await subscribe();
    await subscribe();
    await cancel();
    service.responses.push({ status });
    await tell();
    expect(service.received).toHaveLength(1);
    expect((await listOf()).endpointHashes).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it('転送の先へは送らない', async () => {
    await subscribe();
    await cancel();
    service.responses.push({ status: 307, headers: { location: '/elsewhere' } });
    await tell();
    expect([service.followed, await waiting(), logged.length]).toEqual([0, 1, 1]);
  });
});

describe('登録', () => {
  it('同じ端末は何度でも1台で、1件に10台まで、古いものから消え、ひと押しで終わる', async () => {
    const first = await subscribe();
    await subscribe(first);
    expect((await listOf()).endpointHashes).toEqual([first.hash]);
    const others: string[] = [];
    for (let i = 0; i < 10; i += 1) others.unshift((await subscribe()).hash);
    expect((await listOf()).endpointHashes).toEqual(others);
    const [last = ''] = others;
    for (let i = 0; i < 2; i += 1) {
      expectStatus(await visitor.delete(devicesOf(booked.id, last)), 204);
    }
    expect((await listOf()).endpointHashes).toEqual(others.slice(1));
  });

  it('通知サービスでない送信先は断る', async () => {
    const body = await bodyOf(service.subscribe());
    for (const endpoint of [
      'https://127.0.0.1/a',
      'https://fcm.googleapis.com.evil.example/a',
      'https://user:pass@fcm.googleapis.com/a',
    ]) {
      const url = devicesOf(booked.id, hashOf(endpoint));
      const refused = expectStatus(await visitor.put(url, { ...body, endpoint }), 422);
      expect(refused.json().errors).toEqual({ endpoint: ['INVALID_FORMAT'] });
    }
    expect((await listOf()).endpointHashes).toEqual([]);
  });

  it('ほかのブラウザーの通知サービスにも送る', async () => {
    for (const host of ['updates.push.services.mozilla.com', 'web.push.apple.com']) {
      await subscribe(service.subscribe(`https://${host}`));
    }
    await cancel();
    await tell();
    expect(service.received).toHaveLength(2);
  });

  it('合わないハッシュ、曲線にない鍵、知らない公開鍵を断る', async () => {
    const device = service.subscribe();
    const body = await bodyOf(device);
    const errorsOf = async (hash: string, more: object = {}) =>
      expectStatus(await visitor.put(devicesOf(booked.id, hash), { ...body, ...more }), 422).json()
        .errors;
    expect(await errorsOf('0'.repeat(64))).toEqual({ endpoint: ['INVALID_FORMAT'] });
    const p256dh = `B${'A'.repeat(86)}`;
    expect(await errorsOf(device.hash, { p256dh })).toEqual({ p256dh: ['INVALID_FORMAT'] });
    const publicKey = service.subscribe().p256dh;
    expect(await errorsOf(device.hash, { publicKey })).toEqual({ publicKey: ['INVALID_FORMAT'] });
  });

  it('ほかの人の予約には、見ることも登録も終了もできない', async () => {
    const device = await subscribe();
    const other = await Visitor.arrive(server.app);
    const url = devicesOf(booked.id, device.hash);
    const tried = [
      await other.get(devicesOf(booked.id)),
      await other.put(url, await bodyOf(device)),
      await other.delete(url),
    ];
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await listOf()).endpointHashes).toEqual([device.hash]);
  });
});

describe('登録の終わり', () => {
  it('予約の取り消しで消え、その後は登録できない', async () => {
    const device = await subscribe();
    const body = await bodyOf(device);
    await cancelShown(visitor, booked, wholeTrip);
    expect(await stored()).toEqual([]);
    expect(await listOf()).toEqual({ publicKey: null, endpointHashes: [] });
    const refused = await visitor.put(devicesOf(booked.id, device.hash), body);
    expect(expectStatus(refused, 409).json().code).toBe('RESERVATION_STATE');
    await cancel();
    await tell();
    expect(service.received).toEqual([]);
  });

  it('最後の到着で消える', async () => {
    await subscribe();
    server.clock.set('2027-08-02T20:00:00+09:00');
    await deleteWhatIsOver(server.services);
    expect(await stored()).toHaveLength(1);
    server.clock.set('2027-08-10T00:00:00+09:00');
    await deleteWhatIsOver(server.services);
    expect(await stored()).toEqual([]);
  });

  it('登録した会員のログアウトで消え、別の端末の登録は残る', async () => {
    await logIn(visitor, 'hanako');
    const [mine, theirs] = [service.subscribe(), service.subscribe()];
    await subscribe(mine);
    const phone = await Visitor.arrive(server.app);
    await logIn(phone, 'hanako');
    await subscribe(theirs, phone);
    expectStatus(await visitor.delete(LOGOUT), 204);
    expect((await listOf(phone)).endpointHashes).toEqual([theirs.hash]);
  });

  it('照会した人の登録は、連絡先の変更で権利とともに終わる', async () => {
    const mine = await subscribe();
    const guest = await Visitor.arrive(server.app);
    const contact = { contactKind: 'phone', contact: '090-1234-5678' };
    const { reservationNumber } = booked;
    expectStatus(await guest.post(GUEST_SESSIONS, { reservationNumber, ...contact }), 201);
    await subscribe(service.subscribe(), guest);
    const { session_id: owner } = await server.db
      .selectFrom('reservation')
      .select('session_id')
      .where('id', '=', booked.id)
      .executeTakeFirstOrThrow();
    await inTransaction(server.db, (tx) =>
      endOtherRights(tx, [owner ?? 0], booked.id, server.clock.now()),
    );
    expect((await listOf()).endpointHashes).toEqual([mine.hash]);
  });
});

describe('the keys', () => {
  it('a new first key takes over what waits, and a ring without it says so', async () => {
    await subscribe();
    await cancel();
    const other = newKey();
    const log = { info: () => undefined, error: (facts: object) => logged.push(facts) };
    const reseal = (keys: KeyRing) =>
      pushJobs({ ...server.services, keys })
        .find(({ name }) => name === 'reseal pushes')
        ?.run(log);
    expect(await reseal(new KeyRing([other, ...TEST_KEYS.keys]))).toBe(2);
    await tell(new KeyRing([other]));
    expect(service.received).toHaveLength(1);
    // Back to the ring of the other tests.
    expect(await reseal(new KeyRing([...TEST_KEYS.keys, other]))).toBe(2);
    expect(await reseal(new KeyRing([newKey()]))).toBe(0);
    expect(logged).toEqual([{ job: 'reseal pushes', lost: [{ key: 'test', rows: 1 }] }]);
  });
});

it('without a contact nothing is offered', async () => {
  const { push: _push, ...services } = server.services;
  const app = await buildApp({ services: { ...services, push: undefined }, logLevel: 'silent' });
  const here = Object.assign(Object.create(Visitor.prototype), { ...visitor, app });
  expect(await listOf(here)).toEqual({ publicKey: null, endpointHashes: [] });
  await app.close();
});

it('退会で消える', async () => {
  await logIn(visitor, 'hanako');
  await subscribe();
  const { member_id: member } = await server.db
    .selectFrom('push_subscription')
    .select('member_id')
    .executeTakeFirstOrThrow();
  await inTransaction(server.db, (tx) => removeMember(tx, server.clock, member ?? '', 'withdrawn'));
  expect(await stored()).toEqual([]);
});
