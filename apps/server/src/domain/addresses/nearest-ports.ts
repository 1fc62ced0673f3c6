import type { NearestPorts, NearestPortsRequest, Place } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../domain-error.ts';
import { distanceKm, type Position } from './distance.ts';
import { findPostalCode } from './postal-codes.ts';
import { prefectures } from './prefectures.ts';
import { splitAddress } from './split-address.ts';

const MOST_PORTS = 3;

/**
 * The ports nearest to a postal code or an address, nearest first. Distances are as the crow flies
 * and count from the prefecture's office: no source of finer positions comes with the server, and
 * the response says so.
 * @throws DomainError `POSTAL_CODE_NOT_FOUND`; `VALIDATION_FAILED` with `REQUIRED` when nothing is
 *   given and `UNKNOWN_VALUE` when the address does not begin with a prefecture
 */
export async function findNearestPorts(
  db: Kysely<Database>,
  request: NearestPortsRequest,
): Promise<NearestPorts> {
  const { place, position } = await locate(request);
  const ports = await db
    .selectFrom('port')
    .select(['id', 'name', 'name_kana', 'address', 'latitude', 'longitude'])
    .where('retired', '=', false)
    .orderBy('source_id')
    .orderBy('position')
    .execute();
  const nearest = ports
    .map(({ id, name, name_kana, address, ...of }) => ({
      port: { id, name, nameKana: name_kana },
      address,
      distanceKm: Math.round(distanceKm(position, of)),
    }))
    .sort((one, other) => one.distanceKm - other.distanceKm)
    .slice(0, MOST_PORTS);
  return { place, precision: 'prefecture', ports: nearest };
}

async function locate({
  postalCode,
  address,
}: NearestPortsRequest): Promise<{ place: Place; position: Position }> {
  if (postalCode !== undefined) {
    const place = (await findPostalCode(postalCode)).addresses[0];
    const office = prefectures.find(({ name }) => name === place?.prefecture);
    if (place && office) return { place, position: office };
    throw new DomainError('POSTAL_CODE_NOT_FOUND');
  }
  if (address === undefined) throw wrongAddress('REQUIRED');
  const found = splitAddress(address);
  if (!found) throw wrongAddress('UNKNOWN_VALUE');
  return { place: found.place, position: found.prefecture };
}

function wrongAddress(code: 'REQUIRED' | 'UNKNOWN_VALUE'): DomainError {
  return new DomainError('VALIDATION_FAILED', { errors: { address: [code] } });
}
