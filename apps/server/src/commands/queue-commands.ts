import { addMinutes, jstInstant } from '../domain/instant.ts';
import { LONGEST_QUEUE_HOURS } from '../domain/queue/assert-turn.ts';
import {
  closeQueue,
  findOpenQueue,
  type OpenQueue,
  openQueue,
} from '../domain/queue/open-queue.ts';
import { todayOf } from './choose-sailings.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  type Given,
  JSON_OPTION,
  type Outcome,
} from './command.ts';

const TEXT = { type: 'string' } as const;

/** Numbers of a line: the default, and from which to which. */
const NUMBERS = {
  /** Minutes before the opening from which on customers can take a place. */
  gather: [15, 0, 120],
  /** Minutes after which it ends by itself. */
  minutes: [120, 1, LONGEST_QUEUE_HOURS * 60],
  /** Customers whose turn it is, at a time. */
  inside: [500, 1, 100_000],
  /** Turns in a second at most. */
  'per-second': [30, 1, 10_000],
  /** Places of one client address: a family, an office or a mobile carrier shares one. */
  'of-address': [40, 1, 100_000],
} as const;

/** The fair line of those who come when sales open. */
export const QUEUE_COMMANDS: readonly Command[] = [
  {
    name: 'queue open',
    parameters: [],
    options: {
      ...{ at: TEXT, gather: TEXT, minutes: TEXT },
      ...{ inside: TEXT, 'per-second': TEXT, 'of-address': TEXT },
      ...JSON_OPTION,
    },
    does: 'opens a fair line: at once, or at a time of today (--at 09:00), with those there by then in a random order',
    run: open,
  },
  {
    name: 'queue show',
    parameters: [],
    options: JSON_OPTION,
    does: 'the line that is open: since when, who waits, who has a turn, how fast it goes',
    async run({ tx, clock }, { options }) {
      const queue = await findOpenQueue(tx, clock.now());
      const shown = queue && factsOf(queue);
      if (options.json) return { lines: [JSON.stringify(shown ?? null)] };
      if (!shown) return { lines: ['no line is open'] };
      return { lines: Object.entries(shown).map(([name, value]) => `${name}\t${value ?? '-'}`) };
    },
  },
  {
    name: 'queue close',
    parameters: [],
    options: JSON_OPTION,
    does: 'ends the line: those who wait go on at once',
    async run({ tx, clock }, { options }) {
      const isClosed = await closeQueue(tx, clock.now());
      const outcome = isClosed ? 'is closed' : 'nothing to do: no line is open';
      const details = isClosed ? 'closed' : 'none was open';
      return { lines: [options.json ? JSON.stringify({ outcome }) : outcome], details };
    },
  },
];

async function open({ tx, clock }: CommandContext, given: Given): Promise<Outcome> {
  const now = clock.now();
  const opensAt = openingOf(given, now);
  const number = (name: keyof typeof NUMBERS) => numberOf(given, name);
  const gathers = addMinutes(opensAt, -number('gather'));
  const queue = {
    gathers_at: gathers > now ? gathers : now,
    opens_at: opensAt,
    ends_at: addMinutes(opensAt, number('minutes')),
    inside_limit: number('inside'),
    address_limit: number('of-address'),
    per_second: number('per-second'),
  };
  if (!(await openQueue(tx, queue, now))) {
    throw new CommandError('a line is open: "queue show" has it, "queue close" ends it');
  }
  const since = jstInstant(queue.opens_at);
  const until = jstInstant(queue.ends_at);
  const line = given.options.json
    ? JSON.stringify({ since, until, outcome: 'is open' })
    : `is open\tfrom ${since} until ${until}, places from ${jstInstant(queue.gathers_at)} on`;
  return { lines: [line], details: `${since} ${until}` };
}

/** Sales that have opened are open: a line begins now at the earliest. */
function openingOf({ options: { at } }: Given, now: Date): Date {
  if (typeof at !== 'string') return now;
  if (!/^([01]?\d|2[0-3]):[0-5]\d$/.test(at)) {
    throw new CommandError('--at is a time of today in Japan: 09:00');
  }
  const opensAt = new Date(`${todayOf(now)}T${at.padStart(5, '0')}:00+09:00`);
  if (opensAt < now) throw new CommandError(`${at} is over: without --at a line begins at once`);
  return opensAt;
}

function numberOf({ options }: Given, name: keyof typeof NUMBERS): number {
  const [usual, least, most] = NUMBERS[name];
  const text = options[name];
  if (typeof text !== 'string') return usual;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new CommandError(`--${name} is a whole number from ${least} to ${most}`);
}

const factsOf = (queue: OpenQueue) => ({
  since: jstInstant(queue.opens_at),
  until: jstInstant(queue.ends_at),
  gathers: jstInstant(queue.gathers_at),
  isDrawn: queue.drawn_at !== null,
  seed: queue.seed?.toString('hex') ?? null,
  waiting: queue.waiting,
  inside: queue.inside,
  insideAtMost: queue.inside_limit,
  turnsOfTheLastMinute: queue.per_minute === null ? null : Math.round(queue.per_minute),
  turnsASecond: queue.rate,
  turnsASecondAtMost: queue.per_second,
  placesOfAnAddress: queue.address_limit,
});
