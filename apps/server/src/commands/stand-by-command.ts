import { type StandByReason, StandByRefusal, takeStandBy } from '../booking/late/take-stand-by.ts';
import { jstInstant } from '../domain/instant.ts';
import { GateRefusal } from '../domain/tickets/gate.ts';
import { findOne } from './booking-commands.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  type Given,
  type Outcome,
} from './command.ts';
import { GATE_REFUSALS } from './gate-refusals.ts';

/** What a port does for a customer who was late: it takes a place on the sailing at the gate, and checks them in. */
export const STAND_BY_COMMAND: Command = {
  name: 'stand-by',
  parameters: ['NUMBER'],
  options: { sailing: { type: 'string' } },
  does: 'takes a free place on --sailing SAILING for the booking of a customer who was late, and checks it in',
  run: take,
};

async function take(context: CommandContext, given: Given): Promise<Outcome> {
  const { tx, clock, keys } = context;
  const { sailing } = given.options;
  if (typeof sailing !== 'string')
    throw new CommandError('--sailing SAILING is the one at the gate');
  const { id, reservationNumber } = await findOne(context, given);
  const asked = { reservationId: id, sailingId: sailing };
  try {
    const { passed, cabins } = await takeStandBy(tx, await keys(), asked, clock.now());
    const { ticket, stamped, at } = passed;
    const line = `${reservationNumber} is checked in at ${jstInstant(at)}: ${stamped} on ${sailing}, ${cabins.join(', ')}; ticket ${ticket.short_code}`;
    return { lines: [line], details: [id, ticket.leg, sailing].join(' ') };
  } catch (error) {
    if (error instanceof StandByRefusal) throw new CommandError(REFUSALS[error.reason](error.fact));
    if (error instanceof GateRefusal)
      throw new CommandError(GATE_REFUSALS[error.reason](error.fact));
    throw error;
  }
}

const REFUSALS: Record<StandByReason, (fact: string) => string> = {
  unknown: () => 'there is no such booking',
  notStandingBy: () =>
    'it is not on stand-by: its customer has not said that they will be late, or has taken a sailing already',
  tooLate: (day) => `too late: it could take a sailing until ${day}`,
  tooEarly: (day) => `too early: it was booked for ${day}, and takes no sailing before that one`,
  noSailing: () => 'there is no such sailing',
  otherSection: (section) => `other section: it is for ${section}`,
  serviceCancelled: () => 'cancelled: this sailing does not run',
  offSale: () => 'off sale: the timetable has this sailing otherwise now',
  full: () => 'full: nothing of the booked grade is free for all of them',
};
