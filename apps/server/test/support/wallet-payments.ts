import type { CommitRequest, Reservation } from '@ferry/api/customer-server';
import { isWalletMethod, type SheetMethod, type WalletMethod } from '@ferry/format/wallet-methods';
import type { Visitor } from './api.ts';
import {
  consents,
  expectStatus,
  fillDraft,
  holdDraft,
  ifMatch,
  key,
  RESERVATIONS,
} from './booking.ts';
import { choose, type Held } from './paying.ts';

/** The methods that are no wallet's: what tests of cards, stores and the port are about. */
export const besideWallets = <Option extends { method: string }>(options: readonly Option[]) =>
  options.filter(({ method }) => !isWalletMethod(method));

/** The token of a wallet's sheet whose button is pressed, outside of our API. */
export async function sheetToken(
  { app }: Pick<Visitor, 'app'>,
  wallet: SheetMethod,
  outcome = 'pay',
): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/sandbox-payments/sheet-tokens',
    payload: { wallet, outcome },
  });
  return expectStatus(response, 201).json<{ token: string }>().token;
}

/** A hold whose customer has chosen a wallet: its sheet opens with the last confirmation. */
export async function holdForWallet(visitor: Visitor, method: WalletMethod): Promise<Held> {
  const draft = await fillDraft(visitor);
  const choice = expectStatus(await choose(visitor, draft.id, { method }), 200).json();
  const held = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
  return { draft, held, choice };
}

/** The last confirmation, with what the sheet has given. */
export function payByWallet(
  visitor: Visitor,
  { held, choice }: Pick<Held, 'held' | 'choice'>,
  token?: string,
  headers = key(),
) {
  const request: CommitRequest = {
    paymentMethod: choice.method,
    draftPaymentId: choice.id,
    totalYen: held.quote.totalYen,
    consents,
    ...(token !== undefined && { token }),
  };
  return visitor.post(`${RESERVATIONS}/${held.id}/commit`, request, {
    ...headers,
    ...ifMatch(held.version),
  });
}
