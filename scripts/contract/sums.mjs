/** Whether amounts add up in an example: a fixture that does not is a wrong expectation on every screen. */
import { wrongChangeSums } from './change-sums.mjs';

const sum = (lines) => lines.reduce((total, { amountYen }) => total + amountYen, 0);

/** Faults of lines by themselves, and against the total beside them. */
function faultsOfLines(lines, totalYen) {
  const faults = lines
    .filter(({ quantity, unitPriceYen, amountYen }) => quantity * unitPriceYen !== amountYen)
    .map(
      ({ label, quantity, unitPriceYen, amountYen }) =>
        `${label}: ${quantity} × ${unitPriceYen} is not ${amountYen}`,
    );
  if (sum(lines) !== totalYen) faults.push(`lines add up to ${sum(lines)}, not to ${totalYen}`);
  return faults;
}

/** Faults of a receipt; its tax is rounded down once for each rate. */
function faultsOfReceipt({ lines, amountYen, taxes }) {
  const faults = faultsOfLines(lines, amountYen);
  for (const { ratePercent, amountYen: taxed, taxYen } of taxes) {
    const tax = Math.floor((taxed * ratePercent) / (100 + ratePercent));
    if (tax !== taxYen) faults.push(`${ratePercent} % of ${taxed} is ${tax}, not ${taxYen}`);
  }
  return faults;
}

/** Faults of one object that has lines and a total; its legs are held against their own lines. */
function faultsOf(quote) {
  const { lines, totalYen } = quote;
  const faults = faultsOfLines(lines, totalYen);
  for (const leg of ['outbound', 'return']) {
    const total = sum(lines.filter((line) => line.leg === leg));
    const said = quote[leg]?.totalYen ?? 0;
    if (total !== said) faults.push(`${leg} adds up to ${total}, not to ${said}`);
  }
  return faults;
}

/** Faults of a cancellation's sums, before and after the money has gone. */
const faultsOfQuoted = ({ paidYen, refundYen, feeYen, restYen, waivedYen }) =>
  paidYen - refundYen - feeYen === restYen - waivedYen
    ? []
    : [
        `paid ${paidYen} − refund ${refundYen} − fee ${feeYen} is not rest ${restYen} − waived ${waivedYen}`,
      ];

/** Faults of what was cancelled of a reservation: against its refunds, its payment and what is left of it. */
function faultsOfCancelled({ cancellations, refunds, payment, state, quote, waivedYen }) {
  const faults = refunds.flatMap(({ cancellationId, amountYen, transferFeeYen }) => {
    const done = cancellations.find(({ id }) => id === cancellationId);
    if (!done) return cancellationId ? [`no cancellation ${cancellationId}`] : [];
    return done.refundYen === amountYen + transferFeeYen && done.transferFeeYen === transferFeeYen
      ? []
      : [`refund ${amountYen} + transfer ${transferFeeYen} is not ${done.refundYen}`];
  });
  if (payment?.state !== 'captured' || cancellations.length === 0) return faults;
  const gone = cancellations.reduce((yen, { refundYen, feeYen }) => yen + refundYen + feeYen, 0);
  const left = state === 'cancelled' ? 0 : quote.totalYen - waivedYen;
  if (payment.amountYen - gone !== left)
    faults.push(`payment ${payment.amountYen} − ${gone} is not ${left}`);
  return faults;
}

/**
 * @param {unknown} value of an example
 * @returns {string[]} what does not add up in it, in yen
 */
export function wrongSums(value) {
  if (typeof value !== 'object' || value === null) return [];
  const isQuote = Array.isArray(value.lines) && Number.isInteger(value.totalYen);
  const isReceipt = Array.isArray(value.lines) && Array.isArray(value.taxes);
  const isCancelling = 'restYen' in value && 'refundYen' in value;
  const isReservation = 'cancellations' in value && 'quote' in value;
  return [
    ...(isCancelling ? faultsOfQuoted(value) : []),
    ...(isReservation ? faultsOfCancelled(value) : []),
    ...wrongChangeSums(value),
    ...(isQuote ? faultsOf(value) : []),
    ...(isReceipt ? faultsOfReceipt(value) : []),
    ...Object.values(value).flatMap(wrongSums),
  ];
}
