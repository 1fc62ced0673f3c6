import { jstInstant } from '../domain/instant.ts';
import {
  CANCEL_WITHIN_HOURS,
  type Decision,
  type DecisionOutcome,
  decide,
  outcomeOf,
  waitForOthers,
} from '../domain/service/decide.ts';
import {
  findAffected,
  findOperatedSailings,
  findSailingEvents,
  type OperatedSailing,
} from '../domain/service/operated-sailings.ts';
import { CHOICE, chooseSailings, type NamedSailings, todayOf } from './choose-sailings.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  type Given,
  JSON_OPTION,
  type Outcome,
} from './command.ts';
import { linesOf, type SailingLine, sum, toLine } from './sailing-lines.ts';

const SAILING = 'SAILING';
const DECISION = { 'dry-run': { type: 'boolean' }, ...JSON_OPTION } as const;
const REASON = { reason: { type: 'string' } } as const;
/** As the operator's document has it. */
const LONGEST_REASON = 80;
/** Minutes; what is later than a day is another sailing. */
const LONGEST_DELAY = 1440;

/** What the company decides about a sailing, while it is sold. */
export const SAILING_COMMANDS: readonly Command[] = [
  {
    name: 'sailings list',
    parameters: [],
    options: { ...CHOICE, ...JSON_OPTION },
    does: 'the sailings of a day, today’s without --date: id, state, what is booked',
    async run({ tx, clock }, given) {
      const { sailings } = await chooseSailings(tx, given, todayOf(clock.now()));
      const lines = await withAffected(tx, sailings);
      return { lines: given.options.json ? [jsonOf(lines)] : linesOf(lines) };
    },
  },
  {
    name: 'sailings show',
    parameters: [SAILING],
    options: JSON_OPTION,
    does: 'one sailing, and what was decided about it, when and by whom',
    run: show,
  },
  {
    name: 'sailings cancel',
    parameters: [],
    more: SAILING,
    options: { ...CHOICE, ...REASON, ...DECISION },
    does: 'takes sailings off sale; their customers may move or have all their money back; --reason WORDS',
    run: (context, given) =>
      decideOn(context, given, { kind: 'cancelled', reason: reasonOf(given) }),
  },
  {
    name: 'sailings delay',
    parameters: [],
    more: SAILING,
    options: { ...CHOICE, minutes: { type: 'string' }, ...REASON, ...DECISION },
    does: 'says how late sailings are against the timetable; --minutes 45 --reason WORDS',
    run: (context, given) =>
      decideOn(context, given, {
        kind: 'delayed',
        minutes: minutesOf(given),
        reason: reasonOf(given),
      }),
  },
  {
    name: 'sailings restore',
    parameters: [],
    more: SAILING,
    options: { ...CHOICE, ...DECISION },
    does: 'says that cancelled or late sailings sail as planned after all',
    run: (context, given) => decideOn(context, given, { kind: 'restored' }),
  },
];

async function show({ tx }: CommandContext, given: Given): Promise<Outcome> {
  const { sailings } = await chooseSailings(tx, given);
  const [line] = await withAffected(tx, sailings);
  if (!line) throw new Error('Found, and gone');
  const events = await findSailingEvents(tx, line.id);
  const said = events.map(({ at, ...event }) => ({ at: jstInstant(at), ...event }));
  if (given.options.json) return { lines: [JSON.stringify({ ...line, events: said })] };
  const history = said.map(({ at, actor, kind, minutes, reason }) =>
    [at, actor, kind, minutes && `${minutes} min`, reason].filter(Boolean).join('\t'),
  );
  return { lines: [...linesOf([line]), ...history] };
}

