/** Whether the command finds planted faults: one run for each, through a proxy that plants it. */
import { runAll } from '../run-all.mjs';
import { behaviourFaults } from './behaviour.mjs';
import { errorFaults } from './errors.mjs';
import { startProxy } from './proxy.mjs';
import { requestFaults } from './requests.mjs';
import { responseFaults } from './responses.mjs';
import { sessionFaults } from './sessions.mjs';

/** Each list with the part of a run that its faults are found by. */
const LISTS = [
  ['sessions', sessionFaults],
  ['requests', requestFaults],
  ['requests', errorFaults],
  ['journeys', responseFaults],
  ['journeys', behaviourFaults],
];

/** Every planted fault. @type {(import('./proxy.mjs').Fault & { part: string })[]} */
export const FAULTS = LISTS.flatMap(([part, faults]) =>
  faults.map((fault) => ({ part, ...fault })),
);

/** Enough wrong requests of an operation that each kind meets each place of a small body. */
const INVALID = 80;

/**
 * @param {import('../contract.mjs').Contract} contract
 * @param {import('../options.mjs').Options} options of the untouched server
 * @param {typeof FAULTS} faults
 * @param {(line: string) => void} say
 * @returns {Promise<string[]>} what was not found
 */
export async function tryFaults(contract, options, faults, say) {
  const proxy = await startProxy(options.base.origin, contract);
  const base = new URL(proxy.origin);
  try {
    const missed = [];
    for (const fault of faults) {
      const { part, only = [], name, rules } = fault;
      proxy.plant(fault);
      const more = { base, parts: [part], only, invalid: INVALID };
      const { run } = await runAll(contract, { ...options, ...more });
      const found = run.findings.filter(({ rule }) => rules.includes(rule));
      if (found.length === 0) missed.push(name);
      const by = found[0] ? `${found[0].rule} ${found[0].operation}` : `not found: ${rules}`;
      say(`${found[0] ? '✓' : '✗'} ${name} (${by}; ${run.requests} requests)`);
    }
    return missed;
  } finally {
    proxy.close();
  }
}
