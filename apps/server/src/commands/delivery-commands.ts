import { jstInstant } from '../domain/instant.ts';
import { findDeliveries, findEventIds, replay } from '../domain/webhooks/deliveries.ts';
import { findEndpoint } from '../domain/webhooks/endpoints.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  type Given,
  JSON_OPTION,
} from './command.ts';

/** Rows of one list. */
const LIMIT = 100;
const TO = { endpoint: { type: 'string' }, parked: { type: 'boolean' } } as const;

/** The commands that list deliveries to endpoints, and send them again. */
export const DELIVERY_COMMANDS: readonly Command[] = [
  {
    name: 'webhooks deliveries',
    parameters: [],
    options: { ...TO, ...JSON_OPTION },
    does: `events and what endpoints responded, the last ${LIMIT}; --endpoint ENDPOINT; --parked: given up`,
    async run({ tx }, { options }) {
      const endpointId = await endpointOf(tx, options);
      const state = options.parked === true ? ('parked' as const) : undefined;
      const found = await findDeliveries(tx, { endpointId, state }, LIMIT);
      if (options.json) return { lines: [JSON.stringify(found)] };
      const timeOf = (at: Date | null) => (at ? jstInstant(at) : '-');
      const lines = found.map((each) =>
        [
          ...[jstInstant(each.occurredAt), each.eventId, each.type, each.about, each.endpointId],
          ...[each.state, String(each.attempts), timeOf(each.lastAttemptAt), each.result ?? '-'],
          timeOf(each.nextAttemptAt),
        ].join('\t'),
      );
      return { lines: lines.length > 0 ? lines : ['no events'] };
    },
  },
  {
    name: 'webhooks replay',
    parameters: [],
    more: 'EVENT',
    options: { since: { type: 'string' }, ...TO },
    does: 'sends events again, with their ids: EVENT, or --since 2027-07-20T10:00, or --parked; --endpoint ENDPOINT',
    run: replayEvents,
  },
];

async function replayEvents({ tx, clock }: CommandContext, { parameters, options }: Given) {
  const isParked = options.parked === true;
  const ways = [parameters.length > 0, options.since !== undefined, isParked].filter(Boolean);
  if (ways.length !== 1)
    throw new CommandError('name events, or --since, or --parked: one of them');
  const endpointId = await endpointOf(tx, options);
  const eventIds = [...new Set(parameters)];
  const known = await findEventIds(tx, eventIds);
  const missing = eventIds.find((id) => !known.includes(id));
  if (missing !== undefined) {
    throw new CommandError(
      `there is no event ${missing}: "webhooks deliveries"; it may be over 30 days old`,
    );
  }
  const since = options.since === undefined ? undefined : sinceOf(String(options.since));
  const waiting = await replay(tx, { eventIds, since, isParked, endpointId }, clock.now());
  const what =
    parameters.length > 0 ? eventIds.join(' ') : isParked ? 'parked' : `since ${options.since}`;
  return { lines: [`${waiting} deliveries are sent again`], details: `${waiting}: ${what}` };
}

/** An instant; without an offset it is of Japan. @throws CommandError */
function sinceOf(typed: string): Date {
  const [, local, offset = '+09:00'] =
    /^(\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?)(Z|[+-]\d{2}:\d{2})?$/.exec(typed) ?? [];
  const at = local && new Date(`${local.includes('T') ? local : `${local}T00:00`}${offset}`);
  if (at && !Number.isNaN(at.getTime())) return at;
  throw new CommandError(
    '--since is a time, as 2027-07-20T10:00, in Japan where it says nothing else',
  );
}

/** @throws CommandError */
async function endpointOf(
  tx: CommandContext['tx'],
  { endpoint }: Given['options'],
): Promise<string | undefined> {
  if (typeof endpoint !== 'string') return undefined;
  if (await findEndpoint(tx, endpoint)) return endpoint;
  throw new CommandError('there is no such endpoint: "webhooks list"');
}
