import { findWhatWaits, type WhatWaits } from '../domain/operation/what-waits.ts';
import { findTimetableEnds } from '../operator/timetable-end.ts';
import { type Command, JSON_OPTION } from './command.ts';

/** What each number says, and what to do when there is one. */
const WORDS: Record<keyof WhatWaits, [what: string, remedy: string]> = {
  mails: [
    'mails wait',
    'for some minutes it is the mail server: the log says why (job "send mails")',
  ],
  oldestMailSeconds: [
    'seconds since the oldest of them was written',
    'above 300 nobody gets mails',
  ],
  pushMessages: ['messages to devices wait', 'the log says why (job "send pushes")'],
  overdueHolds: [
    'holds are over and take places',
    'the job "expire holds" stands still: restart the server',
  ],
  overduePayments: ['payments wait for the provider', 'its status page; the log says why'],
  stoppedRefunds: ['refunds are to be paid by hand', '"refunds list", then "refunds paid ID"'],
  refusedRefunds: [
    'refunds are refused by the provider',
    '"refunds list" says why, then "refunds again ID"',
  ],
  held: ['bookings are held', ''],
  unpaid: ['bookings are to be paid later', ''],
};

/** The same numbers as `/metrics`, in words. */
export const STATUS_COMMAND: Command = {
  name: 'status',
  parameters: [],
  options: JSON_OPTION,
  does: 'what waits, what has stopped, and what to do about it',
  async run({ tx, clock }, { options: { json } }) {
    const waiting = await findWhatWaits(tx, clock.now());
    const timetableEnds = await findTimetableEnds(tx, clock);
    if (json) return { lines: [JSON.stringify({ ...waiting, timetableEnds })] };
    const ends = timetableEnds.map(
      ({ source, lastDay, days }) =>
        `${days}\tdays to the last sailing of ${source} (${lastDay}): "load" the next timetable`,
    );
    const lines = Object.entries(WORDS).map(([key, [what, remedy]]) => {
      const count = waiting[key as keyof WhatWaits];
      return [count, count > 0 && remedy !== '' ? `${what}: ${remedy}` : what].join('\t');
    });
    return { lines: [...lines, ...ends] };
  },
};
