import type { Reservation } from '@ferry/api/customer-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteOldContacts } from '../../src/domain/reservations/retention.ts';
import { serverJobs } from '../../src/jobs/jobs.ts';
import { mailsTo } from '../support/account.ts';
import { Visitor } from '../support/api.ts';
import {
  CLAIMS,
  expectStatus,
  GUEST_SESSIONS,
  ifMatch,
  key,
  RESERVATIONS,
} from '../support/booking.ts';
import { credentials, loggedIn, useDemoMembers } from '../support/members.ts';
import { CARDS, holdToPay, pay, seen } from '../support/paying.ts';
import { pass } from '../support/payment-work.ts';
import { useTestServer } from '../support/use-server.ts';

// A guest, who knows number and contact, corrects the contact of a paid booking.

// Each look-up that finds nothing counts for all that a client looks up.
const server = useTestServer({ limits: { failedLookUps: { hits: 100, windowSeconds: 60 } } });
useDemoMembers(server);
beforeEach(async () => {
  await server.db.deleteFrom('mail').execute();
});

const OLD = { phone: '090-1234-5678', dayPhone: '', email: 'hanako@example.jp' };
const NEW = { phone: '080-8765-4321', dayPhone: '', email: 'stranger@example.jp' };
const TWO_DAYS = 48 * 3600;
const DECISIONS = '/customer-api/contact-change-decisions';

async function paid(): Promise<Reservation> {
  const visitor = await Visitor.arrive(server.app);
  const ready = await holdToPay(visitor, { card: CARDS.frictionless });
  const booked = expectStatus(await pay(visitor, ready), 200).json<Reservation>();
  await server.db.deleteFrom('mail').execute();
  return booked;
}

const lookUp = async ({ reservationNumber }: Reservation, contact: string, who?: Visitor) => {
  const contactKind = contact.includes('@') ? 'email' : 'phone';
  const guest = who ?? (await Visitor.arrive(server.app));
  return (await guest.post(GUEST_SESSIONS, { reservationNumber, contactKind, contact })).statusCode;
};

async function guestOf(booked: Reservation, contact = OLD.phone): Promise<Visitor> {
  const guest = await Visitor.arrive(server.app);
  expect(await lookUp(booked, contact, guest)).toBe(201);
  return guest;
}

const put = (who: Visitor, { id, version }: Reservation, contact: object) =>
  who.put(`${RESERVATIONS}/${id}/contact`, contact, { ...key(), ...ifMatch(version) });

async function corrected(who: Visitor, booked: Reservation, contact: object) {
  return expectStatus(await put(who, booked, contact), 200).json<Reservation>();
}

