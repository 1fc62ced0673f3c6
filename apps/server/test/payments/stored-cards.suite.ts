import type {
  DraftPayment,
  DraftPaymentRequest,
  PaymentMethods,
  Reservation,
  StoredCard,
} from '@ferry/api/customer-server';
import type { MemberData } from '@ferry/api/external-server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type TestServer, Visitor } from '../support/api.ts';
import { DRAFTS, expectStatus, fillDraft, holdDraft } from '../support/booking.ts';
import { credentials, loggedIn, ME, useDemoMembers } from '../support/members.ts';
import { choose, complete, pay, seen, tokenOf } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { CARDS, DATA } from '../support/profile.ts';
import type { ProviderWorld } from '../support/provider-world.ts';

type Way = Parameters<ProviderWorld['pay']>[0];

/** Cards of members, through the whole server: the same for every provider. */
export function storedCardsSuite(server: TestServer, worldOf: () => ProviderWorld): void {
  useDemoMembers(server);
  let world: ProviderWorld;
  beforeAll(() => {
    world = worldOf();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    world.cutEnds(false);
    await server.db.updateTable('stored_card').set({ state: 'ending' }).execute();
    pass(server, 7 * 3600);
    await runPaymentJobs(server);
    expect(await server.db.selectFrom('stored_card').select('id').execute()).toEqual([]);
    expect(await world.keptCards()).toBe(0);
  });

  async function typed(who: Visitor, way: Way): Promise<string> {
    const how = world.pay(way);
    if ('card' in how) return tokenOf(who, how.card);
    if ('token' in how) return how.token;
    throw new Error('No card');
  }
  async function readyToPay(who: Visitor, request: Omit<DraftPaymentRequest, 'method'>) {
    const draft = await fillDraft(who);
    const chosen = await choose(who, draft.id, { method: 'card', ...request });
    const choice = expectStatus(chosen, 200).json<DraftPayment>();
    const held = expectStatus(await holdDraft(who, draft), 201).json<Reservation>();
    return { choice, held };
  }
  async function payWith(who: Visitor, request: Omit<DraftPaymentRequest, 'method'>) {
    const ready = await readyToPay(who, request);
    return { response: await pay(who, ready), id: ready.held.id };
  }
  const keep = async (who: Visitor, way: Way = 'frictionless') =>
    payWith(who, { token: await typed(who, way), keepCard: true });
  const cards = async (who: Visitor) =>
    expectStatus(await who.get(CARDS), 200).json<{ cards: StoredCard[] }>().cards;
  const kept = async (who: Visitor): Promise<StoredCard> => {
    expectStatus((await keep(who)).response, 200);
    const [card] = await cards(who);
    if (!card) throw new Error('No card is kept');
    return card;
  };
  const rows = () =>
    server.db.selectFrom('stored_card').select(['state', 'token', 'last4']).execute();

  it('同意したカードだけが、支払いが済むと一覧に並び、番号もトークンも出てこない', async () => {
    const hanako = await loggedIn(server, 'hanako');
    const { response } = await payWith(hanako, { token: await typed(hanako, 'frictionless') });
    expectStatus(response, 200);
    expect(await cards(hanako)).toEqual([]);
    const card = await kept(hanako);
    expect(card).toEqual({
      id: expect.stringMatching(/^card_/),
      brand: 'VISA',
      last4: '4242',
      expiresOn: '2030-12',
      isExpired: false,
    });
    expect(await world.keptCards()).toBe(1);
    const { cards: recorded } = (await hanako.get(DATA)).json<MemberData>();
    expect(recorded).toMatchObject([{ card, version: '2026-04-01' }]);
  });

  it('登録したカードで支払え、本人認証が要るカードはもう一度確かめる', async () => {
    const hanako = await loggedIn(server, 'hanako');
    const { id } = await kept(hanako);
    const paid = await payWith(hanako, { cardId: id });
    expectStatus(paid.response, 200);
    expect((await seen(hanako, paid.id)).state).toBe('confirmed');

    const challenged = await keep(hanako, 'challenge');
    expectStatus(challenged.response, 202);
    const first = (await seen(hanako, challenged.id)).payment;
    expect(await cards(hanako)).toHaveLength(1);
    if (first) await world.authenticate(first, true);
    expectStatus(await complete(hanako, first?.id ?? ''), 200);
    const all = await cards(hanako);
    expect(all).toHaveLength(2);
    const again = await payWith(hanako, { cardId: all.find((card) => card.id !== id)?.id ?? '' });
    expectStatus(again.response, 202);
    expect((await seen(hanako, again.id)).payment?.action).not.toBeNull();
  });

  it.each(['declined', 'authenticationFailed'] as const)(
    '支払えなかったカード(%s)は登録しない',
    async (way) => {
      const hanako = await loggedIn(server, 'hanako');
      expectStatus((await keep(hanako, way)).response, 402);
      expect(await cards(hanako)).toEqual([]);
      await runPaymentJobs(server);
      expect(await rows()).toEqual([]);
    },
  );

  it('応答が失われても、支払いは1回、カードは1枚', async () => {
    const hanako = await loggedIn(server, 'hanako');
    const { response, id } = await keep(hanako, 'lostResponse');
    expectStatus(response, 202);
    pass(server, 5);
    await runPaymentJobs(server);
    const { payment, state } = await seen(hanako, id);
    expect(state).toBe('confirmed');
    expect(await cards(hanako)).toHaveLength(1);
    if (payment) expect(await world.charges(payment)).toBe(1);
  });

  it('同じカードをもう一度登録しても、1枚のまま', async () => {
    const hanako = await loggedIn(server, 'hanako');
    await kept(hanako);
    await kept(hanako);
    expect(await cards(hanako)).toHaveLength(1);
    await runPaymentJobs(server);
    expect(await world.keptCards()).toBe(1);
  });

  it('外すとすぐに使えなくなり、決済会社からも消える', async () => {
    const hanako = await loggedIn(server, 'hanako');
    const { id } = await kept(hanako);
    const draft = await fillDraft(hanako);
    expectStatus(await choose(hanako, draft.id, { method: 'card', cardId: id }), 200);
    expectStatus(await hanako.delete(`${CARDS}/${id}`), 204);
    expect(await world.keptCards()).toBe(0);
    expect(await rows()).toEqual([]);
    const methods = await hanako.get(`${DRAFTS}/${draft.id}/payment-methods`);
    expect(methods.json<PaymentMethods>()).toMatchObject({ chosen: null, cards: [] });
    expect((await hanako.delete(`${CARDS}/${id}`)).statusCode).toBe(404);
  });

  it('決済会社につながらなければ、一覧からはすぐに消え、つながり次第、決済会社からも消える', async () => {
    const hanako = await loggedIn(server, 'hanako');
    const { id } = await kept(hanako);
    world.cutEnds(true);
    expectStatus(await hanako.delete(`${CARDS}/${id}`), 204);
    expect(server.log.join('\n')).toContain(`"cardId":"${id}"`);
    expect(await cards(hanako)).toEqual([]);
    // Until then nothing is left but by what the provider knows it.
    expect(await rows()).toMatchObject([{ state: 'ending', token: '', last4: '' }]);
    await runPaymentJobs(server);
    expect(await world.keptCards()).toBe(1);
    world.cutEnds(false);
    pass(server, 600);
    await runPaymentJobs(server);
    expect([await world.keptCards(), await rows()]).toEqual([0, []]);
  });

  it('退会すれば、カードも決済会社から消え、前の決済会社のカードも、外すのに要るものしか残らない', async () => {
    const rin = await loggedIn(server, 'rin');
    const { id } = await kept(rin);
    const row = server.db.selectFrom('stored_card').selectAll().where('id', '=', id);
    const other = { id: 'card_elsewhere0000', provider: 'elsewhere', holder: 'cus_elsewhere' };
    await server.db
      .insertInto('stored_card')
      .values({ ...(await row.executeTakeFirstOrThrow()), ...other })
      .execute();
    const listed = (await cards(rin)).map((card) => card.id);
    const { cards: recorded } = (await rin.get(DATA)).json<MemberData>();
    expect(recorded.map(({ card }) => card.id)).toEqual(listed);
    expect(listed.toSorted()).toEqual([other.id, id].toSorted());
    expectStatus(await rin.delete(ME), 204);
    const blank = { token: '', fingerprint: '', brand: '', last4: '', expires_on: '', consent: '' };
    const left = await server.db.selectFrom('stored_card').selectAll().execute();
    expect(left).toHaveLength(2);
    for (const row of left) expect(row).toMatchObject({ ...blank, member_id: null });
    await runPaymentJobs(server);
    expect([await world.keptCards(), await rows()]).toMatchObject([0, [{ state: 'ending' }]]);
    await server.db.deleteFrom('stored_card').where('id', '=', other.id).execute();
  });

  const endings = () => vi.spyOn(server.services.payments, 'endHolder');

  it('本人認証の途中で退会しても、支払いが終わってから、カードは決済会社から消える', async () => {
    const nagisa = await loggedIn(server, 'nagisa');
    const { id, response } = await keep(nagisa, 'challenge');
    expectStatus(response, 202);
    const { payment } = await seen(nagisa, id);
    const ended = endings();
    expectStatus(await nagisa.delete(ME), 204);
    await runPaymentJobs(server);
    expect(ended).not.toHaveBeenCalled();
    expect(await rows()).toMatchObject([{ state: 'pending', token: '', last4: '' }]);
    if (payment) await world.authenticate(payment, true);
    pass(server, 11 * 60 + 1);
    await runPaymentJobs(server);
    expect(ended).toHaveBeenCalledOnce();
    expect([await world.keptCards(), await rows()]).toEqual([0, []]);
  });

  it('登録したカードで支払う途中に外しても、支払いは続き、終わってから決済会社から消える', async () => {
    const hanako = await loggedIn(server, 'hanako');
    const first = await keep(hanako, 'challenge');
    const before = (await seen(hanako, first.id)).payment;
    if (before) await world.authenticate(before, true);
    expectStatus(await complete(hanako, before?.id ?? ''), 200);
    const [card] = await cards(hanako);
    const paying = await payWith(hanako, { cardId: card?.id ?? '' });
    expectStatus(paying.response, 202);
    const ended = endings();
    expectStatus(await hanako.delete(`${CARDS}/${card?.id}`), 204);
    await runPaymentJobs(server);
    expect(ended).not.toHaveBeenCalled();
    expect([await cards(hanako), await rows()]).toMatchObject([[], [{ state: 'ending' }]]);
    const { payment } = await seen(hanako, paying.id);
    if (payment) await world.authenticate(payment, true);
    expectStatus(await complete(hanako, payment?.id ?? ''), 200);
    await runPaymentJobs(server);
    expect(ended).toHaveBeenCalledOnce();
    expect([await world.keptCards(), await rows()]).toEqual([0, []]);
  });

  it('登録の途中でカードの行が消えていたら、決済会社にも残さず、支払いだけを行う', async () => {
    const hanako = await loggedIn(server, 'hanako');
    const { payments } = server.services;
    const create = payments.createHolder.bind(payments);
    vi.spyOn(payments, 'createHolder').mockImplementation(async (reference) => {
      await server.db.deleteFrom('stored_card').execute();
      return create(reference);
    });
    const ended = endings();
    expectStatus((await keep(hanako)).response, 200);
    expect(ended).toHaveBeenCalledOnce();
    expect(await world.keptCards()).toBe(0);
  });

  it('決済会社がカードを預かれなければ、支払いだけを行い、運航会社の記録に残る', async () => {
    const hanako = await loggedIn(server, 'hanako');
    vi.spyOn(server.services.payments, 'createHolder').mockRejectedValue(new Error('cut'));
    expectStatus((await keep(hanako)).response, 200);
    expect([await cards(hanako), await rows()]).toEqual([[], []]);
    expect(server.log.join('\n')).toMatch(/"cardId":"card_/);
  });

  it('選んだ会員と支払う会員が違えば、登録したカードも、登録への同意も使えない', async () => {
    const hanako = await loggedIn(server, 'hanako');
    const { id } = await kept(hanako);
    const { id: taro } = await server.db
      .selectFrom('member')
      .select('id')
      .where('email', '=', credentials('taro').email)
      .executeTakeFirstOrThrow();
    for (const request of [
      { cardId: id },
      { token: await typed(hanako, 'frictionless'), keepCard: true },
    ]) {
      const ready = await readyToPay(hanako, request);
      await server.db
        .updateTable('draft_payment')
        .set({ keep_for: taro })
        .where('keep_for', 'is not', null)
        .execute();
      await server.db.updateTable('stored_card').set({ member_id: taro }).execute();
      const refused = await pay(hanako, ready);
      expect([refused.statusCode, refused.json().errors]).toEqual([
        422,
        { paymentMethod: ['NOT_AVAILABLE'] },
      ]);
    }
  });

  it('期限の過ぎたカードは、そう示し、選べない', async () => {
    const hanako = await loggedIn(server, 'hanako');
    const { id } = await kept(hanako);
    await server.db.updateTable('stored_card').set({ expires_on: '2027-06' }).execute();
    expect(await cards(hanako)).toMatchObject([{ id, isExpired: true }]);
    const draft = await fillDraft(hanako);
    const refused = await choose(hanako, draft.id, { method: 'card', cardId: id });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { cardId: ['NOT_AVAILABLE'] },
    ]);
  });

  it('ほかの会員のカードは、知らないカードと同じ404で、会員でなければ登録もできない', async () => {
    const { id } = await kept(await loggedIn(server, 'hanako'));
    for (const who of [await loggedIn(server, 'taro'), await Visitor.arrive(server.app)]) {
      const draft = await fillDraft(who);
      const responses = [
        await choose(who, draft.id, { method: 'card', cardId: id }),
        await choose(who, draft.id, { method: 'card', cardId: 'card_aaaaaaaaaaaaaaaaaaaa' }),
      ];
      const [foreign, unknown] = responses.map((each) => ({ ...each.json(), requestId: '' }));
      expect([responses[0]?.statusCode, foreign]).toEqual([404, unknown]);
    }
    const visitor = await Visitor.arrive(server.app);
    const draft = await fillDraft(visitor);
    const token = await typed(visitor, 'frictionless');
    const refused = await choose(visitor, draft.id, { method: 'card', token, keepCard: true });
    expect(refused.json().errors).toEqual({ keepCard: ['NOT_AVAILABLE'] });
  });
}
