import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { datesOf } from '../../src/operator/gtfs/calendar.ts';
import { readFeed } from '../../src/operator/gtfs/feed.ts';
import { readFeedFiles } from '../../src/operator/gtfs/table.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
const FEED = '/gtfs/feed.zip';
const files = (zip: Buffer) =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(zip))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
const read = async () => {
  const { rawPayload } = await server.app.inject({ url: FEED });
  return readFeed(readFeedFiles('feed.zip', new Uint8Array(rawPayload)), { isStrict: true });
};

it('the importer reads back every sailing, port, route and fare, without a warning', async () => {
  const feed = await read();
  expect(feed.warnings).toEqual([]);
  const from = '2027-07-01';
  const sailings = await server.db
    .selectFrom('sailing')
    .select(['trip_id', 'service_date', 'call_ports', 'call_departures', 'call_arrivals'])
    .where('status', '=', 'scheduled')
    .where('service_date', '>=', from)
    .execute();
  const lineOf = (id: string, date: string, ports: readonly string[], times: readonly number[]) =>
    [id, date, ports.join('>'), times.join()].join(' ');
  const ours = sailings.map((row) =>
    lineOf(row.trip_id, row.service_date, row.call_ports, [
      ...row.call_departures.slice(0, -1),
      ...row.call_arrivals.slice(1),
    ]),
  );
  const theirs = feed.trips.flatMap((trip) => {
    const service = feed.services.get(trip.serviceId);
    const times = [
      ...trip.calls.slice(0, -1).map(({ departure }) => departure),
      ...trip.calls.slice(1).map(({ arrival }) => arrival),
    ];
    const ports = trip.calls.map(({ stopId }) => stopId);
    return (service ? datesOf(service) : []).map((date) => lineOf(trip.id, date, ports, times));
  });
  expect(ours.length).toBeGreaterThan(500);
  expect(theirs.sort()).toEqual(ours.sort());
  const fares = await server.db.selectFrom('fare').selectAll().execute();
  for (const { route_id: routeId, from_port_id, to_port_id } of fares) {
    const [start, end] = [feed.ports.get(from_port_id), feed.ports.get(to_port_id)];
    const same = fares.filter((fare) =>
      [fare.route_id, fare.from_port_id, fare.to_port_id].every(
        (id, index) => id === [routeId, from_port_id, to_port_id][index],
      ),
    );
    const least = Math.min(...same.map(({ adult_yen }) => adult_yen));
    if (!start || !end) throw new Error('The feed has no such port');
    expect(feed.faresFor({ routeId, from: start, to: end }).adult).toEqual([least]);
  }
  expect([...feed.routes.values()].every(({ nameKana }) => nameKana !== '')).toBe(true);
});

it('of a cancelled sailing its trip alone is in it, and the address keeps its ETag until the data or the month change', async () => {
  const first = await server.app.inject({ url: FEED });
  const { etag } = first.headers;
  const asked = (headers = { 'if-none-match': String(etag) }) =>
    server.app.inject({ url: FEED, headers });
  const again = await asked();
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await server.app.inject({ method: 'HEAD', url: FEED })).headers.etag).toBe(etag);
  server.clock.set('2027-07-31T23:59:00+09:00');
  expect((await asked({ 'if-none-match': `"other", W/${etag}` })).statusCode).toBe(304);
  await server.db
    .updateTable('sailing')
    .set({ status: 'cancelled' })
    .where('service_date', '=', '2027-07-23')
    .execute();
  server.clock.set('2027-08-01T00:05:00+09:00');
  const later = await asked();
  expect(later.statusCode).toBe(200);
  const rows = files(later.rawPayload)['calendar_dates.txt'] ?? '';
  const types = [...rows.matchAll(/,20270723,(\d)/g)].map(([, type]) => type);
  expect(new Set(types)).toEqual(new Set(['2']));
  const feed = await read();
  expect(feed.warnings).toEqual([]);
  expect([...feed.services.values()].flatMap(datesOf)).not.toContain('2027-07-23');
  // At sea on the first of a month may be what left at the end of the last one.
  expect(rows).toContain(',20270720,1');
  server.clock.set('2027-08-04T00:11:00+09:00');
  const next = await asked({ 'if-none-match': String(later.headers.etag) });
  expect([next.statusCode, files(next.rawPayload)['calendar_dates.txt']]).toEqual([
    200,
    expect.not.stringContaining(',202707'),
  ]);
});

it('a trip keeps its id on its other days when a sailing of it is moved', async () => {
  const { trip_id } = await server.db
    .selectFrom('sailing')
    .select('trip_id')
    .where('service_date', '=', '2027-08-10')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await sql`update sailing set
      call_departures = (select array_agg(minutes - 30) from unnest(call_departures) as minutes),
      call_arrivals = (select array_agg(minutes - 30) from unnest(call_arrivals) as minutes)
    where trip_id = ${trip_id} and service_date = '2027-08-10'`.execute(server.db);
  server.clock.set('2027-08-04T00:21:00+09:00');
  const feed = await read();
  const daysOf = (id: string) => {
    const service = feed.services.get(feed.trips.find((trip) => trip.id === id)?.serviceId ?? '');
    return service ? datesOf(service) : [];
  };
  expect(daysOf(`${trip_id}.2`)).toEqual(['2027-08-10']);
  expect([daysOf(trip_id).length > 20, daysOf(trip_id).includes('2027-08-10')]).toEqual([
    true,
    false,
  ]);
});
