import type { PaymentMethods } from '@ferry/api/customer-server';
import type { MemberData } from '@ferry/api/external-server';
import { expect, it, vi } from 'vitest';
import type { TestServer } from '../support/api.ts';
import { DRAFTS, expectStatus, fillDraft } from '../support/booking.ts';
import { loggedIn, ME } from '../support/members.ts';
import { choose, complete, seen } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { CARDS, DATA } from '../support/profile.ts';
import type { ProviderWorld } from '../support/provider-world.ts';
import type { CardSteps } from './card-steps.ts';

/** Cards that are removed, or whose member leaves: gone at the provider as well. */
export function endedCards(
  server: TestServer,
  world: () => ProviderWorld,
  { payWith, keep, cards, kept, rows, endings }: CardSteps,
): void {
  it('外すとすぐに使えなくなり、決済会社からも消える', async () => {
    const hanako = await loggedIn(server, 'hanako');
    const { id } = await kept(hanako);
    const draft = await fillDraft(hanako);
    expectStatus(await choose(hanako, draft.id, { method: 'card', cardId: id }), 200);
    expectStatus(await hanako.delete(`${CARDS}/${id}`), 204);
    expect(await world().keptCards()).toBe(0);
    expect(await rows()).toEqual([]);
    const methods = await hanako.get(`${DRAFTS}/${draft.id}/payment-methods`);
    expect(methods.json<PaymentMethods>()).toMatchObject({ chosen: null, cards: [] });
    expect((await hanako.delete(`${CARDS}/${id}`)).statusCode).toBe(404);
  });

  it('決済会社につながらなければ、一覧からはすぐに消え、つながり次第、決済会社からも消える', async () => {
    const hanako = await loggedIn(server, 'hanako');
    const { id } = await kept(hanako);
    world().cutEnds(true);
    expectStatus(await hanako.delete(`${CARDS}/${id}`), 204);
    expect(server.log.join('\n')).toContain(`"cardId":"${id}"`);
    expect(await cards(hanako)).toEqual([]);
    // Until then nothing is left but by what the provider knows it.
    expect(await rows()).toMatchObject([{ state: 'ending', token: '', last4: '' }]);
    await runPaymentJobs(server);
    expect(await world().keptCards()).toBe(1);
    world().cutEnds(false);
    pass(server, 600);
    await runPaymentJobs(server);
    expect([await world().keptCards(), await rows()]).toEqual([0, []]);
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
    expect([await world().keptCards(), await rows()]).toMatchObject([0, [{ state: 'ending' }]]);
    await server.db.deleteFrom('stored_card').where('id', '=', other.id).execute();
  });

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
    if (payment) await world().authenticate(payment, true);
    pass(server, 11 * 60 + 1);
    await runPaymentJobs(server);
    expect(ended).toHaveBeenCalledOnce();
    expect([await world().keptCards(), await rows()]).toEqual([0, []]);
  });

  it('登録したカードで支払う途中に外しても、支払いは続き、終わってから決済会社から消える', async () => {
    const hanako = await loggedIn(server, 'hanako');
    const first = await keep(hanako, 'challenge');
    const before = (await seen(hanako, first.id)).payment;
    if (before) await world().authenticate(before, true);
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
    if (payment) await world().authenticate(payment, true);
    expectStatus(await complete(hanako, payment?.id ?? ''), 200);
    await runPaymentJobs(server);
    expect(ended).toHaveBeenCalledOnce();
    expect([await world().keptCards(), await rows()]).toEqual([0, []]);
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
    expect(await world().keptCards()).toBe(0);
  });
}
