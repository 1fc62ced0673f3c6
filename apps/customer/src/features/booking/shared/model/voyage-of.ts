import type { Sailing } from '@ferry/api/customer';
import { type BoardingParty, boardingText, checkInCutOff } from '@ferry/format/check-in';
import { formatDuration } from '@ferry/format/service-time';
import type { VoyageLineProps } from '@ferry/ui/VoyageLine';
import { routeFace } from '../../../../copy/route-faces.ts';
import { isOffered } from '../../../../page/offered.ts';

/** A sailing as a line, with the one cut-off of this party. */
export const voyageOf = (
  sailing: Sailing,
  party: BoardingParty,
): Omit<VoyageLineProps, 'form'> => ({
  hue: routeFace(sailing.routeId, sailing.routeName).hue,
  cutOff: {
    at: checkInCutOff(sailing, party),
    holdsFor: boardingText(party, isOffered('vehicles')),
  },
  departure: { at: sailing.departureAt, port: sailing.fromPort.name },
  calls: sailing.calls.map(({ port, arrivalAt }) => ({ at: arrivalAt, port: port.name })),
  arrival: { at: sailing.arrivalAt, port: sailing.toPort.name },
  duration: formatDuration(sailing.durationMinutes),
  vessel: sailing.vessel.name,
});

/** A sailing that is cancelled, as a line: there is no cut-off to be in time for. */
export function cancelledVoyage(sailing: Sailing): Omit<VoyageLineProps, 'form'> {
  const { cutOff: _, ...voyage } = voyageOf(sailing, { vehicles: [] });
  return { ...voyage, isStruck: true };
}
