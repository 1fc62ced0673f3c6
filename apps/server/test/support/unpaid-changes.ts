import type { Reservation } from '@ferry/api/customer-server';
import type { Visitor } from './api.ts';
import { chooseTrip, expectStatus, holdDraft } from './booking.ts';
import { commitChange, type HeldChange, type HowToPayMore, holdOther } from './making-changes.ts';
import { CARDS, choosePaying, pay } from './paying.ts';
import { type Contact, draftOf } from './unpaid.ts';

interface Party {
  adults?: number;
  date?: string;
}

/** A booking in the plainest cabin, paid by card. */
export async function bookPaid(
  visitor: Visitor,
  contact: Contact,
  party: Party = {},
): Promise<Reservation> {
  const draft = await draftOf(visitor, await chooseTrip(visitor, party), contact);
  const choice = await choosePaying(visitor, draft.id, { card: CARDS.frictionless });
  const held = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
  return expectStatus(await pay(visitor, { held, choice }), 200).json<Reservation>();
}

/** A better cabin of the morning's sailing, perhaps on another day, is held for the booking: it costs more. */
export async function holdBetter(
  visitor: Visitor,
  booked: Reservation,
  { date = booked.outbound.sailing.date, how = 'port' as HowToPayMore } = {},
): Promise<HeldChange> {
  const { adults } = booked.outbound.party;
  const { outbound } = await chooseTrip(visitor, { adults, date, cabin: 1, sailing: 0 });
  return holdOther(visitor, booked, { outbound }, how);
}

/** The same, to be paid at the port, whatever the response. */
export const changeAtPort = async (
  visitor: Visitor,
  booked: Reservation,
  options?: Parameters<typeof holdBetter>[2],
) => commitChange(visitor, await holdBetter(visitor, booked, options));
