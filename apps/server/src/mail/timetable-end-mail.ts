import { formatDate } from '@ferry/format/date';
import { operator } from '../rules/company.ts';
import { renderMail } from './layout.ts';
import type { WrittenMail } from './outbox.ts';

/**
 * Tells the company that a timetable ends and what to do; it has one mail for each of so many days before.
 * @param said the days before of which this is the mail
 */
export function timetableEndMail(
  to: string,
  { source, lastDay, days }: { source: string; lastDay: string | null; days: number },
  said: number,
): WrittenMail {
  const last = lastDay === null ? undefined : formatDate(lastDay);
  const rendered = renderMail({
    subject: last ? `時刻表は${last}までです(${source})` : `時刻表に便がありません(${source})`,
    greeting: `${operator.name} ご担当者様`,
    parts: [
      {
        kind: 'text',
        text:
          last === undefined
            ? `予約サイトの時刻表「${source}」に、便がありません。いまは1便も売れません。`
            : `予約サイトの時刻表「${source}」は、${days === 0 ? 'もう' : `あと${days}日で`}終わります。${last}よりあとの便は、売れません。`,
      },
      {
        kind: 'text',
        text: '新しい時刻表のファイルを、サーバーで確かめてから読み込んでください。予約サイトを止める必要はありません。',
      },
      { kind: 'text', text: 'npm run operator -- check ファイル名' },
      { kind: 'text', text: 'npm run operator -- load ファイル名' },
    ],
  });
  const occasion = `timetableEnds ${source} ${lastDay} ${said}`;
  return { kind: 'timetableEnds', occasion, to, ...rendered };
}
