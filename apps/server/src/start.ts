import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp } from './app.ts';
import type { Services } from './booking/services/services.ts';
import { listenForCommands, socketOf } from './commands/command-socket.ts';
import { runLine } from './commands/run-line.ts';
import type { Config } from './config.ts';
import { type OpenDatabase, openDatabase } from './database/client.ts';
import { databaseProblem } from './database/database-problem.ts';
import { migrateDatabase } from './database/migrate.ts';
import type { Database } from './database/schema.ts';
import { type Clock, systemClock } from './domain/clock.ts';
import { ResponseTimes } from './domain/queue/response-times.ts';
import { defaultLimits } from './domain/rate-limits/client-limits.ts';
import { createMetrics } from './http/metrics.ts';
import { loadSite } from './http/site/load-site.ts';
import { serverJobs } from './jobs/jobs.ts';
import { mailJobs } from './jobs/mail-jobs.ts';
import { sandboxJobs } from './jobs/payment-jobs.ts';
import { type JobState, startJobs } from './jobs/scheduler.ts';
import { KeysError, loadKeys } from './keys/load-keys.ts';
import { mailSettings } from './mail/settings.ts';
import { assertOneCompany, assertOwnSite } from './one-company.ts';
import { DEMO_REGISTRATION_NUMBER, DEMO_SOURCE, demoOperator } from './operator/demo/document.ts';
import { isDemonstration } from './operator/demo/is-demonstration.ts';
import { loadDemoMembers } from './operator/demo/load-members.ts';
import { extendSailings, loadOperator } from './operator/load-operator.ts';
import { noProvider } from './payments/no-provider.ts';
import type { Deliver } from './payments/sandbox/events.ts';
import { createSandbox } from './payments/sandbox/sandbox.ts';
import { createStripe } from './payments/stripe/stripe.ts';
import { assertPortsFree, codeOf, metricsAt, portProblem } from './ports.ts';
import { pushSender } from './push/push-sender.ts';
import { operator } from './rules/company.ts';
import { StartError } from './start-error.ts';
import { loadWallets, WalletError } from './wallets/load-wallets.ts';

export interface RunningServer {
  /** The app's address in a browser on this machine. */
  address: string;
  /** False when the app has not been built: then only the API is served. */
  hasSite: boolean;
  /** False when nobody takes money by card or at stores: then only payment at the port is offered. */
  hasPayments: boolean;
  /** True behind a pooler that shares sessions: then statements are not prepared. */
  sharesSessions: boolean;
  /** True when a real operator's receipts would have the demonstration's registration number. */
  hasDemonstrationNumber: boolean;
  /** Logs a failure that nobody has handled. */
  logFatal(error: unknown): void;
  /** Finishes what is going on, then lets go of port and store. */
  close(): Promise<void>;
}

const SITE_FOLDER = join(import.meta.dirname, '../../customer/dist');

/**
 * Opens and migrates the database, brings its sailings up to date (the demonstration operator's when it
 * is empty), and serves.
 * @throws StartError when the database, the folder, the keys or the port are unavailable
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const clock = systemClock;
  await assertPortsFree(config);
  const database = await open(config, clock);
  try {
    const { db } = database;
    const { siteUrl, metricsPort } = config;
    const isDemo = await isDemonstration(db);
    const payments = providerOf(config, isDemo, { db, clock });
    const keys = loadKeys(config.keys, isDemo);
    const wallets = loadWallets(config.wallets);
    const push = pushSender(config.pushContact, isDemo);
    const services = { db, clock, keys, payments, wallets, push, ...newCounters() };
    const site = loadSite(SITE_FOLDER);
    assertOwnSite(site);
    const mail = mailSettings(config, isDemo);
    const app = await buildApp({
      services,
      logLevel: config.logLevel,
      trustProxy: config.trustProxy,
      siteUrl,
      isTlsSite: siteUrl.startsWith('https:'),
      site,
      hasNoSamples: !isDemo,
      mailPageOf: config.showsMails && isDemo ? siteUrl : undefined,
    });
    const jobStates = new Map<string, JobState>();
    const counted = { ...database, jobs: jobStates };
    const metrics = metricsPort === undefined ? undefined : createMetrics(app, services, counted);
    await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
    await metrics?.listen(metricsAt(metricsPort));
    const jobs = [
      ...serverJobs(services),
      ...mailJobs(services, mail),
      ...sandboxJobs(services, deliverTo(app)),
    ];
    const stopJobs = startJobs(jobs, app.log, jobStates);
    const stopCommands = config.databaseUrl ? undefined : await takeCommands(config, services, app);
    const bound = app.server.address();
    const port = typeof bound === 'object' && bound ? bound.port : config.port;
    return {
      address: `http://localhost:${port}/customer/`,
      hasSite: site !== undefined,
      hasPayments: payments !== noProvider,
      sharesSessions: await database.sharesSessions(),
      hasDemonstrationNumber: !isDemo && operator.registrationNumber === DEMO_REGISTRATION_NUMBER,
      logFatal: (error) => app.log.fatal({ err: error }, 'unhandled failure'),
      close: async () => {
        await Promise.all([app.close(), metrics?.close(), stopJobs(), stopCommands?.()]);
        mail.transport.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    if (error instanceof KeysError || error instanceof WalletError)
      throw new StartError(error.message);
    throw portProblem(error, config) ?? error;
  }
}

const newCounters = () => ({ limits: defaultLimits, responseTimes: new ResponseTimes() });

/** Connections that wait to be accepted, at most what the system allows: with Node's 511 a rush at 9:00 is turned away. */
const BACKLOG = 4096;

