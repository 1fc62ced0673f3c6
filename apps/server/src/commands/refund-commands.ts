import { listUnchosen, type UnchosenReservation } from '../booking/cancelling/pay-back-unchosen.ts';
import { markPaymentRefunded } from '../booking/transfers/refunded-by-hand.ts';
import {
  type DueRefund,
  listDueRefunds,
  markRefundPaid,
  markRefundReturned,
  type TransferRefusal,
} from '../booking/transfers/transfers.ts';
import { jstInstant } from '../domain/instant.ts';
import { listRefused, type RefusedRefund, tryAgain } from '../domain/payments/refused-refunds.ts';
import { type Command, CommandError } from './command.ts';

const REFUND = 'REFUND';
/** Of a refund, or of a payment of which everything goes back. */
const ID = 'ID';

/** Money on its way back that an operator has to see to. */
export const REFUND_COMMANDS: readonly Command[] = [
  {
    name: 'refunds list',
    parameters: [],
    does: 'what is to be paid by hand, waits for an account, is refused or unchosen: ID, way, state, number, yen …',
    async run({ tx, clock, keys }) {
      const due = await listDueRefunds(tx, await keys());
      const refused = new Map((await listRefused(tx)).map((each) => [each.id, each]));
      const lines = due.map((each) => lineOf(each, refused.get(each.id)));
      for (const { id } of due) refused.delete(id);
      lines.push(...[...refused.values()].map(refusedLine));
      lines.push(...(await listUnchosen(tx, clock)).map(unchosenLine));
      return {
        lines: lines.length > 0 ? lines : ['nothing waits'],
        // The audit says which accounts were seen.
        details: due.map(({ id }) => id).join(' '),
      };
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
  {
    name: 'refunds paid',
    parameters: [ID],
    does: 'notes that it is paid, tells the customer and forgets the account',
    async run({ tx, clock }, { parameters: [id = ''] }) {
      const mark = id.startsWith('pay_') ? markPaymentRefunded : markRefundPaid;
      const { isNew } = done(await mark(tx, clock, id));
      return { lines: [isNew ? `${id} is paid` : `${id} was paid already`], details: id };
    },
  },
  {
    name: 'refunds returned',
    parameters: [REFUND],
    does: 'notes that it has come back or is unclaimed, and asks the customer for an account again',
    async run({ tx, clock }, { parameters: [id = ''] }) {
      const { isNew } = done(await markRefundReturned(tx, clock, id));
      const line = isNew
        ? `${id} waits for another account`
        : `${id} waited for an account already`;
      return { lines: [line], details: id };
    },
  },
];

const TYPES = { ordinary: '普通', current: '当座', savings: '貯蓄' } as const;

function lineOf(refund: DueRefund, refused: RefusedRefund | undefined): string {
  const { id, way, state, number, yen, account, isKeyLost, registerBy } = refund;
  const isUnclaimed = way === 'account' && state === 'stopped';
  const known = account && [
    ...[account.bankCode, account.bankName, account.branchCode, account.branchName],
    ...[TYPES[account.accountType], account.accountNumber, account.holderKana],
  ];
  const until = registerBy && `${isUnclaimed ? 'since' : 'until'} ${jstInstant(registerBy)}`;
  const unknown = [isKeyLost ? 'its key is not in the ring' : (until ?? '-')];
  const where = known ?? (refused ? whyOf(refused) : unknown);
  const word = isUnclaimed ? 'unclaimed' : state;
  return [id, way, word, number, yen, ...where].join('\t');
}

const refusedLine = (refused: RefusedRefund): string =>
  [refused.id, refused.way, 'refused', refused.number, refused.yen, ...whyOf(refused)].join('\t');

/** Of a sailing that was cancelled, nobody has chosen in time: the booking itself is still to be cancelled. */
const unchosenLine = ({ id, paymentMethod, number, yen }: UnchosenReservation): string =>
  [id, paymentMethod, 'unchosen', number, yen ?? '?', '-'].join('\t');

/** Why, since when, and when it is asked for again. */
const whyOf = ({ refusal, since, nextTryAt }: RefusedRefund): string[] => [
  refusal,
  `since ${jstInstant(since)}`,
  nextTryAt ? `again ${jstInstant(nextTryAt)}` : 'by hand',
];

const REFUSALS: Record<TransferRefusal, string> = {
  unknown: 'there is no such refund',
  byProvider: 'the payment provider pays it: only a refund that was stopped is paid by hand',
  notByTransfer: 'it is not paid to an account of ours',
};

/** @throws CommandError */
function done<Moved extends object>(outcome: Moved | TransferRefusal): Moved {
  if (typeof outcome === 'string') throw new CommandError(REFUSALS[outcome]);
  return outcome;
}
