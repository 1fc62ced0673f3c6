import type {
  CustomerInput,
  Draft,
  GuestSession,
  PaymentMethods,
  Reservation,
} from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { NOW, Visitor } from '../support/api.ts';
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
  ifMatch,
  key,
  passenger,
  RESERVATIONS,
  setParty,
} from '../support/booking.ts';
import { pass } from '../support/payment-work.ts';
import { car, draftOf, legOf, searchStrait } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

describe('予約の一連の流れ', () => {
  it('検索から確定まで進み、ブラウザを閉じても予約番号と電話番号で見つかる', async () => {
    const trip = await chooseTrip(visitor, { adults: 2 });
    const created = await visitor.post(DRAFTS, trip);
    expect(created.statusCode).toBe(201);
    expect(created.headers.etag).toBe('"1"');
    const draft = created.json<Draft>();
    expect(draft).toMatchObject({ nextStep: 'customerInput', reservationId: null });
    expect(draft.problems['passengers.1.sex']).toEqual(['REQUIRED']);

    const url = `${DRAFTS}/${draft.id}/customers`;
    const filled = await visitor.put(url, customers(2), ifMatch(1));
    expect(filled.json()).toMatchObject({ nextStep: 'paymentInput', problems: {}, version: 2 });

    const heldResponse = await holdDraft(visitor, filled.json());
    const held = expectStatus(heldResponse, 201).json<Reservation>();
    expect(heldResponse.headers.location).toBe(`${RESERVATIONS}/${held.id}`);
    expect(held).toMatchObject({
      state: 'held',
      limitTime: '2027-07-20T11:00:00+09:00',
      extensionsLeft: 10,
      draftId: draft.id,
      paymentMethod: null,
      history: [{ at: NOW, event: 'held' }],
    });
    const again = (await visitor.get(`${DRAFTS}/${draft.id}`)).json<Draft>();
    expect(again).toMatchObject({ nextStep: 'reservationConfirm', reservationId: held.id });

    server.clock.set('2027-07-20T10:12:00+09:00');
    const confirmed = expectStatus(await commit(visitor, held), 200).json<Reservation>();
    expect(confirmed).toMatchObject({
      state: 'confirmedUnpaid',
      paymentMethod: 'port',
      version: 2,
      extensionsLeft: 0,
      limitTime: confirmed.outbound.sailing.checkInClosesAt,
    });
    expect(confirmed.history.map(({ event }) => event)).toEqual(['held', 'confirmed']);
    const done = (await visitor.get(`${DRAFTS}/${draft.id}`)).json<Draft>();
    expect(done.nextStep).toBe('completed');

    const later = await Visitor.arrive(server.app);
    expect((await later.get(`${RESERVATIONS}/${held.id}`)).statusCode).toBe(404);
    const found = await later.post(GUEST_SESSIONS, {
      reservationNumber: held.reservationNumber.toLowerCase(),
      contactKind: 'phone',
      contact: '０９０ー１２３４ー５６７８',
    });
    expect(expectStatus(found, 201).json<GuestSession>().reservationId).toBe(held.id);
    const seen = expectStatus(await later.get(`${RESERVATIONS}/${held.id}`), 200);
    expect(seen.json<Reservation>()).toMatchObject({ state: 'confirmedUnpaid', draftId: null });
  });

  it('入力は表記をそろえて予約に残る', async () => {
    const draft = await fillDraft(visitor);
    const typed = customers();
    typed.representative = {
      ...typed.representative,
      familyName: '　髙﨑 ',
      familyNameKana: 'たかさき',
      givenNameKana: 'ﾊﾅｺ',
      phone: '+81 90 1234 5678',
      email: 'ｈａｎａｋｏ＠ＥＸＡＭＰＬＥ．jp',
    };
    typed.passengers = [passenger({ age: '４２歳' })];
    const url = `${DRAFTS}/${draft.id}/customers`;
    const saved = (await visitor.put(url, typed, ifMatch(draft.version))).json<Draft>();
    expect(saved.customers).toEqual(typed);
    const response = await holdDraft(visitor, saved);
    expect(response.json<Reservation>()).toMatchObject({
      representative: {
        familyName: '髙﨑',
        familyNameKana: 'タカサキ',
        givenNameKana: 'ハナコ',
        phone: '090-1234-5678',
        email: 'hanako@example.jp',
      },
      passengers: [{ age: 42 }],
    });
  });

  it('選んだ便がなくなっても、入力を残したまま別の便に変えられる', async () => {
    const trip = await chooseTrip(visitor);
    const draft = await fillDraft(visitor);
    const { id } = draft.outbound.sailing;
    const setStatus = (status: 'withdrawn' | 'scheduled') =>
      server.db.updateTable('sailing').set({ status }).where('id', '=', id).execute();
    const other = await chooseTrip(visitor, { date: '2027-08-03' });
    await setStatus('withdrawn');
    const seen = expectStatus(await visitor.get(`${DRAFTS}/${draft.id}`), 200).json<Draft>();
    expect(seen.outbound.availability).toBe('cancelled');
    expect(seen.customers).toEqual(draft.customers);
    const refused = await holdDraft(visitor, seen);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'SAILING_CANCELLED']);
    expect((await visitor.post(DRAFTS, trip)).statusCode).toBe(404);
    const url = `${DRAFTS}/${draft.id}/trip`;
    const moved = expectStatus(await visitor.put(url, other, ifMatch(seen.version)), 200);
    expect(moved.json<Draft>()).toMatchObject({
      customers: draft.customers,
      nextStep: 'paymentInput',
    });
    await setStatus('scheduled');
  });

  it('人数を変えると、合う範囲でお客様情報が残る', async () => {
    const draft = await fillDraft(visitor, { adults: 2 });
    const trip = await chooseTrip(visitor, { adults: 2, cabin: 1 });
    setParty(trip, { adults: 1, children: 1, infants: 0, babies: 0 });
    const url = `${DRAFTS}/${draft.id}/trip`;
    const changed = (await visitor.put(url, trip, ifMatch(draft.version))).json<Draft>();
    expect(
      changed.customers.passengers.map((each) => [each.passengerClass, each.familyName]),
    ).toEqual([
      ['adult', '山田'],
      ['child', ''],
    ]);
    expect(changed.outbound.cabins.map(({ cabinType }) => cabinType.id)).toEqual(
      trip.outbound.cabins.map(({ cabinTypeId }) => cabinTypeId),
    );
    expect(changed.nextStep).toBe('customerInput');
  });

  it('期限を10回延ばせるが、11回目は断られる', async () => {
    const held = await hold(visitor);
    const url = `${RESERVATIONS}/${held.id}/hold-extensions`;
    server.clock.set('2027-07-20T10:49:59+09:00');
    const early = await visitor.post(url, undefined, key());
    expect(early.json()).toMatchObject({ code: 'EXTENSION_TOO_EARLY', retryAfterSeconds: 1 });
    for (let left = 9; left >= 0; left -= 1) {
      pass(server, left === 9 ? 1 : 15 * 60);
      const extended = expectStatus(await visitor.post(url, undefined, key()), 200);
      expect(extended.json<Reservation>().extensionsLeft).toBe(left);
    }
    const refused = await visitor.post(url, undefined, key());
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'EXTENSION_LIMIT']);
    const seen = (await visitor.get(`${RESERVATIONS}/${held.id}`)).json<Reservation>();
    expect(seen.limitTime).toBe('2027-07-20T13:30:00+09:00');
  });

  it('お取り置きの時間と延長は、運航会社の決めたとおりになる', async () => {
    const rules = (await server.db.selectFrom('route').select(['id', 'rules']).execute())[0];
    const holds = { ...rules?.rules.holds, minutes: 20, extensionMinutes: 5, maxExtensions: 1 };
    const setRules = (changed: object) =>
      server.db
        .updateTable('route')
        .set({ rules: JSON.stringify(changed) })
        .execute();
    await setRules({ ...rules?.rules, holds });
    expect((await fillDraft(visitor)).holdMinutes).toBe(20);
    const held = await hold(visitor);
    expect(held).toMatchObject({
      limitTime: '2027-07-20T10:20:00+09:00',
      extensionsLeft: 1,
      extensionMinutes: 5,
      extensionOpensMinutes: 10,
    });
    pass(server, 10 * 60);
    const extended = await visitor.post(
      `${RESERVATIONS}/${held.id}/hold-extensions`,
      undefined,
      key(),
    );
    expect(extended.json()).toMatchObject({
      limitTime: '2027-07-20T10:25:00+09:00',
      extensionsLeft: 0,
    });
    await setRules({ ...rules?.rules });
  });

  it('お取り置きは乗船手続きの締切を超えない', async () => {
    server.clock.set('2027-08-02T08:50:00+09:00');
    const visitorThatDay = await Visitor.arrive(server.app);
    const held = await hold(visitorThatDay);
    const { checkInClosesAt } = held.outbound.sailing;
    const url = `${RESERVATIONS}/${held.id}/hold-extensions`;
    let last = held;
    for (let round = 0; round < 10; round += 1) {
      server.clock.set(new Date(Date.parse(last.limitTime) - 600_000).toISOString());
      const response = await visitorThatDay.post(url, undefined, key());
      if (response.statusCode !== 200) break;
      last = response.json<Reservation>();
    }
    expect(last.limitTime).toBe(checkInClosesAt);
    expect(last.extensionsLeft).toBe(0);
    const refused = await visitorThatDay.post(url, undefined, key());
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'EXTENSION_LIMIT']);
  });

  it('他のお客様のセッションからは、下書きも予約も404で、本文は存在しないIDと同じ', async () => {
    const reservation = await book(visitor);
    const draftId = reservation.draftId;
    const other = await Visitor.arrive(server.app);
    const body = (response: { json(): unknown }) => {
      const { requestId: _, ...rest } = response.json() as Record<string, unknown>;
      return rest;
    };
    const unknown = await other.get(`${RESERVATIONS}/rsv_00000000000000000000`);
    const foreign = await other.get(`${RESERVATIONS}/${reservation.id}`);
    expect(foreign.statusCode).toBe(404);
    expect(body(foreign)).toEqual(body(unknown));
    expect((await other.get(`${DRAFTS}/${draftId}`)).statusCode).toBe(404);
    expect((await commit(other, reservation)).statusCode).toBe(404);
    const extend = `${RESERVATIONS}/${reservation.id}/hold-extensions`;
    expect((await other.post(extend, undefined, key())).statusCode).toBe(404);
    const draft = { draftId, totalYen: commitRequest(reservation).totalYen };
    const held = await other.post(RESERVATIONS, draft, { ...key(), ...ifMatch(2) });
    expect(held.statusCode).toBe(404);
  });
});

