import type { Draft, Reservation } from '@ferry/api/customer-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { notifyBeforeBoarding } from '../../src/booking/reservations/notify-before-boarding.ts';
import { Visitor } from '../support/api.ts';
import { expectStatus, GUEST_SESSIONS, ifMatch, key } from '../support/booking.ts';
import { bookFamily, comeBack } from '../support/cancelling.ts';
import {
  beginChange,
  changeQuoteOf,
  changeUrl,
  heldChange,
  moved,
  setCustomers,
} from '../support/changing.ts';
import {
  change,
  commitChange,
  type HeldChange,
  holdOther,
  inCabin,
  payDifference,
  returnOn,
} from '../support/making-changes.ts';
import { CARDS, choosePaying, seen } from '../support/paying.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// Where and of what a customer is told once a booking was changed.

const server = useTestServer();
const visitor = useVisitor(server);
const card = { card: CARDS.frictionless };
const OLD = 'hanako@example.jp';
const NEW = 'hanako.new@example.jp';
beforeEach(async () => {
  await server.db.deleteFrom('mail').execute();
  const over = { names_removed_at: server.clock.now() };
  await server.db.updateTable('reservation').set(over).execute();
});

const mails = () =>
  server.db
    .selectFrom('mail')
    .select(['kind', 'recipient as to', 'subject'])
    .orderBy('id')
    .execute();

/** What is written about boarding at a time, each once though two processes ask. */
async function toldAt(instant: string) {
  server.clock.set(instant);
  const before = (await mails()).length;
  const fail = (error: unknown) => {
    throw error;
  };
  await Promise.all([1, 2].map(() => notifyBeforeBoarding(server.db, server.clock, fail)));
  return (await mails())
    .slice(before)
    .map(({ kind, subject }) => `${kind} ${subject.split('】')[1]}`);
}

describe('便を変更した予約の乗船前のお知らせ', () => {
  it('変更前の便については届かず、変更後の便について2日前に1回だけ届く', async () => {
    const booked = await bookFamily(visitor, card);
    await change(visitor, booked, await returnOn(visitor));
    await toldAt('2027-07-31T09:00:00+09:00');
    expect(await toldAt('2027-08-07T09:00:00+09:00')).toEqual([]);
    expect(await toldAt('2027-08-09T03:40:00+09:00')).toEqual([]);
    const [notice, ...more] = await toldAt('2027-08-09T09:00:00+09:00');
    expect([notice, more]).toEqual([
      'boardingNotice 乗船2日前のご案内 8月11日(水) 5:40までに凪浦港へ',
      [],
    ]);
    expect(await toldAt('2027-08-10T12:00:00+09:00')).toEqual([]);
    const [open, ...again] = await toldAt('2027-08-11T03:40:00+09:00');
    expect([open?.split(' ').slice(0, 2), again]).toEqual([['ticketsOpen', '乗船券'], []]);
  });

  it('お知らせが届いた後に便を変えると、新しい便についてもう1回だけ届く', async () => {
    const booked = await bookFamily(visitor, card);
    expect(await toldAt('2027-08-07T09:00:00+09:00')).toHaveLength(1);
    const guest = await comeBack(server, booked, '2027-08-07T10:00:00+09:00');
    await change(guest, booked, await returnOn(guest));
    expect(await toldAt('2027-08-07T11:00:00+09:00')).toEqual([]);
    expect(await toldAt('2027-08-09T09:00:00+09:00')).toMatchObject([
      expect.stringContaining('8月11日'),
    ]);
    expect(await toldAt('2027-08-09T10:00:00+09:00')).toEqual([]);
  });

  it('差額のお支払いを待つ間は、まだ予約している便についてだけ届く', async () => {
    const booked = await bookFamily(visitor, card);
    const guest = await comeBack(server, booked, '2027-08-06T10:00:00+09:00');
    const more = await returnOn(guest, '2027-08-11', 1);
    const held = await holdOther(guest, booked, more, { store: 'store_minato' });
    const waits = expectStatus(await commitChange(guest, held), 200).json<Reservation>();
    expect(waits.change?.state).toBe('awaitingPayment');
    expect(await toldAt('2027-08-07T09:00:00+09:00')).toMatchObject([
      expect.stringContaining('8月9日'),
    ]);
    await payDifference(server, guest, waits);
    expect(await toldAt('2027-08-09T03:40:00+09:00')).toEqual([]);
    expect(await toldAt('2027-08-09T09:00:00+09:00')).toMatchObject([
      expect.stringContaining('8月11日'),
    ]);
  });
});

