/** What the server says it has: operations of what it does not have are not asked for. */

/**
 * @param {{ features?: string[], operations?: string[] | null }} list of `listFeatures`
 * @returns {(operation: import('./contract.mjs').Operation) => boolean}
 */
export function offeredBy({ features, operations }) {
  if (operations) return ({ id }) => operations.includes(id);
  return ({ feature }) => !features || !feature || features.includes(feature);
}
