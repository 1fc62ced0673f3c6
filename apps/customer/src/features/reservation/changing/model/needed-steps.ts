import type { ChangedPart, Draft } from '@ferry/api/customer';
import { isLocked } from '../../../booking/shared/model/draft-trip.ts';
import { isSameParty } from '../../../booking/shared/model/return-conditions.ts';

/** Parts that another choice of sailing and cabins may follow from, on every leg. */
const OF_EVERY_LEG: readonly ChangedPart[] = ['cabins', 'vehicles'];
/** Parts that are answered in the customer input. */
const OF_CUSTOMERS: readonly ChangedPart[] = [
  'passengers',
  'names',
  'vehicles',
  'options',
  'contact',
];

const hasOne = (parts: readonly ChangedPart[], of: readonly ChangedPart[]) =>
  of.some((part) => parts.includes(part));

/** Whether the sailing of the outbound leg is chosen, or kept, in a change of these parts. */
export const asksOutbound = (parts: readonly ChangedPart[]): boolean =>
  hasOne(parts, ['outboundSailing', 'passengers', ...OF_EVERY_LEG]);

/** Whether customer input is a step of a change of these parts. */
export const asksCustomers = (parts: readonly ChangedPart[]): boolean =>
  hasOne(parts, OF_CUSTOMERS);

/** Whether as many travel on the outbound leg as are booked on it. */
const isPartyKept = ({ outbound, change }: Draft): boolean =>
  !change || isSameParty(outbound.choice.party, change.booked.outbound.party);

/**
 * Whether the sailing of the return leg is chosen, or kept, after that of the outbound leg: it is what is
 * changed, the outbound leg has got another party, or it did not fit any more and was dropped.
 */
export function asksReturn(draft: Draft): boolean {
  const { change, return: returnLeg } = draft;
  if (!change || isLocked(draft, 'return')) return false;
  const { parts, changedParts } = change;
  if (parts.includes('returnSailing')) return true;
  if (!returnLeg) return changedParts.includes('returnSailing');
  return hasOne(parts, OF_EVERY_LEG) || !isPartyKept(draft);
}
