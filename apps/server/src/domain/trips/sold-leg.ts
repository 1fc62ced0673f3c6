import type { LegChoice } from '@ferry/api/customer-server';
import type { SoldLeg } from '../../database/stored-sale.ts';
import type { SailingRow } from '../sailings/sailing-rows.ts';
import { cabinDemand } from './leg-demand.ts';
import { type KnownVehicle, spaceFor, takesPets } from './vehicles.ts';

/** What each part of a leg takes, and what cancelling it costs, as it is sold now. */
export function soldLeg(
  row: SailingRow,
  { choice, vehicles }: { choice: LegChoice; vehicles: readonly KnownVehicle[] },
): SoldLeg {
  const { cancellation, cancellationRules } = row.rules;
  return {
    cancellation: { cancellation, cancellationRules },
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
