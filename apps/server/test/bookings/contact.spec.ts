import type { Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { unpaidRules } from '../../src/rules/unpaid-rules.ts';
import { Visitor } from '../support/api.ts';
import {
  book,
  chooseTrip,
  expectStatus,
  GUEST_SESSIONS,
  hold,
  ifMatch,
  key,
  newContact,
  RESERVATIONS,
} from '../support/booking.ts';
import { CARDS, holdToPay, pay } from '../support/paying.ts';
import { arriveFrom, bookAtPort, contactOf, limitUnpaid } from '../support/unpaid.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

const put = (
  { id, version }: Reservation,
  more: object = {},
  who: Visitor = visitor,
  headers: Record<string, string> = key(),
) =>
  who.put(
    `${RESERVATIONS}/${id}/contact`,
    { ...newContact, ...more },
    { ...headers, ...ifMatch(version) },
  );

const lookUp = async ({ reservationNumber }: Reservation, contact: string, who?: Visitor) => {
  const contactKind = contact.includes('@') ? 'email' : 'phone';
  const guest = who ?? (await Visitor.arrive(server.app));
  return (await guest.post(GUEST_SESSIONS, { reservationNumber, contactKind, contact })).statusCode;
};

const noticesAbout = async ({ reservationNumber }: Reservation) =>
  server.db
    .selectFrom('mail')
    .select(['recipient', 'text_body'])
    .where('kind', '=', 'reservationContactChanged')
    .where('text_body', 'like', `%number=${reservationNumber}%`)
    .orderBy('id')
    .execute();

const OLD = { phone: '090-1234-5678', email: 'hanako@example.jp' };

describe('予約の連絡先', () => {
  it('直すと、照会には新しい連絡先だけが使え、これまでの宛先に、新しい宛先を伏せて知らせる', async () => {
    const booked = await book(visitor);
    const other = await Visitor.arrive(server.app);
    expect(await lookUp(booked, OLD.phone, other)).toBe(201);
    const response = expectStatus(await put(booked), 200);
    const changed = response.json<Reservation>();
    expect(response.headers.etag).toBe(`"${booked.version + 1}"`);
    expect(changed.representative).toEqual({
      ...booked.representative,
      phone: '080-8765-4321',
      dayPhone: '080-8765-4321',
      email: 'Hanako.Yamada@example.jp',
    });
    expect(changed.quote).toEqual(booked.quote);
    expect(changed.history.slice(booked.history.length)).toEqual([
      { at: changed.serverTime, event: 'contactChanged', by: 'customer' },
    ]);
    // A client that has looked it up with the old contact, elsewhere, sees it no more.
    expect((await other.get(`${RESERVATIONS}/${booked.id}`)).statusCode).toBe(404);
    expect(await lookUp(booked, OLD.phone)).toBe(404);
    expect(await lookUp(booked, OLD.email)).toBe(404);
    expect(await lookUp(booked, '080-8765-4321')).toBe(201);
    expect(await lookUp(booked, 'hanako.yamada@example.jp')).toBe(201);
    const [notice, own, ...more] = await noticesAbout(booked);
    expect([notice?.recipient, own?.recipient, more]).toEqual([
      OLD.email,
      'Hanako.Yamada@example.jp',
      [],
    ]);
    expect(own?.text_body).toContain('これからのお知らせは、こちらにお送りします。');
    expect(notice?.text_body).toContain('H•••@example.jp');
    expect(notice?.text_body).not.toContain('Hanako.Yamada');
    expect(notice?.text_body).not.toContain('8765');
  });

  it('照会した方も直せて、その画面では続けて見られる', async () => {
    const booked = await book(visitor);
    const guest = await Visitor.arrive(server.app);
    expect(await lookUp(booked, OLD.email, guest)).toBe(201);
    const changed = expectStatus(await put(booked, { email: OLD.email }, guest), 200);
    expect(changed.json<Reservation>().representative.phone).toBe('080-8765-4321');
    for (const who of [guest, visitor]) {
      expect((await who.get(`${RESERVATIONS}/${booked.id}`)).statusCode).toBe(200);
    }
  });

  it('同じ連絡先では何も変わらず、同じ依頼は1回だけ行われ、別の画面の古い版は断る', async () => {
    const booked = await book(visitor);
    const same = { phone: '090 1234 5678', dayPhone: '', email: `${OLD.email} ` };
    const unchanged = expectStatus(await put(booked, same), 200).json<Reservation>();
    expect([unchanged.version, unchanged.history]).toEqual([booked.version, booked.history]);
    expect(await noticesAbout(booked)).toEqual([]);
    const once = key();
    const first = expectStatus(await put(booked, {}, visitor, once), 200);
    expect((await put(booked, {}, visitor, once)).body).toBe(first.body);
    // One to each address.
    expect(await noticesAbout(booked)).toHaveLength(2);
    expect((await put(booked)).json().code).toBe('VERSION_CONFLICT');
  });

  it('誤りはその欄に示し、確定していない予約では断る', async () => {
    const booked = await book(visitor);
    const wrong = { phone: '123', dayPhone: 'x', email: '' };
    expect(expectStatus(await put(booked, wrong), 422).json().errors).toEqual({
      phone: ['INVALID_FORMAT'],
      dayPhone: ['INVALID_FORMAT'],
      email: ['REQUIRED'],
    });
    const held = await hold(visitor);
    expect((await put(held)).json().code).toBe('RESERVATION_STATE');
    const ready = await holdToPay(visitor, { card: CARDS.challenge });
    const paying = expectStatus(await pay(visitor, ready), 202).json<Reservation>();
    expect((await put(paying)).json().code).toBe('RESERVATION_STATE');
  });

  it('支払い済みの予約では、新しいメールアドレスの確認は求めない', async () => {
    const ready = await holdToPay(visitor, { card: CARDS.frictionless });
    const paid = expectStatus(await pay(visitor, ready), 200).json<Reservation>();
    const changed = expectStatus(await put(paid), 200).json<Reservation>();
    expect([changed.state, changed.confirmMailBy]).toEqual(['confirmed', null]);
  });

  it('同意した文書の版と日時を返す', async () => {
    const { consents, serverTime } = await book(visitor);
    expect(consents.map(({ consent, agreedAt }) => [consent, agreedAt])).toEqual(
      ['conditionsOfCarriage', 'bookingConditions', 'privacyPolicy'].map((each) => [
        each,
        serverTime,
      ]),
    );
  });
});

describe('お支払い待ちの予約のメールアドレス', () => {
  const { withoutConfirmation } = unpaidRules(9);

  it('新しいものは確認されていない。上限を超えた予約の期限は延びず、新しい宛先に確認を求める', async () => {
    await limitUnpaid(server);
    const first = contactOf(70_001);
    const one = await arriveFrom(server.app, '192.0.2.71');
    const trip = await chooseTrip(one, { date: '2027-08-04' });
    const booked: Reservation[] = [];
    for (let time = 0; time <= withoutConfirmation.reservations; time += 1) {
      const who = await arriveFrom(server.app, `192.0.2.${72 + time}`);
      const contact = { ...contactOf(70_010 + time), phone: first.phone };
      booked.push(expectStatus(await bookAtPort(who, trip, contact), 200).json());
      if (time < withoutConfirmation.reservations) continue;
      const last = booked.at(-1);
      if (!last?.confirmMailBy) throw new Error('It is beyond what needs no confirmation');
      const change = { ...contactOf(70_020), dayPhone: '' };
      const changed = expectStatus(await put(last, change, who), 200).json<Reservation>();
      // With a phone of its own it would have been booked without: what was asked for stays.
      expect(changed.confirmMailBy).toBe(last.confirmMailBy);
      const asked = await server.db
        .selectFrom('mail')
        .select('recipient')
        .where('kind', '=', 'mailConfirmation')
        .orderBy('id', 'desc')
        .executeTakeFirst();
      expect(asked?.recipient).toBe(change.email);
    }
  });
});
