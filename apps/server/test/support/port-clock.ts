// The port's commands at the port's time, two hours before the departure of the sailing at the gate, and a
// partner's at the opening of the first day of the voucher: for journeys that book days ahead. All else keeps
// the time of the day (`node --import`).
import { instantOf, serviceTimeOf } from '@ferry/format/service-time';
import type { Command, CommandContext, Given } from '../../src/commands/command.ts';
import { TICKET_COMMANDS } from '../../src/commands/ticket-commands.ts';
import { VOUCHER_COMMANDS } from '../../src/commands/voucher-commands.ts';
import { serviceInstant } from '../../src/domain/calendar/sales-window.ts';
import { addMinutes } from '../../src/domain/instant.ts';

type Move = (context: CommandContext, given: Given) => Promise<CommandContext>;

for (const command of TICKET_COMMANDS) moveClock(command, 'sailing', atGate);
for (const command of VOUCHER_COMMANDS) moveClock(command, 'partner', atDesk);

/** Of the commands with this option. */
function moveClock(command: Command, option: string, move: Move): void {
  if (!('run' in command && command.options && option in command.options)) return;
  const { run } = command;
  command.run = async (context, given) => run(await move(context, given), given);
}

async function atDesk(context: CommandContext, { parameters: [typed = ''] }: Given) {
  const bought = await context.tx
    .selectFrom('voucher')
    .innerJoin('reservation', 'reservation.id', 'voucher.reservation_id')
    .select('reservation.sale')
    .where('voucher.short_code', '=', typed.replace('-', ''))
    .executeTakeFirst();
  const validFrom = bought?.sale?.ticket?.validFrom;
  if (!validFrom) return context;
  const now = serviceInstant(validFrom, 10 * 60);
  return { ...context, clock: { now: () => now } };
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
