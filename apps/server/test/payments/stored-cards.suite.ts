import type { Reservation } from '@ferry/api/customer-server';
import type { MemberData } from '@ferry/api/external-server';
import { afterEach, expect, it, vi } from 'vitest';
import { type TestServer, Visitor } from '../support/api.ts';
import { expectStatus, fillDraft } from '../support/booking.ts';
import { credentials, loggedIn, useDemoMembers } from '../support/members.ts';
import { choose, complete, pay, seen } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { DATA } from '../support/profile.ts';
import type { ProviderWorld } from '../support/provider-world.ts';
import { cardSteps } from './card-steps.ts';
import { endedCards } from './ended-cards.suite.ts';

/** Cards of members, through the whole server: the same for every provider. */
export function storedCardsSuite(server: TestServer, worldOf: () => ProviderWorld): void {
  useDemoMembers(server);
  // One for all: what has happened at the provider is remembered by it.
  let made: ProviderWorld | undefined;
  const world = () => {
    made ??= worldOf();
    return made;
  };
  const steps = cardSteps(server, world);
  const { typed, readyToPay, payWith, keep, cards, kept, rows } = steps;
  afterEach(async () => {
    vi.restoreAllMocks();
    world().cutEnds(false);
    await server.db.updateTable('stored_card').set({ state: 'ending' }).execute();
    pass(server, 7 * 3600);
    await runPaymentJobs(server);
    expect(await server.db.selectFrom('stored_card').select('id').execute()).toEqual([]);
    expect(await world().keptCards()).toBe(0);
  });

  it('同意したカードだけが、支払いが済むと一覧に並び、番号もトークンも出てこない', async () => {
    const hanako = await loggedIn(server, 'hanako');
    const { response, id } = await payWith(hanako, { token: await typed(hanako, 'frictionless') });
    expectStatus(response, 200);
    expect([await cards(hanako), (await seen(hanako, id)).payment?.cardKept]).toEqual([[], null]);
    const agreed = expectStatus((await keep(hanako)).response, 200).json<Reservation>();
    expect(agreed.payment?.cardKept).toBe(true);
    const [card] = await cards(hanako);
    expect(card).toEqual({
      id: expect.stringMatching(/^card_/),
      brand: 'VISA',
      last4: '4242',
      expiresOn: '2030-12',
      isExpired: false,
    });
    expect(await world().keptCards()).toBe(1);
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
    if (first) await world().authenticate(first, true);
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
      const { response, id } = await keep(hanako, way);
      expectStatus(response, 402);
      expect((await seen(hanako, id)).payment?.cardKept).toBe(null);
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
    if (payment) expect(await world().charges(payment)).toBe(1);
  });

  it('同じカードをもう一度登録しても、1枚のまま', async () => {
    const hanako = await loggedIn(server, 'hanako');
    await kept(hanako);
    const again = expectStatus((await keep(hanako)).response, 200).json<Reservation>();
    expect([await cards(hanako), again.payment?.cardKept]).toEqual([[expect.anything()], true]);
    await runPaymentJobs(server);
    expect(await world().keptCards()).toBe(1);
  });

  it('決済会社がカードを預かれなければ、支払いだけを行い、登録されていないと会員に伝え、運航会社の記録に残る', async () => {
    const hanako = await loggedIn(server, 'hanako');
    vi.spyOn(server.services.payments, 'createHolder').mockRejectedValue(new Error('cut'));
    const { response, id } = await keep(hanako);
    expectStatus(response, 200);
    expect((await seen(hanako, id)).payment).toMatchObject({ state: 'captured', cardKept: false });
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

  endedCards(server, world, steps);
}
