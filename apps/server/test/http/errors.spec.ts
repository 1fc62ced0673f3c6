import type { Draft, Reservation } from '@ferry/api/customer-server';
import type { LightMyRequestResponse } from 'fastify';
import { type RootOperationNode, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPortKey } from '../../src/domain/tickets/port-keys.ts';
import { readOperations } from '../../src/http/contract/document.ts';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import { sign } from '../../src/payments/sandbox/events.ts';
import { operator } from '../../src/rules/company.ts';
import { accountRequests, EMAIL_CHANGES, OWN_PASSWORD } from '../support/account.ts';
import { NOW, startTestServer, type TestServer, Visitor } from '../support/api.ts';
import {
  book,
  CLAIMS,
  chooseTrip,
  commit,
  commitRequest,
  consents,
  customers,
  DRAFTS,
  fillDraft,
  GUEST_SESSIONS,
  hold,
  holdDraft,
  holdRequest,
  ifMatch,
  key,
  newContact,
  RESERVATIONS,
} from '../support/booking.ts';
import { changeRequests } from '../support/changing.ts';
import { expectInvariants } from '../support/invariants.ts';
import { copyOf, credentials, LOGIN, LOGOUT, loggedIn, ME } from '../support/members.ts';
import { NO_VOUCHER, newPartnerKey, REDEMPTIONS, VOUCHER_CHECKS } from '../support/partner-keys.ts';
import { companionRequests, passengerLinkRequests } from '../support/passenger-links.ts';
import { CONFIRM_LOGIN, LOGIN_CHALLENGES, PASSKEY_LOGIN } from '../support/passkeys.ts';
import { CARDS, holdToPay, PAYMENTS, pay } from '../support/paying.ts';
import {
  NO_ORDER,
  PRE_ORDER_LINKS,
  PRE_ORDERS,
  preOrder,
  preOrderWithdrawalOf,
} from '../support/pre-orders.ts';
import { DATA, profileRequests } from '../support/profile.ts';
import { pushRequests } from '../support/push-service.ts';
import { QUEUE } from '../support/queue.ts';
import { RECEIPTS } from '../support/receipts.ts';
import { account } from '../support/refund-accounts.ts';
import {
  LATER,
  REMINDER_LINKS,
  REMINDER_WITHDRAWALS,
  REMINDERS,
} from '../support/sale-reminders.ts';
import {
  bearer,
  CERTIFICATES,
  SHARED_TICKETS,
  sailingTickets,
  TICKET_KEYS,
  ticketRequests,
} from '../support/tickets.ts';
import { draftOf, ENTRIES, LINKS, NO_ENTRY, wish, withdrawalOf } from '../support/waitlist.ts';

// Every error that the contract documents for an operation, as far as the server can give it.
let server: TestServer;
let limited: TestServer;
/** The logs of all servers: each line of a request has its operation and its status. */
const logs: string[][] = [];

const NOTHING = { hits: 0, windowSeconds: 60 };

beforeAll(async () => {
  server = await startTestServer();
  limited = await startTestServer({
    database: { ...server.database, close: async () => undefined },
    clock: server.clock,
    limits: {
      draftWrites: NOTHING,
      receipts: NOTHING,
      receiptPdfs: NOTHING,
      draftLinks: NOTHING,
      bookingAttempts: NOTHING,
      failedLookUps: NOTHING,
      mailsOfAddress: NOTHING,
      failedLogins: NOTHING,
      failedLoginsOfAddress: NOTHING,
      loginChallenges: NOTHING,
      linkAttempts: NOTHING,
      profileWrites: NOTHING,
      memberData: NOTHING,
      partnerCalls: NOTHING,
    },
  });
  logs.push(server.log, limited.log);
}, 60_000);
afterEach(async () => {
  await expectInvariants(server.db);
  expect(server.violations.splice(0)).toEqual([]);
});
afterAll(async () => {
  await limited.close();
  await server.close();
});

const operations = [...readOperations('customer'), ...readOperations('external')];

const code = (response: LightMyRequestResponse) => response.json().code as string;
const setFree = (free: number, pool?: number) =>
  sql`
  update leg_inventory set free = array(
    select case when ${pool ?? 0}::int in (0, o) then least(${free}::int, c) else f end
    from unnest(free, capacity) with ordinality as x(f, c, o) order by o)
  where sailing_id = 'sail_strait-1120_20270802'`.execute(server.db);