/** Tokens in the mails to the mailbox of before, the newest first. */
async function tokens(): Promise<string[]> {
  const mails = await mailsTo(server, OLD.email);
  return mails
    .filter(({ kind }) => kind === 'contactChangeNotice')
    .map(({ text }) => /contact-change#([\w-]+)/.exec(text)?.[1] ?? '');
}

async function decide(token: string | undefined, decision: 'confirm' | 'stop') {
  const who = await Visitor.arrive(server.app);
  const response = await who.post(DECISIONS, { token, decision });
  return response.statusCode === 204 ? 204 : `${response.statusCode} ${response.json().code}`;
}

async function runJob(): Promise<void> {
  for (const { name, run } of serverJobs(server.services)) {
    if (name !== 'apply contacts') continue;
    await run({ info: () => undefined, error: (facts) => expect(facts).toBeUndefined() });
  }
}

const found = async (booked: Reservation) => [
  await lookUp(booked, OLD.phone),
  await lookUp(booked, OLD.email),
  await lookUp(booked, NEW.phone),
  await lookUp(booked, NEW.email),
];

describe('照会した方が直す連絡先', () => {
  it('電話番号はすぐに変わり、メールアドレスは待つ。それまではどちらでも照会でき、どちらにも知らせる', async () => {
    const booked = await paid();
    const guest = await guestOf(booked);
    const waiting = await corrected(guest, booked, NEW);
    expect(waiting.representative).toMatchObject({ phone: NEW.phone, email: OLD.email });
    expect(waiting.contactChange).toEqual({
      email: 's•••@example.jp',
      takesEffectAt: '2027-07-22T10:00:00+09:00',
    });
    expect(await found(booked)).toEqual([201, 201, 201, 201]);
    const [toOld, toNew] = [await mailsTo(server, OLD.email), await mailsTo(server, NEW.email)];
    expect(toOld.map(({ kind }) => kind)).toEqual([
      'contactChangeNotice',
      'reservationContactChanged',
    ]);
    expect(toNew.map(({ kind }) => kind)).toEqual(['contactChange']);
    expect(toOld.map(({ text }) => text).join()).not.toMatch(/stranger|8765/);
    expect(toNew[0]?.text).toContain('/customer/confirm-mail#');
    // Another notice goes to both.
    const again = await corrected(guest, waiting, { ...NEW, dayPhone: '03-1234-5678' });
    expect(again.contactChange).toEqual(waiting.contactChange);
    const kinds = async (to: string) => (await mailsTo(server, to)).map(({ kind }) => kind)[0];
    expect([await kinds(OLD.email), await kinds(NEW.email)]).toEqual([
      'reservationContactChanged',
      'reservationContactChanged',
    ]);
    pass(server, TWO_DAYS - 1);
    await runJob();
    expect(await found(booked)).toEqual([201, 201, 201, 201]);
    pass(server, 1);
    await runJob();
    expect(await found(booked)).toEqual([404, 404, 201, 201]);
    const after = await seen(await guestOf(booked, NEW.email), booked.id);
    expect([after.representative.email, after.contactChange]).toEqual([NEW.email, null]);
    expect(after.history.filter(({ event }) => event === 'contactChanged')).toHaveLength(3);
  });

  it('これまでのアドレスのリンクで、すぐに変わる。二度は使えず、止められもしない', async () => {
    const booked = await paid();
    const guest = await guestOf(booked);
    const other = await guestOf(booked, OLD.email);
    await corrected(guest, booked, NEW);
    const [token] = await tokens();
    expect(await decide(token, 'confirm')).toBe(204);
    expect(await found(booked)).toEqual([404, 404, 201, 201]);
    expect((await other.get(`${RESERVATIONS}/${booked.id}`)).statusCode).toBe(404);
    expect((await seen(guest, booked.id)).contactChange).toBeNull();
    expect(await decide(token, 'stop')).toBe('410 TOKEN_USED');
    expect(await decide(token, 'confirm')).toBe('410 TOKEN_USED');
  });

  it('止めると電話番号も元に戻り、頼んだ画面は見られなくなる。そのあとは確かめられない', async () => {
    const booked = await paid();
    const guest = await guestOf(booked);
    const once = await corrected(guest, booked, { ...NEW, email: OLD.email });
    const twice = await corrected(guest, once, { ...NEW, phone: '080-1111-2222' });
    expect(twice.contactChange?.email).toBe('s•••@example.jp');
    const [token] = await tokens();
    expect(await decide(token, 'stop')).toBe(204);
    expect((await guest.get(`${RESERVATIONS}/${booked.id}`)).statusCode).toBe(404);
    expect(await found(booked)).toEqual([201, 201, 404, 404]);
    expect(await lookUp(booked, '080-1111-2222')).toBe(404);
    expect(await decide(token, 'confirm')).toBe('410 TOKEN_USED');
    pass(server, TWO_DAYS);
    await runJob();
    const back = await seen(await guestOf(booked), booked.id);
    expect(back.representative).toMatchObject({ phone: OLD.phone, email: OLD.email });
    expect((await mailsTo(server, NEW.email))[0]?.subject).toContain(
      'メールアドレスは変わりません',
    );
  });

  it('電話番号が元に戻されてからまた変わっても、止めると最初の番号に戻る', async () => {
    const booked = await paid();
    const guest = await guestOf(booked);
    let now = booked;
    for (const contact of [{ ...NEW, email: OLD.email }, OLD, { ...NEW, phone: '080-1111-2222' }]) {
      now = await corrected(guest, now, contact);
      pass(server, 60);
    }
    expect(await decide((await tokens())[0], 'stop')).toBe(204);
    expect(await found(booked)).toEqual([201, 201, 404, 404]);
  });

  it('電話番号の後に頼まれたアドレスが待つ間は、前の番号も残り、止めると戻る', async () => {
    const booked = await paid();
    const guest = await guestOf(booked);
    const once = await corrected(guest, booked, { ...NEW, email: OLD.email });
    pass(server, 600);
    await corrected(guest, once, NEW);
    pass(server, TWO_DAYS - 300);
    await deleteOldContacts(server.db, server.clock.now());
    expect(await found(booked)).toEqual([201, 201, 201, 201]);
    expect(await decide((await tokens())[0], 'stop')).toBe(204);
    expect(await found(booked)).toEqual([201, 201, 404, 404]);
  });

  it('48時間の後のリンクは期限切れで、知らないトークンは無効', async () => {
    const booked = await paid();
    await corrected(await guestOf(booked), booked, NEW);
    const [token] = await tokens();
    pass(server, TWO_DAYS);
    // Whether or not the job has run.
    for (const decision of ['stop', 'confirm'] as const) {
      expect(await decide(token, decision)).toBe('410 TOKEN_EXPIRED');
    }
    expect(await decide('x'.repeat(32), 'stop')).toBe('404 TOKEN_INVALID');
  });

  it('続けて2回頼んでも、先のリンクで止められ、先のリンクでは後のアドレスにならない', async () => {
    const booked = await paid();
    const guest = await guestOf(booked);
    const first = await corrected(guest, booked, NEW);
    pass(server, 600);
    const second = await corrected(guest, first, { ...NEW, email: 'another@example.jp' });
    expect(second.contactChange?.email).toBe('a•••@example.jp');
    const [, earlier] = await tokens();
    expect(await lookUp(booked, NEW.email)).toBe(404);
    expect(await decide(earlier, 'confirm')).toBe('410 TOKEN_USED');
    expect(await decide(earlier, 'stop')).toBe(204);
    expect(await found(booked)).toEqual([201, 201, 404, 404]);
    expect(await decide((await tokens())[0], 'confirm')).toBe('410 TOKEN_USED');
  });

  it('別の予約のリンクは、この予約を変えない', async () => {
    const [booked, others] = [await paid(), await paid()];
    await corrected(await guestOf(booked), booked, NEW);
    const [mine] = await tokens();
    const theirs = await corrected(await guestOf(others), others, NEW);
    expect(await decide(mine, 'stop')).toBe(204);
    expect(await found(others)).toEqual([201, 201, 201, 201]);
    const guest = await guestOf(others);
    expect((await seen(guest, others.id)).contactChange).toEqual(theirs.contactChange);
  });

  it('待つ間は、会員の一覧に加えられない。加えてから直しても、自分のアドレスの予約でなければ待つ', async () => {
    const booked = await paid();
    const guest = await guestOf(booked);
    const { reservationNumber } = booked;
    const claim = async (who: Visitor, contact: string) => {
      const contactKind = contact.includes('@') ? 'email' : 'phone';
      const response = await who.post(CLAIMS, { reservationNumber, contactKind, contact });
      return response.statusCode === 200 ? 200 : response.json().code;
    };
    await corrected(guest, booked, NEW);
    const taro = await loggedIn(server, 'taro');
    for (const contact of [NEW.phone, NEW.email, OLD.phone]) {
      expect(await claim(taro, contact)).toBe('CONTACT_CHANGE_WAITING');
    }
    expect(await claim(taro, '080-0000-0000')).toBe('LOOKUP_NOT_FOUND');
    expect(await decide((await tokens())[0], 'stop')).toBe(204);
    expect(await claim(taro, OLD.phone)).toBe(200);
    const claimed = await seen(taro, booked.id);
    const own = { ...NEW, email: credentials('taro').email };
    const waiting = await corrected(taro, claimed, own);
    expect(waiting.representative.email).toBe(OLD.email);
    expect(await decide((await tokens())[0], 'confirm')).toBe(204);
    // From then on it is a booking of the member's own mailbox.
    const theirs = await seen(taro, booked.id);
    expect(theirs.representative.email).toBe(own.email);
    const after = await corrected(taro, theirs, NEW);
    expect([after.representative.email, after.contactChange]).toEqual([NEW.email, null]);
  });

  it('予約した画面と、自分のアドレスで予約した会員では、すぐに変わり、待っている変更は終わる', async () => {
    const booked = await paid();
    await corrected(await guestOf(booked), booked, NEW);
    const hanako = await loggedIn(server, 'hanako');
    expect(credentials('hanako').email).toBe(OLD.email);
    const { reservationNumber } = booked;
    const known = { reservationNumber, contactKind: 'phone', contact: OLD.phone };
    expectStatus(await hanako.post(CLAIMS, known), 200);
    const own = { ...OLD, email: 'hanako.yamada@example.jp' };
    const changed = await corrected(hanako, await seen(hanako, booked.id), own);
    expect([changed.representative.email, changed.contactChange]).toEqual([own.email, null]);
    expect(await decide((await tokens())[0], 'confirm')).toBe('410 TOKEN_USED');
    expect(await found(booked)).toEqual([201, 404, 404, 404]);
  });
});
