import type { CancelRequest, LegName } from '@ferry/api/customer-server';
import {
  cancelForCustomer,
  type OfficeOutcome,
  type OfficeRefusal,
} from '../booking/cancelling/cancel-for-customer.ts';
import { providerFacts } from '../payments/provider-facts.ts';
import { findOne } from './booking-commands.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  type Given,
  type Outcome,
} from './command.ts';
import { tableOf } from './csv.ts';

/** What the office cancels for a customer who has called. */
export const CANCEL_BOOKING: Command = {
  name: 'bookings cancel',
  parameters: ['NUMBER'],
  options: {
    free: { type: 'boolean' },
    leg: { type: 'string' },
    reason: { type: 'string' },
    'dry-run': { type: 'boolean' },
    json: { type: 'boolean' },
  },
  does: 'cancels a booking, or a leg of it, for its customer; --free without a fee, --dry-run says what it costs',
  run: cancel,
};

async function cancel(context: CommandContext, given: Given): Promise<Outcome> {
  const { tx, clock } = context;
  const { options } = given;
  const [leg, reason] = [legOf(given), reasonOf(given)];
  const [isFeeWaived, isDry] = [options.free === true, options['dry-run'] === true];
  const { id, reservationNumber } = await findOne(context, given);
  const asked = { reservationId: id, leg, isFeeWaived, reason, isDry };
  const outcome = await cancelForCustomer(tx, { clock, providerOf: providerFacts }, asked);
  if (typeof outcome === 'string' || 'closed' in outcome) throw new CommandError(lineOf(outcome));
  const what = leg ?? 'all';
  const details = [isDry && 'dry-run', id, what, isFeeWaived && 'free', detailOf(outcome)]
    .filter(Boolean)
    .join(' ');
  const said = sayingOf(outcome, isDry);
  if (options.json) {
    const json = { reservationNumber, leg: what, ...moneyOf(outcome), outcome: said };
    return { lines: [JSON.stringify(json)], details };
  }
  const head = [reservationNumber, what, ...sumsOf(outcome), said].join('\t');
  return { lines: [head, ...rowsOf(outcome), ...nextOf(outcome, isDry)], details };
}

const LEGS: readonly LegName[] = ['outbound', 'return'];
const REASONS: readonly NonNullable<CancelRequest['reason']>[] = [
  ...(['plans', 'mistake', 'otherSailing', 'otherTransport', 'other'] as const),
];

/** @throws CommandError */
function legOf({ options: { leg } }: Given): LegName | undefined {
  const found = LEGS.find((each) => each === leg);
  if (leg !== undefined && !found) throw new CommandError(`--leg is ${LEGS.join(' or ')}`);
  return found;
}

/** @throws CommandError */
function reasonOf({ options: { reason } }: Given): CancelRequest['reason'] {
  const found = REASONS.find((each) => each === reason);
  if (reason !== undefined && !found) {
    throw new CommandError(
      `--reason is one of ${REASONS.join(', ')}; words of your own go into "bookings note"`,
    );
  }
  return found;
}

const detailOf = (outcome: OfficeOutcome): string =>
  outcome.done === 'cancelled'
    ? `fee ${outcome.quoted.feeYen} refund ${outcome.isPaid ? outcome.quoted.refundYen : 0}`
    : outcome.done;

function sayingOf({ done }: OfficeOutcome, isDry: boolean): string {
  switch (done) {
    case 'cancelled':
      return isDry ? 'would be cancelled' : 'is cancelled, and its customer has a mail';
    case 'already':
      return 'nothing to do: it is cancelled already';
    case 'legGone':
      return 'nothing to do: one leg is left of it; without --leg it is cancelled, too';
  }
}

/** Yen; nothing is given back of what was not paid. */
function moneyOf(outcome: OfficeOutcome) {
  if (outcome.done !== 'cancelled') return {};
  const { quoted, terms, isPaid } = outcome;
  const { paidYen, feeYen, refundYen, restYen, waivedYen, lines } = quoted;
  const transferFeeYen = terms.reduce((sum, each) => sum + each.transferFeeYen, 0);
  const refunds = terms.map(({ way, amountYen }) => ({ way, yen: amountYen }));
  const backYen = isPaid ? refundYen : 0;
  return {
    isPaid,
    paidYen,
    feeYen,
    refundYen: backYen,
    transferFeeYen,
    refunds,
    restYen,
    waivedYen,
    lines,
  };
}

function sumsOf(outcome: OfficeOutcome): string[] {
  const money = moneyOf(outcome);
  if (money.paidYen === undefined) return [];
  const { isPaid, paidYen, feeYen, refundYen, transferFeeYen, refunds } = money;
  if (!isPaid) return [`not paid: ${paidYen} yen`, 'no fee', 'no refund'];
  const ways = refunds.map(({ way, yen }) => `${yen} by ${way}`).join(', ');
  const transfer = transferFeeYen > 0 ? ` less ${transferFeeYen} for the transfer` : '';
  return [
    `paid ${paidYen} yen`,
    `fee ${feeYen} yen`,
    `refund ${refundYen} yen${ways && ` (${ways}${transfer})`}`,
  ];
}

/** A line for each part that goes. */
const rowsOf = (outcome: OfficeOutcome): string[] =>
  outcome.done === 'cancelled'
    ? tableOf(
        outcome.quoted.lines.map(({ leg, label, paidYen, feeYen, refundYen, freeBecause }) => [
          ...['', leg, label, `${paidYen} yen`, `fee ${feeYen} yen`, `back ${refundYen} yen`],
          freeBecause ?? '',
        ]),
      )
    : [];

/** The next steps, of the customer or the office. */
function nextOf(outcome: OfficeOutcome, isDry: boolean): string[] {
  if (isDry) return ['nothing is changed'];
  if (outcome.done !== 'cancelled') return [];
  return [...new Set(outcome.terms.map(({ way }) => way))].flatMap((way) => NEXT[way] ?? []);
}

const NEXT: Partial<Record<string, string>> = {
  account: 'its customer is asked by mail for an account; then it is in "refunds list"',
  accountByProvider: 'the payment provider asks its customer for an account by mail',
  port: 'it is to be given back at the window: see "refunds list"',
};

const REFUSALS: Record<Extract<OfficeRefusal, string>, string> = {
  unknown: 'there is no such booking',
  held: 'it is held only: nothing was booked, and the hold ends by itself',
  beingPaid: 'a payment of it is being made: see in a minute what has become of it',
  lapsed: 'it has lapsed: there is nothing to cancel',
  oneLeg: 'it has one leg: leave --leg out to cancel it',
  ticketWhole: 'a partner ticket is cancelled as a whole: leave --leg out',
  storeWhole:
    'its number at the store is for all of it: cancel it without --leg, or its customer cancels the leg on the page',
  byHand:
    'not all of its money can go back here, because some was given back by hand: pay the rest by hand, too',
};

const STANDING_BY =
  'is on stand-by, and nothing of it is paid back unless the operator has ended the other leg';

const lineOf = (refusal: OfficeRefusal): string =>
  typeof refusal === 'string'
    ? REFUSALS[refusal]
    : `the ${refusal.closed} leg ${refusal.isStandingBy ? STANDING_BY : 'has sailed or its passengers have checked in'}: name another leg with --leg`;
