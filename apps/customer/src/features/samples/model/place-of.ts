import type { NearestPortsRequest } from '@ferry/api/customer';
import { isPostalCode, normalisePostalCode } from '@ferry/format/postal-code';

/**
 * Reads what was typed into the one field: a postal code in any width, else an address.
 *
 * @returns undefined when nothing was typed
 */
export function placeOf(typed: string): NearestPortsRequest | undefined {
  const address = typed.trim();
  if (!address) return undefined;
  const postalCode = normalisePostalCode(address);
  return isPostalCode(postalCode) ? { postalCode } : { address };
}
