/** Whether amounts add up in an example: a fixture that does not is a wrong expectation on every screen. */

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

/**
 * @param {unknown} value of an example
 * @returns {string[]} what does not add up in it, in yen
 */
export function wrongSums(value) {
  if (typeof value !== 'object' || value === null) return [];
  const isQuote = Array.isArray(value.lines) && Number.isInteger(value.totalYen);
  const isReceipt = Array.isArray(value.lines) && Array.isArray(value.taxes);
  return [
    ...(isQuote ? faultsOf(value) : []),
    ...(isReceipt ? faultsOfReceipt(value) : []),
    ...Object.values(value).flatMap(wrongSums),
  ];
}