const bicycle = {
  vehicleTypeId: 'veh_bicycle',
  lengthCm: null,
  heightCm: null,
  loadedLengthCm: null,
};
const helped = (input: CustomerInput): CustomerInput => ({
  ...input,
  passengers: input.passengers.map((each, index) =>
    index === 2 ? { ...each, assistance: ['steps'] } : each,
  ),
  sensitiveDataConsent: true,
});
const asTheyAre = (input: CustomerInput) => input;
const cycling = (input: CustomerInput): CustomerInput => ({
  ...input,
  outboundVehicles: input.outboundVehicles.map((each) => ({ ...each, driver: null })),
});

// The sailing of 6:40: on foot until 6:10, with a vehicle until 5:40.
it.each([
  ['徒歩', [], asTheyAre, '06:10'],
  ['自動車', [car], asTheyAre, '05:40'],
  ['自転車', [bicycle], cycling, '05:40'],
  ['お手伝いが必要な方と自動車', [car], helped, '05:10'],
])('窓口での支払期限は、一行の乗船手続きの締切:%s', async (_who, vehicles, change, time) => {
  const [offer] = await searchStrait(visitor);
  const trip = { outbound: legOf(offer, 0, { vehicles }), return: null };
  const draft = await draftOf(visitor, trip, change);
  const methods = await visitor.get(`${DRAFTS}/${draft.id}/payment-methods`);
  const port = methods.json<PaymentMethods>().options.find(({ method }) => method === 'port');
  const cutOff = `2027-08-02T${time}:00+09:00`;
  expect(port?.deadline).toBe(cutOff);
  const held = await holdDraft(visitor, draft);
  const booked = await commit(visitor, expectStatus(held, 201).json<Reservation>());
  expect(expectStatus(booked, 200).json<Reservation>().limitTime).toBe(cutOff);
});

