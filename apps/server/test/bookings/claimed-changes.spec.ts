import type { Draft, PaymentMethods, Reservation } from '@ferry/api/customer-server';
import { expect, it } from 'vitest';
import type { Visitor } from '../support/api.ts';
import { CLAIMS, DRAFTS, expectStatus, GUEST_SESSIONS } from '../support/booking.ts';
import { bookFamily } from '../support/cancelling.ts';
import { chargedForChanges } from '../support/changed-once.ts';
import { commitRequest, type HeldChange, holdOther, inCabin } from '../support/making-changes.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
import { CARDS, choosePaying, seen } from '../support/paying.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// A member claims a booking while a change of it is held, with a card that is chosen to pay the difference.

const server = useTestServer();
useDemoMembers(server);
const visitor = useVisitor(server);
const card = { card: CARDS.frictionless };
const known = ({ reservationNumber }: Reservation) => ({
  reservationNumber,
  contactKind: 'phone',
  contact: '090-1234-5678',
});
const claim = async (who: Visitor, booked: Reservation) =>
  expectStatus(await who.post(CLAIMS, known(booked)), 200);
const holdDearer = async (who: Visitor, booked: Reservation): Promise<HeldChange> =>
  holdOther(who, booked, await inCabin(who, booked, 1), card);

it('会員が一覧に加えても、始めた方のカードでは支払えない。方法を選び直すと、取り置いた変更を確定できる', async () => {
  const booked = await bookFamily(visitor, card);
  const ready = await holdDearer(visitor, booked);
  const { change: before } = await seen(visitor, booked.id);
  const member = await loggedIn(server, 'taro');
  await claim(member, booked);
  const refused = await member.send(commitRequest(ready));
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { paymentMethod: ['REQUIRED'] },
  ]);
  expect(await chargedForChanges(server, booked)).toEqual([]);
  // The rest of it is as it was held; the page of the last step asks for a method.
  expect((await seen(member, booked.id)).change).toEqual(before);
  const draft = await member.get(`${DRAFTS}/${ready.draft.id}`);
  expect(expectStatus(draft, 200).json<Draft>().nextStep).toBe('reservationConfirm');
  const methods = await member.get(`${DRAFTS}/${ready.draft.id}/payment-methods`);
  expect(expectStatus(methods, 200).json<PaymentMethods>().chosen).toBeNull();
  const { id, method } = await choosePaying(member, ready.draft.id, card);
  const own = { ...ready, method: { paymentMethod: method, draftPaymentId: id } };
  expectStatus(await member.send(commitRequest(own)), 200);
  expect(await chargedForChanges(server, booked)).toEqual([ready.quote.payYen]);
});

it('会員が照会して始めた変更に選んだ自分のカードは、一覧に加えた後も、もう一度加えても残る', async () => {
  const booked = await bookFamily(visitor, card);
  const member = await loggedIn(server, 'taro');
  expectStatus(await member.post(GUEST_SESSIONS, known(booked)), 201);
  const ready = await holdDearer(member, booked);
  await claim(member, booked);
  await claim(member, booked);
  expectStatus(await member.send(commitRequest(ready)), 200);
  expect(await chargedForChanges(server, booked)).toEqual([ready.quote.payYen]);
});
