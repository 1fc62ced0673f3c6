import type { Place, PostalCodePlaces } from '@ferry/api/customer-server';
import { formatPostalCode, isPostalCode, normalisePostalCode } from '@ferry/format/postal-code';
import { toHalfWidthAscii } from '@ferry/format/width';
import type { Address } from 'yubin';
import { DomainError } from '../domain-error.ts';

/** The only town that is really called so; everywhere else it means "all of the municipality". */
const TOWN_ICHIEN = '一円';

/**
 * The address of a postal code, from Japan Post's list as it came with the package: no network.
 * The list is in memory from the first call on (about 26 MB, and up to 160 MB once every region has
 * been asked for).
 * @param typed any width, with or without 〒 and hyphen
 * @throws DomainError `POSTAL_CODE_NOT_FOUND`, also for what is no postal code at all
 */
export async function findPostalCode(typed: string): Promise<PostalCodePlaces> {
  const postalCode = normalisePostalCode(typed);
  if (!isPostalCode(postalCode)) throw new DomainError('POSTAL_CODE_NOT_FOUND');
  const { getAddress } = await import('yubin');
  const address = getAddress(postalCode);
  if (!address) throw new DomainError('POSTAL_CODE_NOT_FOUND');
  // The list has one entry for each code, the last one where a code has several.
  return { postalCode: formatPostalCode(postalCode), addresses: [placeOf(address)] };
}

/** An entry of the list as a place; the town is empty where the code does not decide it. */
function placeOf(address: Address): Place {
  const { prefecture, city, town } = address;
  if (address.source === 'jigyosyo') {
    return { prefecture, city, town: toHalfWidthAscii(`${town}${address.streetAddress}`).trim() };
  }
  return { prefecture, city, town: address.multiTown ? '' : tidyTown(town) };
}

/**
 * What the list writes beside a town's name goes: 「以下に掲載がない場合」, what is in brackets
 * (floors, exceptions, block numbers), 「…村一円」, spans of 地割, and several names for one code.
 */
export function tidyTown(town: string): string {
  const name = town.replace(/（.*$/, '').replace(/第?[０-９]+地割.*$/, '');
  if (name === TOWN_ICHIEN) return name;
  return /以下に掲載がない場合|の次に.*がくる場合|一円$|[、〜～]/.test(name) ? '' : name;
}
