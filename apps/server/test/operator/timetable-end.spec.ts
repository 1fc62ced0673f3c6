import type { RouteList } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { NOW } from '../support/api.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
const get = async (url: string) => (await server.app.inject({ url })).json<object>();

it('the calendar ends with the last sailing, and its end is said sixty days before', async () => {
  await sql`update sailing set status = 'withdrawn' where service_date > '2027-09-20'`.execute(
    server.db,
  );
  expect((await get('/customer-api/routes')) as RouteList).toMatchObject({
    bookableUntil: '2027-09-20',
  });
  server.clock.set('2027-07-21T12:00:00+09:00');
  expect(await get('/readyz')).toEqual({ status: 'ready' });
  server.clock.set('2027-07-22T12:00:00+09:00');
  expect(await get('/readyz')).toEqual({
    status: 'ready',
    timetableEnds: [{ source: 'demonstration', lastDay: '2027-09-20', days: 60 }],
  });
  server.clock.set(NOW);
});
