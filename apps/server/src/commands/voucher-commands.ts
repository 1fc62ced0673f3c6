import { takeVoucher, type VoucherReason, VoucherRefusal } from '../domain/vouchers/use-voucher.ts';
import { type Command, CommandError } from './command.ts';

/** What a partner does with vouchers, by hand. */
export const VOUCHER_COMMANDS: readonly Command[] = [
  {
    name: 'redeem',
    parameters: ['CODE'],
    options: { partner: { type: 'string' } },
    does: 'takes a voucher, once; --partner NAME is who takes it, as the partner ticket has it',
    async run({ tx, clock, keys }, { parameters: [typed = ''], options: { partner } }) {
      if (typeof partner !== 'string') throw new CommandError('--partner NAME is missing');
      try {
        const given = { typed, partnerName: partner };
        const used = await takeVoucher(tx, await keys(), given, clock.now());
        const line = `${used.shortCode} is taken: ${used.includeName}, ${used.ticketName}`;
        return { lines: [line], details: used.id };
      } catch (error) {
        if (!(error instanceof VoucherRefusal)) throw error;
        throw new CommandError(REFUSALS[error.reason](error.fact));
      }
    },
  },
];

const REFUSALS: Record<VoucherReason, (fact: string) => string> = {
  malformed: () => 'this is no code of a voucher',
  unknownKey: () => 'forged: the code is signed with a key that is not ours',
  forged: () => 'forged: the code’s signature is wrong',
  unknown: () => 'there is no voucher with this code',
  otherPartner: () => 'another partner: the voucher is not for this one',
  cancelled: () => 'cancelled: the purchase is not valid',
  notYet: (day) => `not yet: the voucher is valid from ${day}`,
  over: (day) => `over: the voucher was valid until ${day}`,
  used: (at) => `used: taken at ${at}`,
};
