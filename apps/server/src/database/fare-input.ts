import type { DisabilityClass, LegName } from '@ferry/api/customer-server';
import type { DiscountRule } from '../rules/discount-rules.ts';
import type { PassengerRules, Rounding } from '../rules/selling-rules.ts';

/** Everything a price depends on. The engine reads nothing else: no clock, no store. */
export interface TripFareInput {
  outbound: LegFareInput;
  return: LegFareInput | undefined;
  requests: FareRequest[];
  /**
   * Position of the passenger who is known to live where residents' fares hold: has them without asking
   * and without a document.
   */
  resident?: number | undefined;
  /** The partner ticket that it is sold by; then nobody pays a fare. */
  product?: ProductFareInput | undefined;
  /** Day of the booking in Japan, `YYYY-MM-DD`. */
  bookedOn: string;
  /** What was sold as a return leg costs what it did, though nothing is left of its outbound leg. */
  isAsPaid?: boolean | undefined;
}

/** What a partner ticket costs whom, and which grade it contains. */
export interface ProductFareInput {
  /** Name of the ticket. */
  label: string;
  /** By the fare period of the outbound leg, in yen, the fuel adjustment of people contained. */
  adultYen: number;
  childYen: number;
  /** Adult fare of the contained grade on each leg, in yen. */
  gradeAdultYen: Record<LegName, number>;
  /** Child fare of it where the table has one; else the share of the adult fare. */
  gradeChildYen?: Record<LegName, number | undefined> | undefined;
}

/** Discount that a passenger asks for. */
export interface FareRequest {
  passenger: number;
  discountId: string;
  disabilityClass: DisabilityClass | undefined;
  carer: number | undefined;
}

/** A passenger by the position in the trip's list; a room or vehicle by that in the leg's. */
export interface PartOfLeg {
  kind: 'passenger' | 'room' | 'vehicle';
  position: number;
}

/** One section of one sailing, as it is sold to one party. */
export interface LegFareInput {
  leg: LegName;
  fromPortId: string;
  toPortId: string;
  /** Service date: the boarding date in the timetable. */
  date: string;
  farePeriod: string;
  /** Sold with the return discount, and left alone by the operator, who has ended the outbound leg. */
  wasReturn?: boolean | undefined;
  /** What was added to it since, and is sold without that discount; positions are those of the leg's parts. */
  soldLater?: PartOfLeg[] | undefined;
  cabins: CabinFareInput[];
  vehicles: VehicleFareInput[];
  options: OptionFareInput[];
  /** Adult fare of the sailing's lowest grade on this section; vehicle fares include it. */
  lowestAdultYen: number;
  /** Of the section; {@link CabinFareInput.fuel} where the grade has its own. */
  fuel: Fuel;
  rules: FareRules;
}

/** Fuel adjustments in yen; vehicles by class. */
export interface Fuel {
  adultYen: number;
  childYen: number;
  vehicleYen: Record<string, number>;
}

/** The operator's rules that a price depends on, as they are on the leg's route. */
export interface FareRules {
  passengers: PassengerRules;
  privateUsePercent: number;
  discountRoundedUpToYen: number;
  /** Missing of what was sold before there was a choice: up. */
  rounding?: Rounding | undefined;
  /** Days within which the return discount holds. */
  returnValidDays: number;
  discounts: readonly DiscountRule[];
}

export interface CabinFareInput {
  cabinTypeName: string;
  grade: string;
  /** Fare of one adult in the grade, without the fuel adjustment. */
  adultYen: number;
  /** Of one child, and what residents pay, where the table has them in yen. */
  childYen?: number | undefined;
  residentYen?: { adult?: number | undefined; child?: number | undefined } | undefined;
  /** Fuel adjustment of people in the grade, where it is another than the section's. */
  fuel?: Pick<Fuel, 'adultYen' | 'childYen'> | undefined;
  /** Charge for the room; undefined where a berth is all that is sold. */
  roomYen: number | undefined;
  /** Empty berths that are paid for: those of a room for private use. */
  emptyBerths: number;
  seats: Seat[];
}

/** A passenger's place. Free infants and babies share an adult's berth. */
export interface Seat {
  /** Position in the trip's list of passengers. */
  passenger: number;
  kind: 'adult' | 'child' | 'payingInfant' | 'freeInfant' | 'baby';
}

export interface VehicleFareInput {
  /** `乗用車・4m以上5m未満` */
  label: string;
  classId: string;
  yen: number;
  /** Metres that are paid for beside the class: in {@link yen} already. */
  metres?: number | undefined;
  includesDriver: boolean;
  /** Position of the driver in the trip's list of passengers. */
  driver: number | undefined;
}

/** Something that costs what it costs: a meal, a pet's place. */
export interface OptionFareInput {
  ruleId: string;
  label: string;
  quantity: number;
  yen: number;
}