/** All of the sailings or, where one of them is refused, none. */
async function decideOn(
  { tx, clock, actor }: CommandContext,
  given: Given,
  decision: Decision,
): Promise<Outcome> {
  const isDry = given.options['dry-run'] === true;
  const now = clock.now();
  await waitForOthers(tx);
  const chosen = await chooseSailings(tx, given);
  const outcomes = chosen.sailings.map((facts) =>
    outcomeOf(facts, decision, { now, isNamed: chosen.isById }),
  );
  refuse(chosen, outcomes);
  const ids = chosen.sailings.flatMap(({ id }, at) => (outcomes[at] === 'decided' ? [id] : []));
  if (ids.length > 0 && !isDry) await decide(tx, ids, decision, { actor, now });
  const after = isDry ? chosen.sailings : await again(tx, chosen.sailings);
  const lines = (await withAffected(tx, after)).map((line, at) => ({
    ...line,
    outcome:
      isDry && outcomes[at] === 'decided'
        ? `would be ${decision.kind}`
        : WORDS[outcomes[at] ?? 'same'],
  }));
  const details = [...(isDry ? ['dry-run'] : []), decision.kind, ...ids].join(' ');
  if (given.options.json) return { lines: [jsonOf(lines)], details };
  return { lines: [...linesOf(lines), ...(isDry ? ['nothing is changed'] : [])], details };
}

const WORDS: Record<DecisionOutcome, string> = {
  decided: 'done',
  same: 'nothing to do: it is so already',
  past: 'left as it is: it has arrived',
  withdrawn: 'left as it is: it is in no timetable any more',
  cancelled: 'left as it is: it is cancelled',
  sailed: 'left as it is: passengers have boarded it',
};

const REFUSALS: Record<Exclude<DecisionOutcome, 'decided' | 'same'>, string> = {
  past: `its time is in the past: it has arrived, or was to arrive ${CANCEL_WITHIN_HOURS} hours ago`,
  withdrawn: 'it is in no timetable any more, and nothing of it was sold',
  cancelled: 'it is cancelled already: restore it first',
  sailed: 'it has sailed: the port has let passengers aboard',
};

/** Of a route some may not fit; what was named by its id has to. @throws CommandError */
function refuse({ sailings, isById }: NamedSailings, outcomes: readonly DecisionOutcome[]): void {
  const wrong = sailings.flatMap(({ id }, at) => {
    const outcome = outcomes[at];
    return !outcome || outcome === 'decided' || outcome === 'same' ? [] : [{ id, outcome }];
  });
  const [first] = wrong;
  if (!first || (!isById && wrong.length < sailings.length)) return;
  throw new CommandError(`${first.id}: ${REFUSALS[first.outcome]}; nothing is changed`);
}

/** In the same order. */
const again = (tx: CommandContext['tx'], sailings: readonly OperatedSailing[]) =>
  findOperatedSailings(tx, { ids: sailings.map(({ id }) => id) });

async function withAffected(
  tx: CommandContext['tx'],
  sailings: readonly OperatedSailing[],
): Promise<SailingLine[]> {
  const affected = await findAffected(
    tx,
    sailings.map(({ id }) => id),
  );
  return sailings.map((facts) => toLine(facts, affected.get(facts.id)));
}

const jsonOf = (sailings: readonly SailingLine[]): string =>
  JSON.stringify({ sailings, all: sum(sailings) });

/** @throws CommandError */
function reasonOf({ options: { reason } }: Given): string {
  const words = typeof reason === 'string' ? reason.trim() : '';
  const length = [...words].length;
  if (length > 0 && length <= LONGEST_REASON && !/\p{C}/u.test(words)) return words;
  throw new CommandError(
    `--reason is what customers read, as 強風のため: 1 to ${LONGEST_REASON} characters`,
  );
}

/** @throws CommandError */
function minutesOf({ options: { minutes } }: Given): number {
  const value = Number(minutes);
  if (/^\d{1,4}$/.test(String(minutes)) && value >= 1 && value <= LONGEST_DELAY) return value;
  throw new CommandError(
    `--minutes is how late it is against the timetable: 1 to ${LONGEST_DELAY}; "sailings restore" for none`,
  );
}
