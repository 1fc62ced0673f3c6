import { instantOf, serviceTimeOf } from '@ferry/format/service-time';
import { waitForOthers } from '../domain/service/decide.ts';
import {
  type DifferingSailing,
  findDiffering,
  keepSailings,
  moveSailings,
} from '../domain/service/differing.ts';
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

const SAILING = 'SAILING';
const DECISION = { 'dry-run': { type: 'boolean' }, ...JSON_OPTION } as const;

/** What the company does about sold sailings that another timetable has otherwise. */
export const DIFFERING_COMMANDS: readonly Command[] = [
  {
    name: 'sailings differing',
    parameters: [],
    options: JSON_OPTION,
    does: 'sold sailings that the document has otherwise now: off sale until they are moved or kept',
    async run({ tx, clock }, { options }) {
      const found = await findDiffering(tx, { now: clock.now() });
      const lines = options.json ? [JSON.stringify(found.map(rowOf))] : linesOf(found);
      return { lines: found.length > 0 || options.json ? lines : ['no sold sailing differs'] };
    },
  },
  {
    name: 'sailings move',
    parameters: [SAILING],
    more: SAILING,
    options: DECISION,
    does: 'gives them the times of the document; their customers have a mail, and may choose without a fee',
    run: (context, given) => decide(context, given, 'moved'),
  },
  {
    name: 'sailings keep',
    parameters: [SAILING],
    more: SAILING,
    options: DECISION,
    does: 'leaves them as they are sold on purpose, on sale again',
    run: (context, given) => decide(context, given, 'kept'),
  },
];

/** All of them or, where one is refused, none. */
async function decide(
  { tx, clock, actor }: CommandContext,
  given: Given,
  decision: 'moved' | 'kept',
): Promise<Outcome> {
  const isDry = given.options['dry-run'] === true;
  const now = clock.now();
  await waitForOthers(tx);
  const ids = (await chooseSailings(tx, given)).sailings.map(({ id }) => id);
  const found = await findDiffering(tx, { ids, now });
  if (decision === 'moved') for (const each of found) assertMovable(each, now);
  const due = found.filter(({ isKept }) => decision === 'moved' || !isKept).map(({ id }) => id);
  if (due.length > 0 && !isDry) {
    await (decision === 'moved' ? moveSailings(tx, due, { actor, now }) : keepSailings(tx, due));
  }
  const saying = (id: string) =>
    due.includes(id)
      ? `${isDry ? 'would be' : 'is'} ${decision}`
      : 'nothing to do: it differs no more, is kept, or has sailed';
  const said = ids.map((id) => {
    const sailing = found.find((each) => each.id === id);
    return { ...(sailing ? rowOf(sailing) : { id }), outcome: saying(id) };
  });
  const details = [...(isDry ? ['dry-run'] : []), decision, ...due].join(' ');
  if (given.options.json) return { lines: [JSON.stringify(said)], details };
  const lines = found.length > 0 ? linesOf(found) : [];
  const outcomes = said.map(({ id, outcome }) => `${id}\t${outcome}`);
  return { lines: [...lines, ...outcomes, ...(isDry ? ['nothing is changed'] : [])], details };
}

/** @throws CommandError */
function assertMovable({ id, date, document }: DifferingSailing, now: Date): void {
  const { departures } = document;
  const leavesAt = instantOf(date, serviceTimeOf(departures?.[0] ?? 0));
  const isOver = departures !== undefined && Date.parse(leavesAt) <= now.getTime();
  if (document.isMovable && !isOver) return;
  const why = isOver
    ? 'its new departure is in the past'
    : departures === undefined
      ? 'the timetable has it no more'
      : 'the timetable has another ship or other ports for it';
  throw new CommandError(
    `${id}: ${why}: "sailings keep" it, or "sailings cancel" it; nothing is changed`,
  );
}

const rowOf = ({ departs, arrives, document, ...sailing }: DifferingSailing) => ({
  ...sailing,
  time: timesText(departs, arrives),
  newTime:
    document.departures === undefined
      ? null
      : timesText(document.departures[0] ?? 0, document.arrivals.at(-1) ?? 0),
  isMovable: document.isMovable === true,
});

const timesText = (departs: number, arrives: number): string =>
  `${serviceTimeOf(departs)}-${serviceTimeOf(arrives)}`;

const linesOf = (found: readonly DifferingSailing[]): string[] =>
  tableOf(
    found
      .map(rowOf)
      .map(({ id, date, from, to, time, newTime, isMovable, bookings }) => [
        ...[id, date, `${from}-${to}`, time, `now ${newTime ?? 'in no timetable'}`],
        ...(newTime && !isMovable ? ['other ship or ports'] : []),
        `${bookings.length} bookings: ${bookings.join(' ')}`,
      ]),
  );
