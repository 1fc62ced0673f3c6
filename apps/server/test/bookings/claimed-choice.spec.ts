import type { PaymentMethods } from '@ferry/api/customer-server';
import { expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { CLAIMS, commit, DRAFTS, expectStatus, GUEST_SESSIONS } from '../support/booking.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
import { CARDS, holdToPay } from '../support/paying.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// A card is chosen for a hold, which is then booked to be paid at the port on another device.

const server = useTestServer();
useDemoMembers(server);
const visitor = useVisitor(server);
const chosenBy = async (who: Visitor, draftId: string) =>
  expectStatus(await who.get(`${DRAFTS}/${draftId}/payment-methods`), 200).json<PaymentMethods>()
    .chosen;

it('会員が一覧に加えても、予約した方が選んだカードは、会員の下書きに残らない', async () => {
  const { held, draft } = await holdToPay(visitor, { card: CARDS.frictionless });
  const { reservationNumber } = held;
  const known = { reservationNumber, contactKind: 'phone', contact: '090-1234-5678' };
  const elsewhere = await Visitor.arrive(server.app);
  expectStatus(await elsewhere.post(GUEST_SESSIONS, known), 201);
  expectStatus(await commit(elsewhere, held), 200);
  expect(await chosenBy(visitor, draft.id)).toMatchObject({ method: 'card' });

  const member = await loggedIn(server, 'taro');
  expectStatus(await member.post(CLAIMS, known), 200);
  expectStatus(await member.get(`${DRAFTS}/${draft.id}`), 200);
  expect(await chosenBy(member, draft.id)).toBeNull();
  expect(await server.db.selectFrom('draft_payment').select('id').execute()).toEqual([]);
});
