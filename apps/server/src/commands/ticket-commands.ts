import { jstInstant } from '../domain/instant.ts';
import { type GateAction, GateRefusal, type Passed, passGate } from '../domain/tickets/gate.ts';
import { createPortKey, deletePortKey, findPortKeys } from '../domain/tickets/port-keys.ts';
import { type Command, type CommandContext, CommandError, type Given } from './command.ts';
import { GATE_REFUSALS } from './gate-refusals.ts';
import { STAND_BY_COMMAND } from './stand-by-command.ts';

const CODE = 'CODE';
const OPTIONS = { sailing: { type: 'string' } } as const;

/** What a port does with tickets, by hand; and the keys of its devices. */
export const TICKET_COMMANDS: readonly Command[] = [
  {
    name: 'check-in',
    parameters: [CODE],
    options: OPTIONS,
    does: 'notes that a traveller is checked in; --sailing SAILING is the one at the gate',
    run: (context, given) => pass(context, given, 'checkIn'),
  },
  {
    name: 'board',
    parameters: [CODE],
    options: OPTIONS,
    does: 'notes that a traveller is aboard; once, checked in or not',
    run: (context, given) => pass(context, given, 'board'),
  },
  STAND_BY_COMMAND,
  {
    name: 'port-keys new',
    parameters: ['NAME'],
    does: 'prints a key with which a port’s device fetches the tickets of a sailing; only once',
    async run({ tx, clock }, { parameters: [name = ''] }) {
      if (!/^[a-z0-9-]{1,40}$/.test(name)) {
        throw new CommandError('NAME has small letters, digits and hyphens, at most 40');
      }
      const { key, prefix } = await createPortKey(tx, name, clock.now());
      return { lines: [key], details: `${prefix} ${name}` };
    },
  },
  {
    name: 'port-keys list',
    parameters: [],
    does: 'the keys of ports: how each begins, its name, since when',
    async run({ tx }) {
      const keys = await findPortKeys(tx);
      const lines = keys.map(({ prefix, name, created_at }) =>
        [prefix, name, jstInstant(created_at)].join('\t'),
      );
      return { lines: lines.length > 0 ? lines : ['no keys'] };
    },
  },
  {
    name: 'port-keys revoke',
    parameters: ['PREFIX'],
    does: 'ends the key that begins so, as the list has it',
    async run({ tx }, { parameters: [prefix = ''] }) {
      if (!(await deletePortKey(tx, prefix))) throw new CommandError('there is no such key');
      return { lines: [`${prefix} is of no use any more`], details: prefix };
    },
  },
];

async function pass(
  { tx, clock, keys }: CommandContext,
  { parameters: [code = ''], options: { sailing } }: Given,
  action: GateAction,
) {
  const sailingId = typeof sailing === 'string' ? sailing : undefined;
  const ring = await keys();
  try {
    const passed = await passGate(tx, ring, action, { code, sailingId }, clock.now());
    const { ticket } = passed;
    return {
      lines: [lineOf(passed, action)],
      details: [ticket.id, ticket.leg, ticket.sailing_id].join(' '),
    };
  } catch (error) {
    if (error instanceof GateRefusal)
      throw new CommandError(GATE_REFUSALS[error.reason](error.fact));
    throw error;
  }
}

function lineOf({ ticket, stamped, before, at }: Passed, action: GateAction): string {
  const done = action === 'board' ? 'aboard' : 'checked in';
  if (stamped === 0) return `${ticket.short_code} was ${done} already, at ${jstInstant(at)}`;
  const all =
    ticket.subject === 'group'
      ? `, with the tickets of the leg: ${stamped} now, ${before} before`
      : '';
  return `${ticket.short_code} is ${done} at ${jstInstant(at)}${all}: ${ticket.leg}, ${ticket.sailing_id}`;
}
