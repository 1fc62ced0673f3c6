/** What the server says it has: operations of what it does not have are not asked for. */

/** @typedef {import('./contract.mjs').Operation} Operation */

/** Which operations belong to a feature. @type {Record<string, (operation: Operation) => boolean>} */
const OPERATIONS = {
  members: ({ document, id, security }) =>
    (document === 'external-api' && id !== 'getCsrfCookie') || security.includes('member'),
  partnerTickets: ({ tag, id }) =>
    tag === 'partnerTickets' || /Partner(?:Ticket|Slot)|Vouchers/.test(id),
  serviceStatus: ({ id }) => id === 'getServiceStatus',
};

/**
 * @param {string[] | undefined} features of `listFeatures`; undefined: all
 * @returns {(operation: Operation) => boolean}
 */
export function offeredBy(features) {
  const missing = Object.entries(OPERATIONS).filter(
    ([name]) => features && !features.includes(name),
  );
  return (operation) => !missing.some(([, isOf]) => isOf(operation));
}
