import type { PaymentInstructions, Reservation } from '@ferry/api/customer-server';
import { formatDateTime } from '@ferry/format/date';
import { formatSailingTime } from '@ferry/format/service-time';
import { toPayYen } from '@ferry/format/to-pay';
import { formatYen } from '@ferry/format/yen';
import type { MailPart } from './mail-parts.ts';

const confirmationRow = ({ confirmationNumber }: PaymentInstructions): [string, string][] =>
  confirmationNumber === null ? [] : [['確認番号', confirmationNumber]];

/** How a number of a store is paid, row by row. */
export const instructionRows = (instructions: PaymentInstructions): [string, string][] => [
  ['お店', instructions.storeName],
  ['お支払い番号', instructions.paymentNumber],
  ...confirmationRow(instructions),
  ['お支払い期限', formatDateTime(instructions.payBy)],
];

/**
 * How a reservation that awaits its money is paid: at a store with its number, or at the port's counter
 * until the check-in closes (JST). Yen, tax included.
 */
export function paymentParts({
  payment,
  limitTime,
  outbound,
  quote,
  waivedYen,
}: Reservation): MailPart[] {
  const instructions = payment?.instructions;
  if (!instructions) {
    const { fromPort } = outbound.sailing;
    return [
      { kind: 'heading', text: 'お支払い' },
      {
        kind: 'text',
        text: `${formatSailingTime(limitTime)}(乗船手続き締切)までに、${fromPort.name}の窓口で${formatYen(toPayYen(quote.totalYen, waivedYen))}をお支払いください。`,
      },
    ];
  }
  return [
    { kind: 'heading', text: 'コンビニでのお支払い' },
    {
      kind: 'facts',
      rows: instructionRows(instructions),
    },
  ];
}
