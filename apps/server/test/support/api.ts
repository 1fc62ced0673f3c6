import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../src/app.ts';
import type { Services } from '../../src/booking/services/services.ts';
import type { OpenDatabase } from '../../src/database/client.ts';
import { ResponseTimes } from '../../src/domain/queue/response-times.ts';
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';
import type { Site } from '../../src/http/site/load-site.ts';
import { KeyRing } from '../../src/keys/key-ring.ts';
import { createSandbox } from '../../src/payments/sandbox/sandbox.ts';
import { clockAt, openDemonstration, type SetClock } from './operator.ts';

/** When the tests take place: sales of the sailings of August are open. */
export const NOW = '2027-07-20T10:00:00+09:00';

export interface TestServer {
  app: FastifyInstance;
  database: OpenDatabase;
  db: OpenDatabase['db'];
  clock: SetClock;
  services: Services;
  /** What responses were not the contract's. */
  violations: string[];
  /** Everything logged so far. */
  log: string[];
  close(): Promise<void>;
}

/** Limits that no test reaches unless it is about them. */
export const wideLimits = {
  ...defaultLimits,
  newSessions: { hits: 100_000, windowSeconds: 60 },
  draftWrites: { hits: 100_000, windowSeconds: 60 },
  draftLinks: { hits: 100_000, windowSeconds: 60 },
  mailsOfRecipient: { hits: 100_000, windowSeconds: 60 },
  mailsOfAddress: { hits: 100_000, windowSeconds: 60 },
  bookingsOfMailbox: { hits: 100_000, windowSeconds: 60 },
  bookingAttempts: { hits: 100_000, windowSeconds: 60 },
  cardAttempts: { hits: 100_000, windowSeconds: 60 },
  cardAttemptsOfAddress: { hits: 100_000, windowSeconds: 60 },
  sandboxTokens: { hits: 100_000, windowSeconds: 60 },
  passwordChanges: { hits: 100_000, windowSeconds: 60 },
  failedLogins: { hits: 100_000, windowSeconds: 60 },
  failedLoginsOfAddress: { hits: 100_000, windowSeconds: 60 },
  loginChallenges: { hits: 100_000, windowSeconds: 60 },
  linkAttempts: { hits: 100_000, windowSeconds: 60 },
  profileWrites: { hits: 100_000, windowSeconds: 60 },
  memberData: { hits: 100_000, windowSeconds: 60 },
  receipts: { hits: 100_000, windowSeconds: 60 },
  receiptPdfs: { hits: 100_000, windowSeconds: 60 },
  liveHoldsOfSession: 1000,
  liveHoldsOfAddress: 1000,
};

/** One ring for all servers of the tests: several on one database have the same. */
export const TEST_KEYS = new KeyRing([{ id: 'test', secret: Buffer.alloc(32, 'test') }]);

/** The whole server on the demonstration operator, in memory unless a database is given. */
export async function startTestServer(
  options: {
    database?: OpenDatabase;
    clock?: SetClock;
    limits?: Partial<Services['limits']>;
    trustProxy?: string[];
    isTlsSite?: boolean;
    site?: Site;
    payments?: Services['payments'];
    wallets?: Services['wallets'];
    push?: Services['push'];
  } = {},
): Promise<TestServer> {
  const clock = options.clock ?? clockAt(NOW);
  const database = options.database ?? (await openDemonstration(clock));
  const { db } = database;
  const limits = { ...wideLimits, ...options.limits };
  const payments = options.payments ?? createSandbox({ db, clock });
  const wallets = options.wallets ?? [];
  const responseTimes = new ResponseTimes();
  const given = { payments, wallets, push: options.push };
  const services = { db, clock, limits, keys: TEST_KEYS, responseTimes, ...given };
  const violations: string[] = [];
  const log: string[] = [];
  const app = await buildApp({
    services,
    logLevel: 'info',
    logStream: { write: (line) => log.push(line) },
    trustProxy: options.trustProxy,
    isTlsSite: options.isTlsSite,
    site: options.site,
    onViolation: (violation) => violations.push(violation),
  });
  await app.ready();
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, database, db: database.db, clock, services, violations, log, close };
}

/** A browser: keeps cookies and sends the CSRF header. */
export class Visitor {
  readonly app: FastifyInstance;
  readonly cookies = new Map<string, string>();
  headers: Record<string, string> = {};

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  /** A visitor with a session. */
  static async arrive(app: FastifyInstance): Promise<Visitor> {
    const visitor = new Visitor(app);
    await visitor.get('/sanctum/csrf-cookie');
    return visitor;
  }

  get(url: string, headers: Record<string, string> = {}) {
    return this.send({ method: 'GET', url, headers });
  }

  post(url: string, body?: object, headers: Record<string, string> = {}) {
    return this.send({ method: 'POST', url, headers, ...(body && { payload: body }) });
  }

  put(url: string, body: object, headers: Record<string, string> = {}) {
    return this.send({ method: 'PUT', url, headers, payload: body });
  }

  delete(url: string, headers: Record<string, string> = {}) {
    return this.send({ method: 'DELETE', url, headers });
  }

  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const token = decodeURIComponent(this.cookies.get('XSRF-TOKEN') ?? '');
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.app.inject({
      ...options,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(cookie && { cookie }),
        ...(token && options.method !== 'GET' && { 'x-xsrf-token': token }),
        ...this.headers,
        ...options.headers,
      },
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      if (line.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}
