/** A response of one of some statuses. */
import { outcomeOf } from '../run.mjs';

/**
 * @param {import('../run.mjs').Run} run
 * @param {string} rule
 * @param {import('../client.mjs').Exchange} done
 * @param {number[]} statuses
 * @param {string} [about] what was wrong with the request
 * @returns {boolean}
 */
export function expectStatus(run, rule, done, statuses, about = '') {
  const expected = [statuses.join(' or '), about].filter(Boolean).join(': ');
  return run.hold(rule, statuses.includes(done.status), done, expected, outcomeOf(done));
}

/** The status of what a request says wrongly: 422, or 400 where an operation documents none. */
export const invalidStatus = ({ responses }) => (responses.has(422) ? 422 : 400);
