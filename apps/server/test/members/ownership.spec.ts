import type { Draft, Payment, Reservation, TripChoice } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { expireDueHolds } from '../../src/booking/holding/expire-holds.ts';
import { readOperations } from '../../src/http/contract/document.ts';
import { deleteWhatIsOver } from '../../src/jobs/jobs.ts';
import { Visitor } from '../support/api.ts';
import {
  book,
  chooseTrip,
  commit,
  commitRequest,
  customers,
  DRAFTS,
  expectStatus,
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
import { copyOf, LOGOUT, loggedIn, logIn, useDemoMembers } from '../support/members.ts';
import { NO_PASSENGER_LINK, passengerLinkRequests } from '../support/passenger-links.ts';
import { CARDS, complete, holdToPay, PAYMENTS, pay, press, seen } from '../support/paying.ts';
import { BICYCLE, buyTicket } from '../support/purchases.ts';
import { NO_DEVICE, pushRequests } from '../support/push-service.ts';
import { bookByCard, issued, RECEIPTS } from '../support/receipts.ts';
import { account } from '../support/refund-accounts.ts';
import { NO_SHARE, ticketRequests } from '../support/tickets.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
const visitor = useVisitor(server);

beforeEach(async () => {
  await expireDueHolds(server.db, new Date('2027-07-21T00:00:00+09:00'), (error) => {
    throw error;
  });
});

const seesDraft = async (who: Visitor, draft: { id: string }) =>
  (await who.get(`${DRAFTS}/${draft.id}`)).statusCode === 200;
const sees = async (who: Visitor, reservation: { id: string }) =>
  (await who.get(`${RESERVATIONS}/${reservation.id}`)).statusCode === 200;
const lookUp = async (who: Visitor, { reservationNumber }: Reservation) => {
  const contact = { contactKind: 'phone', contact: '090-1234-5678' };
  expectStatus(await who.post(GUEST_SESSIONS, { reservationNumber, ...contact }), 201);
};

describe('what a visitor has begun', () => {
  it('is there after the login, in this browser and in every other of the member', async () => {
    const draft = await fillDraft(visitor);
    const held = await hold(visitor);
    const booked = await book(visitor);
    await logIn(visitor, 'hanako');
    const phone = await loggedIn(server, 'hanako');
    for (const here of [visitor, phone]) {
      expect(await seesDraft(here, draft)).toBe(true);
      expect(await sees(here, held)).toBe(true);
      const { draftId } = (await here.get(`${RESERVATIONS}/${booked.id}`)).json<Reservation>();
      expect(draftId).toBe(booked.draftId);
    }
    const saved = await phone.put(
      `${DRAFTS}/${draft.id}/customers`,
      customers(),
      ifMatch(draft.version),
    );
    expect(saved.statusCode).toBe(200);
    expect((await commit(visitor, held)).statusCode).toBe(200);
  });

  it('is paid to its end after the login, by whatever browser of the member', async () => {
    const response = await pay(visitor, await holdToPay(visitor, { card: CARDS.challenge }));
    const begun = expectStatus(response, 202).json<Reservation>();
    const payment = begun.payment as Payment;
    await logIn(visitor, 'hanako');
    const phone = await loggedIn(server, 'hanako');
    for (const here of [visitor, phone]) {
      const seen = (await here.get(`${PAYMENTS}/${payment.id}`)).json<Payment>();
      expect(seen).toMatchObject({ id: payment.id, state: 'requiresAction' });
    }
    await press(visitor, payment.action?.url ?? '', 'succeed');
    const paid = expectStatus(await complete(phone, payment.id), 200).json<Payment>();
    expect(paid.state).toBe('captured');
    const booked = (await visitor.get(`${RESERVATIONS}/${begun.id}`)).json<Reservation>();
    expect([booked.state, booked.payment?.id]).toEqual(['confirmed', payment.id]);
    await visitor.delete(LOGOUT);
    await visitor.get('/sanctum/csrf-cookie');
    expect((await visitor.get(`${PAYMENTS}/${payment.id}`)).statusCode).toBe(404);
  });

  it('takes the look-ups along, and a repeated request gets the first response', async () => {
    const foreign = await book(await Visitor.arrive(server.app));
    await lookUp(visitor, foreign);
    const draft = await fillDraft(visitor);
    const same = key();
    const first = expectStatus(await holdDraft(visitor, draft, same), 201);
    await logIn(visitor, 'hanako');
    expect(await sees(visitor, foreign)).toBe(true);
    const again = await holdDraft(visitor, draft, same);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    server.clock.set('2027-07-20T10:30:00+09:00');
    expect(await sees(visitor, foreign)).toBe(false);
  });

  it('outlives the login: a form that was open goes on after the next one', async () => {
    await logIn(visitor, 'hanako');
    const draft = await fillDraft(visitor);
    server.clock.set('2027-07-21T09:00:00+09:00');
    await deleteWhatIsOver(server.services);
    const url = `${DRAFTS}/${draft.id}/customers`;
    const refused = await visitor.put(url, customers(), ifMatch(draft.version));
    expect(refused.json().code).toBe('SESSION_EXPIRED');
    await logIn(visitor, 'hanako');
    expect((await visitor.put(url, customers(), ifMatch(draft.version))).statusCode).toBe(200);
  });
});

it('every table whose rows belong to a session is known here: what is handed over, and what is not', async () => {
  const { rows } = await sql<{ table: string }>`
    select conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'session'::regclass order by 1`.execute(server.db);
  expect(rows.map(({ table }) => table)).toEqual([
    // A member needs no confirmed mailbox.
    'confirmed_mailbox',
    'draft',
    'guest_right',
    // Its link still confirms its booking, and the client that follows it.
    'mail_confirmation',
    // Its session is the one to which everything goes.
    'member',
    'payment',
    'pre_order',
    // A login keeps the place.
    'queue_place',
    'reservation',
    // Once more for the session that has asked for another mail address.
    'reservation',
    'reservation_change',
    'stored_response',
    'waitlist_entry',
  ]);
});

describe('two members in one browser', () => {
  it('never see what is the other one’s', async () => {
    await logIn(visitor, 'hanako');
    const draft = await fillDraft(visitor);
    const booked = await book(visitor);
    const foreign = await book(await Visitor.arrive(server.app));
    await lookUp(visitor, foreign);
    await logIn(visitor, 'taro');
    for (const each of [booked, foreign]) expect(await sees(visitor, each)).toBe(false);
    expect(await seesDraft(visitor, draft)).toBe(false);
    const own = await fillDraft(visitor);
    await logIn(visitor, 'hanako');
    expect(await seesDraft(visitor, draft)).toBe(true);
    expect(await sees(visitor, booked)).toBe(true);
    expect(await seesDraft(visitor, own)).toBe(false);
  });

  it('nor does the visitor who comes after a logout', async () => {
    const draft = await fillDraft(visitor);
    await logIn(visitor, 'hanako');
    const booked = await book(visitor);
    await visitor.delete(LOGOUT);
    await visitor.get('/sanctum/csrf-cookie');
    expect(await seesDraft(visitor, draft)).toBe(false);
    expect(await sees(visitor, booked)).toBe(false);
  });
});

describe('another one’s draft, reservation and payment', () => {
  interface Ids {
    draft: string;
    reservation: string;
    /** A reservation by a partner ticket. */
    purchase: string;
    payment: string;
    receipt: string;
    refund: string;
  }
  const NOBODYS: Ids = {
    draft: 'drf_aaaaaaaaaaaaaaaaaaaa',
    reservation: 'rsv_aaaaaaaaaaaaaaaaaaaa',
    purchase: 'rsv_aaaaaaaaaaaaaaaaaaaa',
    payment: 'pay_aaaaaaaaaaaaaaaaaaaa',
    receipt: 'rcp_aaaaaaaaaaaaaaaaaaaa',
    refund: 'rfd_aaaaaaaaaaaaaaaaaaaa',
  };
  let ids: Ids;
  let draft: Draft;
  let held: Reservation;
  let purchase: Reservation;
  let trip: TripChoice;
  beforeEach(async () => {
    const owner = await loggedIn(server, 'hanako');
    draft = await fillDraft(owner);
    held = await hold(owner);
    trip = await chooseTrip(owner);
    const slot = { include: 0, day: '2027-08-03', at: '14:15' };
    purchase = await seen(owner, (await buyTicket(owner, BICYCLE, [slot])).id);
    const paying = await pay(owner, await holdToPay(owner, { card: CARDS.challenge }));
    const payment = expectStatus(paying, 202).json<Reservation>().payment?.id ?? '';
    const receipt = await issued(owner, await bookByCard(owner));
    ids = {
      draft: draft.id,
      reservation: held.id,
      purchase: purchase.id,
      payment,
      receipt: receipt.id,
      refund: NOBODYS.refund,
    };
  });

  const attempts = (on: Ids) => {
    const ofDraft = `${DRAFTS}/${on.draft}`;
    const ofReservation = `${RESERVATIONS}/${on.reservation}`;
    const ofPayment = `${PAYMENTS}/${on.payment}`;
    const ofReceipt = `${RECEIPTS}/${on.receipt}`;
    const headers = ifMatch(draft.version);
    return [
      { method: 'GET', url: ofDraft },
      { method: 'PUT', url: `${ofDraft}/trip`, payload: trip, headers },
      { method: 'PUT', url: `${ofDraft}/customers`, payload: customers(), headers },
      {
        method: 'PUT',
        url: `${ofDraft}/partner-ticket`,
        payload: { slots: [], mayInformPartners: true },
        headers,
      },
      {
        method: 'POST',
        url: RESERVATIONS,
        payload: { ...holdRequest(draft), draftId: on.draft },
        headers: { ...key(), ...headers },
      },
      { method: 'GET', url: `${ofDraft}/payment-methods` },
      { method: 'PUT', url: `${ofDraft}/payment`, payload: { method: 'port' } },
      { method: 'POST', url: `${ofDraft}/links` },
      { method: 'POST', url: `${ofDraft}/mail-confirmations` },
      { method: 'DELETE', url: ofDraft },
      { method: 'GET', url: ofPayment },
      { method: 'POST', url: `${ofPayment}/completion`, headers: key() },
      { method: 'GET', url: ofReceipt },
      { method: 'GET', url: `${ofReceipt}/pdf` },
      { method: 'GET', url: `${ofReservation}/receipts` },
      {
        method: 'POST',
        url: `${ofReservation}/receipts`,
        payload: { sourceId: on.payment, recipient: '', proviso: '' },
        headers: key(),
      },
      { method: 'GET', url: ofReservation },
      { method: 'POST', url: `${ofReservation}/hold-extensions`, headers: key() },
      {
        method: 'POST',
        url: `${ofReservation}/commit`,
        payload: commitRequest(held),
        headers: { ...key(), ...ifMatch(held.version) },
      },
      {
        method: 'PUT',
        url: `${ofReservation}/vehicle-plates`,
        payload: {
          leg: 'outbound',
          position: 0,
          plate: { place: '函館', classNumber: '300', kana: 'あ', number: '1234' },
        },
        headers: ifMatch(held.version),
      },
      {
        method: 'PUT',
        url: `${ofReservation}/contact`,
        payload: newContact,
        headers: { ...key(), ...ifMatch(held.version) },
      },
      {
        method: 'PUT',
        url: `${RESERVATIONS}/${on.purchase}/partner-slots`,
        payload: { slots: [{ include: 0, day: '2027-08-04', at: '09:30' }] },
        headers: { ...key(), ...ifMatch(purchase.version) },
      },
      ...changeRequests(on.reservation, on.draft),
      ...ticketRequests(on.reservation),
      ...passengerLinkRequests(on.reservation, held.version),
      ...pushRequests(on.reservation),
      {
        method: 'POST',
        url: `${ofReservation}/cancellation-quotes`,
        payload: { items: [{ leg: 'outbound', kind: 'leg', position: null }] },
      },
      {
        method: 'POST',
        url: `${ofReservation}/stand-bys`,
        payload: { leg: 'outbound' },
        headers: { ...key(), ...ifMatch(held.version) },
      },
      { method: 'GET', url: `${ofReservation}/payment-info` },
      {
        method: 'POST',
        url: `${ofReservation}/payments`,
        payload: { method: 'convenienceStore', totalYen: 1, storeId: 'store_minato' },
        headers: { ...key(), ...ifMatch(held.version) },
      },
      {
        method: 'PUT',
        url: `${ofReservation}/refunds/${on.refund}/account`,
        payload: account,
        headers: key(),
      },
      {
        method: 'POST',
        url: `${ofReservation}/cancellations`,
        payload: {
          items: [{ leg: 'outbound', kind: 'leg', position: null }],
          feeYen: 0,
          refundYen: 0,
        },
        headers: { ...key(), ...ifMatch(held.version) },
      },
    ] as const;
  };

  it('are tried by every operation that the contract has for them', () => {
    const shapeOf = (path: string) => path.replace(/\{\w+\}/g, 'x');
    const tried = attempts({
      draft: 'x',
      reservation: 'x',
      purchase: 'x',
      payment: 'x',
      receipt: 'x',
      refund: 'x',
    }).map(
      ({ method, url }) =>
        `${method} ${url
          .replace(/\?.*$/, '')
          .replace(NO_SHARE, 'x')
          .replace(NO_PASSENGER_LINK, 'x')
          .replace(NO_DEVICE, 'x')
          .replace(/outbound$/, 'x')}`,
    );
    const demanded = readOperations('customer')
      .filter(({ path }) => /\{(?:draft|reservation|payment|receipt)Id\}/.test(path))
      .map(({ method, path }) => `${method} ${shapeOf(path)}`);
    expect(tried.sort()).toEqual([...demanded, `POST ${RESERVATIONS}`].sort());
  });

  it.each<[string, () => Promise<Visitor>]>([
    ['another member', () => loggedIn(server, 'taro')],
    ['a visitor', () => Visitor.arrive(server.app)],
    [
      'a guest with a right to another reservation',
      async () => {
        const guest = await Visitor.arrive(server.app);
        await lookUp(guest, await book(await Visitor.arrive(server.app)));
        return guest;
      },
    ],
  ])('are not there for %s, by any operation, just as one that does not exist', async (_, make) => {
    const stranger = await make();
    const unknown = attempts(NOBODYS);
    for (const [index, attempt] of attempts(ids).entries()) {
      const responses = await Promise.all(
        [attempt, unknown[index]].map((each) => stranger.send(each as typeof attempt)),
      );
      const bodies = responses.map((response) => ({ ...response.json(), requestId: '' }));
      expect([attempt.url, responses[0]?.statusCode]).toEqual([attempt.url, 404]);
      expect(bodies[0]).toEqual({ code: 'NOT_FOUND', message: expect.any(String), requestId: '' });
      expect([responses[1]?.statusCode, bodies[1]]).toEqual([404, bodies[0]]);
    }
    const owner = await loggedIn(server, 'hanako');
    expect((await owner.get(`${DRAFTS}/${draft.id}`)).json()).toMatchObject({
      version: draft.version,
    });
    expect((await owner.get(`${RESERVATIONS}/${held.id}`)).json()).toMatchObject({
      version: held.version,
      state: 'held',
    });
    expect((await owner.get(`${RESERVATIONS}/${purchase.id}`)).json()).toMatchObject({
      version: purchase.version,
    });
    expect((await owner.get(`${PAYMENTS}/${ids.payment}`)).json()).toMatchObject({
      state: 'requiresAction',
    });
  });

  it('are not there for the logged-out owner, whose cookies are kept by another client', async () => {
    const owner = await loggedIn(server, 'hanako');
    const thief = copyOf(owner);
    await owner.delete(LOGOUT);
    for (const attempt of attempts(ids)) {
      const response = await copyOf(thief).send(attempt);
      expect([attempt.url, response.json().code]).toEqual([attempt.url, 'SESSION_EXPIRED']);
    }
  });
});
