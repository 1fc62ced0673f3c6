import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { createMetrics } from '../../src/http/metrics.ts';
import { NOW, Visitor } from '../support/api.ts';
import { book } from '../support/booking.ts';
import { useTestServer } from '../support/use-server.ts';
import { runnerOf } from './sailing-commands.suite.ts';

const server = useTestServer();
const ALERTS = join(import.meta.dirname, '../../docs/monitoring/alerts.yml');
afterAll(() => server.clock.set(NOW));

it('the same numbers are in the metrics and, with what to do, in words', async () => {
  const counted = fastify();
  counted.get('/page', async () => 'a page');
  const metrics = createMetrics(counted, server.services);
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
  const { text: words } = await runnerOf(server)('status');
  expect(words).toContain(`${rows[0]?.n}\tmails wait: `);
  expect(words).toContain('0\trefunds are to be paid by hand\n');
  // Every number of a rule is there, and nothing is about a person.
  const named = [...readFileSync(ALERTS, 'utf8').matchAll(/\bferry_\w+/g)].map(([name]) => name);
  expect(new Set(named).size).toBeGreaterThan(5);
  for (const name of named) expect(text).toContain(name.replace(/_(?:count|bucket)$/, ''));
  expect(text).not.toMatch(/rsv_|@|山田/);
  await Promise.all([metrics.close(), counted.close()]);
});
