import { isRealDate } from '@ferry/format/date';
import * as v from 'valibot';
import { waitForOthers } from '../domain/service/decide.ts';
import { shownOn } from '../domain/service/notices.ts';
import {
  findOwnNotices,
  type OwnNotice,
  publishNotice,
  withdrawNotice,
} from '../domain/service/own-notices.ts';
import { Notice } from '../rules/schema-news.ts';
import { todayOf } from './choose-sailings.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  type Given,
  JSON_OPTION,
  type Outcome,
} from './command.ts';
import { tableOf } from './csv.ts';

/** Notices for every visitor, beside those of documents, which feeds have none of. */
export const NOTICE_COMMANDS: readonly Command[] = [
  {
    name: 'notices list',
    parameters: [],
    options: JSON_OPTION,
    does: 'the notices that the office has published, the newest first: id, state, days, title',
    async run({ tx, clock }, { options }) {
      const today = todayOf(clock.now());
      const all = (await findOwnNotices(tx)).map((each) => ({
        ...each,
        state: stateOf(each, today),
      }));
      if (options.json) return { lines: [JSON.stringify(all)] };
      const lines = tableOf(
        all.map(({ id, state, publishedOn, until, important, title }) => [
          ...[id, state, publishedOn, until ?? '', important ? 'important' : '', title],
        ]),
      );
      return { lines: lines.length > 0 ? lines : ['the office has published no notice'] };
    },
  },
  {
    name: 'notices publish',
    parameters: [],
    options: {
      ...{ title: { type: 'string' }, text: { type: 'string' } },
      ...{ since: { type: 'string' }, until: { type: 'string' }, important: { type: 'boolean' } },
      'dry-run': { type: 'boolean' },
      ...JSON_OPTION,
    },
    does: 'shows a notice on the site from a day (today without --since) to a last one, or until it is withdrawn',
    run: publish,
  },
  {
    name: 'notices withdraw',
    parameters: ['NOTICE'],
    options: JSON_OPTION,
    does: 'takes a notice off the site that the office has published',
    run: withdraw,
  },
];

function stateOf(
  { id, title, body, important, publishedOn, until, isWithdrawn }: OwnNotice,
  today: string,
): 'withdrawn' | 'over' | 'shown' | 'to come' {
  if (isWithdrawn) return 'withdrawn';
  const notice = { id, title, body, important, publishedOn, until: until ?? undefined };
  if (shownOn(notice, today)) return 'shown';
  return publishedOn > today ? 'to come' : 'over';
}

async function publish({ tx, clock, actor }: CommandContext, given: Given): Promise<Outcome> {
  const now = clock.now();
  const isDry = given.options['dry-run'] === true;
  const notice = noticeOf(given, todayOf(now));
  // Two who publish the same at once publish it once.
  await waitForOthers(tx);
  const { id, isNew } = await publishNotice(tx, notice, { actor, now, isDry });
  const done = isDry ? 'would be published' : 'is published';
  const outcome = isNew ? done : 'nothing to do: it is published already';
  const shown = isDry && isNew ? '-' : id;
  const details = [isDry && 'dry-run', shown, !isNew && 'already'].filter(Boolean).join(' ');
  if (given.options.json) {
    return { lines: [JSON.stringify({ id: shown, ...notice, outcome })], details };
  }
  return { lines: [[shown, notice.title, outcome].join('\t')], details };
}

/** As the document has it. @throws CommandError */
function noticeOf({ options }: Given, today: string): Omit<Notice, 'id'> {
  const { title, text, since: from = today, until, important = false } = options;
  const typed = { id: 'ntc_x', title, body: text, important, publishedOn: from };
  const parsed = v.safeParse(Notice, { ...typed, ...(until !== undefined && { until }) });
  if (!parsed.success) throw new CommandError(lineOf(parsed.issues));
  if (!isRealDate(String(from))) throw new CommandError('--since is a day, as 2026-12-01');
  if (until !== undefined && String(until) < String(from)) {
    throw new CommandError('--until is the last day: not before --since');
  }
  const { id: _, ...notice } = parsed.output;
  return notice;
}

const OPTIONS: Record<string, string> = {
  title: '--title is its heading, of 1 to 80 characters',
  body: '--text is what it says, of 1 to 1000 characters',
  publishedOn: '--since is a day, as 2026-12-01',
  until: '--until is a day, as 2026-12-31',
};

const lineOf = ([issue]: readonly v.BaseIssue<unknown>[]): string =>
  OPTIONS[String(issue?.path?.[0]?.key)] ?? issue?.message ?? '';

async function withdraw(
  { tx, clock }: CommandContext,
  { parameters: [id = ''], options }: Given,
): Promise<Outcome> {
  const done = await withdrawNotice(tx, id, clock.now());
  if (done === undefined) {
    throw new CommandError(
      'the office has no such notice: "notices list" has its own; what a document says is changed there',
    );
  }
  const outcome = done ? 'is withdrawn' : 'nothing to do: it is withdrawn already';
  const line = options.json ? JSON.stringify({ id, outcome }) : `${id}\t${outcome}`;
  return { lines: [line], details: done ? id : `${id} already` };
}
