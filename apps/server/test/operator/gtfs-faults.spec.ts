import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFeed } from '../../src/operator/gtfs/feed.ts';
import { FeedError } from '../../src/operator/gtfs/feed-error.ts';
import { readFeedFiles } from '../../src/operator/gtfs/table.ts';
import { type FeedText, fixtureFeed, importFeed, zipOf } from '../support/feeds.ts';

/** The lines that a person reads on stderr for a feed with a planted fault. */
function complaints(plant: (feed: FeedText) => void): string[] {
  const feed = fixtureFeed('gtfs-akari');
  plant(feed);
  try {
    importFeed(feed);
  } catch (error) {
    if (error instanceof FeedError) return error.message.split('\n');
    throw error;
  }
  return [];
}

const replace = (file: string, from: string, to: string) => (feed: FeedText) => {
  const text = feed[file] ?? '';
  expect(text).toContain(from);
  feed[file] = text.replace(from, to);
};
const set = (file: string, text: string) => (feed: FeedText) => {
  feed[file] = text;
};
const drop = (file: string) => (feed: FeedText) => {
  delete feed[file];
};

describe('a malformed feed is refused with file, line and reason', () => {
  it.each<[string, (feed: FeedText) => void, string]>([
    [
      'no stop but one with a position',
      replace('stops.txt', '34.101,132.501,Z1,0\nURA,裏ノ島港,34.152', ',,Z1,0\nURA,裏ノ島港,'),
      'stops.txt: no trip has two stops with a position',
    ],
    [
      'the time of another country',
      replace('agency.txt', 'Asia/Tokyo', 'Asia/Seoul'),
      'agency.txt:2: agency_timezone is "Asia/Seoul", not Asia/Tokyo',
    ],
    [
      'an unknown stop',
      replace('stop_times.txt', 'AKR,1,0,1', 'XXX,1,0,1'),
      'stop_times.txt:2: there is no stop "XXX"',
    ],
    [
      'a bad time',
      replace('stop_times.txt', '7:45:30', '7:65:30'),
      'stop_times.txt:3: arrival_time is "7:65:30", not a time (H:MM:SS)',
    ],
    [
      'a missing time',
      replace('stop_times.txt', '9:45:00,9:45:00', ','),
      'stop_times.txt:11: arrival_time is "", not a time (H:MM:SS)',
    ],
    [
      'a trip twice',
      replace('trips.txt', 'ISLES,休日,H1', 'ISLES,休日,W1'),
      'trips.txt:4: trip_id "W1" is used twice',
    ],
    [
      'an unknown trip',
      replace('stop_times.txt', 'N1,9:00:00', 'N9,9:00:00'),
      'stop_times.txt:10: there is no trip "N9"',
    ],
    [
      'an unknown service',
      replace('trips.txt', '休日', '祝日'),
      'trips.txt:4: there is no service "祝日"',
    ],
    [
      'an unknown route',
      replace('trips.txt', 'ISLES,平日,W1', 'ISLE,平日,W1'),
      'trips.txt:2: there is no route "ISLE"',
    ],
    [
      'times backwards',
      replace('stop_times.txt', '8:25:00', '7:49:00'),
      'stop_times.txt:4: the arrival (07:49) is not after the departure from the stop before (07:50)',
    ],
    [
      'a departure before its arrival',
      replace('stop_times.txt', '7:50:00', '7:40:00'),
      'stop_times.txt:3: the departure is before the arrival',
    ],
    [
      'a sequence twice',
      replace('stop_times.txt', 'URA,2,0,0', 'URA,1,0,0'),
      'stop_times.txt:3: trip "W1" has stop_sequence 1 twice',
    ],
    [
      'a sequence that is no number',
      replace('stop_times.txt', 'URA,2,0,0', 'URA,b,0,0'),
      'stop_times.txt:3: stop_sequence is "b", not a number',
    ],
    [
      'one stop only',
      replace('stop_times.txt', 'N1,9:45:00,9:45:00,URA,2\n', ''),
      'trips.txt:5: trip "N1" has fewer than two stops',
    ],
    [
      'a wrong header',
      replace('stops.txt', 'stop_id', 'id'),
      'stops.txt:1: the header has no column stop_id',
    ],
    ['an empty file', set('stop_times.txt', ''), 'stop_times.txt:1: the file is empty'],
    [
      'a header only',
      set('trips.txt', 'route_id,service_id,trip_id\n'),
      'trips.txt:2: the file has a header but no rows',
    ],
    ['a missing file', drop('routes.txt'), 'routes.txt: the file is missing'],
    [
      'no calendar at all',
      (feed) => {
        drop('calendar.txt')(feed);
        drop('calendar_dates.txt')(feed);
      },
      'calendar.txt: neither calendar.txt nor calendar_dates.txt is there',
    ],
    [
      'a day that does not exist',
      replace('calendar_dates.txt', '20250429', '20250431'),
      'calendar_dates.txt:2: date is "20250431", not a date (YYYYMMDD)',
    ],
    [
      'an unknown exception',
      replace('calendar_dates.txt', '20250429,2', '20250429,3'),
      'calendar_dates.txt:2: exception_type is "3", neither 1 nor 2',
    ],
    [
      'a weekday that is neither 0 nor 1',
      replace('calendar.txt', '平日,1', '平日,x'),
      'calendar.txt:2: monday is "x", neither 0 nor 1',
    ],
    [
      'a service backwards',
      replace('calendar.txt', '20260331', '20250331'),
      'calendar.txt:2: service "平日" ends before it begins',
    ],
    [
      'half a yen',
      replace('fare_attributes.txt', '430.00', '430.50'),
      'fare_attributes.txt:2: price is "430.50", not an amount in whole yen',
    ],
    [
      'another currency',
      replace('fare_attributes.txt', '430.00,JPY', '4.30,EUR'),
      'fare_attributes.txt:2: the currency is "EUR", not JPY',
    ],
    [
      'an unknown fare',
      replace('fare_rules.txt', 'long', 'longer'),
      'fare_rules.txt:4: there is no fare "longer"',
    ],
    [
      'an open quote',
      replace('trips.txt', '"夜 1"', '"夜 1'),
      'trips.txt:6: not a table of comma-separated values (CSV_QUOTE_NOT_CLOSED)',
    ],
    [
      'buses only',
      replace('routes.txt', '航路,4', '航路,3'),
      'routes.txt: no route is a ferry (route_type 4)',
    ],
    [
      'intervals',
      set('frequencies.txt', 'trip_id,start_time,end_time,headway_secs\nW1,7:00:00,9:00:00,600\n'),
      'frequencies.txt:2: trips by frequency cannot be booked',
    ],
  ])('%s', (_, plant, complaint) => {
    expect(complaints(plant)).toContain(complaint);
  });

  it('the feed without a fault is accepted', () => {
    expect(complaints(() => undefined)).toEqual([]);
  });

  it('names several faults at once', () => {
    const lines = complaints((feed) => {
      replace('trips.txt', '休日', '祝日')(feed);
      replace('stop_times.txt', '7:45:30', 'noon')(feed);
    });
    expect(lines).toEqual([
      'stop_times.txt:3: arrival_time is "noon", not a time (H:MM:SS)',
      'trips.txt:4: there is no service "祝日"',
    ]);
  });
});

