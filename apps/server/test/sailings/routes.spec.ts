import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/client.ts';
import { listPorts, listRoutes } from '../../src/domain/routes/routes.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';

const clock = clockAt('2027-07-20T23:59:59+09:00');
let database: OpenDatabase;

beforeAll(async () => {
  database = await openDemonstration(clock);
}, 60_000);
afterAll(() => database.close());

it('港を操作データの順に返す', async () => {
  const ports = await listPorts(database.db);
  expect(ports).toHaveLength(7);
  expect(ports[0]).toEqual({
    id: 'port_shiomi',
    name: '汐見港',
    nameKana: 'しおみこう',
    address: '汐見市港町1丁目2番3号',
    directions: '汐見駅から徒歩12分。車の方は、1番岸壁の車両入口へお進みください。',
    phone: '0120-000-001',
  });
});

it('航路と、予約できる区間と、検索できる日付と人数を返す', async () => {
  const { routes, today, bookableUntil, maxPartySize } = await listRoutes(database.db, clock);
  expect(routes.map(({ id, nameKana, sections }) => [id, nameKana, sections.length])).toEqual([
    ['route_strait', 'しおみ・なぎうらこうろ', 2],
    ['route_night', 'しののめ・ほくとはまこうろ', 2],
    ['route_islands', 'なぎうらしょとうこうろ', 12],
  ]);
  expect(routes[0]?.sections[0]).toEqual({
    fromPortId: 'port_shiomi',
    toPortId: 'port_nagiura',
    durationMinutes: 220,
  });
  expect([today, bookableUntil, maxPartySize]).toEqual(['2027-07-20', '2027-09-28', 9]);
});
