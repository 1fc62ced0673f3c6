import type { Reservation } from '@ferry/api/customer-server';
import type { TestServer, Visitor } from './api.ts';
import { type HowToPay, seen } from './paying.ts';

/** By a secret that is not the provider's, or made an hour ago. */
type EventSignature = 'forged' | 'old';

/** What each provider does with a cancellation; the same for each adapter. */
export interface RefundWorld {
  server: TestServer;
  visitor: Visitor;
  card: HowToPay;
  /** How much of the payment the provider has given back. */
  givenBack(reservation: Reservation): Promise<number>;
  /** The next call is lost: on its way, or with its response. */
  loseNext(what: 'request' | 'response'): void;
  /** The bank has sent the last refund back. */
  sendBack(reservation: Reservation): Promise<void>;
  /** The provider has no balance to give anything back from, until it is called with false. */
  refuse(isRefusing: boolean): void;
  /** Delivers an event about the payment. @returns the response's status */
  tell(reservation: Reservation, id: string, signature?: EventSignature): Promise<number>;
}

/** How far the last refund of a reservation is, and how many are in its history. */
export async function lastRefund(
  guest: Visitor,
  { id }: Pick<Reservation, 'id'>,
): Promise<[string | undefined, number]> {
  const { cancellations, history } = await seen(guest, id);
  return [cancellations.at(-1)?.refundState, history.filter((e) => e.event === 'refunded').length];
}
