import { fullName, fullReading } from '@ferry/format/full-name';
import { jstInstant } from '../domain/instant.ts';
import {
  type AffectedReservation,
  findAffectedReservations,
  findLastDecision,
} from '../domain/reservations/affected-reservations.ts';
import { chooseSailings } from './choose-sailings.ts';
import { type Command, CommandError, type Given, type Outcome } from './command.ts';
import { csvOf, tableOf } from './csv.ts';

/** Whom a decision about a sailing concerns. */
export const AFFECTED_COMMANDS: readonly Command[] = [
  {
    name: 'sailings affected',
    parameters: ['SAILING'],
    options: { csv: { type: 'string' }, json: { type: 'boolean' } },
    does: 'its customers: notified of the cancellation or delay, to be called, what they have chosen',
    async run({ tx }, given) {
      const { sailings } = await chooseSailings(tx, given);
      const id = sailings[0]?.id ?? '';
      const decision = await findLastDecision(tx, id);
      if (!decision) throw new CommandError(`${id} sails as planned: nothing was decided about it`);
      const found = await findAffectedReservations(tx, id, decision);
      const details = `${id} ${found.length}${given.options.csv ? ' csv' : ''}`;
      return { ...printed(found, given), details };
    },
  },
];

function printed(
  found: readonly AffectedReservation[],
  { options }: Given,
): Pick<Outcome, 'lines' | 'file'> {
  const rows = found.map(rowOf);
  const cells = [COLUMNS, ...rows.map((row) => Object.values(row))];
  const all = sumOf(found);
  if (typeof options.csv === 'string') return { lines: [all], file: csvOf(cells) };
  if (options.json) return { lines: [JSON.stringify(rows)] };
  return { lines: found.length > 0 ? [...tableOf(cells), all] : ['nobody is booked on it'] };
}

const COLUMNS = [
  ...['予約番号', '代表者', 'よみ', '電話番号', '日中の電話番号', 'メールアドレス'],
  ...['お知らせ', '日時', '電話', 'お客様の選択'],
];

/** In the order of {@link COLUMNS}. */
const rowOf = (each: AffectedReservation) => {
  const { representative } = each;
  return {
    reservationNumber: each.reservationNumber,
    name: representative ? fullName(representative) : '',
    reading: representative ? fullReading(representative) : '',
    phone: representative?.phone ?? '',
    dayPhone: representative?.dayPhone ?? '',
    email: representative?.email ?? '',
    mail: MAILS[each.mail ?? 'none'],
    toldAt: each.toldAt ? jstInstant(each.toldAt) : '',
    call: isToCall(each) ? '要' : '',
    choice: CHOICES[each.choice],
  };
};

/** Nobody knows that the mail has arrived, and nothing was chosen; without a name nobody can be called. */
const isToCall = ({ mail, choice, representative }: AffectedReservation): boolean =>
  mail !== 'sent' && choice === 'nothing' && representative !== null;

const MAILS = {
  sent: '送信済み',
  queued: '送信待ち',
  failed: '送信できず',
  none: '未送信',
} as const;

const CHOICES: Record<AffectedReservation['choice'], string> = {
  nothing: '未選択',
  changing: '変更の手続き中',
  moved: '別の便に変更',
  cancelled: '取消',
};

function sumOf(found: readonly AffectedReservation[]): string {
  const count = (fits: (each: AffectedReservation) => boolean) => found.filter(fits).length;
  const chosen = (choice: AffectedReservation['choice']) =>
    `${count((each) => each.choice === choice)} ${choice}`;
  return [
    `${found.length} bookings: ${count(({ mail }) => mail === 'sent')} told`,
    `${count(isToCall)} to call`,
    ...(['moved', 'cancelled', 'changing', 'nothing'] as const).map(chosen),
  ].join(', ');
}
