/** Who calls: a visitor, a second one, and where the team has named one a member. */
import { needs } from './contract.mjs';
import { Visitor } from './visitor.mjs';

/**
 * @typedef {object} Callers
 * @property {Visitor} visitor
 * @property {Visitor} other whose everything is foreign to the visitor
 * @property {Visitor | undefined} member
 */

/** @param {import('./run.mjs').Run} run @returns {Promise<Callers>} */
export async function startCallers(run) {
  const visitor = await Visitor.arrive(run);
  const other = await Visitor.arrive(run);
  return { visitor, other, member: await logIn(run) };
}

/**
 * A browser in which the team's member is logged in.
 *
 * @param {import('./run.mjs').Run} run
 * @returns {Promise<Visitor | undefined>} undefined where no member is named, or the login fails
 */
export async function logIn(run) {
  const { member } = run.options.data;
  if (!member || !run.isOffered(run.operation('login'))) {
    run.skip("members' operations", 'no member in --data: their 401 alone was checked');
    return undefined;
  }
  const visitor = await Visitor.arrive(run);
  visitor.isMember = true;
  const { email, password } = member;
  const done = await visitor.call('login', { body: { email, password } });
  const isIn = run.hold('journey', done.status === 204, done, "204 for the team's member");
  return isIn ? visitor : undefined;
}

/**
 * Who may ask an operation.
 *
 * @param {Callers} callers
 * @param {import('./contract.mjs').Operation} operation
 * @returns {Visitor | undefined} undefined where the team has named nobody who may
 */
export function callerOf({ visitor, member }, operation) {
  const { data } = visitor.run.options;
  if (needs(operation, 'member')) return member;
  if (needs(operation, 'partnerKey')) return data.partnerKey ? visitor : undefined;
  if (needs(operation, 'portKey')) return data.portKey ? visitor : undefined;
  return visitor;
}
