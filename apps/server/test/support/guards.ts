import type { HistoryEntry } from '@ferry/api/customer-server';
import { expect } from 'vitest';

// What tests of races do to the server that they share a process with. `guards.setup.ts` puts both into its modules;
// nothing of it is seen until a test asks for it, and after each test all is as it was.

/** What keeps two at once from doing harm. A control takes one away and must find the harm. */
export const guards = {
  /** What changes a reservation for a customer locks it with the first look (`requireReservation`). */
  reservationLock: true,
  /** A customer who begins to pay locks the reservation (`findAccessible`). */
  accessLock: true,
  /** So do the settlement of a payment, and the operator (`findForUpdate`). */
  settlementLock: true,
  /** The settlement of a payment locks it behind its reservation (`findPaymentForUpdate`). */
  paymentLock: true,
  /** Who makes or drops a change locks it. */
  changeLock: true,
  /** Who confirms what a draft describes locks the draft. */
  draftLock: true,
  /** Places of partner tickets are counted in the statement that takes them. */
  ticketCount: true,
  /** Places of a sailing are taken by one statement on locked rows. */
  stock: true,
  /** A right to a reservation is given in the statement that compares the contact once more. */
  contactCheck: true,
  /** A reservation becomes a member's in the statement that looks at its state. */
  claimCheck: true,
  /** The response to an idempotency key is kept. */
  storedResponses: true,
  /** A customer who books unpaid waits for the others of the contact, the client and the sailing. */
  unpaidLock: true,
  /** Who holds waits for the others of the client. */
  clientLock: true,
  /** Who offers places locks the sailing and those who wait for it. */
  lineLock: true,
  /** Joining the fair line and the draw wait for each other. */
  drawLock: true,
  /** Joining the fair line waits for other joins of the client's address. */
  queueClientLock: true,
  /** Decisions about sailings, and loads of documents, are made one after the other. */
  decisionLock: true,
};
type Guard = keyof typeof guards;

/** Does the work without some guards, which are back afterwards whatever happens. */
export async function without<Result>(
  off: Guard | readonly Guard[],
  work: () => Promise<Result>,
): Promise<Result> {
  const all = [off].flat();
  for (const guard of all) guards[guard] = false;
  try {
    return await work();
  } finally {
    for (const guard of all) guards[guard] = true;
  }
}

/** Where something can happen in between: an event of the history that is written and not committed, or … */
export type Place =
  | HistoryEntry['event']
  /** A reservation has become a member's, not committed. */
  | 'claimed'
  /** A reservation has been read for a customer. */
  | 'reservationRead'
  /** A reservation has been read to settle a payment. */
  | 'settling'
  /** A card's payment is written down, and the provider not called yet. */
  | 'charging'
  /** All of a refund's account is checked, and nothing written. */
  | 'keepingAccount'
  /** A command about sailings has its turn, and has not read them. */
  | 'deciding'
  /** A place in the fair line is written, not committed. */
  | 'placeTaken'
  /** Who waits for a sailing was read, and nobody has been offered anything. */
  | 'offering';

const happenings = new Map<Place, () => unknown>();

/** What happens when the next one comes there, who waits for it; once. */
export function once(place: Place, happens: () => unknown): void {
  happenings.set(place, happens);
}

/** Called by the server's modules where they come to a place. */
export async function reach(place: Place): Promise<void> {
  const happens = happenings.get(place);
  happenings.delete(place);
  await happens?.();
}

/** After each test: puts everything back, and fails when a guard is off or nobody came to a place. */
export function putBack(): void {
  const names = Object.keys(guards) as Guard[];
  const left = [...names.filter((guard) => !guards[guard]), ...happenings.keys()];
  for (const guard of names) guards[guard] = true;
  happenings.clear();
  expect(left, 'guards that are still off, and places where nobody came').toEqual([]);
}
