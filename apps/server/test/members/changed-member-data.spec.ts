import type { Reservation } from '@ferry/api/customer-server';
import type { MemberData } from '@ferry/api/external-server';
import { expect, it } from 'vitest';
import operator from '../../../../operator.json' with { type: 'json' };
import { Visitor } from '../support/api.ts';
import { CLAIMS, expectStatus } from '../support/booking.ts';
import { bookFamily } from '../support/cancelling.ts';
import { changeUrl } from '../support/changing.ts';
import { commitChange, holdOther, inCabin, returnOn } from '../support/making-changes.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
import { CARDS, seen } from '../support/paying.ts';
import { runPaymentJobs } from '../support/payment-work.ts';
import { DATA } from '../support/profile.ts';
import { AQUARIUM, buyTicket } from '../support/purchases.ts';
import { issued } from '../support/receipts.ts';
import { vouchersOf } from '../support/tickets.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
const card = { card: CARDS.frictionless };
const downloadOf = async (member: Visitor) =>
  expectStatus(await member.get(DATA), 200).json<MemberData>();

it('変更した予約は、変更のたびの額・お支払い・払い戻し・領収書とともに会員のデータに入る', async () => {
  const member = await loggedIn(server, 'hanako');
  const booked = await bookFamily(member, card);
  const more = await holdOther(member, booked, await inCabin(member, booked, 1), card);
  const dearer = expectStatus(await commitChange(member, more), 200).json<Reservation>();
  const cheaper = { ...(await inCabin(member, booked, 0)), ...(await returnOn(member)) };
  const less = await holdOther(member, dearer, cheaper);
  expectStatus(await commitChange(member, less), 200);
  await runPaymentJobs(server);
  const made = await seen(member, booked.id);
  const { number } = await issued(member, made, { recipient: '株式会社みなと商会' });
  // What is only held is not of the booking yet, and what was dropped never was.
  await holdOther(member, made, await returnOn(member, '2027-08-12'));
  const ofHeld = (await downloadOf(member)).reservations;
  expectStatus(await member.delete(changeUrl(made, 'change')), 200);
  const reservations = (await downloadOf(member)).reservations;
  expect(ofHeld[0]).toMatchObject({ changes: made.changes });
  expect(reservations).toMatchObject([
    {
      reservationNumber: booked.reservationNumber,
      totalYen: made.quote.totalYen,
      legs: [
        { departureAt: made.outbound.sailing.departureAt },
        { departureAt: made.return?.sailing.departureAt },
      ],
      payments: [{ amountYen: booked.quote.totalYen }, { amountYen: more.quote.payYen }],
      changes: [
        { number: `${booked.reservationNumber}-H1`, payYen: more.quote.payYen, refundYen: 0 },
        {
          ...{ number: `${booked.reservationNumber}-H2`, refundState: 'refunded' },
          ...{ feeYen: less.quote.fee.feeYen, refundYen: less.quote.refundYen },
        },
      ],
      refunds: [{ way: 'card', state: 'refunded', amountYen: less.quote.refundYen }],
      receipts: [{ number }],
    },
  ]);
  expect(less.quote.refundYen).toBeGreaterThan(0);
  expect(reservations[0]?.legs[1]?.departureAt).toMatch(/^2027-08-11/);
  expect(reservations[0]?.history.map(({ event }) => event).slice(-2)).toEqual([
    'changeHeld',
    'changeDropped',
  ]);
});

it('ログインせずに予約して変更したものも、会員の一覧に加えれば、変更とともに入る', async () => {
  const member = await loggedIn(server, 'taro');
  const guest = await Visitor.arrive(server.app);
  const booked = await bookFamily(guest, card);
  const held = await holdOther(guest, booked, await returnOn(guest));
  const made = expectStatus(await commitChange(guest, held), 200).json<Reservation>();
  const { reservationNumber } = booked;
  expect((await downloadOf(member)).reservations).toEqual([]);
  const contact = { contactKind: 'phone', contact: '090-1234-5678' };
  expectStatus(await member.post(CLAIMS, { reservationNumber, ...contact }), 200);
  expect((await downloadOf(member)).reservations).toMatchObject([
    { reservationNumber, changes: made.changes },
  ]);
});

it('買った提携きっぷは、提携先への提供の同意と引換券とともに会員のデータに入る', async () => {
  const member = await loggedIn(server, 'taro');
  const { id, consents } = await buyTicket(member, AQUARIUM);
  expectStatus(await member.get(vouchersOf(id)), 200);
  const { reservations } = await downloadOf(member);
  const bought = reservations.find(({ partnerTicket }) => partnerTicket);
  const ticket = bought?.partnerTicket;
  expect(ticket).toMatchObject({ name: 'くじら水族館 往復きっぷ', mayInformPartners: true });
  const agreed = {
    consent: 'informPartners',
    version: operator.legalVersions.informPartners,
    agreedAt: expect.any(String),
  };
  expect(consents).toContainEqual(agreed);
  expect(bought?.consents).toContainEqual({ ...agreed, companionId: null });
  expect(ticket?.vouchers).toHaveLength(6);
  expect(ticket?.vouchers[0]).toEqual({
    includeName: '水族館の入館券',
    partnerName: 'くじら水族館',
    usedAt: null,
  });
});
