import { createHash } from 'node:crypto';

/** Makes the contract's ids from a feed's, which may be in any script. */
export interface IdMaker {
  sourceId: string;
  port(stopId: string): string;
  route(routeId: string): string;
  vessel(routeId: string): string;
  pool(routeId: string): string;
  cabinType(routeId: string): string;
  trip(tripId: string): string;
}

/**
 * Ids are the same at every import of a feed, and carry the agency, so that feeds never mix.
 * @param agency the feed's agency; its id when it has one, else its name
 */
export function idMaker(agency: { id: string; name: string }): IdMaker {
  const sourceId = `gtfs-${slug(agency.id || agency.name).toLowerCase()}`;
  const prefixed = (prefix: string) => (id: string) => `${prefix}_${sourceId}_${slug(id)}`;
  return {
    sourceId,
    port: prefixed('port'),
    route: prefixed('route'),
    vessel: prefixed('ves'),
    pool: prefixed('pool'),
    cabinType: prefixed('cab'),
    trip: (id) => `${sourceId}-${slug(id)}`,
  };
}

/** Short plain ids stay readable; others become a hash of themselves. */
function slug(id: string): string {
  if (/^[0-9A-Za-z-]{1,16}$/.test(id)) return id;
  return hash(id);
}

/** The text, or a hash of it where it is longer than allowed. */
export function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : hash(text);
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
