import { hasCardNumber } from '../domain/card-number.ts';
import { addNote, removeNote } from '../domain/reservations/booking-notes.ts';
import { findOne } from './booking-commands.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  type Given,
  type Outcome,
} from './command.ts';

/** As the table has it. */
const LONGEST_NOTE = 500;

/** What the office writes down about a booking, for itself. */
export const NOTE_BOOKING: Command = {
  name: 'bookings note',
  parameters: ['NUMBER'],
  more: 'TEXT',
  options: { remove: { type: 'string' }, json: { type: 'boolean' } },
  does: 'writes a note on a booking, which its customer never sees; --remove ID takes one away',
  run: note,
};

async function note(context: CommandContext, given: Given): Promise<Outcome> {
  const { tx, clock, actor } = context;
  const { remove, json } = given.options;
  const words = given.parameters.slice(1).join(' ').trim();
  if (remove !== undefined && words !== '') {
    throw new CommandError('write a note, or take one away with --remove: not both');
  }
  const text = remove === undefined ? textOf(words) : '';
  const { id, reservationNumber } = await findOne(context, given);
  const done =
    typeof remove === 'string'
      ? { id: remove, isNew: await removeNote(tx, id, remove) }
      : await addNote(tx, id, { text, actor, at: clock.now() });
  if (!done) throw new CommandError('it has as many notes as there can be: take one away first');
  const outcome = sayingOf(done.isNew, typeof remove === 'string');
  const said = { reservationNumber, note: done.id, outcome };
  return {
    lines: [json ? JSON.stringify(said) : Object.values(said).join('\t')],
    details: [id, done.id, remove !== undefined && 'removed', !done.isNew && 'nothing to do']
      .filter(Boolean)
      .join(' '),
  };
}

function sayingOf(isDone: boolean, isRemoval: boolean): string {
  if (isRemoval) return isDone ? 'is removed' : 'nothing to do: it has no such note';
  return isDone ? 'is noted' : 'nothing to do: it is noted already';
}

/** @throws CommandError */
function textOf(text: string): string {
  const length = [...text].length;
  if (length === 0 || length > LONGEST_NOTE || /\p{C}/u.test(text)) {
    throw new CommandError(`a note is one line of 1 to ${LONGEST_NOTE} characters, in quotes`);
  }
  if (hasCardNumber(text)) {
    throw new CommandError(
      'it has what may be the number of a card, which is written down nowhere: leave it out',
    );
  }
  return text;
}
