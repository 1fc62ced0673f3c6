import * as v from 'valibot';
import { Fare, FuelAdjustment, VehicleFare } from './fare-rules.ts';
import { PartnerTickets } from './partner-rules.ts';
import { Notice, ServiceReport } from './schema-news.ts';
import {
  Centimetres,
  DateSpan,
  DayPattern,
  Direction,
  Grade,
  Id,
  Minutes,
  Period,
  Places,
  ServiceTime,
  Text,
  UniqueList,
} from './schema-parts.ts';
import { SellingRules } from './selling-rules.ts';

// The operator's document: every rule that is the operator's choice is data here, and nothing of
// it is code. Objects are strict, so that a misspelt rule is an error and not silently ignored.
// Relations between the parts (a trip's route exists, times go forwards …) are in cross-checks.ts.

const Port = v.strictObject({
  id: Id('port'),
  name: Text(60),
  /** Reading in hiragana; omitted when unknown. */
  nameKana: v.optional(Text(60)),
  description: v.pipe(v.string(), v.maxLength(300)),
  /** Empty when unknown, like `phone`. */
  address: v.pipe(v.string(), v.maxLength(200)),
  /** How travellers on foot and vehicles get there; empty when unknown. */
  directions: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  phone: v.pipe(v.string(), v.maxLength(20)),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/** A stock of places on a vessel that several cabin types may share. */
const Pool = v.strictObject({
  id: Id('pool'),
  /** `deck` counts centimetres of lane, `pets` cages, the others what they are called. */
  kind: v.picklist(['berths', 'rooms', 'deck', 'motorcycles', 'bicycles', 'pets']),
  capacity: Places,
  /** Highest vehicle that a deck takes. */
  maxHeightCm: v.optional(Centimetres),
});

const CabinType = v.strictObject({
  id: Id('cab'),
  name: Text(60),
  grade: Grade,
  description: v.pipe(v.string(), v.maxLength(300)),
  poolId: Id('pool'),
  amenities: v.pipe(v.array(Text(40)), v.maxLength(20)),
  /** `perRoom`: each person's fare in the grade, and its `roomYen` for each room. */
  tariff: v.optional(v.picklist(['perBerth', 'perRoom']), 'perBerth'),
  /** Berths of one room; missing for seats and open floors. */
  roomBerths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  /** A shared room may be booked for one's own, its empty berths paid for. */
  canBePrivate: v.optional(v.boolean(), false),
  isWomenOnly: v.optional(v.boolean(), false),
  isAccessible: v.optional(v.boolean(), false),
  takesPets: v.optional(v.boolean(), false),
});

const Vessel = v.strictObject({
  id: Id('ves'),
  name: Text(60),
  /** Like a port's. */
  nameKana: v.optional(Text(60)),
  description: v.pipe(v.string(), v.maxLength(300)),
  pools: UniqueList(Pool, 1, 50),
  cabinTypes: UniqueList(CabinType, 1, 50),
});

/** Minutes before departure, by the way of boarding. */
export const MinutesBefore = v.strictObject({ foot: Minutes, vehicle: Minutes });

const Route = v.strictObject({
  id: Id('route'),
  name: Text(80),
  nameKana: v.optional(Text(60)),
  description: v.pipe(v.string(), v.maxLength(300)),
  checkInClosesMinutesBefore: MinutesBefore,
  webClosesMinutesBefore: MinutesBefore,
});

const Service = v.strictObject({ id: Text(80), days: DayPattern });

/** `arrival` is missing at the first call, `departure` at the last. */
const Call = v.strictObject({
  portId: Id('port'),
  arrival: v.optional(ServiceTime),
  departure: v.optional(ServiceTime),
  /** Whether passengers may come aboard, and leave. */
  boarding: v.optional(v.boolean(), true),
  landing: v.optional(v.boolean(), true),
});

/** One vessel's timetabled run. Its sections are all pairs of calls that passengers may use. */
const Trip = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,80}$/, 'only letters, digits and hyphens')),
  routeId: Id('route'),
  vesselId: Id('ves'),
  serviceId: Text(80),
  direction: Direction,
  calls: v.pipe(v.array(Call), v.minLength(2), v.maxLength(50)),
});

/** The dates of one fare period; where entries overlap, the last one wins. */
const FarePeriodSpan = v.strictObject({
  period: Period,
  ...DateSpan.entries,
  routeIds: v.optional(v.array(Id('route'))),
  direction: v.optional(Direction),
});

const TripIds = v.pipe(v.array(v.string()), v.minLength(1));

export const ServiceCancellation = v.strictObject({
  tripIds: TripIds,
  days: DayPattern,
  reason: Text(80),
});

/** Places that are not sold here on these days (groups, agents): only `onSale` of them are. */
const Allotment = v.strictObject({
  tripIds: TripIds,
  poolId: Id('pool'),
  days: DayPattern,
  onSale: Places,
});

export const OperatorDocument = v.strictObject({
  version: v.literal(1),
  /** The source's name in the database; loading another document with it replaces the previous one. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-z-]{1,40}$/, 'only a–z, digits and hyphens')),
  name: Text(80),
  ports: UniqueList(Port, 2, 500),
  vessels: UniqueList(Vessel, 1, 100),
  routes: UniqueList(Route, 1, 100),
  services: UniqueList(Service, 1, 2000),
  trips: UniqueList(Trip, 1, 5000),
  farePeriods: v.strictObject({
    usual: Period,
    spans: v.array(FarePeriodSpan),
    /** What the periods are called: `{ "B": "多客期" }`. */
    names: v.optional(v.record(Period, Text(20)), {}),
  }),
  fares: v.pipe(v.array(Fare), v.minLength(1)),
  vehicleFares: v.optional(v.array(VehicleFare), []),
  fuelAdjustments: v.array(FuelAdjustment),
  serviceCancellations: v.array(ServiceCancellation),
  allotments: v.array(Allotment),
  serviceReports: v.optional(v.pipe(v.array(ServiceReport), v.maxLength(100)), []),
  notices: v.optional(UniqueList(Notice, 0, 50), []),
  partnerTickets: v.optional(PartnerTickets, []),
  ...SellingRules.entries,
});

export type OperatorDocument = v.InferOutput<typeof OperatorDocument>;
/** A document as written, before defaults are filled in. */
export type OperatorDocumentInput = v.InferInput<typeof OperatorDocument>;
export type Pool = v.InferOutput<typeof Pool>;
export type CabinType = v.InferOutput<typeof CabinType>;
export type Trip = v.InferOutput<typeof Trip>;
export type MinutesBefore = v.InferOutput<typeof MinutesBefore>;
