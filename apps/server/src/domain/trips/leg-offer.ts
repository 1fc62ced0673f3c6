import type { CabinType, LegChoice, LegName, Sailing } from '@ferry/api/customer-server';
import type { RouteRules } from '../../rules/route-rules.ts';
import { type Availability, worstAvailability } from '../availability/availability.ts';
import type { SalesWindow } from '../calendar/sales-window.ts';
import { jstInstant } from '../instant.ts';
import type { StockDemand } from '../inventory/demand.ts';
import {
  poolAvailability,
  type SectionOfSailing,
  toCabinType,
  toSailing,
} from '../sailings/offer.ts';
import { legDemand } from './leg-demand.ts';
import type { KnownVehicle } from './vehicles.ts';

/** A chosen leg with its availability and the stock that a hold takes. */
export interface LegOffer {
  leg: LegName;
  choice: LegChoice;
  sailing: Sailing;
  cabins: { cabinType: CabinType; availability: Availability }[];
  vehicles: readonly KnownVehicle[];
  /** The worst of all that the leg needs. */
  availability: Availability;
  deckAvailability: Availability | null;
  petRoomAvailability: Availability | null;
  /** For `takeStock` and `returnStock`. */
  stock: StockDemand;
  sales: SalesWindow;
  salesOpenAt: string;
  rules: RouteRules;
}

/** Says of a checked leg what of it is available now. */
export function offerLeg(
  section: SectionOfSailing,
  checked: { leg: LegName; choice: LegChoice; vehicles: readonly KnownVehicle[] },
  sales: SalesWindow,
  now: Date,
): LegOffer {
  const { row, calls } = section;
  const { leg, choice, vehicles } = checked;
  const pools = legDemand(row, choice, vehicles);
  const byPool = new Map(
    pools.map((demand) => [
      demand.poolId,
      poolAvailability(section, sales, demand, now).availability,
    ]),
  );
  const ofKind = (kinds: string[]) =>
    row.pools.flatMap(({ id, kind }) => (kinds.includes(kind) ? (byPool.get(id) ?? []) : []));
  const deck = ofKind(['deck', 'motorcycles', 'bicycles']);
  const petRoom = ofKind(['pets']);
  const sailing = toSailing(section);
  return {
    leg,
    choice,
    sailing,
    cabins: choice.cabins.flatMap(({ cabinTypeId }) => {
      const type = row.cabin_types.find(({ id }) => id === cabinTypeId);
      if (!type) return [];
      const availability = byPool.get(type.poolId) ?? 'unsuitable';
      return [{ cabinType: toCabinType(type), availability }];
    }),
    vehicles,
    availability: worstAvailability([...byPool.values()]),
    deckAvailability: deck.length > 0 ? worstAvailability(deck) : null,
    petRoomAvailability: petRoom.length > 0 ? worstAvailability(petRoom) : null,
    stock: { sailingId: row.id, ...calls, pools },
    sales,
    salesOpenAt: jstInstant(sales.opensAt),
    rules: row.rules,
  };
}
