import type { Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { expectStatus, ifMatch, key, RESERVATIONS } from '../support/booking.ts';
import { bookFamily, cancel, cancelShown, quoteOf, wholeTrip } from '../support/cancelling.ts';
import { CARDS, comeBack, holdToPay, pay, press, seen } from '../support/paying.ts';
import { payLater } from '../support/paying-later.ts';
import { deliverEvents } from '../support/payment-work.ts';
import { everythingIn } from '../support/readable.ts';
import { account, LISTED, operate, register } from '../support/refund-accounts.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

/** Paid at a store and cancelled; its refund waits for an account. */
async function toRefund(
  beside: (paid: Reservation) => Promise<unknown> = async () => undefined,
): Promise<Reservation & { refundId: string }> {
  const ready = await holdToPay(visitor, { store: 'store_minato' });
  const booked = expectStatus(await pay(visitor, ready), 200).json<Reservation>();
  await press(visitor, booked.payment?.instructions?.url ?? '', 'pay');
  await deliverEvents(server);
  await beside(await seen(visitor, booked.id));
  const paid = await seen(visitor, booked.id);
  const cancelled = await cancelShown(visitor, paid, [
    { leg: 'outbound', kind: 'leg', position: null },
  ]);
  return { ...cancelled, refundId: cancelled.refunds[0]?.id ?? '' };
}
const stateOf = async ({ id }: Reservation) => (await seen(visitor, id)).refunds[0]?.state;
const text = (body: object) => JSON.stringify(body);

describe('what is sent as an account', () => {
  const bodies: [what: string, payload: string][] = [
    ['nothing', '{}'],
    ['half a JSON', `${text(account).slice(0, -9)}`],
    ['a list', text([account])],
    ['a number as a number', text({ ...account, accountNumber: 7654321 })],
    ['two numbers', text({ ...account, accountNumber: ['7654321', '7654322'] })],
    ['a number of 10,000 digits', text({ ...account, accountNumber: '7'.repeat(10_000) })],
    ['a name of 10,000 characters', text({ ...account, bankName: 'あ'.repeat(10_000) })],
    ['another kind', text({ ...account, kind: 'paypal' })],
    ['a name of every object as kind', text({ ...account, kind: 'constructor' })],
    ['a name of every object as type', text({ ...account, accountType: '__proto__' })],
    ['a prototype', text(account).replace('{', '{"__proto__":{"isPaid":true},')],
    ['a constructor', text({ ...account, constructor: { prototype: { isPaid: true } } })],
    ['an amount beside it', text({ ...account, amountYen: 1 })],
    ['a state beside it', text({ ...account, state: 'refunded' })],
  ];

  it('is refused; the refund stays, and no digit is in the log, a response or the database', async () => {
    const cancelled = await toRefund();
    const url = `${RESERVATIONS}/${cancelled.id}/refunds/${cancelled.refundId}/account`;
    const before = await operate(server, 'refunds list');
    for (const [what, payload] of bodies) {
      const { statusCode, body } = await visitor.send({
        method: 'PUT',
        url,
        payload,
        headers: { ...key(), 'content-type': 'application/json' },
      });
      expect([what, [400, 413, 422].includes(statusCode)]).toEqual([what, true]);
      expect([what, /765432|みなと/.test(body)]).toEqual([what, false]);
    }
    expect(await operate(server, 'refunds list')).toBe(before);
    expect(await stateOf(cancelled)).toBe('needsAccount');
    expect(({} as { isPaid?: unknown }).isPaid).toBeUndefined();
    for (const kept of [server.log.join('\n'), await everythingIn(server.db)]) {
      expect(/765432|みなと銀行|やまだ/.test(kept)).toBe(false);
    }
  });
});

describe('a guest whose own mail address waits to become the contact', () => {
  it('names no account, until the mailbox of before has confirmed it; the customer who booked does', async () => {
    let guest = visitor;
    const cancelled = await toRefund(async (paid) => {
      guest = await comeBack(server.app, paid);
      const { phone } = paid.representative;
      const contact = { phone, dayPhone: '', email: 'stranger@example.jp' };
      const url = `${RESERVATIONS}/${paid.id}/contact`;
      expectStatus(await guest.put(url, contact, { ...key(), ...ifMatch(paid.version) }), 200);
    });
    const url = `${RESERVATIONS}/${cancelled.id}/refunds/${cancelled.refundId}/account`;
    const refused = expectStatus(await guest.put(url, account, key()), 409);
    expect(refused.json()).toMatchObject({ code: 'CONTACT_CHANGE_WAITING' });
    expectStatus(await visitor.put(url, account, key()), 200);
  });
});

describe('a name that the operator’s list must bear', () => {
  it.each([
    ['a line of its own', '銀行\nrfd_other\taccount\tpending'],
    ['a column of its own', '銀行\t普通\t1111111'],
    ['the end of a line of its own', '銀行\r\u2028\u0085支店'],
    ['a NUL', '銀行\u0000'],
    ['a bell and an escape', '銀行\u0007\u001b[2J'],
    ['text from right to left', '銀行\u202e1234'],
    ['half a surrogate', '銀行\ud800'],
  ])('%s: refused, or one line and one column of text', async (_, bankName) => {
    const cancelled = await toRefund();
    const { statusCode } = await register(visitor, cancelled, cancelled.refundId, {
      ...account,
      bankName,
    });
    expect([200, 400, 422]).toContain(statusCode);
    const list = await operate(server, 'refunds list');
    const lines = list.split(/[\r\n\u2028\u0085]/).filter((line) => line.includes('\t'));
    expect(lines.filter((line) => line.startsWith('rfd_other'))).toEqual([]);
    const line = lines.find((each) => each.startsWith(cancelled.refundId)) ?? '';
    expect(line.split('\t')).toHaveLength(statusCode === 200 ? 5 + LISTED.length : 6);
    expect(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(line.replaceAll('\t', ''))).toBe(false);
    if (statusCode === 200) await operate(server, `refunds paid ${cancelled.refundId}`);
  });
});

describe('an account more than once', () => {
  it('two at the same moment, and the key of one for another: one account is kept', async () => {
    const cancelled = await toRefund();
    const other = { ...account, accountNumber: '1111111' };
    const same = key();
    const both = await Promise.all([
      register(visitor, cancelled, cancelled.refundId, account, same),
      register(visitor, cancelled, cancelled.refundId, other),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const reused = await register(visitor, cancelled, cancelled.refundId, other, same);
    expect([reused.statusCode, reused.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const list = await operate(server, 'refunds list');
    expect(list.split('\n').filter((line) => line.startsWith(cancelled.refundId))).toHaveLength(1);
    await operate(server, `refunds paid ${cancelled.refundId}`);
    // What has been paid out takes no account any more.
    const late = await register(visitor, cancelled, cancelled.refundId);
    expect([late.statusCode, late.json().code]).toEqual([409, 'RESERVATION_STATE']);
  });

  it('for a refund that goes to the card: refused', async () => {
    const booked = await bookFamily(visitor, { card: CARDS.frictionless });
    const cancelled = await cancelShown(visitor, booked, wholeTrip);
    const [refund] = cancelled.refunds;
    const response = await register(visitor, cancelled, refund?.id ?? '');
    expect([response.statusCode, response.json().code]).toEqual([409, 'RESERVATION_STATE']);
  });
});

describe('a card that is being charged', () => {
  it('is not cancelled beside it, whatever was quoted before', async () => {
    const booked = await bookFamily(visitor);
    const { feeYen, refundYen } = await quoteOf(visitor, booked, wholeTrip);
    expectStatus(await payLater(visitor, booked, { card: CARDS.challenge }), 202);
    const request = { items: wholeTrip, feeYen, refundYen };
    const { version, state } = await seen(visitor, booked.id);
    for (const each of [booked.version, version]) {
      const refused = await cancel(visitor, { id: booked.id, version: each }, request);
      expect(refused.statusCode).toBe(409);
    }
    expect((await seen(visitor, booked.id)).state).toBe(state);
  });
});
