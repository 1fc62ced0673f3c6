import type { Draft, Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../src/mail/mail-body.ts';
import { TEST_KEYS, Visitor } from '../support/api.ts';
import { outcome, useBadChanges } from '../support/bad-changes.ts';
import {
  DRAFTS,
  expectStatus,
  ifMatch,
  key,
  newContact,
  RESERVATIONS,
} from '../support/booking.ts';
import { bookFamily, cancelShown, comeBack, wholeTrip } from '../support/cancelling.ts';
import {
  beginChange,
  changeQuoteOf,
  changeUrl,
  heldChange,
  moved,
  setCustomers,
  shownOf,
} from '../support/changing.ts';
import { commitChange, holdOther, inCabin, returnOn } from '../support/making-changes.ts';
import { CARDS, seen } from '../support/paying.ts';
import { pass } from '../support/payment-work.ts';

// Changes of a booking that is another customer's, or that others may see no more; their mailbox and their health.

const { server, visitor, card, paid, mailsOfRecipient } = useBadChanges();

/** @returns the token of a link to a draft, from the mail */
async function linkTo(who: Visitor, { id }: Draft): Promise<string> {
  expectStatus(await who.post(`${DRAFTS}/${id}/links`), 204);
  const mail = await server.db
    .selectFrom('mail')
    .selectAll()
    .where('kind', '=', 'draftLink')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const token = /reservation#([\w-]+)/.exec(bodyOf(TEST_KEYS, mail)?.text ?? '')?.[1] ?? '';
  expect(token).not.toBe('');
  return token;
}

async function correctContact({ id, version }: Reservation): Promise<void> {
  const url = `${RESERVATIONS}/${id}/contact`;
  expectStatus(await visitor.put(url, newContact, { ...key(), ...ifMatch(version) }), 200);
}

async function expectNoWayIn({ id }: Reservation, token: string): Promise<void> {
  const elsewhere = await Visitor.arrive(server.app);
  const resumed = await elsewhere.post('/customer-api/draft-resumptions', { token });
  expect(outcome(resumed)).toEqual([404, 'TOKEN_INVALID']);
  expect((await elsewhere.get(`${RESERVATIONS}/${id}`)).statusCode).toBe(404);
}

describe('what belongs to another booking or customer', () => {
  it('a draft of one booking changes no other one, and a new booking’s draft none', async () => {
    const [one, other] = [await paid(), await paid()];
    const draft = await moved(visitor, await beginChange(visitor, one), await returnOn(visitor));
    const shown = shownOf(await changeQuoteOf(visitor, draft));
    const asks = [draft, { id: one.draftId ?? '', version: 1 }].map(({ id, version }) =>
      visitor.post(
        changeUrl(other, 'changes'),
        { draftId: id, ...shown },
        { ...key(), ...ifMatch(version) },
      ),
    );
    for (const response of await Promise.all(asks)) {
      expect(outcome(response)).toEqual([404, 'NOT_FOUND']);
    }
    expect((await seen(visitor, other.id)).version).toBe(other.version);
  });

  it('a customer who has looked one booking up holds nothing by another session’s draft', async () => {
    const booked = await paid();
    const draft = await moved(visitor, await beginChange(visitor, booked), await returnOn(visitor));
    const shown = shownOf(await changeQuoteOf(visitor, draft));
    const guest = await comeBack(server, booked);
    const headers = { ...key(), ...ifMatch(draft.version) };
    const request = { draftId: draft.id, ...shown };
    expect(outcome(await guest.post(changeUrl(booked, 'changes'), request, headers))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  it('once the contact is corrected, what others have begun is gone, also by a link that was sent before', async () => {
    const booked = await paid();
    const guest = await comeBack(server, booked);
    const begun = await beginChange(guest, booked, ['contact']);
    const { customers } = begun;
    const { representative: known } = customers;
    // A guest's new mail address waits for the mailbox of before: it is not changed with something else.
    const other = { ...customers, representative: { ...known, email: 'guest@example.jp' } };
    const refused = expectStatus(await setCustomers(guest, begun, other), 422).json();
    expect(refused.errors).toEqual({ 'representative.email': ['LOCKED'] });
    const representative = { ...known, phone: '080-1111-2222' };
    const draft = expectStatus(
      await setCustomers(guest, begun, { ...customers, representative }),
      200,
    ).json<Draft>();
    const token = await linkTo(guest, draft);
    await correctContact(booked);
    expect((await guest.get(`${DRAFTS}/${draft.id}`)).statusCode).toBe(404);
    await expectNoWayIn(booked, token);
  });

  it('once the contact is corrected, a link to what its own customer has begun gives the mailbox of before no right', async () => {
    const booked = await paid();
    const draft = await beginChange(visitor, booked, ['contact']);
    const token = await linkTo(visitor, draft);
    await correctContact(booked);
    expectStatus(await visitor.get(`${DRAFTS}/${draft.id}`), 200);
    await expectNoWayIn(booked, token);
  });

  it.each([
    ['is being paid', { card: CARDS.challenge }, 202],
    ['waits for its payment', 'port', 200],
  ] as const)(
    'a change that %s stays with its customer: a link to it takes nothing',
    async (_, how, told) => {
      const booked = await paid();
      const more = await holdOther(visitor, booked, await inCabin(visitor, booked, 1), how);
      const token = await linkTo(visitor, more.draft);
      expectStatus(await commitChange(visitor, more), told);
      await expectNoWayIn(booked, token);
      expectStatus(await visitor.get(`${DRAFTS}/${more.draft.id}`), 200);
      const again = await visitor.post(`${DRAFTS}/${more.draft.id}/links`);
      expect(outcome(again)).toEqual([409, 'RESERVATION_STATE']);
    },
  );

  it('a link to a change gives no right once it is made, or its booking cancelled', async () => {
    const booked = await bookFamily(visitor);
    const more = await holdOther(visitor, booked, await returnOn(visitor));
    const first = await linkTo(visitor, more.draft);
    const made = await commitChange(visitor, more);
    await expectNoWayIn(booked, first);
    const second = await linkTo(visitor, await beginChange(visitor, booked, ['contact']));
    await cancelShown(visitor, expectStatus(made, 200).json<Reservation>(), wholeTrip);
    await expectNoWayIn(booked, second);
  });

  it('the draft of a guest is shown as long as the booking is, and entering it keeps the right', async () => {
    const booked = await paid();
    const guest = await comeBack(server, booked);
    const draft = await beginChange(guest, booked, ['contact']);
    pass(server, 20 * 60);
    const typed = await setCustomers(guest, draft, draft.customers);
    const { version } = expectStatus(typed, 200).json<Draft>();
    pass(server, 20 * 60);
    expectStatus(await guest.get(`${DRAFTS}/${draft.id}`), 200);
    pass(server, 31 * 60);
    const late = await setCustomers(guest, { ...draft, version }, draft.customers);
    expect([
      (await guest.get(`${DRAFTS}/${draft.id}`)).statusCode,
      late.statusCode,
      (await guest.delete(`${DRAFTS}/${draft.id}`)).statusCode,
    ]).toEqual([404, 404, 404]);
  });
});

describe('health data', () => {
  it('that come by a change are kept with their consent, and it goes with the last of them', async () => {
    const booked = await paid();
    const consentsOf = async () =>
      (await seen(visitor, booked.id)).consents.map(({ consent }) => consent);
    const withHelp = async (from: Reservation, assistance: 'steps'[], sensitive: boolean) => {
      const begun = await beginChange(visitor, from, ['passengers']);
      const [first, ...others] = begun.customers.passengers;
      if (!first) throw new Error('Nobody travels');
      const typed = await setCustomers(visitor, begun, {
        ...begun.customers,
        passengers: [{ ...first, assistance }, ...others],
        sensitiveDataConsent: sensitive,
      });
      const draft = expectStatus(typed, 200).json<Draft>();
      const quote = await changeQuoteOf(visitor, draft);
      return { draft, quote };
    };
    expect(await consentsOf()).not.toContain('sensitiveData');
    const refused = await withHelp(booked, ['steps'], false);
    const url = changeUrl(booked, 'changes');
    const headers = { ...key(), ...ifMatch(refused.draft.version) };
    const request = { draftId: refused.draft.id, ...shownOf(refused.quote), allowsDuplicate: true };
    expect((await visitor.post(url, request, headers)).statusCode).toBe(422);
    const given = await withHelp(booked, ['steps'], true);
    const held = await heldChange(visitor, booked, given.draft);
    expect(await consentsOf()).not.toContain('sensitiveData');
    const made = await commitChange(visitor, { ...given, held, method: {} });
    const after = expectStatus(made, 200).json<Reservation>();
    expect(after.passengers[0]?.assistance).toEqual(['steps']);
    expect(await consentsOf()).toContain('sensitiveData');
    const gone = await withHelp(after, [], false);
    const heldAgain = await heldChange(visitor, after, gone.draft);
    expectStatus(await commitChange(visitor, { ...gone, held: heldAgain, method: {} }), 200);
    expect(await consentsOf()).not.toContain('sensitiveData');
  });
});

describe('another person’s mailbox', () => {
  it('is not filled by changes of a booking there and back: five mails an hour, then it waits', async () => {
    let booked = await bookFamily(visitor);
    await server.db.deleteFrom('mail').execute();
    const codes: unknown[] = [];
    for (let count = 0; count < 8 && !codes.includes(429); count += 1) {
      const begun = await beginChange(visitor, booked, ['contact']);
      const { customers } = begun;
      const email = count % 2 === 0 ? 'victim@example.jp' : 'hanako@example.jp';
      const representative = { ...customers.representative, email };
      const typed = await setCustomers(visitor, begun, { ...customers, representative });
      const draft = expectStatus(typed, 200).json<Draft>();
      const quote = await changeQuoteOf(visitor, draft);
      const held = await heldChange(visitor, booked, draft);
      const response = await commitChange(visitor, { draft, quote, held, method: {} });
      codes.push(response.statusCode);
      if (response.statusCode === 200) booked = response.json<Reservation>();
    }
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from mail
      where recipient = 'victim@example.jp'`.execute(server.db);
    expect(codes).toContain(429);
    expect(rows[0]?.count).toBeLessThanOrEqual(mailsOfRecipient.hits);
  });
});

it('what has closed for changes since it was held is closed on every device', async () => {
  const setClosing = (minutes: number) =>
    sql`update route set rules = jsonb_set(rules, '{changes,closesMinutesBeforeCheckIn}',
      ${String(minutes)}::jsonb)`.execute(server.db);
  const booked = await paid();
  const owner = await comeBack(server, booked, '2027-08-01T22:50:00+09:00');
  await setClosing(360);
  const more = await holdOther(owner, booked, await inCabin(owner, booked, 1), card);
  const elsewhere = await comeBack(server, booked, '2027-08-01T23:45:00+09:00');
  const refused = await commitChange(elsewhere, { ...more, method: { paymentMethod: 'port' } });
  await setClosing(0);
  expect(outcome(refused)).toEqual([422, 'CHANGE_CLOSED']);
});
