import { describe, expect, it } from 'vitest';
import { parseOperatorDocument } from '../../src/operator/parse-document.ts';
import { fixtureFeed, importFeed, ownDefaults } from '../support/feeds.ts';

const akari = () => parseOperatorDocument(importFeed(fixtureFeed('gtfs-akari')).document);

describe('a feed with byte-order marks, bare values, trailing blanks and missing columns', () => {
  it('becomes ports with their readings, and nothing of its buses', () => {
    const document = akari();
    expect(document.name).toBe('灯里汽船');
    expect(document.ports.map(({ name, nameKana, phone }) => [name, nameKana, phone])).toEqual([
      ['灯里港', 'あかりこう', '0120-000-101'],
      ['裏ノ島港', 'うらのしまこう', '0120-000-101'],
      ['奥ノ島港', undefined, '0120-000-101'],
    ]);
    expect(document.routes.map(({ name, nameKana }) => [name, nameKana])).toEqual([
      ['灯里・奥ノ島航路', 'あかり・おくのしまこうろ'],
    ]);
    expect(document.trips).toHaveLength(4);
  });

  it('reads the same with the line ends of Windows', () => {
    const windows = Object.entries(fixtureFeed('gtfs-akari')).map(([file, text]) => [
      file,
      text.replaceAll('\n', '\r\n'),
    ]);
    expect(parseOperatorDocument(importFeed(Object.fromEntries(windows)).document)).toEqual(
      akari(),
    );
  });

  it('keeps plain ids readable and makes the others fit the contract', () => {
    const document = akari();
    expect(document.ports[0]?.id).toMatch(/^port_gtfs-[0-9a-f]{12}_AKR$/);
    expect(document.ports[2]?.id).toMatch(/^port_gtfs-[0-9a-f]{12}_[0-9a-f]{12}$/);
    expect(akari()).toEqual(document);
  });

  it('has its calls in the order of the sequence, with times past midnight', () => {
    const weekend = akari().trips.find((trip) => trip.id.endsWith('-H1'));
    expect(weekend?.calls).toEqual([
      {
        portId: expect.stringMatching(/_AKR$/),
        departure: '23:50',
        boarding: true,
        landing: false,
      },
      {
        portId: expect.stringMatching(/_URA$/),
        arrival: '24:30',
        departure: '24:35',
        boarding: true,
        landing: true,
      },
      { portId: expect.any(String), arrival: '25:10', boarding: false, landing: true },
    ]);
  });

  it('cuts off seconds, and takes the time that is there for the one that is not', () => {
    const weekday = akari().trips.find((trip) => trip.id.endsWith('-W1'));
    expect(weekday?.calls.map(({ arrival, departure }) => [arrival, departure])).toEqual([
      [undefined, '07:05'],
      ['07:45', '07:50'],
      ['08:25', undefined],
    ]);
  });

  it('sells each section at its fare by zone', () => {
    const { fares, ports } = akari();
    const nameOf = new Map(ports.map((port) => [port.id, port.name]));
    expect(
      fares.map((fare) => [
        nameOf.get(fare.fromPortId),
        nameOf.get(fare.toPortId),
        fare.adultYen.A,
      ]),
    ).toEqual([
      ['灯里港', '裏ノ島港', 430],
      ['灯里港', '奥ノ島港', 1250],
      ['裏ノ島港', '奥ノ島港', 430],
    ]);
  });

  it('takes its services with their spans and exceptions', () => {
    const weekdays = akari().services.find((service) => service.id.endsWith('平日'));
    expect(weekdays?.days).toMatchObject({
      weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
      from: '2025-04-01',
      until: '2026-03-31',
    });
    expect(weekdays?.days.removed).toContain('2026-01-01');
  });
});

describe('a feed with calendar_dates.txt only, one fare for everything and no translations', () => {
  it('can be imported', () => {
    const document = parseOperatorDocument(importFeed(fixtureFeed('gtfs-dates-only')).document);
    expect(document.id).toBe('gtfs-mizuho');
    expect(document.services[0]?.days.added).toHaveLength(27);
    expect(document.fares.map((fare) => fare.adultYen)).toEqual([{ A: 150 }, { A: 150 }]);
    expect(document.trips.map((trip) => trip.direction)).toEqual(['outbound', 'inbound']);
  });
});

describe('what a feed lacks', () => {
  it('comes from the defaults: a vessel for each route, with its berths', () => {
    const { document } = importFeed(fixtureFeed('gtfs-akari'), {
      defaults: { ...ownDefaults, berths: { usual: 80, byRoute: { ISLES: 45 } } },
    });
    expect(document.vessels).toHaveLength(1);
    expect(document.vessels[0]).toMatchObject({
      name: '定期船',
      pools: [{ kind: 'berths', capacity: 45 }],
      cabinTypes: [{ name: '普通席', grade: '普通' }],
    });
  });

  it('of several fares for a section the lowest is sold, and said', () => {
    const feed = fixtureFeed('gtfs-akari');
    feed['fare_rules.txt'] += 'long,Z1,Z2\n';
    const { document, warnings } = importFeed(feed);
    expect(document.fares[0]?.adultYen).toEqual({ A: 430 });
    expect(warnings).toEqual([
      expect.stringMatching(
        /^several fares for .+ → .+ \(route ISLES\): of 430, 1250 yen the lowest/,
      ),
    ]);
  });

  it('a section without a fare is not sold, and said', () => {
    const feed = fixtureFeed('gtfs-akari');
    feed['fare_rules.txt'] = 'fare_id,origin_id,destination_id\nshort,Z1,Z2\nlong,Z1,Z3\n';
    const { document, warnings } = importFeed(feed);
    expect(document.fares).toHaveLength(2);
    expect(warnings).toEqual(['no fare for 裏ノ島港 → 奥ノ島港 (route ISLES): it is not sold']);
  });

  it('without any fare, the defaults may have one for all', () => {
    const feed = fixtureFeed('gtfs-akari');
    delete feed['fare_attributes.txt'];
    delete feed['fare_rules.txt'];
    expect(() => importFeed(feed)).toThrow('fare_attributes.txt: no section has a fare');
    const { document } = importFeed(feed, { defaults: { ...ownDefaults, fallbackAdultYen: 500 } });
    expect(document.fares.map((fare) => fare.adultYen)).toEqual([
      { A: 500 },
      { A: 500 },
      { A: 500 },
    ]);
  });
});
