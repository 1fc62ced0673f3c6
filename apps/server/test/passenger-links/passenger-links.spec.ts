import type {
  Draft,
  Reservation,
  SharedPassengerTickets,
  SharedTicket,
} from '@ferry/api/customer-server';
import type { MemberData } from '@ferry/api/external-server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeOldNames } from '../../src/booking/reservations/remove-old-reservations.ts';
import { deleteWhatIsOver } from '../../src/jobs/jobs.ts';
import { operator } from '../../src/rules/company.ts';
import type { Visitor } from '../support/api.ts';
import {
  commit,
  DRAFTS,
  expectStatus,
  hold,
  holdDraft,
  ifMatch,
  key,
  newContact,
  RESERVATIONS,
} from '../support/booking.ts';
import { cancelShown, oneOf, wholeTrip } from '../support/cancelling.ts';
import { beginChange, setCustomers } from '../support/changing.ts';
import { change, returnOn } from '../support/making-changes.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
import {
  askLink,
  companionAt,
  copiedLink,
  enter,
  jiro,
  linksOf,
  linksSeen,
  mailedLink,
  OPENED_LINKS,
  OWN_TICKETS,
  openAs,
} from '../support/passenger-links.ts';
import { DATA } from '../support/profile.ts';
import { everythingIn } from '../support/readable.ts';
import { bookPaid, guestOf, SHARED_TICKETS, ticketsOf } from '../support/tickets.ts';
import { roundTrip } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
const visitor = useVisitor(server);
let booked: Reservation;
let companion: Visitor;
beforeEach(async () => {
  await server.db.deleteFrom('rate_limit').execute();
  booked = await bookPaid(visitor, await roundTrip(visitor));
  companion = await companionAt(server);
});

const now = async (who: Visitor = visitor): Promise<Reservation> =>
  expectStatus(await who.get(`${RESERVATIONS}/${booked.id}`), 200).json();
const codeOf = ({ statusCode, json }: Awaited<ReturnType<typeof enter>>) => [
  statusCode,
  json().code,
];
const opening = async (token: string) => codeOf(await companion.post(OPENED_LINKS, { token }));
const setRule = (rule: string, value: boolean | number) =>
  sql`update route set rules = jsonb_set(rules, ${`{changes,${rule}}`}::text[], ${JSON.stringify(value)}::jsonb)`.execute(
    server.db,
  );
const DEAD = [410, 'TOKEN_EXPIRED'];

