import bindings from 'gtfs-rt-bindings';
import { beforeAll, describe, expect, it } from 'vitest';
import { decide } from '../../src/domain/service/decide.ts';
import { readFeed } from '../../src/operator/gtfs/feed.ts';
import { readFeedFiles } from '../../src/operator/gtfs/table.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
const URL = '/gtfs/realtime.pb';

/** The message as another program's decoder reads it, made from the official `gtfs-realtime.proto`. */
interface Message {
  header: { gtfs_realtime_version: string; incrementality: string; timestamp: number };
  entity: {
    id: string;
    trip_update?: {
      trip: Record<string, unknown>;
      stop_time_update?: { stop_sequence: number; stop_id: string; arrival?: At; departure?: At }[];
    };
    alert?: {
      active_period: { start?: number; end: number }[];
      informed_entity: { route_id?: string; trip?: Record<string, unknown> }[];
      effect: string;
      header_text: { translation: { text: string; language: string }[] };
      description_text: { translation: { text: string }[] };
      url: { translation: { text: string }[] };
    };
  }[];
}
type At = { delay: number; time: number };

async function read(now: string, headers: Record<string, string> = {}) {
  server.clock.set(now);
  const response = await server.app.inject({ url: URL, headers });
  const { FeedMessage } = bindings;
  if (response.statusCode === 304) return { response, header: undefined, entity: [] };
  const decoded = FeedMessage.toObject(FeedMessage.decode(response.rawPayload), {
    enums: String,
    longs: Number,
  }) as Message;
  return { response, ...decoded, entity: decoded.entity ?? [] };
}

const decideOf = (ids: string[], decision: Parameters<typeof decide>[2], now: string) =>
  server.db
    .transaction()
    .execute((tx) => decide(tx, ids, decision, { actor: 'office', now: new Date(now) }));
const sailingsOf = (date: string, route: string) =>
  server.db
    .selectFrom('sailing')
    .selectAll()
    .where('service_date', '=', date)
    .where('route_id', '=', route)
    .orderBy('call_departures')
    .execute();
const seconds = (instant: string) => new Date(instant).getTime() / 1000;

// Sailings that the demonstration's own document cancels are in other tests.
beforeAll(() =>
  server.db
    .updateTable('sailing')
    .set({ status: 'scheduled', status_reason: null })
    .where('status', '=', 'cancelled')
    .execute(),
);

