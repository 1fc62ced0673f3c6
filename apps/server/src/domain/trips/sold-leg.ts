import type { LegChoice } from '@ferry/api/customer-server';
import type { SoldLeg } from '../../database/stored-sale.ts';
import type { PartnerTicketRow } from '../partner-tickets/partner-ticket-rows.ts';
import type { SailingRow } from '../sailings/sailing-rows.ts';
import { cabinDemand } from './leg-demand.ts';
import { ticketTerms } from './ticket-leg.ts';
import { type KnownVehicle, spaceFor, takesPets } from './vehicles.ts';

/**
 * What each part of a leg takes, and what cancelling it costs, as it is sold now.
 * @param ticket the partner ticket that the trip is sold by
 */
export function soldLeg(
  row: SailingRow,
  { choice, vehicles }: { choice: LegChoice; vehicles: readonly KnownVehicle[] },
  ticket?: PartnerTicketRow,
): SoldLeg {
  return {
    cancellation: ticketTerms(ticket?.rule, row.rules),
    cabins: choice.cabins.flatMap((cabin) => {
      const type = row.cabin_types.find(({ id }) => id === cabin.cabinTypeId);
      const isWhole = type?.tariff === 'perRoom' || cabin.privateUse;
      return type ? [{ ...cabinDemand(row, type, cabin), isWhole }] : [];
    }),
    vehicles: vehicles.flatMap((vehicle) =>
      spaceFor(row, vehicle).map((demand) => ({ ...demand, takesPets: takesPets(vehicle) })),
    ),
    petPoolId: row.pools.find(({ kind }) => kind === 'pets')?.id ?? null,
  };
}