describe('同行者が自分で入力する', () => {
  it('コピーしたリンクから、便と自分の分だけを見て入力し、代表者には済んだことが分かる', async () => {
    const { link, token } = await copiedLink(visitor, booked);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(link).toMatchObject({ passenger: 1, email: null, completedAt: null });
    const shown = expectStatus(await companion.post(OPENED_LINKS, { token }), 200);
    expect(shown.headers.etag).toBe('"1"');
    expect(shown.body).not.toMatch(/Yen|hanako@|090-1234|12-34/);
    for (const secret of [booked.reservationNumber, booked.id, booked.draftId]) {
      expect(shown.body).not.toContain(secret);
    }
    const opened = await openAs(companion, token);
    expect(opened.legs.map(({ leg }) => leg)).toEqual(['outbound', 'return']);
    expect(opened).toMatchObject({
      version: 1,
      isComplete: false,
      mayChangeName: true,
      hasTickets: true,
      expiresAt: booked.outbound.sailing.vehicleCheckInClosesAt,
      removedOn: '2028-08-09',
      details: { givenName: '花子', age: '42', emergencySupport: '' },
    });
    const saved = expectStatus(await enter(companion, token), 200);
    expect(saved.json()).toMatchObject({
      version: 2,
      isComplete: true,
      details: { givenNameKana: 'ジロウ', age: '38', emergencySupport: 'none' },
    });
    const after = await now();
    expect(after.passengers[1]).toMatchObject({
      ...{ givenName: '次郎', sex: 'male', age: 38, outboundCabin: 0, passengerClass: 'adult' },
    });
    expect(after.passengers.filter(({ givenName }) => givenName === '次郎')).toHaveLength(1);
    expect(after.history.at(-1)?.event).toBe('changed');
    const [seen] = await linksSeen(visitor, booked);
    expect(seen?.completedAt).toBe('2027-07-20T10:00:00+09:00');
    expect(await everythingIn(server.db)).not.toContain(token);
  });

  it('メールで送ると、トークンはメールだけにあり、だれの予約かも金額も書かれていない', async () => {
    const email = 'ｊｉｒｏ@example.jp';
    const sent = await askLink(visitor, booked, { passenger: 1, email });
    expect(expectStatus(sent, 201).json()).toMatchObject({
      token: null,
      link: { email: 'j•••@example.jp' },
    });
    const { subject, text, token } = await mailedLink(server, 'jiro@example.jp');
    expect(subject).toContain('8月2日(月) 6:40 汐見港発');
    expect(text).toMatch(/しおかぜ|なみかぜ/);
    expect(text).toContain('2028年8月9日(水)に消します');
    expect(text).not.toMatch(/山田|花子|円/);
    expect(text).not.toContain(booked.reservationNumber);
    expect((await openAs(companion, token)).isComplete).toBe(false);
    const wrong = await askLink(visitor, booked, { passenger: 1, email: 'jiro' });
    expect(wrong.json().errors).toEqual({ email: ['INVALID_FORMAT'] });
  });

  it('入力の誤りは、予約のときと同じ規則で項目ごとに示され、何も変わらない', async () => {
    const { token } = await copiedLink(visitor, booked);
    const refused = await enter(companion, token, {
      ...jiro,
      familyNameKana: '漢字',
      age: '9',
      city: '',
      emergencySupport: 'needed',
    });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      {
        familyNameKana: ['NOT_KANA'],
        age: ['AGE_CLASS_MISMATCH'],
        city: ['REQUIRED'],
        sensitiveDataConsent: ['NOT_ACCEPTED'],
      },
    ]);
    expect(await now()).toEqual(booked);
    expect((await openAs(companion, token)).version).toBe(1);
  });

  it('非常時の支援は本人の同意のもとで預かり、要らなくなれば同意も消える', async () => {
    const { token } = await copiedLink(visitor, booked);
    const needed = {
      ...jiro,
      emergencySupport: 'needed' as const,
      emergencySupportDetail: '車いすを使います。',
    };
    const consented = { ...needed, sensitiveDataConsent: true };
    expect(
      expectStatus(await enter(companion, token, consented), 200).json().details,
    ).toMatchObject({ emergencySupportDetail: '車いすを使います。', sensitiveDataConsent: true });
    const row = () =>
      server.db
        .selectFrom('passenger_link')
        .selectAll()
        .where('reservation_id', '=', booked.id)
        .executeTakeFirstOrThrow();
    expect((await row()).consent_version).toBe(operator.legalVersions.privacyPolicy);
    expectStatus(await enter(companion, token, jiro, 2), 200);
    expect((await row()).consent_version).toBeNull();
  });

  it('自分の乗船券だけを受け取り、何度押しても同じリンクで、コードは表示の時刻から見える', async () => {
    const { token } = await copiedLink(visitor, booked);
    expectStatus(await enter(companion, token), 200);
    const ask = async () =>
      expectStatus(await companion.post(OWN_TICKETS, { token }), 201).json<SharedPassengerTickets>()
        .tickets;
    const tickets = await ask();
    expect(tickets.map(({ leg }) => leg)).toEqual(['outbound', 'return']);
    expect(await ask()).toEqual(tickets);
    const open = async () => {
      const response = await companion.post(SHARED_TICKETS, { token: tickets[0]?.token });
      return expectStatus(response, 200).json<SharedTicket>().ticket;
    };
    expect(await open()).toMatchObject({ kind: 'passenger', position: 1, state: 'notOpen' });
    server.clock.set('2027-08-02T04:00:00+09:00');
    companion = await companionAt(server);
    expect((await open()).code).toHaveLength(146);
    const [link] = await linksSeen(await guestOf(server, booked.id), booked);
    const guest = await guestOf(server, booked.id);
    expectStatus(await guest.delete(`${linksOf(booked.id)}/${link?.id}`), 204);
    const dead = await companion.post(SHARED_TICKETS, { token: tickets[0]?.token });
    expect(codeOf(dead)).toEqual(DEAD);
  });
});