/** A draft of the booking with another mail address, as it is typed. */
async function withMail(who: Visitor, booked: Reservation, email = NEW): Promise<Draft> {
  const draft = await beginChange(who, booked, ['contact']);
  const { customers } = draft;
  const representative = { ...customers.representative, email };
  const saved = await setCustomers(who, draft, { ...customers, representative });
  return expectStatus(saved, 200).json<Draft>();
}
async function holdMail(who: Visitor, booked: Reservation) {
  const draft = await withMail(who, booked);
  const quote = await changeQuoteOf(who, draft);
  return { draft, quote, held: await heldChange(who, booked, draft), method: {} };
}
const told = async () => (await mails()).map(({ kind, to }) => [kind, to]);

describe('変更で連絡先が変わる予約のメール', () => {
  it('前のアドレスには変わったことだけが届き、変更のお知らせとその後のものは新しいアドレスに届く', async () => {
    const booked = await bookFamily(visitor, card);
    await server.db.deleteFrom('mail').execute();
    const made = expectStatus(await commitChange(visitor, await holdMail(visitor, booked)), 200);
    expect(made.json<Reservation>().representative.email).toBe(NEW);
    expect(await told()).toEqual([
      ['reservationContactChanged', OLD],
      ['reservationChanged', NEW],
    ]);
    server.clock.set('2027-07-31T09:00:00+09:00');
    await notifyBeforeBoarding(server.db, server.clock, () => undefined);
    expect((await told()).slice(2)).toEqual([['boardingNotice', NEW]]);
    const stranger = await Visitor.arrive(server.app);
    const lookUp = async (contact: string) => {
      const request = {
        reservationNumber: booked.reservationNumber,
        contactKind: 'email',
        contact,
      };
      return (await stranger.post(GUEST_SESSIONS, request)).statusCode;
    };
    expect([await lookUp(OLD), await lookUp(NEW)]).toEqual([404, 201]);
  });

  it('照会した方が頼んで待っているアドレスには、変更のお知らせは届かず、変わらないことが届く', async () => {
    const booked = await bookFamily(visitor, card);
    const { reservationNumber, representative, version } = booked;
    const { phone, dayPhone } = representative;
    const guest = await Visitor.arrive(server.app);
    const known = { reservationNumber, contactKind: 'phone', contact: phone };
    expectStatus(await guest.post(GUEST_SESSIONS, known), 201);
    const typed = { phone, dayPhone, email: 'stranger@example.jp' };
    const headers = { ...key(), ...ifMatch(version) };
    expectStatus(await guest.put(changeUrl(booked, 'contact'), typed, headers), 200);
    await server.db.deleteFrom('mail').execute();
    const held = await holdMail(visitor, await seen(visitor, booked.id));
    const made = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
    expect([made.representative.email, made.contactChange]).toEqual([NEW, null]);
    expect(await told()).toEqual([
      ['reservationContactChanged', OLD],
      ['reservationContactChanged', typed.email],
      ['reservationChanged', NEW],
    ]);
  });

  it('取り置くだけ、取りやめるだけでは、新しいアドレスには何も届かない', async () => {
    const booked = await bookFamily(visitor, card);
    await server.db.deleteFrom('mail').execute();
    await holdMail(visitor, booked);
    expectStatus(await visitor.delete(changeUrl(booked, 'change')), 200);
    expect(await told()).toEqual([]);
    expect((await seen(visitor, booked.id)).representative.email).toBe(OLD);
  });

  it('差額のお支払いを待つ間のメールは、まだ有効な予約の連絡先に届き、変更されると新しい連絡先に届く', async () => {
    const booked = await bookFamily(visitor, card);
    await server.db.deleteFrom('mail').execute();
    const waits = expectStatus(await commitChange(visitor, await holdBoth(booked)), 200);
    expect(await told()).toEqual([['changeReceived', OLD]]);
    await payDifference(server, visitor, waits.json<Reservation>());
    expect((await told()).slice(1)).toEqual([
      ['reservationContactChanged', OLD],
      ['reservationChanged', NEW],
    ]);
  });
});

/** Another mail address in a better cabin, to be paid at a store. */
async function holdBoth(booked: Reservation): Promise<HeldChange> {
  const trip = await inCabin(visitor, booked, 1);
  const draft = await moved(visitor, await withMail(visitor, booked), trip);
  const quote = await changeQuoteOf(visitor, draft);
  const { id, method } = await choosePaying(visitor, draft.id, { store: 'store_minato' });
  const held = await heldChange(visitor, booked, draft);
  return { draft, quote, held, method: { paymentMethod: method, draftPaymentId: id } };
}
