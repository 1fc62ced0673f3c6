import type { LegName } from '@ferry/api/customer-server';
import type { ReservedContent } from '../../database/booking-tables.ts';
import type { CheckedCustomers } from '../../domain/drafts/check-customers.ts';
import type { NewLeg } from '../../domain/reservations/reservation-rows.ts';
import type { LegOffer } from '../../domain/trips/leg-offer.ts';

/** What customers have said of each vehicle. */
type VehicleDetails = Pick<CheckedCustomers, 'vehicles'>;

/** The leg that a hold stores: its places, and what was sold with the names of that moment. */
export function toNewLeg(offer: LegOffer, customers: VehicleDetails): NewLeg {
  return {
    leg: offer.leg,
    sailing_id: offer.stock.sailingId,
    from_call: offer.stock.fromCall,
    to_call: offer.stock.toCall,
    pools: offer.stock.pools,
    from_port_id: offer.choice.fromPortId,
    to_port_id: offer.choice.toPortId,
    content: soldContent(offer, customers),
  };
}

function soldContent(offer: LegOffer, { vehicles }: VehicleDetails): ReservedContent {
  const { choice, cabins, rules } = offer;
  const leg: LegName = offer.leg;
  return {
    party: choice.party,
    cabins: choice.cabins.flatMap(({ party, infantBerths, privateUse }, index) => {
      const cabinType = cabins[index]?.cabinType;
      return cabinType ? [{ cabinType, party, infantBerths, privateUse }] : [];
    }),
    vehicles: choice.vehicles.flatMap((vehicle, index) => {
      const known = offer.vehicles[index];
      const details = vehicles[leg][index];
      if (!known || !details) return [];
      return [{ ...vehicle, name: known.type.name, className: known.tariffClass.name, ...details }];
    }),
    pets: choice.pets,
    meals: choice.meals.map(({ mealId, quantity }) => ({
      mealId,
      name: rules.meals.find(({ id }) => id === mealId)?.name ?? mealId,
      quantity,
    })),
  };
}
