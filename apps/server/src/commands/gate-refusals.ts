import type { GateReason } from '../domain/tickets/gate.ts';

/** What a port is told where a ticket may not pass, by the reason and the fact beside it. */
export const GATE_REFUSALS: Record<GateReason, (fact: string) => string> = {
  malformed: () => 'this is no code of a ticket',
  unknownKey: () => 'forged: the code is signed with a key that is not ours',
  forged: () => 'forged: the code’s signature is wrong',
  unknown: () => 'there is no ticket with this code',
  cancelled: (at) =>
    `cancelled${at && ` at ${at}`}: the booking has changed; there may be a new ticket`,
  serviceCancelled: () => 'cancelled: its sailing does not run',
  standBy: (number) =>
    `on stand-by: it has no place; "stand-by ${number} --sailing SAILING" takes one`,
  wrongSailing: (sailing) => `wrong sailing: the ticket is for ${sailing}`,
  wrongDay: (day) => `wrong day: the ticket is for ${day}`,
  notOpen: (at) => `not yet open: the ticket opens at ${at}`,
  over: (at) => `over: its sailing departed at ${at}`,
  used: (at) => `used: aboard since ${at}`,
};
