import type { FeedReport } from './feed-error.ts';
import { readKana } from './kana.ts';
import { type FeedFiles, readRequiredTable } from './table.ts';

/** A place at which a ferry calls. */
export interface Stop {
  id: string;
  name: string;
  /** From `translations.txt`, in hiragana; empty when the feed has none. */
  nameKana: string;
  zoneId: string;
  latitude: number;
  longitude: number;
  /** The station that it is a pier of. */
  station: Station | undefined;
}

interface Station {
  id: string;
  name: string;
  nameKana: string;
}

/** Stops of the feed by their ids. */
export function readStops(files: FeedFiles, report: FeedReport): Map<string, Stop> {
  const file = 'stops.txt';
  const columns = ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'];
  const rows = readRequiredTable(files, file, columns, report);
  const kana = readKana(files, 'stops', report);
  const named = (id: string, name: string): Station => ({
    id,
    name,
    nameKana: kana.get(name) ?? kana.get(id) ?? '',
  });
  const stations = new Map(
    rows
      .filter((row) => row.get('location_type') === '1')
      .map((row) => [row.get('stop_id'), named(row.get('stop_id'), row.get('stop_name'))]),
  );
  const stops = new Map<string, Stop>();
  for (const row of rows) {
    // Entrances, stations and other places that nobody departs from.
    if (!['', '0'].includes(row.get('location_type'))) continue;
    const [id, name] = [row.get('stop_id'), row.get('stop_name')];
    const [latitude, longitude] = [Number(row.get('stop_lat')), Number(row.get('stop_lon'))];
    if (id === '') report.add(file, row.line, 'stop_id is empty');
    else if (stops.has(id)) report.add(file, row.line, `stop_id "${id}" is used twice`);
    if (name === '') report.add(file, row.line, `stop "${id}" has no stop_name`);
    const isMissing = row.get('stop_lat') === '' || row.get('stop_lon') === '';
    if (isMissing || !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
      report.add(file, row.line, `stop "${id}" has no usable position`);
    }
    const station = stations.get(row.get('parent_station'));
    const zoneId = row.get('zone_id');
    stops.set(id, { ...named(id, name), zoneId, latitude, longitude, station });
  }
  return stops;
}
