import { describe, expect, it } from 'vitest';
import { parseOperatorDocument } from '../../src/operator/parse-document.ts';
import { type FeedText, importFeed } from '../support/feeds.ts';

// A port has piers, and a publisher may leave out the times of a stop on the way.

/** Two islands and a mainland port; each test adds piers and trips. */
function feed(stops: readonly string[], times: readonly string[]): FeedText {
  const bus = times.some((line) => line.startsWith('bus,')) ? 'B,毎日,bus\n' : '';
  return {
    'agency.txt': 'agency_name,agency_timezone\n灯里汽船,Asia/Tokyo\n',
    'routes.txt': 'route_id,route_long_name,route_type\nF,灯里航路,4\nB,灯里バス,3\n',
    'trips.txt': `route_id,service_id,trip_id\nF,毎日,1\n${bus}`,
    'calendar.txt':
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n毎日,1,1,1,1,1,1,1,20260101,20261231\n',
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,zone_id,location_type,parent_station\n${stops.join('\n')}\n`,
    'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${times.join('\n')}\n`,
    'fare_attributes.txt': 'fare_id,price,currency_type\nshort,430,JPY\n',
    'fare_rules.txt': 'fare_id,origin_id,destination_id\nshort,Z2,Z3\n',
    'translations.txt': 'trans_id,lang,translation\n灯里港,ja-Hrkt,アカリコウ\n',
  };
}

const imported = (...of: Parameters<typeof feed>) => {
  const { document, warnings } = importFeed(feed(...of));
  const { ports, trips, fares } = parseOperatorDocument(document);
  return { ports: ports.map(({ name }) => name), trips, fares, first: ports[0], warnings };
};

const OKU = 'OKU,奥ノ島港,34.2,132.6,Z3,0,';
const AWAY = ['1,9:00:00,9:00:00,P1,1', '1,10:00:00,10:00:00,OKU,2'];

describe('piers', () => {
  const station = '灯里港,34.101,132.501,,1,';
  const piers = ['P1,1番のりば,34.101,132.501,Z1,0,AKR', 'P2,2番のりば,34.102,132.502,Z2,0,AKR'];

  it('of one station are one port with its name, and a fare of any of them holds', () => {
    const { ports, first, trips, fares } = imported(
      [`AKR,${station}`, ...piers, OKU],
      ['1,8:50:00,8:52:00,P1,1', '1,8:55:00,9:00:00,P2,2', '1,10:00:00,10:00:00,OKU,3'],
    );
    expect(ports).toEqual(['灯里港', '奥ノ島港']);
    expect(first?.nameKana).toBe('あかりこう');
    // From one pier to the other it stays in the port.
    expect(trips[0]?.calls.map(({ arrival, departure }) => [arrival, departure])).toEqual([
      [undefined, '09:00'],
      ['10:00', undefined],
    ]);
    expect(fares.map(({ adultYen }) => adultYen)).toEqual([{ A: 430 }]);
  });

  it('of one station keep their name where it is the only one at which a ferry calls', () => {
    expect(
      imported([`AKR,${station}`, ...piers.with(0, 'P1,灯里港東,34.1,132.5,Z2,0,AKR'), OKU], AWAY)
        .ports,
    ).toEqual(['灯里港東', '奥ノ島港']);
  });

  const back = ['1,9:00:00,9:00:00,P1,1', '1,10:00:00,10:00:00,OKU,2', '1,11:00:00,11:00:00,P2,3'];
  it.each([
    ['300 metres apart are one port', '34.1027', 2],
    ['five kilometres apart are two', '34.145', 3],
  ])('of one name %s', (_, latitude, count) => {
    const second = `P2,灯里港,${latitude},132.501,Z2,0,`;
    const { ports } = imported(['P1,灯里港,34.1,132.501,Z2,0,', second, OKU], back);
    expect(ports).toHaveLength(count);
  });

  it('are of ferries: a bus stop of the name changes no port', () => {
    const stops = ['BUS,灯里港,34.1,132.501,Z9,0,', 'P1,灯里港,34.1,132.501,Z2,0,', OKU];
    const bus = ['bus,7:00:00,7:00:00,BUS,1', 'bus,7:10:00,7:10:00,P1,2'];
    const { first } = imported(stops, [...AWAY, ...bus]);
    expect(first?.id).toMatch(/_P1$/);
  });

  it('of one name stay two ports where a ferry only crosses between them', () => {
    const landings = ['P1,灯里港,34.1,132.501,Z2,0,', 'P2,灯里港,34.1027,132.501,Z3,0,'];
    const { ports, trips } = imported(landings, [
      '1,9:00:00,9:00:00,P1,1',
      '1,9:05:00,9:05:00,P2,2',
    ]);
    expect(ports).toHaveLength(2);
    expect(trips[0]?.calls).toHaveLength(2);
  });

  it('are not left: a trip between two of one port is refused', () => {
    const stops = [`AKR,${station}`, ...piers];
    const times = ['1,9:00:00,9:00:00,P1,1', '1,9:05:00,9:05:00,P2,2'];
    expect(() => importFeed(feed(stops, times))).toThrow('trips.txt:2: trip "1" stays at one port');
  });
});

describe('a stop without a time', () => {
  const stops = [
    'P1,灯里港,34.0,132.5,Z2,0,',
    'MID,中ノ島港,34.3,132.5,Z2,0,',
    'OKU,奥ノ島港,34.4,132.5,Z3,0,',
  ];
  const middle = ['1,9:00:00,9:00:00,P1,1', '1,,,MID,2', '1,10:00:00,10:00:00,OKU,3'];

  it('has the one by the distance on the way, which is said', () => {
    const { trips, warnings } = imported(stops, middle);
    // Three quarters of the way.
    expect(trips[0]?.calls[1]).toMatchObject({ arrival: '09:45', departure: '09:45' });
    expect(warnings.filter((line) => line.startsWith('stop_times'))).toEqual([
      'stop_times.txt:3: no time at "MID": 09:45 is taken, by the distance from the stops before and after',
    ]);
  });

  it('on the way of a bus is nobody’s business', () => {
    const bus = ['bus,7:00:00,7:00:00,P1,1', 'bus,,,MID,2', 'bus,7:20:00,7:20:00,OKU,3'];
    const { warnings } = imported(stops, [middle[0] ?? '', middle[2] ?? '', ...bus]);
    expect(warnings.filter((line) => line.startsWith('stop_times'))).toEqual([]);
  });

  it.each([
    ['first', ['1,,,P1,1', '1,9:45:00,,MID,2', '1,10:00:00,,OKU,3'], 2],
    ['last', ['1,9:00:00,,P1,1', '1,9:45:00,,MID,2', '1,,,OKU,3'], 4],
  ])('at the %s stop of a trip is refused', (_, times, line) => {
    expect(() => importFeed(feed(stops, times))).toThrow(
      `stop_times.txt:${line}: arrival_time is "", not a time (H:MM:SS)`,
    );
  });
});
