import type {
  DraftPayment,
  DraftPaymentRequest,
  Reservation,
  StoredCard,
} from '@ferry/api/customer-server';
import { vi } from 'vitest';
import type { TestServer, Visitor } from '../support/api.ts';
import { expectStatus, fillDraft, holdDraft } from '../support/booking.ts';
import { choose, pay, tokenOf } from '../support/paying.ts';
import { CARDS } from '../support/profile.ts';
import type { ProviderWorld } from '../support/provider-world.ts';

type Way = Parameters<ProviderWorld['pay']>[0];

export type CardSteps = ReturnType<typeof cardSteps>;

/** What members do with their cards, and what is left of those, at any provider. */
export function cardSteps(server: TestServer, world: () => ProviderWorld) {
  async function typed(who: Visitor, way: Way): Promise<string> {
    const how = world().pay(way);
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
  const endings = () => vi.spyOn(server.services.payments, 'endHolder');
  return { typed, readyToPay, payWith, keep, cards, kept, rows, endings };
}
