// The whole site as a process of its own, for tests in a browser: a database in memory, limits that
// are out of the way, and a clock that runs and can be set. Started by `fork`; what can be asked of
// it is `Order`. It ends with its parent. With `FERRY_OPERATOR` it is that company's, built into `FERRY_TEST_SITE`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '../../src/database/client.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import type { Clock } from '../../src/domain/clock.ts';
import { addMinutes } from '../../src/domain/instant.ts';
import { openQueue } from '../../src/domain/queue/open-queue.ts';
import { loadSite } from '../../src/http/site/load-site.ts';
import { serverJobs } from '../../src/jobs/jobs.ts';
import { sandboxJobs } from '../../src/jobs/payment-jobs.ts';
import { startJobs } from '../../src/jobs/scheduler.ts';
import { bodyOf } from '../../src/mail/mail-body.ts';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import { loadOperator } from '../../src/operator/load-operator.ts';
import { NOW, startTestServer, TEST_KEYS } from './api.ts';
import { openTestDatabase } from './database.ts';
import { findBroken } from './find-broken.ts';
import { clockAt, openDemonstration } from './operator.ts';

/** What the parent may ask. Each is answered with a message of the same number. */
type Order = { number: number } & (
  | { what: 'setClock'; instant: string }
  /** What is wrong in the database, in responses and in the log; empty when all is well. */
  | { what: 'findFaults' }
  | { what: 'countReservations'; email: string }
  /** None of a day's sailings is operated. */
  | { what: 'stopSailings'; date: string }
  /** The operator opens the fair line for an opening of sales, with one turn at a time. */
  | { what: 'openLine'; opensAt: string }
  /** Everything that customers are sent, as text and as HTML. */
  | { what: 'readMails' }
);

const { FERRY_OPERATOR, FERRY_TEST_SITE } = process.env;
const DIST = FERRY_TEST_SITE ?? join(import.meta.dirname, '../../../customer/dist');

/** Runs on from the instant that it was set to. */
function runningClock(): Clock & { set(instant: string): void } {
  let ahead = Date.parse(NOW) - Date.now();
  return {
    now: () => new Date(Date.now() + ahead),
    set: (instant) => {
      ahead = Date.parse(instant) - Date.now();
    },
  };
}

async function openCompany(folder: string): Promise<OpenDatabase> {
  const database = await openTestDatabase();
  const document: unknown = JSON.parse(readFileSync(join(folder, 'document.json'), 'utf8'));
  await loadOperator(database.db, document, { clock: clockAt(NOW), horizonDays: 70 });
  return database;
}

const clock = runningClock();
const database = await (FERRY_OPERATOR
  ? openCompany(FERRY_OPERATOR)
  : openDemonstration(clockAt(NOW)));
if (!FERRY_OPERATOR) await loadDemoMembers(database.db, clock);
const site = loadSite(DIST);
if (!site) throw new Error('The site has not been built');
const server = await startTestServer({ database, clock, site });
const deliver = async (payload: string, headers: Record<string, string>) => {
  const url = '/customer-api/payment-webhooks';
  const type = { 'content-type': 'application/json' };
  const response = await server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...type, ...headers },
  });
  return response.statusCode;
};
startJobs(
  [...serverJobs(server.services), ...sandboxJobs(server.services, deliver)],
  server.app.log,
);
const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });

async function respondTo(order: Order): Promise<unknown> {
  switch (order.what) {
    case 'setClock':
      return clock.set(order.instant);
    case 'findFaults': {
      const broken = Object.entries(await findBroken(server.db)).filter(
        ([, rows]) => rows.length > 0,
      );
      const failures = server.log.filter((line) => line.includes('"level":50'));
      return [...broken, ...server.violations, ...failures];
    }
    case 'countReservations': {
      const rows = await server.db
        .selectFrom('reservation')
        .select('state')
        .where('contact_email', '=', order.email)
        .execute();
      return rows.map(({ state }) => state);
    }
    case 'stopSailings': {
      const stopped = await server.db
        .updateTable('sailing')
        .set({ status: 'cancelled' })
        .where('service_date', '=', order.date)
        .executeTakeFirst();
      return Number(stopped.numUpdatedRows);
    }
    case 'openLine': {
      const opensAt = new Date(order.opensAt);
      const line = {
        opens_at: opensAt,
        gathers_at: addMinutes(opensAt, -15),
        ends_at: addMinutes(opensAt, 60),
        ...{ inside_limit: 1, address_limit: 40, per_second: 30 },
      };
      return inTransaction(database.db, (tx) => openQueue(tx, line, clock.now()));
    }
    case 'readMails': {
      const mails = await server.db.selectFrom('mail').selectAll().orderBy('id').execute();
      return mails.map((mail) => ({ subject: mail.subject, ...bodyOf(TEST_KEYS, mail) }));
    }
  }
}

process.on('message', async (order: Order) => {
  process.send?.({ number: order.number, response: await respondTo(order) });
});
process.on('disconnect', () => process.exit());
process.send?.({ origin });