// The feed is kept for some seconds: the clock goes forward from test to test.
describe('the realtime feed', () => {
  it('on an ordinary day is a message without news', async () => {
    const { response, header, entity } = await read('2027-07-20T10:00:00+09:00');
    expect(response.headers).toMatchObject({
      'content-type': 'application/x-protobuf',
      'cache-control': 'public, max-age=20',
    });
    expect([header, entity]).toEqual([
      {
        ...{ gtfs_realtime_version: '2.0', incrementality: 'FULL_DATASET' },
        timestamp: seconds('2027-07-20T10:00:00+09:00'),
      },
      [],
    ]);
  });

  it('says in an alert what the service status says, with its period and address', async () => {
    const { entity } = await read('2027-07-30T10:00:00+09:00');
    const { routes } = (await server.app.inject({ url: '/customer-api/service-status' })).json();
    const said = new Map(
      entity.flatMap(({ alert }) =>
        alert?.informed_entity[0]?.route_id ? [[alert.informed_entity[0].route_id, alert]] : [],
      ),
    );
    const islands = said.get('route_islands');
    expect(islands).toMatchObject({
      effect: 'OTHER_EFFECT',
      header_text: {
        translation: [
          { language: 'ja', text: expect.stringMatching(/7月30日\(金\) 条件付き運航$/) },
        ],
      },
      url: { translation: [{ text: 'http://localhost:8080/customer/#service-status' }] },
      active_period: [{ start: seconds('2027-07-30T00:00:00+09:00') }],
    });
    const status = routes.find(({ routeId }: { routeId: string }) => routeId === 'route_islands');
    expect(status.message).toContain(islands?.description_text.translation[0]?.text);
    // Nobody knows by how much: no trip has new times.
    expect(entity.filter((each) => each.trip_update?.stop_time_update)).toEqual([]);
  });

  it('has a cancelled and a late sailing by the ids of the timetable, until they have arrived', async () => {
    const now = '2027-08-02T05:00:00+09:00';
    const [first, second] = await sailingsOf('2027-08-02', 'route_islands');
    if (!first || !second) throw new Error('There are two');
    await decideOf([first.id], { kind: 'cancelled', reason: '強風のため' }, now);
    await decideOf([second.id], { kind: 'delayed', minutes: 45, reason: '濃霧のため' }, now);
    const { entity, response } = await read(now);
    const trip = { start_date: '20270802', route_id: 'route_islands' };
    const updates = entity.flatMap(({ trip_update }) => trip_update ?? []);
    expect(updates[0]).toEqual({
      trip: { trip_id: first.trip_id, ...trip, schedule_relationship: 'CANCELED', direction_id: 0 },
    });
    expect(updates[1]?.trip).toEqual({
      ...{ trip_id: second.trip_id, ...trip },
      direction_id: second.direction === 'outbound' ? 0 : 1,
    });
    const midnight = seconds('2027-08-02T00:00:00+09:00');
    const late = (minutes = 0) => ({ delay: 2700, time: midnight + (minutes + 45) * 60 });
    const last = second.call_ports.length - 1;
    expect(updates[1]?.stop_time_update).toEqual(
      second.call_ports.map((stop_id, index) => ({
        ...{ stop_sequence: index + 1, stop_id },
        ...(index > 0 && { arrival: late(second.call_arrivals[index]) }),
        ...(index < last && { departure: late(second.call_departures[index]) }),
      })),
    );
    const zip = await server.app.inject({ url: '/gtfs/feed.zip' });
    const feed = readFeed(readFeedFiles('feed.zip', new Uint8Array(zip.rawPayload)));
    const calls = new Map(feed.trips.map(({ id, calls: of }) => [id, of.map((c) => c.stopId)]));
    expect(updates.map(({ trip: { trip_id } }) => calls.has(String(trip_id)))).toEqual([
      true,
      true,
    ]);
    expect(calls.get(second.trip_id)).toEqual(second.call_ports);
    const alerts = entity.flatMap(({ alert }) => alert ?? []);
    expect(alerts.map(({ effect, informed_entity }) => [effect, informed_entity])).toEqual([
      [
        'NO_SERVICE',
        [{ trip: updates[0]?.trip }].map(({ trip: of }) => ({
          trip: { ...of, schedule_relationship: undefined },
        })),
      ],
      ['SIGNIFICANT_DELAYS', [{ trip: updates[1]?.trip }]],
    ]);
    expect(response.headers.etag).toMatch(/^W\//);
    const after = await read('2027-08-02T23:30:00+09:00');
    expect(after.entity.filter(({ id }) => id.includes('20270802'))).toEqual([]);
  });

  it('keeps its ETag while the news is the same, and has the news twenty seconds later', async () => {
    const { response } = await read('2027-08-05T10:00:00+09:00');
    const etag = String(response.headers.etag);
    const later = await read('2027-08-05T10:01:00+09:00');
    expect(later.response.rawPayload).not.toEqual(response.rawPayload);
    const known = { 'if-none-match': etag };
    const same = await read('2027-08-05T10:02:00+09:00', known);
    expect([same.response.statusCode, same.response.body]).toEqual([304, '']);
    const now = '2027-08-05T10:02:01+09:00';
    const sailing = (await sailingsOf('2027-08-05', 'route_night'))[0];
    if (!sailing) throw new Error('There is one');
    await decideOf([sailing.id], { kind: 'delayed', minutes: 20, reason: '' }, now);
    expect((await read('2027-08-05T10:02:19+09:00', known)).response.statusCode).toBe(304);
    expect((await read('2027-08-05T10:02:20+09:00', known)).response.statusCode).toBe(200);
    const head = await server.app.inject({ method: 'HEAD', url: URL });
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([
      ...[200, '', 'application/x-protobuf'],
    ]);
  });
});
