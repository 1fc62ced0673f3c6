import {
  type DueRefund,
  listDueRefunds,
  markRefundPaid,
  markRefundReturned,
  type TransferRefusal,
} from '../booking/paying/transfers.ts';
import { type Command, CommandError } from './command.ts';

const REFUND = 'REFUND';

/** What an operator pays by hand: transfers to customers, refunds at the port and stopped ones. */
export const REFUND_COMMANDS: readonly Command[] = [
  {
    name: 'refunds list',
    parameters: [],
    does: 'what is to be paid by hand, with the accounts: REFUND, way, state, number, yen, bank …',
    async run({ tx, keys }) {
      const due = await listDueRefunds(tx, await keys());
      return {
        lines: due.length > 0 ? due.map(lineOf) : ['nothing is to be paid'],
        // Who has seen which accounts.
        details: due.map(({ id }) => id).join(' '),
      };
    },
  },
  {
    name: 'refunds paid',
    parameters: [REFUND],
    does: 'notes that it is paid, tells the customer and forgets the account',
    async run({ tx, clock }, { parameters: [id = ''] }) {
      const { isNew } = done(await markRefundPaid(tx, clock, id));
      return { lines: [isNew ? `${id} is paid` : `${id} was paid already`], details: id };
    },
  },
  {
    name: 'refunds returned',
    parameters: [REFUND],
    does: 'notes that the transfer has come back, and asks the customer for another account',
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

function lineOf(refund: DueRefund): string {
  const { id, way, state, reservationNumber, yen, account, isKeyLost } = refund;
  const known = account && [
    ...[account.bankCode, account.bankName, account.branchCode, account.branchName],
    ...[TYPES[account.accountType], account.accountNumber, account.holderKana],
  ];
  const where = known ?? [isKeyLost ? 'its key is not in the ring' : '-'];
  return [id, way, state, reservationNumber, yen, ...where].join('\t');
}

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
