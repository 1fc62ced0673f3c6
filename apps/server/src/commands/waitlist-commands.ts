import { partyText } from '@ferry/format/party-text';
import { endEntry, findForOffice, listLine } from '../booking/waitlist/own-entries.ts';
import { DomainError } from '../domain/domain-error.ts';
import { jstInstant } from '../domain/instant.ts';
import { stateOf } from '../domain/waitlist/to-entry.ts';
import type { StoredWaitlistEntry } from '../domain/waitlist/waitlist-rows.ts';
import { chooseSailings } from './choose-sailings.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  type Given,
  JSON_OPTION,
  type Outcome,
} from './command.ts';
import { tableOf } from './csv.ts';

/** Who waits for places of sailings that are full. Offers are made by the server alone, in the order of the line. */
export const WAITLIST_COMMANDS: readonly Command[] = [
  {
    name: 'waitlist list',
    parameters: [],
    options: { sailing: { type: 'string' }, ...JSON_OPTION },
    does: 'who waits or is offered places, in the order of each sailing; --sailing SAILING: of that one, with what is over',
    run: list,
  },
  {
    name: 'waitlist show',
    parameters: ['ENTRY'],
    options: JSON_OPTION,
    does: 'one who waits: wish, mail address, since when and until when, what is held',
    async run(context, given) {
      const entry = await entryOf(context, given);
      const facts = factsOf(entry, context.clock.now());
      if (given.options.json) return { lines: [JSON.stringify(facts)], details: entry.id };
      const rows = Object.entries(facts).map(([name, value]) => [name, String(value ?? '-')]);
      return { lines: tableOf(rows), details: entry.id };
    },
  },
  {
    name: 'waitlist withdraw',
    parameters: ['ENTRY'],
    options: JSON_OPTION,
    does: 'takes one who waits out of the line, as the customer can; what is held goes to the next',
    run: withdraw,
  },
];

async function list({ tx, clock }: CommandContext, given: Given): Promise<Outcome> {
  const { options } = given;
  const now = clock.now();
  const sailing = typeof options.sailing === 'string' ? options.sailing : undefined;
  // A typing mistake is no empty line.
  if (sailing !== undefined)
    await chooseSailings(tx, { ...given, parameters: [sailing], options: {} });
  const entries = (await listLine(tx, sailing))
    .map((entry) => factsOf(entry, now))
    .filter(({ state }) => sailing !== undefined || state === 'waiting' || state === 'offered');
  if (options.json) return { lines: [JSON.stringify(entries)] };
  const lines = tableOf(
    entries.map(({ id, sailing, state, party, vehicles, since, until, heldUntil }) => [
      ...[sailing, id, state, party, vehicles > 0 ? `${vehicles} vehicles` : ''],
      ...[since ?? '', heldUntil ? `held until ${heldUntil}` : `waits until ${until}`],
    ]),
  );
  return { lines: lines.length > 0 ? lines : ['nobody waits'] };
}

/** What the office sees of an entry. */
function factsOf(entry: StoredWaitlistEntry, now: Date) {
  const { id, sailing_id: sailing, wish, email, joined_at, until, reservation_id } = entry;
  const state = entry.joined_at ? stateOf(entry, now) : 'unconfirmed';
  const isHeld = state === 'offered' && entry.limit_time !== null;
  return {
    id,
    state,
    sailing,
    section: `${entry.from_port_id} ${entry.to_port_id}`,
    party: partyText(wish.party),
    vehicles: wish.vehicles.length,
    pets: wish.pets.length,
    cabins: wish.cabinTypeIds.join(' ') || 'any',
    email,
    since: joined_at && jstInstant(joined_at),
    until: jstInstant(until),
    heldUntil: isHeld && entry.limit_time ? jstInstant(entry.limit_time) : null,
    reservation: reservation_id,
  };
}

async function entryOf(
  { tx }: CommandContext,
  { parameters: [id = ''] }: Given,
): Promise<StoredWaitlistEntry> {
  const entry = await findForOffice(tx, id);
  if (!entry) throw new CommandError('nobody waits by that id: "waitlist list" has them');
  return entry;
}

async function withdraw(context: CommandContext, given: Given): Promise<Outcome> {
  const { tx, clock } = context;
  const entry = await entryOf(context, given);
  const now = clock.now();
  if (!entry.joined_at) throw new CommandError('its link was not followed: it waits for nothing');
  const isWithdrawn = stateOf(entry, now) === 'withdrawn';
  try {
    await endEntry(tx, entry, now);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new CommandError(
      `it is ${stateOf(entry, now)}: what is booked is cancelled as a booking ("bookings cancel")`,
    );
  }
  const outcome = isWithdrawn ? 'nothing to do: it is withdrawn already' : 'is withdrawn';
  const { id } = entry;
  const line = given.options.json ? JSON.stringify({ id, outcome }) : `${id}\t${outcome}`;
  return { lines: [line], details: isWithdrawn ? `${id} already` : id };
}
