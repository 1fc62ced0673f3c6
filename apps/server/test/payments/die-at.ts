// A server process that answers one request, or runs one job, and is killed at a chosen point of it, as by `kill -9`,
// or frozen there until it is woken. Started by `fork` with the database, or the embedded one's folder, as its argument; says when
// it is ready, then takes one order. It ends by the signal, or with code 0 and the response's status
// as a message when it was woken, or the point was never reached.
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { isAbsolute } from 'node:path';
import pg from 'pg';
import { buildApp } from '../../src/app.ts';
import { endDueChanges } from '../../src/booking/holding/end-change.ts';
import { notePaidAtPort } from '../../src/booking/paying/pay-at-port.ts';
import { paymentContext } from '../../src/booking/paying/payment-context.ts';
import { settleDuePayments } from '../../src/booking/paying/payment-work.ts';
import { settleDueRefunds } from '../../src/booking/paying/refund-work.ts';
import type { PaymentProvider } from '../../src/booking/services/payment-provider.ts';
import { openDatabase } from '../../src/database/client.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { ResponseTimes } from '../../src/domain/queue/response-times.ts';
import { createSandbox } from '../../src/payments/sandbox/sandbox.ts';
import { NOW, TEST_KEYS, wideLimits } from '../support/api.ts';
import { clockAt } from '../support/operator.ts';
import type { DeathOrder } from './dying-process.ts';
import type { KillPoint } from './kill-points.ts';

const [where = '', abandonedAfterMs, stripePort] = process.argv.slice(2);
/** Where to die; nowhere until it is asked. */
let at: KillPoint | undefined;
let how: DeathOrder['how'] = 'SIGKILL';

async function die(): Promise<void> {
  // Once: a process that is woken goes on.
  at = undefined;
  if (how === 'SIGSTOP') await new Promise((told) => process.send?.('frozen', told));
  process.kill(process.pid, how);
  // Not one more step until the signal is here.
  if (how === 'SIGKILL') await new Promise(() => undefined);
}

/** Counted from when the provider has answered. */
let isAcknowledged = false;

/** Counted from when the provider has ended a charge, until it answers for another one. */
let isEnded = false;

/** Counted from when a cancellation has been written down. */
let isCancelled = false;

/** Counted from when what a change leads to has been written down. */
let isChangeHeld = false;

/** Counted from when a change has been made: what it led to is not kept. */
let isChangeMade = false;

/** Counted from when quota and slots of a partner ticket have been taken. */
let isStockTaken = false;

/** Counted from when a voucher has been taken for a partner. */
let isVoucherTaken = false;

/** A statement comes as a text or with its name and values. */
const textOf = (statement: unknown) =>
  statement instanceof Object && 'text' in statement ? statement.text : statement;

type Query = (...parameters: unknown[]) => unknown;
const query = pg.Client.prototype.query as Query;
// biome-ignore lint/suspicious/noExplicitAny: the driver's method has eight signatures; all pass through
(pg.Client.prototype as any).query = async function (this: unknown, ...parameters: unknown[]) {
  const isCommit = textOf(parameters[0]) === 'commit';
  if (isAcknowledged && (at === 'chargeAcknowledged' || at === 'refundAcknowledged')) await die();
  if (isAcknowledged && isCommit && at === 'beforeCommit') await die();
  if (isCancelled && isCommit && at === 'cancelWritten') await die();
  if (isEnded && isCommit && at === 'endWritten') await die();
  if (isChangeHeld && isCommit && at === 'changeHoldWritten') await die();
  if (isChangeMade && isCommit && at === 'changeWritten') await die();
  if (isStockTaken && isCommit && at === 'stockWritten') await die();
  if (isVoucherTaken && isCommit && at === 'voucherWritten') await die();
  const result = await query.apply(this, parameters);
  isStockTaken ||= /^\s*insert into partner_stock\b/.test(String(textOf(parameters[0])));
  isVoucherTaken ||= /^\s*update "?voucher\b/.test(String(textOf(parameters[0])));
  if (isStockTaken && isCommit && at === 'stockCommitted') await die();
  if (isVoucherTaken && isCommit && at === 'voucherCommitted') await die();
  isChangeHeld ||= /^\s*insert into "?change_leg\b/.test(String(textOf(parameters[0])));
  isChangeMade ||= /^\s*delete from "?change_leg\b/.test(String(textOf(parameters[0])));
  if (isChangeHeld && isCommit && at === 'changeHoldCommitted') await die();
  if (isChangeMade && isCommit && at === 'changeCommitted') await die();
  isCancelled ||= /^\s*insert into "?cancellation\b/.test(String(textOf(parameters[0])));
  if (isCancelled && isCommit && at === 'cancelCommitted') await die();
  if (isEnded && isCommit && at === 'endCommitted') await die();
  if (isAcknowledged && isCommit && at === 'afterCommit') await die();
  return result;
};

const { db } = await openDatabase({
  ...(isAbsolute(where) ? { dataDir: where } : { databaseUrl: where }),
  ...(abandonedAfterMs && { abandonedAfterMs: Number(abandonedAfterMs) }),
});
const clock = clockAt(NOW);
const provider: PaymentProvider = stripePort
  ? (await import('../support/stripe/by-stripe.ts')).createTestStripe(Number(stripePort))
  : createSandbox({ db, clock });
const payments: PaymentProvider = {
  ...provider,
  charge: async (requested) => {
    if (at === 'beforeCharge') await die();
    const charge = await provider.charge(requested);
    if (at === 'chargeSent') await die();
    isAcknowledged = true;
    isEnded = false;
    return charge;
  },
  cancel: async (chargeId) => {
    if (at === 'beforeEnd') await die();
    const charge = await provider.cancel(chargeId);
    if (at === 'endSent') await die();
    isEnded = true;
    return charge;
  },
  refundPart: async (requested) => {
    if (at === 'beforeRefund') await die();
    const status = await provider.refundPart(requested);
    if (at === 'refundSent') await die();
    isAcknowledged = true;
    return status;
  },
};
const services = {
  db,
  clock,
  limits: wideLimits,
  keys: TEST_KEYS,
  payments,
  responseTimes: new ResponseTimes(),
  wallets: [],
  push: undefined,
};
const app = await buildApp({ services, logLevel: 'silent' });
app.addHook('onRequest', async () => {
  if (at === 'beforeHold' || at === 'beforeCancel') await die();
});
app.addHook('onSend', async () => {
  if (at === 'afterHold' || at === 'beforeResponse') await die();
});
await app.ready();
// A process that is killed leaves nothing behind for the next one's start.
flushCompileCache();
process.on('disconnect', () => process.exit());
process.send?.('ready');
const [order] = (await once(process, 'message')) as [DeathOrder];
({ point: at, how } = order);
if (order.now) clock.set(order.now);
process.send?.(await carryOut(order), () => process.exit(0));

/** @returns the status of the response, or how much a job has done */
async function carryOut({ request, job, paidAtPort }: DeathOrder): Promise<number> {
  if (request) return (await app.inject(request)).statusCode;
  if (paidAtPort) {
    const money = { reservationNumber: paidAtPort, yen: undefined };
    await inTransaction(db, (tx) => notePaidAtPort(tx, { clock, provider: payments }, money));
    return 1;
  }
  const context = paymentContext(services, { warn: () => {}, error: () => {} });
  if (job === 'changes') return endDueChanges(db, clock.now(), () => {});
  return (job === 'payments' ? settleDuePayments : settleDueRefunds)(context);
}
