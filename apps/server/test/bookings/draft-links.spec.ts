import type { Draft, PaymentMethods } from '@ferry/api/customer-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { bodyOf } from '../../src/mail/mail-body.ts';
import { TEST_KEYS, Visitor } from '../support/api.ts';
import {
  book,
  chooseTrip,
  commit,
  customers,
  DRAFTS,
  expectStatus,
  fillDraft,
  hold,
  ifMatch,
  RESERVATIONS,
} from '../support/booking.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
import { CARDS, holdToPay, pay, seen } from '../support/paying.ts';
import { pass } from '../support/payment-work.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
useDemoMembers(server);
const RESUME = '/customer-api/draft-resumptions';

beforeEach(async () => {
  await server.db.deleteFrom('mail').where('kind', '=', 'draftLink').execute();
});

const mail = () =>
  server.db
    .selectFrom('mail')
    .selectAll()
    .where('kind', '=', 'draftLink')
    .executeTakeFirstOrThrow();

async function linkOf(draftId: string, from = visitor): Promise<string> {
  expectStatus(await from.post(`${DRAFTS}/${draftId}/links`), 204);
  const body = bodyOf(TEST_KEYS, await mail());
  return /reservation#([\w-]+)/.exec(body?.text ?? '')?.[1] ?? '';
}

const outcome = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

describe('別の端末での再開', () => {
  it('メールのリンクで、入力も仮予約も別の端末に移り、元の端末からは見えなくなる', async () => {
    const held = await hold(visitor);
    const token = await linkOf(held.draftId ?? '');
    const sent = await mail();
    expect(sent.recipient).toBe('hanako@example.jp');
    expect(JSON.stringify(bodyOf(TEST_KEYS, sent))).not.toMatch(/山田|花子|090|hanako/);
    const phone = await Visitor.arrive(server.app);
    const draft = expectStatus(await phone.post(RESUME, { token }), 200).json<Draft>();
    expect(draft).toMatchObject({ id: held.draftId, reservationId: held.id });
    expect(draft.customers).toEqual(customers());
    expect((await visitor.get(`${DRAFTS}/${held.draftId}`)).statusCode).toBe(404);
    expect((await visitor.get(`${RESERVATIONS}/${held.id}`)).statusCode).toBe(404);
    expectStatus(await commit(phone, await seen(phone, held.id)), 200);
  });

  it('検索で頼んだ乗り降りの手伝いは、別の端末でも、便を選び直しても残り、要らないと答えるまで消えない', async () => {
    const trip = await chooseTrip(visitor);
    const created = await visitor.post(DRAFTS, { ...trip, asksHelp: true });
    const draft = expectStatus(created, 201).json<Draft>();
    const url = `${DRAFTS}/${draft.id}`;
    const put = async (who: Visitor, what: string, body: object, { version }: Draft) =>
      expectStatus(await who.put(`${url}/${what}`, body, ifMatch(version)), 200).json<Draft>();
    const filled = await put(visitor, 'customers', customers(), draft);
    const again = await put(visitor, 'trip', trip, filled);
    expect([draft, filled, again].map((each) => each.customers.asksHelp)).toEqual([
      true,
      true,
      true,
    ]);
    const phone = await Visitor.arrive(server.app);
    const moved = await phone.post(RESUME, { token: await linkOf(draft.id) });
    const resumed = expectStatus(moved, 200).json<Draft>();
    expect(resumed.customers.asksHelp).toBe(true);
    const none = { ...customers(), asksHelp: false };
    const without = await put(phone, 'customers', none, resumed);
    expect(without.customers.asksHelp).toBe(false);
    const chosen = await put(phone, 'trip', { ...trip, asksHelp: true }, without);
    expect(chosen.customers.asksHelp).toBe(true);
  });

  it('選んだカードは別の端末に移らない。同じ会員の端末では、選んだまま続けられる', async () => {
    const hanako = await loggedIn(server, 'hanako');
    const { held, draft, choice } = await holdToPay(hanako, { card: CARDS.frictionless });
    const phone = await loggedIn(server, 'hanako');
    expectStatus(await phone.post(RESUME, { token: await linkOf(draft.id, hanako) }), 200);
    const methods = `${DRAFTS}/${draft.id}/payment-methods`;
    expect((await phone.get(methods)).json<PaymentMethods>().chosen).toEqual(choice);
    await server.db.deleteFrom('mail').execute();

    expectStatus(await visitor.post(RESUME, { token: await linkOf(draft.id, hanako) }), 200);
    expect((await visitor.get(methods)).json<PaymentMethods>().chosen).toBeNull();
    const refused = await pay(visitor, { held: await seen(visitor, held.id), choice });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { paymentMethod: ['REQUIRED'] },
    ]);
  });

  it('リンクは1回だけ、2時間以内に使える', async () => {
    const draft = await fillDraft(visitor);
    const token = await linkOf(draft.id);
    expect(outcome(await visitor.post(RESUME, { token: `${token}x` }))).toEqual([
      404,
      'TOKEN_INVALID',
    ]);
    expectStatus(await visitor.post(RESUME, { token }), 200);
    expect(outcome(await visitor.post(RESUME, { token }))).toEqual([410, 'TOKEN_USED']);
    await server.db.deleteFrom('mail').execute();
    const late = await linkOf(draft.id);
    pass(server, 120 * 60);
    const other = await Visitor.arrive(server.app);
    expect(outcome(await other.post(RESUME, { token: late }))).toEqual([410, 'TOKEN_EXPIRED']);
  });

  it('メールアドレスを直すと、前のアドレスに届いたリンクでは、何も見られない', async () => {
    const draft = await fillDraft(visitor);
    const url = `${DRAFTS}/${draft.id}/customers`;
    const sent = await linkOf(draft.id);
    const right = customers();
    right.representative.email = 'hanako.yamada@example.jp';
    expectStatus(await visitor.put(url, right, ifMatch(draft.version)), 200);
    const stranger = await Visitor.arrive(server.app);
    expect(outcome(await stranger.post(RESUME, { token: sent }))).toEqual([404, 'TOKEN_INVALID']);
    await server.db.deleteFrom('mail').execute();
    const phone = await Visitor.arrive(server.app);
    expectStatus(await phone.post(RESUME, { token: await linkOf(draft.id) }), 200);
  });

  it('メールアドレスがなければ送らず、確定した後は送れず、古いリンクでも移せない', async () => {
    const draft = await fillDraft(visitor);
    const blank = customers();
    blank.representative.email = '';
    const url = `${DRAFTS}/${draft.id}/customers`;
    expectStatus(await visitor.put(url, blank, ifMatch(draft.version)), 200);
    const refused = await visitor.post(`${DRAFTS}/${draft.id}/links`);
    expect(refused.json().errors).toEqual({ 'representative.email': ['REQUIRED'] });
    const held = await hold(visitor);
    const token = await linkOf(held.draftId ?? '');
    expectStatus(await commit(visitor, held), 200);
    const phone = await Visitor.arrive(server.app);
    expect(outcome(await phone.post(RESUME, { token }))).toEqual([404, 'TOKEN_INVALID']);
    const booked = await book(visitor);
    const again = await visitor.post(`${DRAFTS}/${booked.draftId}/links`);
    expect(outcome(again)).toEqual([409, 'RESERVATION_STATE']);
  });

  it('ほかのお客様の下書きのリンクは作れない', async () => {
    const draft = await fillDraft(visitor);
    const other = await Visitor.arrive(server.app);
    expect((await other.post(`${DRAFTS}/${draft.id}/links`)).statusCode).toBe(404);
  });
});
