import type { LegName, Reservation } from '@ferry/api/customer';
import { sails } from '../../../page/needs-payment.ts';

/** A vehicle of a leg, and what its number plate is called. */
export type PlatePlace = { leg: LegName; position: number; title: string };

/** The vehicles whose plate was left open, of legs that sail and have not departed. */
export function openPlates({ outbound, return: returnLeg, serverTime }: Reservation): PlatePlace[] {
  const legs = [
    { leg: 'outbound', value: outbound, prefix: returnLeg ? '往路の' : '' },
    { leg: 'return', value: returnLeg, prefix: '復路の' },
  ] as const;
  return legs.flatMap(({ leg, value, prefix }) =>
    value && sails(value) && Date.parse(value.sailing.departureAt) > Date.parse(serverTime)
      ? value.vehicles.flatMap(({ plateUndecided, name }, position) =>
          plateUndecided
            ? [{ leg, position, title: `${prefix}車両${position + 1}(${name})のナンバー` }]
            : [],
        )
      : [],
  );
}
