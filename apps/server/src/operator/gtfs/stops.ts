import type { FeedProblem, FeedReport } from './feed-error.ts';
import { readKana } from './kana.ts';
import { type FeedFiles, type Row, readRequiredTable } from './table.ts';

/** A place at which a ferry calls. */
export interface Stop {
  id: string;
  name: string;
  /** From `translations.txt`, in hiragana; empty when the feed has none. */
  nameKana: string;
  zoneId: string;
  latitude: number;
  longitude: number;
  /** Why it cannot be a port, with its line; undefined for one that can. */
  unplaced: FeedProblem | undefined;
  /** The station that it is a pier of. */
  station: Station | undefined;
}

interface Station {
  id: string;
  name: string;
  nameKana: string;
}

/** Of a row, in degrees; undefined where there is none that can be. */
function positionOf(row: Row | undefined): { latitude: number; longitude: number } | undefined {
  const [lat = '', lon = ''] = row ? [row.get('stop_lat'), row.get('stop_lon')] : [];
  const [latitude, longitude] = [Number(lat), Number(lon)];
  const isPlace = lat !== '' && lon !== '';
  return isPlace && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
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
    if (id === '') report.add(file, row.line, 'stop_id is empty');
    else if (stops.has(id)) report.add(file, row.line, `stop_id "${id}" is used twice`);
    if (name === '') report.add(file, row.line, `stop "${id}" has no stop_name`);
    const parent = row.get('parent_station');
    const position =
      positionOf(row) ?? positionOf(rows.find((other) => other.get('stop_id') === parent));
    const unplaced = { file, line: row.line, reason: `stop "${id}" has no usable position` };
    stops.set(id, {
      ...named(id, name),
      zoneId: row.get('zone_id'),
      ...(position ?? { latitude: 0, longitude: 0 }),
      unplaced: position ? undefined : unplaced,
      station: stations.get(parent),
    });
  }
  return stops;
}
