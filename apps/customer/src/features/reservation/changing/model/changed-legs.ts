import type { Draft, LegName, Reservation } from '@ferry/api/customer';
import type { ChangedLegProps, ChangedSide } from '@ferry/ui/ChangedLeg';
import type { TripLeg } from '@ferry/ui/TripSummary';
import { draftLegs } from '../../../booking/shared/model/draft-trip.ts';
import { reservedTrip } from '../../../booking/shared/model/reserved-trip.ts';

const sideOf = (leg: TripLeg | undefined): ChangedSide | null =>
  leg?.voyage
    ? { day: leg.title.replace(/^(?:往路|復路|片道) /, ''), voyage: leg.voyage, text: leg.text }
    : null;

/** Until when one has to be there: help and vehicles move it. None where a sailing is cancelled. */
const isCutOffKept = (was: ChangedSide | null, now: ChangedSide | null): boolean =>
  !was?.voyage.cutOff || !now?.voyage.cutOff || was.voyage.cutOff.at === now.voyage.cutOff.at;

/** The legs whose sailing, cabins, party or cut-off are others after a change, before and after. */
export function changedLegs(reservation: Reservation, draft: Draft): ChangedLegProps[] {
  const before = reservedTrip(reservation);
  const after = draftLegs(draft);
  const hasReturn = Math.max(before.length, after.length) > 1;
  return (['outbound', 'return'] as const).flatMap((leg: LegName, at) => {
    const [was, now] = [sideOf(before[at]), sideOf(after[at])];
    if (!was && !now) return [];
    const sailing = (of: Reservation | Draft) => of[leg]?.sailing.id;
    const isSame = sailing(reservation) === sailing(draft) && was?.text === now?.text;
    if (isSame && isCutOffKept(was, now)) return [];
    const title = leg === 'outbound' ? '往路' : '復路';
    return [{ ...(hasReturn && { title }), before: was, after: now }];
  });
}
