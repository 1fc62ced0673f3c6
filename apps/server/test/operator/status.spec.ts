import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { COMMANDS } from '../../src/commands/commands.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { NOW, Visitor } from '../support/api.ts';
import { book } from '../support/booking.ts';
import { useTestServer } from '../support/use-server.ts';
import { runnerOf } from './sailing-commands.suite.ts';

const server = useTestServer();
const DEPLOY = join(import.meta.dirname, '../../deploy');
/** Names in a file for Prometheus or Grafana, without the endings of a histogram. */
const namesIn = (file: string) =>
  new Set(
    [
      ...readFileSync(join(DEPLOY, file), 'utf8').matchAll(
        /\b(?:ferry|process|nodejs)_[a-z0-9_]+/g,
      ),
    ].map(([name]) => name.replace(/_(?:count|bucket)$/, '')),
  );
afterAll(() => server.clock.set(NOW));

it('the same numbers are in the metrics and, with what to do, in words', async () => {
  const counted = fastify();
  counted.get('/page', async () => 'a page');
  const jobs = new Map([
    ['send mails', { everySeconds: 2, doneAt: Date.now() - 62_000, failures: 3 }],
  ]);
  const { pool } = server.database;
  const metrics = createMetrics(counted, server.services, { pool, jobs });
  await counted.inject({ url: '/page' });
  const scrape = async () => (await metrics.inject({ url: '/metrics' })).body;
  await book(await Visitor.arrive(server.app));
  await sql`update mail set state = 'queued', created_at = ${NOW}`.execute(server.db);
  server.clock.set(new Date(Date.parse(NOW) + 600_000).toISOString());
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from mail`.execute(server.db);
  const text = await scrape();
  expect(text).toContain(`ferry_mails_waiting ${rows[0]?.n}\n`);
  expect(text).toContain('ferry_mail_oldest_seconds 600\n');
  expect(text).toContain('ferry_request_seconds_count{operation="other",status="200"} 1\n');
  expect(text).toMatch(/^ferry_job_late_seconds\{job="send mails"\} [67]\d/m);
  expect(text).toContain('ferry_job_failures{job="send mails"} 3\n');
  expect(text).toMatch(/^ferry_pool_connections\{state="idle"\} \d/m);
  // The places of a day are those of its sailings, and what is booked is not free.
  const ofBerths = (name: string) =>
    [
      ...text.matchAll(
        new RegExp(`^${name}\\{route="\\w+",day="\\d",kind="berths"\\} (\\d+)$`, 'gm'),
      ),
    ].map(([, places]) => Number(places));
  expect(ofBerths('ferry_places').length).toBeGreaterThan(7);
  expect(
    ofBerths('ferry_places_free').every((free, at) => free <= (ofBerths('ferry_places')[at] ?? 0)),
  ).toBe(true);
  const { text: words } = await runnerOf(server)('status');
  expect(words).toMatch(/^\d+ things? needs? you\nstopped\t/);
  expect(words).toContain(`stopped\t${rows[0]?.n}\tmails wait, the oldest for 10 minutes: `);
  expect(words).toContain('fine\t0\trefunds are to be paid by hand\n');
  expect(text).not.toMatch(/rsv_|@|山田/);
  await Promise.all([metrics.close(), counted.close()]);
});

it.each([
  ['is away', () => Promise.reject(new Error('away'))],
  ['does not respond', () => new Promise<never>(() => undefined)],
])(
  'a database that %s leaves the process’s own numbers, and none of its own',
  async (_, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const query = { transformQuery: () => ({}), compileQuery: () => ({}), executeQuery: answer };
    const db = { getExecutor: () => query };
    const services = { ...server.services, db: db as unknown as typeof server.db };
    const { pool } = server.database;
    const metrics = createMetrics(fastify(), services, { pool, jobs: new Map() });
    await metrics.ready();
    const scraped = metrics.inject({ url: '/metrics' });
    await vi.advanceTimersByTimeAsync(3000);
    const { body } = await scraped;
    vi.useRealTimers();
    expect(body).toContain('ferry_database_up 0\n');
    expect(body).toMatch(/^ferry_mails_waiting NaN$/im);
    expect(body).not.toMatch(/^ferry_places\{/m);
    expect(body).toMatch(/^process_resident_memory_bytes \d/m);
    await metrics.close();
  },
);

it('every number of a rule, of its test and of the dashboard is exported, and every number has a place there', async () => {
  const metrics = createMetrics(fastify(), server.services, {
    pool: server.database.pool,
    jobs: new Map(),
    primary: { moves: 1, standbys: 2 },
  });
  const { body } = await metrics.inject({ url: '/metrics' });
  const exported = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  expect(body).toContain('ferry_database_moves 1\n');
  expect(body).toContain('ferry_database_standbys 2\n');
  const named = [...namesIn('alerts.yml'), ...namesIn('dashboard.json')];
  expect(named.filter((name) => !exported.includes(name))).toEqual([]);
  const own = exported.filter((name) => name.startsWith('ferry_'));
  expect(own.filter((name) => !named.includes(name))).toEqual([]);
  expect([...namesIn('alerts.test.yml')].filter((name) => !exported.includes(name))).toEqual([]);
  // Each alert is provoked in the test of the rules.
  const alerts = (file: string, key: RegExp) =>
    [...readFileSync(join(DEPLOY, file), 'utf8').matchAll(key)].map(([, name]) => name).sort();
  expect(new Set(alerts('alerts.test.yml', /alertname: (\w+)/g))).toEqual(
    new Set(alerts('alerts.yml', /alert: (\w+)/g)),
  );
  await metrics.close();
});

it('every command in the words of a status is one', () => {
  const source = readFileSync(
    join(import.meta.dirname, '../../src/commands/status-command.ts'),
    'utf8',
  );
  const typed = [...source.matchAll(/"([a-z-]+(?: [a-z-]+)?)(?: [A-Z]+)?"/g)].map(
    ([, name]) => name,
  );
  const jobs = [
    'draw pre-orders',
    'expire holds',
    'settle payments',
    'send mails',
    'payment events',
    'send pushes',
  ];
  const names = COMMANDS.map(({ name }) => name);
  expect(typed.length).toBeGreaterThan(8);
  expect(typed.filter((name) => !names.includes(name ?? '') && !jobs.includes(name ?? ''))).toEqual(
    [],
  );
});
