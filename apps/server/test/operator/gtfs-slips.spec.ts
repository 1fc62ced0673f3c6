import { expect, it } from 'vitest';
import { parseOperatorDocument } from '../../src/operator/parse-document.ts';
import { type FeedText, fixtureFeed, importFeed, withLines } from '../support/feeds.ts';

/** A feed with so many sailings a day that one is few. */
function manyTrips(): FeedText {
  const hours = Array.from({ length: 12 }, (_, index) => index + 6);
  return withLines(fixtureFeed('gtfs-akari'), {
    'trips.txt': hours.map((hour) => `ISLES,平日,T${hour}`),
    'stop_times.txt': hours.flatMap((hour) => [
      `T${hour},${hour}:15:00,${hour}:15:00,URA,1`,
      `T${hour},${hour}:50:00,${hour}:50:00,奥,2`,
    ]),
  });
}

/** One more trip, and its calls. */
const slip = (trip: string, ...calls: string[]) =>
  withLines(manyTrips(), { 'trips.txt': [trip], 'stop_times.txt': calls });

it.each([
  [
    'a time that is none',
    slip('ISLES,平日,X', 'X,7h,7h,URA,1', 'X,8:00:00,8:00:00,奥,2'),
    /^stop_times\.txt:\d+: arrival_time is "7h", not a time \(H:MM:SS\)/,
  ],
  [
    'times that go backwards',
    slip('ISLES,平日,X', 'X,7:00:00,7:00:00,URA,1', 'X,6:00:00,6:00:00,奥,2'),
    /is not after the departure from the stop before/,
  ],
  [
    'a stop that is not there',
    slip('ISLES,平日,X', 'X,7:00:00,7:00:00,NO,1', 'X,8:00:00,8:00:00,奥,2'),
    /there is no stop "NO"/,
  ],
  [
    'one stop',
    slip('ISLES,平日,X', 'X,7:00:00,7:00:00,URA,1'),
    /trips\.txt:\d+: trip "X" has fewer than two stops/,
  ],
  [
    'a service that is not there',
    slip('ISLES,無,X', 'X,7:00:00,7:00:00,URA,1', 'X,8:00:00,8:00:00,奥,2'),
    /there is no service "無"/,
  ],
])('a trip with %s is left out, said and refused when strict; the others sail', (_, feed, line) => {
  const { document, warnings } = importFeed(feed);
  expect(warnings).toEqual([expect.stringMatching(line)]);
  expect(warnings[0]).toMatch(/: trip "X" is left out$/);
  expect(document.trips).toEqual(importFeed(manyTrips()).document.trips);
  expect(() => importFeed(feed, { isStrict: true })).toThrow(line);
});

it('calls of a trip that is not there are left out, said and refused when strict', () => {
  const feed = withLines(manyTrips(), { 'stop_times.txt': ['Y,7:00:00,7:00:00,URA,1'] });
  const { document, warnings } = importFeed(feed);
  expect(warnings).toEqual([
    expect.stringMatching(/^stop_times\.txt:\d+: there is no trip "Y": its calls are left out$/),
  ]);
  expect(document).toEqual(importFeed(manyTrips()).document);
  expect(() => importFeed(feed, { isStrict: true })).toThrow('there is no trip "Y"');
});

it('a trip between the piers of one port is left out, said and refused when strict', () => {
  const feed = slip('ISLES,平日,X', 'X,7:00:00,7:00:00,U2,1', 'X,7:05:00,7:05:00,U3,2');
  const piers = [
    'S1,横ノ島港,34.3,132.6,,1,',
    'U2,横ノ島1番,34.3,132.6,Z2,0,S1',
    'U3,横ノ島2番,34.3,132.6,Z2,0,S1',
  ];
  const stops = (feed['stops.txt'] ?? '').replace('location_type', 'location_type,parent_station');
  const withPiers = withLines({ ...feed, 'stops.txt': stops }, { 'stops.txt': piers });
  const { document, warnings } = importFeed(withPiers);
  const staying = /^trips\.txt:\d+: trip "X" stays at one port/;
  expect(warnings).toEqual([expect.stringMatching(staying)]);
  expect(document).toEqual(importFeed(manyTrips()).document);
  expect(() => importFeed(withPiers, { isStrict: true })).toThrow(staying);
});

it('more than a tenth of the trips is no slip, and all of it is named', () => {
  const feed = manyTrips();
  feed['stop_times.txt'] = (feed['stop_times.txt'] ?? '').replaceAll(':15:00', '時15分');
  expect(() => importFeed(feed)).toThrow(/^stop_times\.txt:\d+: arrival_time is "6時15分"/);
});

it('a name that no page has room for is cut off, and said', () => {
  const feed = fixtureFeed('gtfs-akari');
  const name = `${'長'.repeat(70)}港`;
  feed['stops.txt'] = (feed['stops.txt'] ?? '').replace('裏ノ島港', name);
  const { document, warnings } = importFeed(feed);
  expect(parseOperatorDocument(document).ports[1]?.name).toBe(`${'長'.repeat(59)}…`);
  expect(warnings).toEqual([`stops.txt: "${name}" has more than 60 letters: it is cut off`]);
});