describe('仮予約のうちから', () => {
  const confirm = (held: Reservation) => commit(visitor, held);

  it('同行者が入力でき、前に見たままでは確定できず、確定した後もリンクが使える', async () => {
    const held = await hold(visitor, { adults: 2 });
    const { token, link } = await copiedLink(visitor, held);
    expect(link.expiresAt).toBe(held.limitTime);
    expect(await openAs(companion, token)).toMatchObject({ hasTickets: false, isComplete: false });
    expectStatus(await enter(companion, token), 200);
    expect(codeOf(await confirm(held))).toEqual([409, 'VERSION_CONFLICT']);
    const seen = expectStatus(await visitor.get(`${RESERVATIONS}/${held.id}`), 200);
    expect(seen.json<Reservation>().passengers[1]?.givenName).toBe('次郎');
    const [listed] = await linksSeen(visitor, held);
    expect(listed?.completedAt).not.toBeNull();
    const confirmed = expectStatus(await confirm(seen.json()), 200).json<Reservation>();
    expect(confirmed.passengers[1]?.givenName).toBe('次郎');
    expect(await openAs(companion, token)).toMatchObject({
      details: { givenName: '次郎' },
      expiresAt: held.outbound.sailing.checkInClosesAt,
    });
  });

  it('取り置き直しても入力は残り、リンクはその方のまま。期限が過ぎると使えない', async () => {
    const held = await hold(visitor, { adults: 2 });
    const { token } = await copiedLink(visitor, held);
    expectStatus(await enter(companion, token), 200);
    const url = `${DRAFTS}/${held.draftId}`;
    const draft = expectStatus(await visitor.get(url), 200).json<Draft>();
    expect(draft.customers.passengers[1]).toMatchObject({ givenName: '次郎', age: '38' });
    const again = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
    expect(again).toMatchObject({ id: held.id, passengers: [{}, { givenName: '次郎' }] });
    expect(await openAs(companion, token)).toMatchObject({ version: 3, isComplete: true });
    server.clock.set(again.limitTime ?? '');
    expect(await opening(token)).toEqual(DEAD);
  });
});

