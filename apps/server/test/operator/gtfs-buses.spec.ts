import { expect, it } from 'vitest';
import { type FeedText, fixtureFeed, importFeed, withLines } from '../support/feeds.ts';

/** The feed of 灯里汽船 with fares by section, which its bus shares. */
const feed = (): FeedText => ({
  ...fixtureFeed('gtfs-akari'),
  'fare_rules.txt':
    'fare_id,route_id,origin_id,destination_id,contains_id\nshort,,Z1,Z2,\nlong,,Z1,Z3,\nshort,,Z2,Z3,\n',
});
/** A bus with these calls. */
const bus = (...calls: string[]) => ({
  'trips.txt': ['BUS,平日,B9'],
  'stop_times.txt': calls.map((call) => `B9,${call}`),
});

it.each<[string, Record<string, string[]>]>([
  ['a service that is not there', { 'trips.txt': ['BUS,無,B9'] }],
  ['a trip of one stop', bus('7:00:00,7:00:00,AKR,1')],
  ['times that go backwards', bus('7:00:00,7:00:00,AKR,1', '6:10:00,6:10:00,URA,2')],
  ['a time that is none', bus('7h,7h,AKR,1', '8:10:00,8:10:00,URA,2')],
  ['a stop that is not there', bus('7:00:00,7:00:00,NONE,1', '8:10:00,8:10:00,URA,2')],
  ['a stop without a position', { 'stops.txt': ['BS1,駅前,,,Z9,0'] }],
  ['a route without a name', { 'routes.txt': ['B2,,3'] }],
  [
    'a service with a date that is none',
    { 'calendar.txt': ['バス,1,1,1,1,1,0,0,2025040,20260331'] },
  ],
  [
    'trips by frequency',
    { 'frequencies.txt': ['trip_id,start_time,end_time,headway_secs', 'B1,6:00:00,9:00:00,600'] },
  ],
  ['a fare that is not there', { 'fare_rules.txt': ['gone,BUS,,,'] }],
  [
    'a fare by zones passed, in another currency',
    { 'fare_rules.txt': ['bus,BUS,,,Z1'], 'fare_attributes.txt': ['bus,2.5,USD'] },
  ],
])('a bus with %s stops no ferry, and is nobody’s business', (_, lines) => {
  expect(importFeed(withLines(feed(), lines))).toEqual(importFeed(feed()));
});

it('nor does a bus’s fare of GTFS Fares v2, by its network', () => {
  const legs = {
    ...feed(),
    'route_networks.txt': 'network_id,route_id\nsea,ISLES\nland,BUS\n',
    'fare_products.txt': 'fare_product_id,amount,currency\nboat,500,JPY\nbus,1.5,USD\n',
    'fare_leg_rules.txt':
      'network_id,from_timeframe_group_id,fare_product_id\nsea,,boat\nland,morning,bus\nland,,none\n',
  };
  const { document, warnings } = importFeed(legs);
  expect(document.fares.map(({ adultYen }) => adultYen.A)).toEqual([500, 500, 500]);
  expect(warnings).toEqual([]);
});
