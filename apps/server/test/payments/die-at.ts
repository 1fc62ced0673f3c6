// A server process that answers one request and is killed at a chosen point of it, as by `kill -9`.
// Started by `fork` with the database as its argument; says when it is ready, then takes one order. It
// ends by the signal, or with code 0 and the answer on stdout when the point was never reached.
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import type { InjectOptions } from 'fastify';
import pg from 'pg';
import { buildApp } from '../../src/app.ts';
import { openDatabase } from '../../src/database/client.ts';
import { createSandbox } from '../../src/payments/sandbox/sandbox.ts';
import { NOW, wideLimits } from '../support/api.ts';
import { clockAt } from '../support/operator.ts';
import type { KillPoint } from './kill-points.ts';

const [databaseUrl = ''] = process.argv.slice(2);
/** Where to die; nowhere until it is asked. */
let at: KillPoint | undefined;

const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  // Not one more step until the signal is here.
  return new Promise(() => undefined);
};

/** Counted from when the provider has answered. */
let isAcknowledged = false;

/** A statement comes as a text or with its name and values. */
const textOf = (statement: unknown) =>
  statement instanceof Object && 'text' in statement ? statement.text : statement;

type Query = (...parameters: unknown[]) => unknown;
const query = pg.Client.prototype.query as Query;
// biome-ignore lint/suspicious/noExplicitAny: the driver's method has eight signatures; all pass through
(pg.Client.prototype as any).query = async function (this: unknown, ...parameters: unknown[]) {
  const isCommit = textOf(parameters[0]) === 'commit';
  if (isAcknowledged && at === 'chargeAcknowledged') return die();
  if (isAcknowledged && isCommit && at === 'beforeCommit') return die();
  const result = await query.apply(this, parameters);
  if (isAcknowledged && isCommit && at === 'afterCommit') return die();
  return result;
};

const { db } = await openDatabase({ databaseUrl });
const clock = clockAt(NOW);
const sandbox = createSandbox({ db, clock });
const payments = {
  ...sandbox,
  charge: async (wanted: Parameters<typeof sandbox.charge>[0]) => {
    if (at === 'beforeCharge') return die();
    const charge = await sandbox.charge(wanted);
    if (at === 'chargeSent') return die();
    isAcknowledged = true;
    return charge;
  },
};
const services = { db, clock, limits: wideLimits, payments };
const app = await buildApp({ services, logLevel: 'silent' });
app.addHook('onRequest', async () => {
  if (at === 'beforeHold') await die();
});
app.addHook('onSend', async () => {
  if (at === 'afterHold' || at === 'beforeResponse') await die();
});
await app.ready();
// Who is killed leaves nothing behind for the next one's start.
flushCompileCache();
process.on('disconnect', () => process.exit());
process.send?.('ready');
const [order] = (await once(process, 'message')) as [{ point: KillPoint; request: InjectOptions }];
at = order.point;
const answer = await app.inject(order.request);
console.log(answer.statusCode, answer.body);
process.exit(0);