describe('リンクが使えるのは', () => {
  it('取り消すまで、新しいものを送るまで。知らないトークンは404', async () => {
    const first = await copiedLink(visitor, booked);
    const second = await copiedLink(visitor, booked);
    expect(await opening(first.token)).toEqual(DEAD);
    expect((await linksSeen(visitor, booked)).map(({ id }) => id)).toEqual([second.link.id]);
    const url = `${linksOf(booked.id)}/${second.link.id}`;
    expectStatus(await visitor.delete(url), 204);
    expect(codeOf(await enter(companion, second.token))).toEqual(DEAD);
    expect((await visitor.delete(url)).statusCode).toBe(404);
    expect(await opening('x'.repeat(43))).toEqual([404, 'TOKEN_INVALID']);
    expect((await now()).passengers).toEqual(booked.passengers);
  });

  it('乗船手続きの締切の前まで', async () => {
    const { token } = await copiedLink(visitor, booked);
    const closes = Date.parse(booked.outbound.sailing.vehicleCheckInClosesAt);
    server.clock.set(new Date(closes - 1000).toISOString());
    companion = await companionAt(server);
    expect((await openAs(companion, token)).mayChangeName).toBe(true);
    server.clock.set(new Date(closes).toISOString());
    expect(await opening(token)).toEqual(DEAD);
    const guest = await guestOf(server, booked.id);
    const late = await askLink(guest, await now(guest));
    expect(codeOf(late)).toEqual([409, 'RESERVATION_STATE']);
  });

  it('代表者の分と、いない乗船者には作れない。ほかの版では、並びが変わっているかもしれないので作れない', async () => {
    for (const passenger of [0, 3]) {
      const refused = await askLink(visitor, booked, { passenger });
      expect(refused.json().errors).toEqual({ passenger: ['NOT_AVAILABLE'] });
    }
    const stale = await askLink(visitor, { ...booked, version: booked.version - 1 });
    expect(codeOf(stale)).toEqual([409, 'VERSION_CONFLICT']);
  });

  it('予約が取り消されるまで。一部の取消では、残った方のリンクはその方のまま、乗らない方のものは終わる', async () => {
    const [adult, child] = [
      await copiedLink(visitor, booked),
      await copiedLink(visitor, booked, 2),
    ];
    const rest = await cancelShown(visitor, booked, [
      oneOf('passenger', 1),
      { ...oneOf('passenger', 1), leg: 'return' },
    ]);
    expect(rest.passengers).toHaveLength(2);
    expect(await opening(adult.token)).toEqual(DEAD);
    const opened = await openAs(companion, child.token);
    expect([opened.passengerClass, opened.version]).toEqual(['child', 2]);
    const hanako = { ...jiro, age: '9' };
    expect(codeOf(await enter(companion, child.token, hanako))).toEqual([409, 'VERSION_CONFLICT']);
    expectStatus(await enter(companion, child.token, hanako, 2), 200);
    expect((await now()).passengers.map(({ givenName }) => givenName)).toEqual(['花子', '次郎']);
    await cancelShown(visitor, await now(), wholeTrip);
    expect(await opening(child.token)).toEqual(DEAD);
  });

  it('前の連絡先で開いた人の送ったリンクは、連絡先を訂正すると終わり、予約した人のものは残る', async () => {
    const mine = await copiedLink(visitor, booked);
    const other = await guestOf(server, booked.id);
    const theirs = await copiedLink(other, booked, 2);
    const headers = { ...key(), ...ifMatch(booked.version) };
    expectStatus(
      await visitor.put(`${RESERVATIONS}/${booked.id}/contact`, newContact, headers),
      200,
    );
    expect(await opening(theirs.token)).toEqual(DEAD);
    expect((await openAs(companion, mine.token)).isComplete).toBe(false);
  });
});

describe('氏名は、運航会社の変更の規則のとおりに', () => {
  const nameLocked = async (token: string, more: object) =>
    (await enter(companion, token, { ...jiro, ...more })).json().errors;
  const asBooked = { givenName: '花子', givenNameKana: 'ハナコ' };

  it('乗船券の表示の後は直せない会社では、ほかの項目だけを直せる', async () => {
    await setRule('afterTicketIssue', false);
    const { token } = await copiedLink(visitor, booked);
    server.clock.set('2027-08-02T04:00:00+09:00');
    companion = await companionAt(server);
    expect((await openAs(companion, token)).mayChangeName).toBe(false);
    expect(await nameLocked(token, {})).toEqual({ familyName: ['LOCKED'] });
    expectStatus(await enter(companion, token, { ...jiro, ...asBooked, city: '凪浦市' }), 200);
    await setRule('afterTicketIssue', true);
  });

  it('ほかの方と代わることを認めない会社では、誤りだけを直せる', async () => {
    await setRule('replacesPassengers', false);
    const { token } = await copiedLink(visitor, booked);
    expect(await nameLocked(token, {})).toEqual({ familyName: ['LOCKED'] });
    expectStatus(await enter(companion, token, { ...jiro, ...asBooked, familyName: '山多' }), 200);
    await setRule('replacesPassengers', true);
  });
});

