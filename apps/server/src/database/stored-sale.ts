import type { CancellationRules } from '../rules/cancellation-rules.ts';
import type { TripFareInput } from './fare-input.ts';
import type { PoolDemand } from './pool-demand.ts';
import type { SoldTicket } from './sold-ticket.ts';

/**
 * By what a reservation was sold: everything that its price depends on, what each of its parts takes
 * from the stock, and the terms of cancelling, all as they were on the day of the booking. What is left
 * after a cancellation in part is priced with it, whatever the operator's document says by then.
 */
export interface StoredSale {
  fares: TripFareInput;
  outbound: SoldLeg;
  return: SoldLeg | null;
  /** The partner ticket that it was sold by. */
  ticket?: SoldTicket | undefined;
}

export interface SoldLeg {
  cancellation: CancellationRules;
  /** In the order of the leg's cabins. */
  cabins: SoldCabin[];
  /** In the order of the leg's vehicles. */
  vehicles: SoldVehicle[];
  /** Fees that were paid for changes of it, in yen; they come back with it when the operator ends it. */
  changeFeesYen?: number | undefined;
  /** Where pets in rooms of their own are; null on a vessel without. */
  petPoolId: string | null;
}

interface SoldCabin extends PoolDemand {
  /** The room is taken as a whole: as much of it, however many are in it. */
  isWhole: boolean;
}

interface SoldVehicle extends PoolDemand {
  /** A pet may travel in it. */
  takesPets: boolean;
}
