/** A place on the earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;

/** Kilometres between two places as the crow flies, on a sphere (at most half a percent off). */
export function distanceKm(one: Position, other: Position): number {
  const [latitude, otherLatitude] = [radians(one.latitude), radians(other.latitude)];
  const north = Math.sin((otherLatitude - latitude) / 2);
  const east = Math.sin(radians(other.longitude - one.longitude) / 2);
  const half = north ** 2 + Math.cos(latitude) * Math.cos(otherLatitude) * east ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