it('入力の間に代表者が便を変えると、何も書き換えずにそう伝え、新しい便を見て、同じ入力をもう一度送れる', async () => {
  const { token } = await copiedLink(visitor, booked);
  const before = await openAs(companion, token);
  const moved = await change(visitor, booked, await returnOn(visitor, '2027-08-10'));
  expect(codeOf(await enter(companion, token, jiro, before.version))).toEqual([
    409,
    'VERSION_CONFLICT',
  ]);
  expect((await now()).passengers).toEqual(moved.passengers);
  const after = await openAs(companion, token);
  expect(after.legs.map(({ sailing }) => sailing.id)).toEqual([
    booked.outbound.sailing.id,
    moved.return?.sailing.id,
  ]);
  expect(after.isComplete).toBe(false);
  expectStatus(await enter(companion, token, jiro, after.version), 200);
  expect((await now()).passengers[1]?.givenName).toBe('次郎');
});

it('入力している変更の下書きにも入り、代表者がわざと変えた項目はそのまま', async () => {
  const { token } = await copiedLink(visitor, booked);
  const draft = await beginChange(visitor, booked, ['passengers']);
  const [first, second, third] = draft.customers.passengers;
  if (!first || !second || !third) throw new Error('They are three');
  const passengers = [first, { ...second, city: '凪浦市' }, third];
  const typed = await setCustomers(visitor, draft, { ...draft.customers, passengers });
  const { version } = expectStatus(typed, 200).json<Draft>();
  expectStatus(await enter(companion, token), 200);
  const after = expectStatus(await visitor.get(`${DRAFTS}/${draft.id}`), 200).json<Draft>();
  expect(after.version).toBe(version + 1);
  const cities = after.customers.passengers.map(({ city }) => city);
  const names = after.customers.passengers.map(({ givenName }) => givenName);
  expect([names.filter((name) => name === '次郎').length, cities]).toEqual([
    1,
    ['汐見市', '凪浦市', '汐見市'],
  ]);
});

it('会員の受け取るデータに入り、名前と一緒に消え、最後の出港の後は残らない', async () => {
  const member = await loggedIn(server, 'hanako');
  booked = await bookPaid(member, await roundTrip(member));
  const { token } = await copiedLink(member, booked);
  await copiedLink(member, booked, 2);
  const consented = { ...jiro, emergencySupport: 'needed' as const, sensitiveDataConsent: true };
  expectStatus(await enter(companion, token, consented), 200);
  const { reservations } = expectStatus(await member.get(DATA), 200).json<MemberData>();
  const recorded = reservations.find((each) => each.reservationNumber === booked.reservationNumber);
  expect(
    recorded?.passengerLinks.map(({ passenger, completedAt }) => [passenger, !!completedAt]),
  ).toEqual([
    [1, true],
    [2, false],
  ]);
  const left = async () =>
    (
      await server.db
        .selectFrom('passenger_link')
        .select('passenger')
        .where('reservation_id', '=', booked.id)
        .execute()
    ).map(({ passenger }) => passenger);
  server.clock.set(booked.return?.sailing.departureAt ?? '');
  await deleteWhatIsOver(server.services);
  expect(await left()).toEqual([1]);
  server.clock.set('2028-09-01T00:00:00+09:00');
  await removeOldNames(server.db, server.clock.now(), (error) => {
    throw error;
  });
  expect(await left()).toEqual([]);
});

it('機能を切った会社では、だれにも何もない', async () => {
  const { token } = await copiedLink(visitor, booked);
  operator.notOffered.push('passengerLinks');
  expect((await visitor.get(linksOf(booked.id))).statusCode).toBe(404);
  expect(await opening(token)).toEqual([404, 'NOT_FOUND']);
  operator.notOffered.splice(0);
  expect((await visitor.get(ticketsOf(booked.id))).statusCode).toBe(200);
});
