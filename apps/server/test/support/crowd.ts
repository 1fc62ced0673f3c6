import type { Draft, Reservation, TripChoice } from '@ferry/api/customer-server';
import type { FastifyInstance } from 'fastify';
import { Visitor } from './api.ts';
import { customers, DRAFTS, expectStatus, holdDraft, ifMatch, key } from './booking.ts';
import { arriveFrom } from './unpaid.ts';

/** A customer with a filled-in draft, about to press the button. */
export interface Buyer {
  visitor: Visitor;
  draft: Draft;
}

/**
 * One more customer for the same trip.
 * @param address who hold from one address wait for each other
 */
async function buyerOf(app: FastifyInstance, trip: TripChoice, address?: string): Promise<Buyer> {
  const visitor = await (address ? arriveFrom(app, address) : Visitor.arrive(app));
  return { visitor, draft: await draftFor(visitor, trip) };
}

/** A draft of the trip with complete customers. */
export async function draftFor(visitor: Visitor, trip: TripChoice): Promise<Draft> {
  const draft = expectStatus(await visitor.post(DRAFTS, trip), 201).json<Draft>();
  const people = customers(trip.outbound.party.adults);
  const url = `${DRAFTS}/${draft.id}/customers`;
  return expectStatus(await visitor.put(url, people, ifMatch(draft.version)), 200).json<Draft>();
}

/** Customers of several processes, in turn. */
export function crowdOf(
  apps: readonly FastifyInstance[],
  trip: TripChoice,
  size: number,
): Promise<Buyer[]> {
  return inParts(Array.from({ length: size }), 20, (_, index) =>
    buyerOf(
      apps[index % apps.length] as FastifyInstance,
      trip,
      `203.0.${Math.floor(index / 250)}.${index % 250}`,
    ),
  );
}

/** Presses the button. */
export const holdAs = ({ visitor, draft }: Buyer, headers = key()) =>
  holdDraft(visitor, draft, headers);

export const holdOf = async (buyer: Buyer): Promise<Reservation> =>
  expectStatus(await holdAs(buyer), 201).json<Reservation>();

/** Works through a list, so many at a time. */
export async function inParts<Item, Result>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.map((item, index) => [item, index] as const);
  const worker = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      results[next[1]] = await work(...next);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}
