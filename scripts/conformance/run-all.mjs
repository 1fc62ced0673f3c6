/** Everything that one run asks, in its order: what others need first, what ends something last. */
import { startCallers } from './callers.mjs';
import { checkAccess, endsMember } from './checks/access.mjs';
import { checkRequests } from './checks/requests.mjs';
import { checkSession } from './checks/session.mjs';
import { exchange } from './client.mjs';
import { goAllJourneys } from './journeys/all.mjs';
import { reachLimits } from './journeys/limits.mjs';
import { offeredBy } from './offered.mjs';
import { OutOfBounds, Run } from './run.mjs';
import { Visitor } from './visitor.mjs';

/**
 * @param {import('./contract.mjs').Contract} contract
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<{ run: Run, cutShort: string | undefined }>} `cutShort`: which bound ended it
 */
export async function runAll(contract, options) {
  const run = new Run(contract, options);
  try {
    await askAll(run);
    return { run, cutShort: undefined };
  } catch (error) {
    if (!(error instanceof OutOfBounds)) throw error;
    return { run, cutShort: error.message };
  }
}

/** @param {Run} run */
async function askAll(run) {
  await readFeatures(run);
  const requested = [...run.contract.operations.values()].filter((operation) => {
    if (!run.isOffered(operation)) run.skip(operation.id, 'the server does not offer it');
    return run.isOffered(operation) && run.isRequested(operation);
  });
  const { parts } = run.options;
  const callers = await startCallers(run);
  if (parts.includes('sessions')) {
    await checkSession(run, callers);
    const last = requested.filter(endsMember);
    const order = [...requested.filter((each) => !endsMember(each)), ...last];
    for (const operation of order) await checkAccess(run, callers, operation);
  }
  if (parts.includes('journeys')) await goAllJourneys(run, callers);
  if (parts.includes('requests')) {
    for (const operation of requested) await checkRequests(run, callers, operation);
    await askUnknown(run);
    await reachLimits(run);
  }
}

async function readFeatures(run) {
  const done = await new Visitor(run).call('listFeatures');
  if (done.status === 404) return;
  run.isOffered = offeredBy(done.body ?? {});
}

/** A path that the contract does not have. */
async function askUnknown(run) {
  const operation = { ...run.operation('listPorts'), path: '/customer-api/no-such-thing' };
  const sent = { method: 'GET', path: operation.path, headers: {}, body: undefined };
  const done = await exchange(run.options.base, operation, sent);
  const isShaped = done.status === 404 && done.body?.code === 'NOT_FOUND';
  run.hold('unknown-path', isShaped, done, '404 NOT_FOUND');
}
