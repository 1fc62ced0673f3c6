import type { CustomerInput, Draft, Reservation } from '@ferry/api/customer-server';
import type { Companion, Member } from '@ferry/api/external-server';
import { expect, it } from 'vitest';
import { mailsTo, misaki } from '../support/account.ts';
import {
  chooseTrip,
  DRAFTS,
  expectStatus,
  fillDraft,
  holdDraft,
  ifMatch,
} from '../support/booking.ts';
import { beginChange } from '../support/changing.ts';
import { loggedIn, ME, useDemoMembers } from '../support/members.ts';
import { CARDS, choosePaying, pay } from '../support/paying.ts';
import { COMPANIONS, hina } from '../support/profile.ts';
import { readPdf } from '../support/read-pdf.ts';
import { issued, pdfOf } from '../support/receipts.ts';
import { ticketsOf } from '../support/tickets.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// A person with one name books as they are called: it stands alone wherever a name is shown.

const server = useTestServer();
useDemoMembers(server);
const visitor = useVisitor(server);
const ONE = {
  ...{ familyName: 'スカルノ', givenName: '', familyNameKana: 'すかるの', givenNameKana: '' },
  hasOneName: true,
};
const { hasOneName: _, ...PARTS } = ONE;
const KEPT = { ...PARTS, familyNameKana: 'スカルノ' };
const EMAIL = 'sukarno@example.com';

/** A booking of one person who is called so. */
async function bookedAs(names: object): Promise<Reservation> {
  const draft = await fillDraft(visitor);
  const { representative, passengers } = draft.customers;
  const customers: CustomerInput = {
    ...draft.customers,
    representative: { ...representative, ...names, email: EMAIL },
    passengers: passengers.map((passenger) => ({ ...passenger, ...names })),
  };
  const url = `${DRAFTS}/${draft.id}/customers`;
  const saved = await visitor.put(url, customers, ifMatch(draft.version));
  const filled = expectStatus(saved, 200).json<Draft>();
  expect(filled.problems).toEqual({});
  const choice = await choosePaying(visitor, draft.id, { card: CARDS.frictionless });
  const held = expectStatus(await holdDraft(visitor, filled), 201).json<Reservation>();
  return expectStatus(await pay(visitor, { held, choice }), 200).json();
}

it('1つの名前で予約すると、名簿、メール、領収書、変更の画面に、余分な空白なしでその名前がある', async () => {
  const booked = await bookedAs(ONE);
  expect(booked.representative).toMatchObject(KEPT);
  expect(booked.passengers[0]).toMatchObject(KEPT);
  const [mail] = await mailsTo(server, EMAIL);
  expect(mail?.text).toContain('スカルノ 様');
  const receipt = await issued(visitor, booked);
  expect(receipt.recipient).toBe('スカルノ');
  const { pages } = await readPdf((await pdfOf(visitor, receipt.id)).rawPayload);
  expect(pages[0]).toContain('スカルノ様');
  const tickets = expectStatus(await visitor.get(ticketsOf(booked.id)), 200).body;
  expect(tickets).not.toMatch(/スカルノ /);
  const { customers, problems } = await beginChange(visitor, booked, ['outboundSailing']);
  expect(problems).toEqual({});
  expect(customers.representative).toMatchObject({ ...KEPT, hasOneName: true, travels: true });
  expect(customers.passengers[0]).toMatchObject({ ...KEPT, hasOneName: true });
});

it('名に入れた1つの名前も、同じに予約できる', async () => {
  const given = { givenName: 'Aung', givenNameKana: 'アウン', familyName: '', familyNameKana: '' };
  const booked = await bookedAs({ ...given, hasOneName: true });
  expect(booked.representative).toMatchObject(given);
  expect((await issued(visitor, booked)).recipient).toBe('Aung');
});

it('会員と同行者も1つの名前で登録でき、予約が始まると選んだ状態で入る', async () => {
  const member = await loggedIn(server, 'rin');
  const before = expectStatus(await member.get(ME), 200).json<Member>();
  const saved = await member.put(ME, misaki(ONE), ifMatch(before.version ?? 1));
  const after = expectStatus(saved, 200).json<Member>();
  expect(after).toMatchObject({ familyName: 'スカルノ', familyNameKana: 'スカルノ' });
  expect([after.givenName, after.givenNameKana]).toEqual([undefined, undefined]);
  const companion = expectStatus(await member.post(COMPANIONS, hina(ONE)), 201).json<Companion>();
  expect(companion).toMatchObject({ ...KEPT });
  const { customers, problems } = expectStatus(
    await member.post(DRAFTS, await chooseTrip(member)),
    201,
  ).json<Draft>();
  expect(customers.representative).toMatchObject({ ...KEPT, hasOneName: true });
  expect(customers.passengers[0]).toMatchObject({ ...KEPT, hasOneName: true });
  expect(Object.keys(problems).filter((path) => /Name/.test(path))).toEqual([]);
});
