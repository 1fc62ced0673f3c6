import { describe, expect, it } from 'vitest';
import { datesOf, type Service } from '../../src/operator/gtfs/calendar.ts';
import { repeatServices } from '../../src/operator/gtfs/repeat.ts';
import { type FeedText, fixtureFeed, importFeed, withLines } from '../support/feeds.ts';

/** Services of a feed that run on a date, when its pattern is laid over 2027. */
function runningOn(feed: FeedText, date: string): string[] {
  const { document } = importFeed(feed, { repeatFrom: '2027-01-01' });
  return document.services
    .filter((service) => service.days.added?.includes(date))
    .map((service) => service.id.split(' ')[1] ?? '');
}

const daily = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const season = (
  id: string,
  from: string,
  until: string,
  weekdays: readonly (typeof daily)[number][] = daily,
): Service => ({
  id,
  week: { weekdays: [...weekdays], from, until },
  added: new Set(),
  removed: new Set(),
});

describe('a feed whose calendar is over, laid over the coming year', () => {
  it.each([
    ['a Tuesday', '2027-06-01', ['平日']],
    ['a Saturday', '2027-06-05', ['休日']],
    ['a public holiday on a Wednesday, as the exceptions show', '2027-08-11', ['休日']],
    ['a substitute holiday', '2027-03-22', ['休日']],
    ['the new year, which has a service of its own', '2027-01-01', ['年末年始']],
    ['a Saturday that is 2 January', '2027-01-02', ['年末年始']],
    ['the end of the year', '2027-12-31', ['年末年始']],
    ['the day after', '2027-01-03', ['休日']],
    ['a day after the feed ended, in the next year', '2028-02-01', ['平日']],
  ])('%s (%s)', (_, date, services) => {
    expect(runningOn(fixtureFeed('gtfs-akari'), date)).toEqual(services);
  });

  it.each([
    ['a Tuesday in the season of the dates', '2027-11-02', ['火木']],
    ['a Tuesday outside it: it is the only service', '2027-06-01', ['火木']],
    ['a Wednesday', '2027-11-10', []],
    ['a single extra day of the feed', '2027-10-26', ['火木']],
  ])('with calendar_dates.txt only: %s', (_, date, services) => {
    expect(runningOn(fixtureFeed('gtfs-dates-only'), date)).toEqual(services);
  });

  it('keeps seasons apart, and bridges the days that no season has', () => {
    const services = [
      season('summer', '2025-06-01', '2025-09-30'),
      season('winter', '2025-11-01', '2026-04-30'),
    ];
    const dates = repeatServices(services, '2027-01-01', '2027-12-31');
    const on = (date: string) =>
      services.filter(({ id }) => dates.get(id)?.includes(date)).map(({ id }) => id);
    expect(on('2027-07-15')).toEqual(['summer']);
    expect(on('2027-01-15')).toEqual(['winter']);
    expect(on('2027-12-01')).toEqual(['winter']);
    expect(on('2027-10-15')).toEqual(['winter']);
    expect(on('2027-05-15')).toEqual(['winter']);
  });

  it('a service that the feed never runs does not run', () => {
    const never: Service = { id: 'never', added: new Set(), removed: new Set() };
    expect(repeatServices([never], '2027-01-01', '2027-12-31')).toEqual(new Map([['never', []]]));
  });
});

describe('a feed that has the same season in two years', () => {
  // The year before, with the same departures under other ids.
  const twoYears = withLines(fixtureFeed('gtfs-akari'), {
    'calendar.txt': [
      '前年平日,1,1,1,1,1,0,0,20240401,20250331',
      '前年休日,0,0,0,0,0,1,1,20240401,20250331',
    ],
    'calendar_dates.txt': ['前年平日,20240610,2'],
    'trips.txt': ['ISLES,前年平日,W0', 'ISLES,前年休日,H0'],
    'stop_times.txt': [
      'W0,7:05:00,7:05:00,AKR,1',
      'W0,7:50:00,7:50:00,URA,2',
      'H0,23:50:00,23:50:00,AKR,1',
      'H0,24:35:00,24:35:00,URA,2',
    ],
  });

  it.each([
    ['a Tuesday', '2027-06-01', ['平日']],
    ['a Saturday', '2027-06-05', ['休日']],
    ['a day that was out of the ordinary in the year before', '2027-06-10', ['平日']],
    ['the new year', '2027-01-01', ['年末年始']],
  ])('sails the newest one: %s (%s)', (_, date, services) => {
    expect(runningOn(twoYears, date)).toEqual(services);
  });

  it('has as many sailings as with its newest year alone', () => {
    const sailings = (feed: FeedText) => {
      const { document } = importFeed(feed, { repeatFrom: '2027-01-01' });
      const days = new Map(document.services.map(({ id, days }) => [id, days.added?.length ?? 0]));
      return document.trips.reduce((sum, { serviceId }) => sum + (days.get(serviceId) ?? 0), 0);
    };
    expect(sailings(twoYears)).toBe(sailings(fixtureFeed('gtfs-akari')));
  });

  it('does not sail on weekdays that the newest year has given up', () => {
    const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
    const dates = repeatServices(
      [
        season('daily', '2024-07-01', '2024-08-31'),
        season('weekdays', '2025-07-01', '2025-08-31', weekdays),
      ],
      '2027-07-01',
      '2027-07-31',
    );
    expect(dates.get('daily')).toEqual([]);
    expect(dates.get('weekdays')).toHaveLength(22);
  });

  it('finds the weekdays of a season that one service has in both years', () => {
    const [first, second] = [
      season('', '2024-07-01', '2024-08-31', ['sat', 'sun']),
      season('', '2025-07-01', '2025-08-31', ['sat', 'sun']),
    ];
    const both: Service = {
      id: 'summer',
      added: new Set([...datesOf(first), ...datesOf(second)]),
      removed: new Set(),
    };
    const dates = repeatServices([both], '2027-07-01', '2027-08-31').get('summer');
    expect(dates).toEqual(datesOf(season('', '2027-07-01', '2027-08-31', ['sat', 'sun'])));
  });
});