/** Makes stock agree with the reservations again. */
const tidy = async () => {
  await server.db.deleteFrom('reservation').execute();
  await sql`update leg_inventory set free = capacity where free <> capacity`.execute(server.db);
};

// Whole bookings, on a database that other files may be keeping busy.
const UNHURRIED = { timeout: 30_000 };

describe('仮予約が断られる理由', UNHURRIED, () => {
  const tryHold = async (visitor: Visitor, draft: Draft) => code(await holdDraft(visitor, draft));

  it('客室タイプが満席、便が満席', async () => {
    const visitor = await Visitor.arrive(server.app);
    const draft = await fillDraft(visitor);
    await tidy();
    await setFree(0, 1);
    expect(await tryHold(visitor, draft)).toBe('CABIN_SOLD_OUT');
    await setFree(0);
    expect(await tryHold(visitor, draft)).toBe('SAILING_SOLD_OUT');
    await tidy();
  });

  it('ほかの客室タイプにも人数分の席がなければ、便が満席', async () => {
    const visitor = await Visitor.arrive(server.app);
    const draft = await fillDraft(visitor, { adults: 3 });
    await setFree(2);
    expect(await tryHold(visitor, draft)).toBe('SAILING_SOLD_OUT');
    await tidy();
  });

  it('欠航、受付前、受付終了', async () => {
    const visitor = await Visitor.arrive(server.app);
    const draft = await fillDraft(visitor);
    const setStatus = (status: 'cancelled' | 'scheduled') =>
      server.db
        .updateTable('sailing')
        .set({ status })
        .where('id', '=', draft.outbound.sailing.id)
        .execute();
    await setStatus('cancelled');
    expect(await tryHold(visitor, draft)).toBe('SAILING_CANCELLED');
    await setStatus('scheduled');
    server.clock.set('2027-08-02T09:20:00+09:00');
    const thatDay = await Visitor.arrive(server.app);
    expect(await tryHold(thatDay, await fillDraft(thatDay))).toBe('WEB_SALES_CLOSED');
    server.clock.set('2027-06-02T08:59:59+09:00');
    const early = await Visitor.arrive(server.app);
    const refused = await holdDraft(early, await fillDraft(early));
    expect(refused.json()).toMatchObject({
      code: 'SALES_NOT_OPEN',
      salesOpenAt: '2027-06-02T09:00:00+09:00',
    });
    server.clock.set('2027-07-20T10:00:00+09:00');
  });

  it('運賃、版、状態、入力、鍵の使い回し', async () => {
    const visitor = await Visitor.arrive(server.app);
    const draft = await fillDraft(visitor);
    const same = key();
    const stale = { ...draft, version: 1 };
    expect(code(await holdDraft(visitor, stale, same))).toBe('VERSION_CONFLICT');
    const other = { totalYen: 1 };
    expect(code(await holdDraft(visitor, draft, same, other))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(code(await holdDraft(visitor, draft, key(), other))).toBe('PRICE_CHANGED');
    const url = `${DRAFTS}/${draft.id}/customers`;
    const input = customers();
    input.representative.phone = '12';
    Object.assign(input.passengers[0] ?? {}, { age: '11', familyName: '山田①' });
    const spoilt = (await visitor.put(url, input, ifMatch(draft.version))).json<Draft>();
    const refused = await holdDraft(visitor, spoilt);
    expect(refused.json().errors).toEqual({
      'representative.phone': ['INVALID_FORMAT'],
      'passengers.0.familyName': ['INVALID_CHARACTER'],
      'passengers.0.age': ['AGE_CLASS_MISMATCH'],
    });
    const good = (await visitor.put(url, customers(), ifMatch(spoilt.version))).json<Draft>();
    const held = await holdDraft(visitor, good);
    expect((await commit(visitor, held.json())).statusCode).toBe(200);
    expect(await tryHold(visitor, good)).toBe('RESERVATION_STATE');
    expect(code(await visitor.put(url, customers(), ifMatch(good.version)))).toBe(
      'RESERVATION_STATE',
    );
    const trip = await chooseTrip(visitor);
    expect(code(await visitor.put(`${DRAFTS}/${good.id}/trip`, trip, ifMatch(good.version)))).toBe(
      'RESERVATION_STATE',
    );
  });
});

describe('確定と延長が断られる理由', UNHURRIED, () => {
  const confirm = (visitor: Visitor, held: Reservation, body: object, version = held.version) =>
    visitor.post(`${RESERVATIONS}/${held.id}/commit`, body, { ...key(), ...ifMatch(version) });

  it('版、同意、運賃、欠航、状態', async () => {
    const visitor = await Visitor.arrive(server.app);
    const held = await hold(visitor);
    const request = commitRequest(held);
    expect(code(await confirm(visitor, held, request, 9))).toBe('VERSION_CONFLICT');
    const refused = await confirm(visitor, held, {
      ...request,
      consents: { ...consents, privacyPolicy: false },
    });
    expect(refused.json().errors).toEqual({ 'consents.privacyPolicy': ['NOT_ACCEPTED'] });
    const cheaper = await confirm(visitor, held, { ...request, totalYen: 1 });
    expect(code(cheaper)).toBe('PRICE_CHANGED');
    const setStatus = (status: 'cancelled' | 'scheduled') =>
      server.db
        .updateTable('sailing')
        .set({ status })
        .where('id', '=', held.outbound.sailing.id)
        .execute();
    await setStatus('cancelled');
    expect(code(await confirm(visitor, held, request))).toBe('SAILING_CANCELLED');
    await setStatus('scheduled');
    expect((await commit(visitor, held)).statusCode).toBe(200);
    expect(code(await confirm(visitor, held, request))).toBe('RESERVATION_STATE');
    const extension = `${RESERVATIONS}/${held.id}/hold-extensions`;
    expect(code(await visitor.post(extension, undefined, key()))).toBe('RESERVATION_STATE');
  });
});

describe('どの操作にも共通の誤り', UNHURRIED, () => {
  /** Requests that reach each operation's handler. */
  const requests = async (visitor: Visitor) => {
    const draft = await fillDraft(visitor);
    const reservation = await book(visitor);
    const trip = await chooseTrip(visitor);
    const ready = await holdToPay(visitor, { card: CARDS.challenge });
    const paying = await pay(visitor, ready);
    const paymentId = paying.json<Reservation>().payment?.id;
    const event = {
      id: `sbxevt_${ready.held.id}`,
      type: 'charge.captured',
      createdAt: NOW,
      chargeId: 'sbxchg_none',
    };
    const now = server.clock.now();
    const signature = { 'payment-signature': await sign(server.db, JSON.stringify(event), now) };
    const at = `${RESERVATIONS}/${reservation.id}`;
    const { key: portKey } = await createPortKey(server.db, 'test', now);
    const partnerKey = bearer(await newPartnerKey(server));
    const lookUp = {
      reservationNumber: reservation.reservationNumber,
      contactKind: 'phone',
      contact: '090-1234-5678',
    };
    const section = 'fromPortId=port_shiomi&toPortId=port_nagiura&adults=1';
    const query = `${section}&date=2027-08-02`;
    const calendar = `${section}&from=2027-08-01&until=2027-08-07`;
    return [
      { method: 'GET', url: '/customer-api/ports' },
      { method: 'GET', url: '/customer-api/routes' },
      { method: 'GET', url: '/customer-api/features' },
      { method: 'GET', url: `/customer-api/sailings?${query}` },
      { method: 'GET', url: `/customer-api/fare-calendar?${calendar}` },
      { method: 'GET', url: '/customer-api/service-status' },
      { method: 'GET', url: '/customer-api/notices' },
      { method: 'GET', url: '/customer-api/partner-tickets' },
      { method: 'GET', url: '/customer-api/partner-tickets/pt_aquarium' },
      {
        method: 'GET',
        url: '/customer-api/partner-tickets/pt_bicycle/slots?from=2027-08-03&until=2027-08-03&people=2',
      },
      { method: 'POST', url: '/customer-api/fare-quotes', payload: trip },
      { method: 'POST', url: '/customer-api/nearest-ports', payload: { address: '北海道' } },
      { method: 'GET', url: DRAFTS },
      { method: 'POST', url: DRAFTS, payload: trip },
      { method: 'GET', url: `${DRAFTS}/${draft.id}` },
      { method: 'PUT', url: `${DRAFTS}/${draft.id}/trip`, payload: trip, headers: ifMatch(2) },
      {
        method: 'PUT',
        url: `${DRAFTS}/${draft.id}/partner-ticket`,
        payload: { slots: [], mayInformPartners: true },
        headers: ifMatch(draft.version),
      },
      {
        method: 'PUT',
        url: `${DRAFTS}/${draft.id}/customers`,
        payload: customers(),
        headers: ifMatch(2),
      },
      {
        method: 'POST',
        url: `${at}/cancellation-quotes`,
        payload: { items: [{ leg: 'outbound', kind: 'leg', position: null }] },
      },
      {
        method: 'PUT',
        url: `${at}/refunds/rfd_000000000000/account`,
        payload: account,
        headers: key(),
      },
      {
        method: 'PUT',
        url: `${at}/contact`,
        payload: newContact,
        headers: { ...key(), ...ifMatch(2) },
      },
      {
        method: 'PUT',
        url: `${at}/partner-slots`,
        payload: { slots: [{ include: 0, day: '2027-08-04', at: '09:30' }] },
        headers: { ...key(), ...ifMatch(2) },
      },
      {
        method: 'POST',
        url: `${at}/cancellations`,
        payload: {
          items: [{ leg: 'outbound', kind: 'leg', position: null }],
          feeYen: 0,
          refundYen: 0,
        },
        headers: { ...key(), ...ifMatch(2) },
      },
      {
        method: 'POST',
        url: `${at}/stand-bys`,
        payload: { leg: 'outbound' },
        headers: { ...key(), ...ifMatch(2) },
      },
      { method: 'GET', url: `${at}/payment-info` },
      {
        method: 'POST',
        url: `${at}/payments`,
        payload: { method: 'convenienceStore', totalYen: 12300, storeId: 'store_minato' },
        headers: { ...key(), ...ifMatch(2) },
      },
      { method: 'POST', url: `${DRAFTS}/${draft.id}/links` },
      { method: 'POST', url: `${DRAFTS}/${draft.id}/mail-confirmations` },
      {
        method: 'POST',
        url: '/customer-api/mail-confirmations',
        payload: { token: 'x'.repeat(32) },
      },
      {
        method: 'POST',
        url: '/customer-api/contact-change-decisions',
        payload: { token: 'x'.repeat(32), decision: 'stop' },
      },
      {
        method: 'POST',
        url: '/customer-api/draft-resumptions',
        payload: { token: 'x'.repeat(32) },
      },
      { method: 'GET', url: `${DRAFTS}/${draft.id}/payment-methods` },
      { method: 'PUT', url: `${DRAFTS}/${draft.id}/payment`, payload: { method: 'port' } },
      { method: 'DELETE', url: `${DRAFTS}/${draft.id}` },
      { method: 'GET', url: `${PAYMENTS}/${paymentId}` },
      { method: 'POST', url: `${PAYMENTS}/${paymentId}/completion`, headers: key() },
      { method: 'POST', url: '/customer-api/payment-webhooks', payload: event, headers: signature },
      {
        method: 'POST',
        url: RESERVATIONS,
        payload: holdRequest(draft),
        headers: { ...key(), ...ifMatch(draft.version) },
      },
      { method: 'GET', url: at },
      { method: 'GET', url: `${at}/receipts` },
      {
        method: 'POST',
        url: `${at}/receipts`,
        payload: { sourceId: paymentId, recipient: '', proviso: '' },
        headers: key(),
      },
      { method: 'GET', url: `${RECEIPTS}/rcp_aaaaaaaaaaaaaaaaaaaa` },
      { method: 'GET', url: `${RECEIPTS}/rcp_aaaaaaaaaaaaaaaaaaaa/pdf` },
      { method: 'POST', url: `${at}/hold-extensions`, headers: key() },
      {
        method: 'PUT',
        url: `${at}/vehicle-plates`,
        payload: {
          leg: 'outbound',
          position: 0,
          plate: { place: '函館', classNumber: '300', kana: 'あ', number: '1234' },
        },
        headers: ifMatch(2),
      },
      {
        method: 'POST',
        url: `${at}/commit`,
        payload: commitRequest(reservation),
        headers: { ...key(), ...ifMatch(1) },
      },
      ...changeRequests(reservation.id, draft.id),
      ...ticketRequests(reservation.id),
      ...passengerLinkRequests(reservation.id, 2),
      ...companionRequests('x'.repeat(43)),
      { method: 'POST', url: CERTIFICATES, payload: { token: 'x' } },
      ...pushRequests(reservation.id),
      { method: 'GET', url: QUEUE },
      { method: 'POST', url: QUEUE },
      { method: 'DELETE', url: QUEUE },
      { method: 'GET', url: ENTRIES },
      { method: 'POST', url: ENTRIES, payload: { ...wish(), email: 'hanako@example.jp' } },
      { method: 'POST', url: LINKS, payload: { token: 'x'.repeat(32) } },
      {
        method: 'POST',
        url: REMINDERS,
        payload: { ...LATER, email: 'hanako@example.jp' },
      },
      { method: 'GET', url: PRE_ORDERS },
      { method: 'POST', url: PRE_ORDERS, payload: { ...preOrder(1), email: 'hanako@example.jp' } },
      { method: 'POST', url: PRE_ORDER_LINKS, payload: { token: 'x'.repeat(32) } },
      { method: 'POST', url: preOrderWithdrawalOf(NO_ORDER) },
      { method: 'POST', url: REMINDER_LINKS, payload: { token: 'x'.repeat(32) } },
      { method: 'POST', url: REMINDER_WITHDRAWALS, payload: { token: 'x'.repeat(32) } },
      { method: 'POST', url: withdrawalOf(NO_ENTRY) },
      { method: 'POST', url: draftOf(NO_ENTRY) },
      { method: 'POST', url: SHARED_TICKETS, payload: { token: 'x'.repeat(32) } },
      { method: 'GET', url: TICKET_KEYS },
      { method: 'GET', url: sailingTickets('sail_strait-1120_20270802'), headers: bearer(portKey) },
      {
        method: 'POST',
        url: REDEMPTIONS,
        payload: NO_VOUCHER,
        headers: { ...partnerKey, ...key() },
      },
      { method: 'POST', url: VOUCHER_CHECKS, payload: NO_VOUCHER, headers: partnerKey },
      { method: 'POST', url: GUEST_SESSIONS, payload: lookUp },
      { method: 'POST', url: CLAIMS, payload: lookUp },
      {
        method: 'POST',
        url: '/customer-api/reservation-number-reminders',
        payload: { email: 'hanako@example.jp' },
      },
      { method: 'GET', url: '/sanctum/csrf-cookie' },
      { method: 'GET', url: ME },
      { method: 'GET', url: `${RESERVATIONS}?period=upcoming` },
      ...accountRequests(),
      { method: 'PUT', url: OWN_PASSWORD, payload: passwordChange },
      { method: 'POST', url: EMAIL_CHANGES, payload: emailChange },
      ...profileRequests(),
      { method: 'PUT', url: CONFIRM_LOGIN, payload: { password: 'wrong' } },
      { method: 'POST', url: LOGIN_CHALLENGES },
      { method: 'POST', url: PASSKEY_LOGIN, payload: NO_ASSERTION },
      { method: 'POST', url: LOGIN, payload: credentials('hanako') },
      // Last: it ends the session.
      { method: 'DELETE', url: LOGOUT },
    ] as const;
  };

  it('CSRF、回数の上限、大きすぎる本文、壊れた本文', async () => {
    const visitor = await Visitor.arrive(server.app);
    for (const { method, url, ...rest } of await requests(visitor)) {
      if (method === 'GET') continue;
      const headers = { ...('headers' in rest && rest.headers) };
      await visitor.send({ method, url, ...rest, headers: { ...headers, 'x-xsrf-token': 'no' } });
      await visitor.send({
        method,
        url,
        headers: { ...headers, 'content-type': 'text/plain' },
        payload: '{}',
      });
      const huge = { 'content-type': 'application/json' };
      await visitor.send({
        method,
        url,
        headers: { ...headers, ...huge },
        payload: 'a'.repeat(1_100_000),
      });
      const here = new Visitor(limited.app);
      for (const cookie of visitor.cookies) here.cookies.set(...cookie);
      const response = await here.send({ method, url, ...rest });
      // Free of limits: they take nothing and store nothing. A customer may always go.
      if (
        !/fare-quotes|nearest-ports|logout|payment-webhooks|members\/me|reservation-claims/.test(
          url,
        )
      )
        expect([url, response.statusCode]).toEqual([url, 429]);
    }
    const crowded = await startTestServer({
      database: { ...server.database, close: async () => undefined },
      limits: { newSessions: { hits: 0, windowSeconds: 60 } },
    });
    logs.push(crowded.log);
    expect((await new Visitor(crowded.app).get('/sanctum/csrf-cookie')).statusCode).toBe(429);
    await crowded.close();
  });

  it('会員だけの操作の、CSRF、大きすぎる本文、回数の上限', async () => {
    await loadDemoMembers(server.db, server.clock);
    const member = await loggedIn(server, 'hanako');
    const changes = profileRequests().filter(({ method }) => method !== 'GET');
    const withPassword = [
      { method: 'PUT', url: OWN_PASSWORD, payload: passwordChange },
      { method: 'POST', url: EMAIL_CHANGES, payload: emailChange },
      { method: 'PUT', url: CONFIRM_LOGIN, payload: { password: 'wrong' } },
    ] as const;
    const claim = {
      method: 'POST',
      url: CLAIMS,
      payload: { reservationNumber: '22222222', contactKind: 'phone', contact: '090-1234-5678' },
    } as const;
    for (const change of [...withPassword, claim, ...changes]) {
      const headers = 'headers' in change ? change.headers : {};
      const forged = { ...headers, 'x-xsrf-token': 'no' };
      expect((await member.send({ ...change, headers: forged })).statusCode).toBe(419);
      const huge = {
        payload: 'a'.repeat(1_100_000),
        headers: { ...headers, 'content-type': 'application/json' },
      };
      expect((await member.send({ ...change, ...huge })).statusCode).toBe(413);
    }
    const here = new Visitor(limited.app);
    for (const cookie of member.cookies) here.cookies.set(...cookie);
    for (const change of withPassword) expect(code(await here.send(change))).toBe('LOGIN_LOCKED');
    const limitedToo = [...changes, { method: 'GET', url: DATA }] as const;
    for (const each of limitedToo) expect(code(await here.send(each))).toBe('RATE_LIMITED');
    expect(code(await here.send(claim))).toBe('LOOKUP_LOCKED');
  });

  it('ログインの期限が切れていれば、誰かに属するものはすべて401。ログインし直すには、Cookieを取り直せばよい', async () => {
    await loadDemoMembers(server.db, server.clock);
    const member = await loggedIn(server, 'hanako');
    const all = await requests(member);
    const ended = copyOf(member);
    await member.delete(LOGOUT);
    for (const { method, url, ...rest } of all) {
      const response = await copyOf(ended).send({ method, url, ...rest });
      const isOpen = response.statusCode < 300;
      // A customer who logs in anew only needs a new cookie.
      const expected = LOGGING_IN.includes(url) ? 'CSRF' : 'SESSION_EXPIRED';
      // A partner has no login.
      if (/partner-/.test(url)) continue;
      if (!isOpen) expect([url, code(response)]).toEqual([url, expected]);
      const isForAll = OPEN.test(url) || (url === QUEUE && method === 'GET');
      expect([url, isOpen]).toEqual([url, isForAll]);
    }
    const wrong = { ...credentials('hanako'), password: 'wrong' };
    const refused = await (await Visitor.arrive(server.app)).post(LOGIN, wrong);
    expect([refused.statusCode, code(refused)]).toEqual([401, 'LOGIN_FAILED']);
    const list = sailingTickets('sail_strait-1120_20270802');
    const keyless = await ended.get(list, bearer('port_no'));
    expect([keyless.statusCode, code(keyless)]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('データベースが止まっていれば503、内部の誤りは500で、理由は外に出さない', async () => {
    for (const [failure, status] of [
      [Object.assign(new Error('connect ECONNREFUSED 10.0.0.5'), { code: 'ECONNREFUSED' }), 503],
      [new Error('secret 山田'), 500],
    ] as const) {
      const visitor = await Visitor.arrive(server.app);
      const all = await requests(visitor);
      const db = brokenDatabase(server.db, failure);
      const down = await startTestServer({
        database: { ...server.database, db, close: async () => undefined },
        clock: server.clock,
      });
      logs.push(down.log);
      for (const options of all) {
        const here = new Visitor(down.app);
        for (const cookie of visitor.cookies) here.cookies.set(...cookie);
        const response = await here.send(options);
        expect([options.url, response.statusCode]).toEqual([options.url, status]);
        expect(response.body).not.toMatch(/10\.0\.0\.5|secret|山田/);
      }
      expect(down.violations).toEqual([]);
      expect((await new Visitor(down.app).get('/readyz')).statusCode).toBe(503);
      expect((await new Visitor(down.app).get('/healthz')).statusCode).toBe(200);
      await down.close();
    }
  });
});

describe('書き込めないデータベース', UNHURRIED, () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  /** @param isBroken whether a statement fails */
  const serverOn = (isBroken: (node: RootOperationNode) => boolean) =>
    startTestServer({
      database: {
        ...server.database,
        close: async () => undefined,
        db: server.db.withPlugin({
          transformQuery: ({ node }) => {
            if (isBroken(node)) throw full;
            return node;
          },
          transformResult: async ({ result }) => result,
        }),
      },
      clock: server.clock,
    });
  const readiness = async ({ app }: TestServer) => (await app.inject('/readyz')).statusCode;

  it('読めるだけなら、準備ができたとは言わない', async () => {
    const isRead = (node: RootOperationNode) =>
      node.kind === 'SelectQueryNode' ||
      (node.kind === 'RawNode' && /^\s*select/.test(node.sqlFragments[0] ?? ''));
    const down = await serverOn((node) => !isRead(node));
    expect((await down.app.inject('/customer-api/ports')).statusCode).toBe(200);
    expect(await readiness(down)).toBe(503);
    await down.close();
  });

  it('小さな書き込みしかできないときも、失敗から10秒は準備ができたとは言わない', async () => {
    const down = await serverOn(({ kind }) => kind === 'InsertQueryNode');
    expect(await readiness(down)).toBe(200);
    expect((await new Visitor(down.app).post('/customer-api/drafts', {})).statusCode).toBe(419);
    expect(await readiness(down)).toBe(200);
    const visitor = await Visitor.arrive(server.app);
    const trip = await chooseTrip(visitor);
    const here = new Visitor(down.app);
    for (const cookie of visitor.cookies) here.cookies.set(...cookie);
    expect((await here.post(DRAFTS, trip)).statusCode).toBe(503);
    expect(await readiness(down)).toBe(503);
    const now = server.clock.now().getTime();
    server.clock.set(new Date(now + 10_000).toISOString());
    expect(await readiness(down)).toBe(200);
    server.clock.set(new Date(now).toISOString());
    await down.close();
  });
});

/** Of no device. */
const NO_ASSERTION = { id: 'a', clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA' };

/** Wrong on purpose: it must stay the demonstration's. */
const emailChange = { currentPassword: 'wrong', newEmail: 'hanako@new.example.jp' };
const passwordChange = { currentPassword: 'wrong', newPassword: 'asanagi no fune' };

/** What a customer whose login is over logs in with. */
const LOGGING_IN: string[] = [LOGIN, LOGIN_CHALLENGES, PASSKEY_LOGIN];

/** What belongs to nobody. */
const OPEN =
  /\/(?:ports|routes|features|sailings|csrf-cookie|fare-calendar|service-status|notices|ticket-keys|prefectures|postal-codes|nearest-ports|partner-tickets|payment-webhooks)\b/;

/** A handle on which every statement fails. */
function brokenDatabase(db: TestServer['db'], failure: Error): TestServer['db'] {
  return db.withPlugin({
    transformQuery: () => {
      throw failure;
    },
    transformResult: async ({ result }) => result,
  });
}

describe('契約にある誤り', () => {
  // Given elsewhere: another provider, needs time (410), several connections (409 in progress) or a
  // wrong request.
  const elsewhere =
    /^\w+ (?:400|404|410|422|428)$|^extendHold 409$|^commit(?:Reservation|Change) 402$|^startPayment 40[29]$|^receiveStripeEvent \d+$|^completePayment 40[29]$|^(?:createDraft|sendMailConfirmation|setDraftPayment|setDraftPartnerTicket|sendDraftLink|deleteDraft|setVehiclePlate|updateReservationContact|quoteCancellation|cancelReservation|standBy|claimReservation|createChangeDraft|getChangeDifferences|quoteChange|holdChange|extendChange|dropChange|commitChange|setRefundAccount|listTickets|listVouchers|setPartnerSlots|redeemVoucher|checkVoucher|shareTicket|createPassengerLink|setPassengerDetails|sharePassengerTickets|createWalletPass|setPushSubscription|(?:create|update)(?:Companion|MemberVehicle)|updateCurrentMember|keepCustomers|updateNotificationSettings|updatePasskey|createPasskey(?:Challenge)?|issueReceipt|getCertificatePdf|joinWaitlist|openWaitlistLink|createSaleReminder|openSaleReminderLink|createPreOrder|openPreOrderLink|withdrawPreOrder|withdrawFromWaitlist|takeWaitlistOffer) 409$|^get(?:Receipt|Certificate)Pdf 429$|^(?:redeem|check)Voucher 401$|^(?:createPasskeyChallenge|getMemberData|deleteCurrentMember) 403$/;

  it('提供していない機能の操作は、ほかの何よりも先に404。残りの操作は答え続ける', async () => {
    const ofFeature = operations.filter(({ feature }) => feature !== undefined);
    expect(ofFeature.map(({ id }) => id)).toContain('login');
    operator.notOffered.push('members', 'serviceStatus', 'passengerLinks', 'preOrders');
    for (const { method, path } of ofFeature) {
      const response = await server.app.inject({ method, url: path.replace(/\{\w+\}/g, 'x') });
      expect([path, response.statusCode, code(response)]).toEqual([path, 404, 'NOT_FOUND']);
    }
    const visitor = await Visitor.arrive(server.app);
    expect((await visitor.get('/customer-api/ports')).statusCode).toBe(200);
    operator.notOffered.splice(0);
  });

  it('どの操作でも、書かれた状態を実際に返した', () => {
    const lines = logs.flat().map((line): Record<string, unknown> => JSON.parse(line));
    const statuses = new Set(lines.map(({ operation, status }) => `${operation} ${status}`));
    const missing = operations
      .flatMap(({ id, responses }) => [...responses.keys()].map((status) => `${id} ${status}`))
      .filter((each) => !/ 2\d\d$/.test(each) && !elsewhere.test(each) && !statuses.has(each));
    // Reading is not limited, quotes neither: they cost a search and store nothing.
    const unlimited = [
      'createFareQuote',
      'findNearestPorts',
      'getChangeDifferences',
      'getChangeTerms',
      'getCurrentMember',
      'getDraft',
      'getEmailChange',
      'getFareCalendar',
      'getNotificationSettings',
      'getPartnerTicket',
      'getPayment',
      'getPaymentInfo',
      'getReceipt',
      'getReservation',
      'getServiceStatus',
      'listCards',
      'listCompanions',
      'listDraftPaymentMethods',
      'listDrafts',
      'listFeatures',
      'listLogins',
      'listMemberVehicles',
      'listNotices',
      'listPartnerTicketSlots',
      'listPartnerTickets',
      'listPassengerLinks',
      'listPasskeys',
      'listPorts',
      'listPreOrders',
      'listPushSubscriptions',
      'listReceipts',
      'listReservations',
      'listRoutes',
      'listSailingTickets',
      'listTicketKeys',
      'listTicketShares',
      'listTickets',
      'listVouchers',
      'listWaitlistEntries',
      'logout',
      'quoteChange',
      'searchSailings',
    ].map((id) => `${id} 429`);
    // These ask no database.
    const inMemory = ['getPostalCode', 'listPrefectures'].flatMap((id) =>
      [429, 500, 503].map((status) => `${id} ${status}`),
    );
    // Written for every operation of a session; logging in needs no login before.
    const loggingIn = ['createPasskeyLoginChallenge 401', 'loginWithPasskey 401'];
    expect(missing.sort()).toEqual([...unlimited, ...inMemory, ...loggingIn].sort());
  });

  it('閉じるページの最後の保存は、その前の保存より先に届いても後に届いても残る', async () => {
    const visitor = await Visitor.arrive(server.app);
    const typed = (familyName: string) => {
      const input = customers();
      return { ...input, representative: { ...input.representative, familyName } };
    };
    for (const order of [
      ['佐', '佐藤'],
      ['佐藤', '佐'],
    ]) {
      const { id, version } = await fillDraft(visitor);
      const url = `${DRAFTS}/${id}/customers`;
      const last = { 'if-match': `"${version}", "${version + 1}"` };
      for (const name of order) {
        await visitor.put(url, typed(name), name === '佐藤' ? last : ifMatch(version));
      }
      const stored = (await visitor.get(`${DRAFTS}/${id}`)).json<Draft>();
      expect(stored.customers.representative.familyName).toBe('佐藤');
      expect(code(await visitor.put(url, typed('田'), ifMatch(version)))).toBe('VERSION_CONFLICT');
    }
  });
});
