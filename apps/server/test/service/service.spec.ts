import type { NoticeList, ServiceStatus } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { shownOn } from '../../src/domain/service/notices.ts';
import { statusOf } from '../../src/domain/service/service-status.ts';
import type { ServiceReport } from '../../src/rules/schema-news.ts';
import { expectStatus } from '../support/booking.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';
import { legServiceSuite } from './leg-service.suite.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const states = async (now: string) => {
  server.clock.set(now);
  const response = expectStatus(await visitor.get('/customer-api/service-status'), 200);
  expect(response.headers['cache-control']).toBe('public, max-age=60');
  const { routes } = response.json<ServiceStatus>();
  return Object.fromEntries(
    routes.map(({ routeId, state, message }) => [routeId, [state, message]]),
  );
};

describe('service status', () => {
  it('is normal on an ordinary day', async () => {
    expect(await states('2027-07-20T10:00:00+09:00')).toEqual({
      route_strait: ['normal', ''],
      route_night: ['normal', ''],
      route_islands: ['normal', ''],
    });
  });

  it('has what the operator reports, and names cancelled sailings with the reason', async () => {
    expect(await states('2027-07-25T10:00:00+09:00')).toMatchObject({
      route_strait: ['delayed', '濃霧のため、10分から20分の遅れが出ています。'],
      route_islands: [
        'partlyCancelled',
        expect.stringMatching(/^凪浦港 12:10発 帆影島港行き、.+は欠航します\(.+\)。$/),
      ],
    });
    expect(await states('2027-07-28T23:59:59+09:00')).toMatchObject({
      route_strait: ['partlyCancelled', '汐見港 20:40発 凪浦港行きは欠航します(船の点検のため)。'],
    });
  });

  it('is of the day in Japan', async () => {
    expect((await states('2027-07-24T15:00:00Z')).route_strait?.[0]).toBe('delayed');
    expect((await states('2027-07-24T14:59:59Z')).route_strait?.[0]).toBe('normal');
  });

  it('says that nothing sails, and leaves out a route without sailings', async () => {
    const set = (status: string, route: string) =>
      sql`update sailing set status = ${status}, status_reason = '台風のため'
        where service_date = '2027-07-20' and route_id = ${route}`.execute(server.db);
    await set('cancelled', 'route_night');
    await set('withdrawn', 'route_islands');
    const day = await states('2027-07-20T10:00:00+09:00');
    await set('scheduled', 'route_night');
    await set('scheduled', 'route_islands');
    expect(day.route_night).toEqual(['cancelled', '本日の便はすべて欠航します(台風のため)。']);
    expect(day.route_islands).toBeUndefined();
  });

  it('counts what sails today, without what is cancelled', async () => {
    server.clock.set('2027-07-28T10:00:00+09:00');
    const { routes } = (await visitor.get('/customer-api/service-status')).json<ServiceStatus>();
    const counts = Object.fromEntries(routes.map(({ routeId, sailings }) => [routeId, sailings]));
    expect(counts).toMatchObject({ route_strait: 7, route_night: 2 });
  });

  it('names three cancelled sailings and counts the others', () => {
    const cancelled = [490, 1450, 1500, 1510, 1520].map((minutes) => ({
      minutes,
      from: '甲港',
      to: '乙港',
      reason: null,
    }));
    const route = { id: 'r', name: '航路', sailings: 6 };
    expect(statusOf({ ...route, cancelled, delayed: [] }, []).message).toBe(
      '甲港 8:10発 乙港行き、甲港 24:10発 乙港行き、甲港 25:00発 乙港行き、ほか2便は欠航します。',
    );
    const delayed = cancelled.map((each, index) => ({ ...each, reason: '濃霧', late: 20 + index }));
    const report: ServiceReport = {
      ...{ state: 'conditional', message: '湾内は徐行します。', routeIds: ['r'], from: '0:00' },
      days: { holidays: 'asWeekday', added: [], removed: [] },
    };
    expect(statusOf({ ...route, cancelled: [], delayed }, [report])).toMatchObject({
      state: 'delayed',
      message:
        '甲港 8:10発 乙港行きは20分、甲港 24:10発 乙港行きは21分、甲港 25:00発 乙港行きは22分、ほか2便遅れます(濃霧)。湾内は徐行します。',
    });
  });
});

describe('the sailing of a reservation', () => legServiceSuite(server));

describe('notices', () => {
  it('come important ones first, then the newest', async () => {
    server.clock.set('2027-07-14T23:59:59+09:00');
    const response = expectStatus(await visitor.get('/customer-api/notices'), 200);
    const shown = response
      .json<NoticeList>()
      .notices.map((notice) => [notice.id, notice.publishedOn]);
    expect(shown).toEqual([
      ['ntc_busy-weekends', '2027-06-15'],
      ['ntc_vehicle-papers', '2027-07-01'],
      ['ntc_fuel-adjustment', '2027-04-01'],
    ]);
  });

  const notice = { id: 'ntc_a', title: '題', body: '文', important: false };
  it.each([
    ['2027-08-01', '2027-08-01', '2027-08-01'],
    ['2027-08-02', '2027-08-01', undefined],
    ['15', '2027-01-14', '2026-12-15'],
    ['15', '2027-01-15', '2027-01-15'],
    ['12-31', '2027-07-20', '2026-12-31'],
    ['02-29', '2027-07-20', '2027-03-01'],
    ['02-29', '2028-02-29', '2028-02-29'],
  ])('of %s is on %s dated %s', (publishedOn, today, dated) => {
    expect(shownOn({ ...notice, publishedOn }, today)?.publishedOn).toBe(dated);
  });

  it('end after their last day', () => {
    const ending = { ...notice, publishedOn: '2027-08-01', until: '2027-08-03' };
    expect(shownOn(ending, '2027-08-03')).toBeDefined();
    expect(shownOn(ending, '2027-08-04')).toBeUndefined();
  });
});
