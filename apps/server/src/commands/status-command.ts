import {
  countPreOrders,
  findWhatWaits,
  type PreOrderCounts,
  type WhatWaits,
} from '../domain/operation/what-waits.ts';
import { findTimetableEnds, type TimetableEnd } from '../operator/timetable-end.ts';
import { type Command, JSON_OPTION } from './command.ts';

/** Mails and events that wait for longer are not on their way: something stands still. */
const LONG_SECONDS = 300;

interface Line {
  /** `stopped`: it needs the office; `waits`: it goes on by itself. */
  state: 'stopped' | 'waits' | 'fine';
  count: number;
  what: string;
  /** The command, or where to look. */
  remedy?: string;
}

/** What goes on by itself, unless the oldest of it is old. */
const waiting = (count: number, what: string, remedy: string, oldestSeconds: number): Line => {
  if (count === 0) return { state: 'fine', count, what };
  const minutes = Math.floor(oldestSeconds / 60);
  return oldestSeconds > LONG_SECONDS
    ? { state: 'stopped', count, what: `${what}, the oldest for ${minutes} minutes`, remedy }
    : { state: 'waits', count, what };
};

/** What nobody but a person ends. */
const standing = (count: number, what: string, remedy: string): Line =>
  count === 0 ? { state: 'fine', count, what } : { state: 'stopped', count, what, remedy };

const usual = (count: number, what: string): Line => ({ state: 'fine', count, what });

/** The lines of faults that a person has to end. */
const stoppedLines = (now: WhatWaits): Line[] => [
  standing(
    now.stoppedRefunds,
    'refunds are to be paid by hand',
    '"refunds list", pay them, then "refunds paid ID"',
  ),
  standing(
    now.refusedRefunds,
    'refunds are refused by the provider',
    '"refunds list" says why; put it right, then "refunds again ID"',
  ),
  standing(
    now.differingSailings,
    'sold sailings are off sale, as another timetable has other times',
    '"sailings differing", then "sailings move SAILING" or "sailings keep SAILING"',
  ),
  standing(
    now.overdueHolds,
    'holds are over and take places',
    'the job "expire holds" stands still: restart the server, its log says why',
  ),
  standing(
    now.overduePreOrders,
    'pre-orders were to be drawn a minute ago',
    'the job "draw pre-orders" stands still: restart the server, its log says why',
  ),
  standing(
    now.overduePayments,
    'payments were to be asked of the provider 5 minutes ago',
    'the provider’s status page, and the log (job "settle payments")',
  ),
  standing(
    now.givenUpMails,
    'mails of the last day were given up',
    'the log says why (job "send mails"); "bookings resend NUMBER" sends a confirmation again',
  ),
];

/** Events for integrators that nothing sends by itself any more. */
const stoppedEvents = (now: WhatWaits): Line[] => [
  standing(
    now.stoppedEndpoints,
    'endpoints were stopped: events are not sent to them',
    '"webhooks list" says which; once it takes events, "webhooks resume ENDPOINT"',
  ),
  standing(
    now.parkedDeliveries,
    'events for endpoints were given up',
    '"webhooks deliveries --parked" says why; put it right, then "webhooks replay --parked"',
  ),
  standing(
    now.failingEndpoints,
    'endpoints take no events for 5 minutes; events come again by themselves',
    '"webhooks deliveries" says what they respond: tell who runs them',
  ),
];

const decidedOf = ({ held, unplaced }: PreOrderCounts): string =>
  `${held + unplaced} were decided and ${held} of them got places`;

/** Guarded by `test/operator/status.spec.ts`: each command in it is one. */
function linesOf(now: WhatWaits, preOrders: PreOrderCounts): Line[] {
  const late = now.overduePushMessages > 0 ? LONG_SECONDS + 1 : 0;
  return [
    ...stoppedLines(now),
    ...stoppedEvents(now),
    waiting(
      now.mails,
      'mails wait',
      'the mail server does not take them: the log says why (job "send mails")',
      now.oldestMailSeconds,
    ),
    waiting(
      now.webhooks,
      'events of the payment provider wait',
      'the log says why (job "payment events")',
      now.oldestWebhookSeconds,
    ),
    waiting(
      now.pushMessages,
      'messages to devices wait',
      'the log says why (job "send pushes")',
      late,
    ),
    usual(now.deliveries, 'events wait for endpoints'),
    usual(now.queueWaiting, `wait for their turn, ${now.queueInside} have it ("queue show")`),
    usual(
      now.waitlistWaiting,
      `wait for places, for ${now.waitlistOffered} others some are held ("waitlist list")`,
    ),
    usual(
      preOrders.accepted,
      `pre-orders wait for their draw, ${decidedOf(preOrders)} ("pre-orders list")`,
    ),
    usual(now.held, 'bookings are held'),
    usual(now.unpaid, 'bookings are to be paid later'),
  ];
}

const endOf = ({ source, lastDay, days }: TimetableEnd): Line => ({
  state: 'stopped',
  count: days,
  what: `days to the last sailing of ${source} (${lastDay ?? 'none is left'})`,
  remedy: '"diff FILE" and "load FILE" with the next timetable',
});

/** The same numbers as `/metrics`, in words: what needs the office first, with what to type. */
export const STATUS_COMMAND: Command = {
  name: 'status',
  parameters: [],
  options: JSON_OPTION,
  does: 'what waits, what has stopped, and what to do about it',
  async run({ tx, clock }, { options: { json } }) {
    const found = await findWhatWaits(tx, clock.now());
    const preOrders = await countPreOrders(tx);
    const timetableEnds = await findTimetableEnds(tx, clock);
    if (json) return { lines: [JSON.stringify({ ...found, preOrders, timetableEnds })] };
    const all = [...linesOf(found, preOrders), ...timetableEnds.map(endOf)];
    const stopped = all.filter(({ state }) => state === 'stopped');
    const others = all.filter(({ state }) => state !== 'stopped');
    return {
      lines: [
        stopped.length === 0 ? 'nothing needs you' : `${stopped.length} things need you`,
        ...[...stopped, ...others].map(({ state, count, what, remedy }) =>
          [state, count, remedy ? `${what}: ${remedy}` : what].join('\t'),
        ),
      ],
    };
  },
};
