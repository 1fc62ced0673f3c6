import { addDays } from '@ferry/format/date';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { datesOf } from '../../src/operator/gtfs/calendar.ts';
import { readFeed } from '../../src/operator/gtfs/feed.ts';
import { readFeedFiles } from '../../src/operator/gtfs/table.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
const FEED = '/gtfs/feed.zip';
const read = async () => {
  const { rawPayload } = await server.app.inject({ url: FEED });
  return readFeed(readFeedFiles('feed.zip', new Uint8Array(rawPayload)), { isStrict: true });
};

it('the importer reads back every sailing, port, route and fare, without a warning', async () => {
  const feed = await read();
  expect(feed.warnings).toEqual([]);
  const from = '2027-07-20';
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

it('a cancelled sailing is not in it, and the address keeps its ETag until the data change', async () => {
  const first = await server.app.inject({ url: FEED });
  const { etag } = first.headers;
  const again = await server.app.inject({ url: FEED, headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await server.app.inject({ method: 'HEAD', url: FEED })).headers.etag).toBe(etag);
  const date = addDays('2027-07-20', 3);
  await server.db
    .updateTable('sailing')
    .set({ status: 'cancelled' })
    .where('service_date', '=', date)
    .execute();
  server.clock.set('2027-07-20T10:06:00+09:00');
  const later = await server.app.inject({ url: FEED, headers: { 'if-none-match': String(etag) } });
  expect(later.statusCode).toBe(200);
  const files = unzipSync(new Uint8Array(later.rawPayload));
  expect(strFromU8(files['calendar_dates.txt'] ?? new Uint8Array())).not.toContain('20270723');
});
