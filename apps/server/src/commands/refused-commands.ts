import { jstInstant } from '../domain/instant.ts';
import { listRefused, tryAgain } from '../domain/payments/refused-refunds.ts';
import { type Command, CommandError } from './command.ts';

const ID = 'ID';

/** Money that the payment provider refuses to give back: its balance is too low, a key is wrong. */
export const REFUSED_COMMANDS: readonly Command[] = [
  {
    name: 'refunds refused',
    parameters: [],
    does: 'what the provider refuses to give back: ID, number, yen, since, why, next try',
    async run({ tx }) {
      const refused = await listRefused(tx);
      const lines = refused.map(({ id, reservationNumber, yen, since, refusal, nextTryAt }) => {
        const next = nextTryAt ? jstInstant(nextTryAt) : 'by hand';
        return [id, reservationNumber, yen, jstInstant(since), refusal, next].join('\t');
      });
      return { lines: lines.length > 0 ? lines : ['nothing is refused'] };
    },
  },
  {
    name: 'refunds again',
    parameters: [ID],
    does: 'has the provider asked again at once, when what it refused for is put right',
    async run({ tx, clock }, { parameters: [id = ''] }) {
      if (!(await tryAgain(tx, id, clock.now()))) {
        throw new CommandError('nothing with this id is refused and still tried');
      }
      return { lines: [`${id} is asked for again`], details: id };
    },
  },
];