/** Who takes the money: Stripe where it is set, the sandbox for the demonstration. */
function providerOf(
  { stripe, siteUrl }: Config,
  isDemo: boolean,
  store: Parameters<typeof createSandbox>[0],
) {
  if (stripe) return createStripe({ ...stripe, siteUrl });
  return isDemo ? createSandbox(store) : noProvider;
}

/** The embedded database is this process's alone: the operator's program hands its lines to it. */
async function takeCommands(
  { dataDir, keys: keySettings }: Config,
  { db, clock, keys }: Services,
  { log }: FastifyInstance,
): Promise<() => Promise<void>> {
  const path = socketOf(dataDir);
  const commands = { db, clock, keySettings, keys: async () => keys };
  try {
    return await listenForCommands(path, (line) =>
      runLine(commands, line).catch((error: unknown) => {
        log.error({ err: error }, 'command failed');
        return { exitCode: 1, text: 'the command has failed: the log of the server says why' };
      }),
    );
  } catch (error) {
    // Customers need no commands.
    log.error({ path, reason: codeOf(error) }, 'no commands of the operator can be taken');
    return async () => undefined;
  }
}

/** Through the whole of our own HTTP, without the network in between. */
const deliverTo =
  (app: FastifyInstance): Deliver =>
  async (payload, headers) => {
    const url = '/customer-api/payment-webhooks';
    const type = { 'content-type': 'application/json' };
    const response = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...type, ...headers },
    });
    return response.statusCode;
  };

async function open(config: Config, clock: Clock): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = config;
  try {
    const database = await openDatabase({ databaseUrl, dataDir });
    try {
      await migrateDatabase(database.db);
      await prepareSailings(database.db, clock, config);
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const problem = databaseProblem(error, { databaseUrl, dataDir });
    throw problem === undefined ? error : new StartError(problem);
  }
}

async function prepareSailings(
  db: Kysely<Database>,
  clock: Clock,
  { siteUrl, makesDemonstration }: Config,
): Promise<void> {
  const sources = await db
    .selectFrom('operator_source')
    .select('id')
    .where('is_ended', '=', false)
    .execute();
  const isOwn = siteUrl.startsWith('https:') || !operator.sources.includes(DEMO_SOURCE);
  if (sources.length === 0 && isOwn && !makesDemonstration) {
    throw new StartError(
      'the database is empty: "npm run operator -- load" puts an operator’s document into it, FERRY_DEMONSTRATION=1 the demonstration',
    );
  }
  assertOneCompany(
    sources.map(({ id }) => id),
    makesDemonstration,
  );
  // Also when it is there already: a new release may bring another demonstration.
  const hasDemo = sources.some(({ id }) => id === DEMO_SOURCE);
  if (sources.length === 0 || hasDemo) await loadOperator(db, demoOperator, { clock });
  await extendSailings(db, { clock });
  await loadDemoMembers(db, clock);
}
