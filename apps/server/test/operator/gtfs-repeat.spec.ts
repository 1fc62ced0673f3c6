import { describe, expect, it } from 'vitest';
import type { Service } from '../../src/operator/gtfs/calendar.ts';
import { repeatServices } from '../../src/operator/gtfs/repeat.ts';
import { fixtureFeed, importFeed } from '../support/feeds.ts';

/** Services of the fixture that run on a date, when its pattern is laid over 2027. */
function runningOn(feed: 'gtfs-akari' | 'gtfs-dates-only', date: string): string[] {
  const { document } = importFeed(fixtureFeed(feed), { repeatFrom: '2027-01-01' });
  return document.services
    .filter((service) => service.days.added?.includes(date))
    .map((service) => service.id.split(' ')[1] ?? '');
}

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
    expect(runningOn('gtfs-akari', date)).toEqual(services);
  });

  it.each([
    ['a Tuesday in the season of the dates', '2027-11-02', ['火木']],
    ['a Tuesday outside it: it is the only service', '2027-06-01', ['火木']],
    ['a Wednesday', '2027-11-10', []],
    ['a single extra day of the feed', '2027-10-26', ['火木']],
  ])('with calendar_dates.txt only: %s', (_, date, services) => {
    expect(runningOn('gtfs-dates-only', date)).toEqual(services);
  });

  it('keeps seasons apart, and bridges the days that no season has', () => {
    const daily = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
    const season = (id: string, from: string, until: string): Service => ({
      id,
      week: { weekdays: [...daily], from, until },
      added: new Set(),
      removed: new Set(),
    });
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
