// The port's commands at the port's time, two hours before the departure of the sailing at the gate: for
// journeys that book days ahead. All else keeps the time of the day (`node --import`).
import { instantOf, serviceTimeOf } from '@ferry/format/service-time';
import type { Command, CommandContext, Given } from '../../src/commands/command.ts';
import { TICKET_COMMANDS } from '../../src/commands/ticket-commands.ts';
import { addMinutes } from '../../src/domain/instant.ts';

for (const command of TICKET_COMMANDS) moveClock(command);

function moveClock(command: Command): void {
  if (!('run' in command && command.options && 'sailing' in command.options)) return;
  const { run } = command;
  command.run = async (context, given) => run(await atGate(context, given), given);
}

async function atGate(context: CommandContext, { options }: Given): Promise<CommandContext> {
  const sailing = await context.tx
    .selectFrom('sailing')
    .select(['service_date', 'call_departures'])
    .where('id', '=', String(options.sailing))
    .executeTakeFirst();
  if (!sailing) return context;
  const [minutes = 0] = sailing.call_departures;
  const departure = new Date(instantOf(sailing.service_date, serviceTimeOf(minutes)));
  const now = addMinutes(departure, -120);
  return { ...context, clock: { now: () => now } };
}
