/** Whether a change of a reservation adds up in an example: openapi promises it 「いつも1円まで」. */

const sumOf = (items, key) => items.reduce((total, item) => total + item[key], 0);

/** Nobody pays and is paid for the same change. */
const faultsOfBoth = ({ payYen, refundYen }) =>
  payYen > 0 && refundYen > 0 ? [`pays ${payYen} and gets ${refundYen}`] : [];

/** @param {[what: string, found: number, said: number][]} sums */
const unequal = (sums) =>
  sums
    .filter(([, found, said]) => found !== said)
    .map((sum) => `${sum[0]}: ${sum[1]}, not ${sum[2]}`);

/** Faults of a ChangeQuote. */
function faultsOfQuote(quote) {
  const { isPaid, lines, previousYen, newYen, differenceYen, fee } = quote;
  const { feesBackYen, waivedBeforeYen, waivedYen } = quote;
  const moves = differenceYen + fee.feeYen - feesBackYen + waivedBeforeYen - waivedYen;
  const charged = fee.reason === 'cancellationFee' ? Math.max(fee.nowYen, fee.firstYen) : 0;
  return [
    ...faultsOfBoth(quote),
    ...unequal([
      ['new − previous', newYen - previousYen, differenceYen],
      ['lines before', sumOf(lines, 'beforeYen'), previousYen],
      ['lines after', sumOf(lines, 'afterYen'), newYen],
      ['differences of lines', sumOf(lines, 'differenceYen'), differenceYen],
      ...lines.map((line) => [line.label, line.afterYen - line.beforeYen, line.differenceYen]),
      ['fare before', quote.before.totalYen, previousYen],
      ['fare after', quote.after.totalYen, newYen],
      ['fees of lines', sumOf(fee.lines, 'feeYen'), fee.nowYen],
      ['fee', charged, fee.feeYen],
      ['paid or given back', isPaid ? moves : 0, quote.payYen - quote.refundYen],
      ['paid before', isPaid ? previousYen - waivedBeforeYen : 0, quote.paidYen],
      ['due', isPaid ? 0 : newYen - waivedYen, quote.dueYen],
    ]),
  ];
}

/** Faults of a ReservationChange against the paid reservation it changes. */
function faultsOfPending({ change, quote, payment, waivedYen }) {
  const faults = faultsOfBoth(change);
  if (change.payment) {
    faults.push(...unequal([['payment', change.payment.amountYen, change.payYen]]));
  }
  if (payment?.state !== 'captured' || waivedYen > 0) return faults;
  const moves = change.quote.totalYen - quote.totalYen + change.feeYen - change.feesBackYen;
  return [...faults, ...unequal([['change', moves, change.payYen - change.refundYen]])];
}

/** Faults of a MadeChange against its reservation's number and refunds. */
function faultsOfMade(change, { reservationNumber, refunds }) {
  const paidBack = refunds
    .filter(({ changeId }) => changeId === change.id)
    .reduce((yen, { amountYen, transferFeeYen }) => yen + amountYen + transferFeeYen, 0);
  const faults = faultsOfBoth(change);
  if (!change.number.startsWith(`${reservationNumber}-H`)) {
    faults.push(`${change.number} is not of ${reservationNumber}`);
  }
  return [...faults, ...unequal([['refunds of the change', paidBack, change.refundYen]])];
}

/**
 * @param {Record<string, any>} value an object of an example
 * @returns {string[]} what does not add up in it, in yen
 */
export function wrongChangeSums(value) {
  const isQuote = 'previousYen' in value && 'newYen' in value;
  const isReservation = Array.isArray(value.changes) && Array.isArray(value.refunds);
  return [
    ...(isQuote ? faultsOfQuote(value) : []),
    ...(isReservation && value.change ? faultsOfPending(value) : []),
    ...(isReservation ? value.changes.flatMap((change) => faultsOfMade(change, value)) : []),
  ];
}
