import type { RouteList } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { tellOfTimetableEnds } from '../../src/operator/timetable-end.ts';
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

it('the company has a mail about the end 60, 30 and 7 days before, each once', async () => {
  await sql`update sailing set status = 'withdrawn' where service_date > '2027-09-20'`.execute(
    server.db,
  );
  const told = async (day: string, company?: string) => {
    server.clock.set(`${day}T12:00:00+09:00`);
    await tellOfTimetableEnds(server.db, server.clock, company);
    const mails = await server.db
      .selectFrom('mail')
      .select('text_body')
      .where('kind', '=', 'timetableEnds')
      .orderBy('id')
      .execute();
    return mails.map(({ text_body }) => /あと\d+日|1便も売れません/.exec(text_body ?? '')?.[0]);
  };
  const company = 'booking@example.jp';
  expect(await told('2027-07-23')).toEqual([]);
  expect(await told('2027-07-21', company)).toEqual([]);
  expect(await told('2027-07-22', company)).toEqual(['あと60日']);
  expect(await told('2027-08-20', company)).toEqual(['あと60日']);
  // A server that stood still for two days.
  expect(await told('2027-08-23', company)).toEqual(['あと60日', 'あと28日']);
  expect(await told('2027-09-13', company)).toEqual(['あと60日', 'あと28日', 'あと7日']);
  expect(await told('2027-09-20', company)).toHaveLength(3);
  server.clock.set(NOW);
});