describe('an archive that cannot be read', () => {
  const zip = zipOf(fixtureFeed('gtfs-akari'));
  it.each([
    [
      'no zip at all',
      new TextEncoder().encode('stops'),
      'feed.zip: not a zip archive, or a damaged one',
    ],
    [
      'a zip that is cut off',
      zip.slice(0, zip.length / 2),
      'feed.zip: not a zip archive, or a damaged one',
    ],
    ['an empty file', new Uint8Array(), 'feed.zip: not a zip archive, or a damaged one'],
    [
      'a zip of something else',
      zipOf({ 'a.json': '{}' }),
      'feed.zip: the archive has no .txt files',
    ],
  ])('%s', (_, bytes, message) => {
    expect(() => readFeedFiles('feed.zip', bytes)).toThrow(message);
  });

  it('a file that is not UTF-8', () => {
    const shiftJis = zipSync({ 'stops.txt': new Uint8Array([0x8b, 0x78, 0x93, 0xfa]) });
    expect(() => readFeedFiles('feed.zip', shiftJis)).toThrow('stops.txt: the text is not UTF-8');
  });

  it('a folder around the files does no harm', () => {
    const files = Object.entries(fixtureFeed('gtfs-akari'));
    const packed = zipOf(Object.fromEntries(files.map(([file, text]) => [`feed/${file}`, text])));
    expect(readFeed(readFeedFiles('feed.zip', packed)).agency.name).toBe('灯里汽船');
  });
});

describe('a stop without a position', () => {
  const plant = replace('stops.txt', '34.152', '');

  it('stops no other: nothing is sold there, with its line, and --strict refuses', () => {
    const feed = fixtureFeed('gtfs-akari');
    plant(feed);
    const { document, warnings } = importFeed(feed);
    expect(warnings).toContain(
      'stops.txt:3: stop "URA" has no usable position: nothing is sold there',
    );
    expect(document.ports.map(({ name }) => name)).toEqual(['灯里港', '奥ノ島港']);
    expect(document.trips.every(({ calls }) => calls.length === 2)).toBe(true);
    expect(() => importFeed(feed, { isStrict: true })).toThrow(
      'stops.txt:3: stop "URA" has no usable position',
    );
  });

  it('has that of its station', () => {
    const feed = fixtureFeed('gtfs-akari');
    replace('stops.txt', 'location_type', 'location_type,parent_station')(feed);
    replace('stops.txt', '34.101,132.501,Z1,0', ',,Z1,0,TERM')(feed);
    expect(importFeed(feed).document.ports[0]).toMatchObject({
      latitude: 34.101,
      longitude: 132.501,
    });
  });
});