it('同意は、文書の版と日時とともに、予約ごとに残す', async () => {
  const [offer] = await searchStrait(visitor);
  const draft = await draftOf(visitor, { outbound: legOf(offer), return: null }, helped);
  let held = await holdDraft(visitor, draft);
  const { id } = expectStatus(held, 201).json<Reservation>();
  const kept = () =>
    server.db
      .selectFrom('reservation_consent')
      .select(['consent', 'version', 'agreed_at'])
      .where('reservation_id', '=', id)
      .orderBy('consent')
      .execute();
  const of = (consent: string, at: string) => ({
    consent,
    version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    agreed_at: new Date(at),
  });
  expect(await kept()).toEqual([of('sensitiveData', NOW)]);
  // Taken back and given again before the confirmation.
  for (const [agrees, rows] of [
    [false, 0],
    [true, 1],
  ] as const) {
    const { version, customers } = (await visitor.get(`${DRAFTS}/${draft.id}`)).json<Draft>();
    const passengers = customers.passengers.map((each) => ({
      ...each,
      assistance: agrees ? each.assistance : [],
    }));
    const url = `${DRAFTS}/${draft.id}/customers`;
    const input = {
      ...(agrees ? helped(customers) : { ...customers, passengers }),
      sensitiveDataConsent: agrees,
    };
    const saved = expectStatus(await visitor.put(url, input, ifMatch(version)), 200).json<Draft>();
    held = await holdDraft(visitor, saved);
    expectStatus(held, 201);
    expect(await kept()).toHaveLength(rows);
  }
  const later = '2027-07-20T10:05:00+09:00';
  server.clock.set(later);
  expectStatus(await commit(visitor, held.json<Reservation>()), 200);
  expect(await kept()).toEqual([
    of('bookingConditions', later),
    of('conditionsOfCarriage', later),
    of('privacyPolicy', later),
    of('sensitiveData', NOW),
  ]);
});

describe('記録', () => {
  it('氏名、電話番号、メールアドレス、Cookieをログに残さない', async () => {
    await book(visitor);
    const log = server.log.join('');
    expect(log).toContain('"operation":"commitReservation"');
    const phone = /9012345678|90-1234-5678|90 1234 5678/;
    expect(log).not.toMatch(phone);
    for (const secret of ['山田', '花子', 'hanako', visitor.cookies.get('ferry_session')]) {
      expect(log).not.toContain(secret);
    }
  });
});
