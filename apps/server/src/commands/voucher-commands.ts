import { redeemVoucher } from '../booking/reservations/redeem-voucher.ts';
import { jstInstant } from '../domain/instant.ts';
import {
  createPartnerKey,
  endPartnerKey,
  findPartnerKeys,
  type NoKeyReason,
  rotatePartnerKey,
} from '../domain/vouchers/partner-keys.ts';
import { type VoucherReason, VoucherRefusal } from '../domain/vouchers/use-voucher.ts';
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
        const used = await redeemVoucher(tx, { clock, keys: await keys() }, given);
        const line = `${used.shortCode} is taken: ${used.includeName}, ${used.ticketName}`;
        return { lines: [line], details: used.voucherId };
      } catch (error) {
        if (!(error instanceof VoucherRefusal)) throw error;
        throw new CommandError(REFUSALS[error.reason](error.fact));
      }
    },
  },
  {
    name: 'partner-keys new',
    parameters: ['PARTNER'],
    does: 'prints a key with which a partner takes vouchers by itself; only once, two at most',
    async run({ tx, clock }, { parameters: [name = ''] }) {
      const made = await createPartnerKey(tx, name, clock.now());
      if (typeof made === 'string') throw new CommandError(NO_KEY[made]);
      return { lines: [made.key], details: `${made.prefix} ${name}` };
    },
  },
  {
    name: 'partner-keys rotate',
    parameters: ['PARTNER'],
    does: 'prints a new key of a partner; the one of before ends in 7 days',
    async run({ tx, clock }, { parameters: [name = ''] }) {
      const made = await rotatePartnerKey(tx, name, clock.now());
      if (typeof made === 'string') throw new CommandError(NO_KEY[made]);
      const line = `the key of before ends at ${jstInstant(made.endsAt)}`;
      return { lines: [made.key, line], details: `${made.prefix} ${name}` };
    },
  },
  {
    name: 'partner-keys list',
    parameters: [],
    does: 'the keys of partners: how each begins, whose it is, since when, and until when',
    async run({ tx }) {
      const keys = await findPartnerKeys(tx);
      const lines = keys.map(({ prefix, partner_name, created_at, ends_at }) =>
        [prefix, partner_name, jstInstant(created_at), ends_at ? jstInstant(ends_at) : '-'].join(
          '\t',
        ),
      );
      return { lines: lines.length > 0 ? lines : ['no keys'] };
    },
  },
  {
    name: 'partner-keys end',
    parameters: ['PREFIX'],
    does: 'ends the key that begins so at once, as the list has it',
    async run({ tx, clock }, { parameters: [prefix = ''] }) {
      if (!(await endPartnerKey(tx, prefix, clock.now()))) throw new CommandError(NO_KEY.noKey);
      return { lines: [`${prefix} is of no use any more`], details: prefix };
    },
  },
];

const NO_KEY: Record<NoKeyReason, string> = {
  unknownPartner: 'no partner ticket has a partner of this name',
  twoKeys: 'the partner has two keys: end one of them first',
  noKey: 'there is no such key',
};

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
