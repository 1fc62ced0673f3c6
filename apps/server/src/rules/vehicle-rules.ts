import * as v from 'valibot';
import { Centimetres, Id, Text, UniqueList } from './schema-parts.ts';

const VEHICLE_KINDS = ['car', 'kei', 'motorcycle', 'bicycle', 'other'] as const;

/** A kind of vehicle that a customer chooses. Cars stand on the deck, the others in their own places. */
const VehicleType = v.strictObject({
  id: Id('veh'),
  name: Text(60),
  kind: v.picklist(VEHICLE_KINDS),
  description: v.pipe(v.string(), v.maxLength(300)),
  /** The length of every vehicle of the type; without it a car's length is asked for. */
  lengthCm: v.optional(Centimetres),
  /** From this length on (with load and trailer) the web does not sell. */
  tooLongCm: v.optional(Centimetres),
  needsDriver: v.optional(v.boolean(), true),
  hasPlate: v.optional(v.boolean(), true),
  /** Only the telephone sells it. */
  isPhoneOnly: v.optional(v.boolean(), false),
});

/** A tariff class: of some types, and where `lengthBelowCm` is given only below it (5.00 m is not below 5 m). */
const VehicleClass = v.strictObject({
  id: Id('vcl'),
  name: Text(60),
  typeIds: v.pipe(v.array(Id('veh')), v.minLength(1)),
  lengthBelowCm: v.optional(Centimetres),
  /** From this length on each metre that is begun costs the section’s `perMetreYen` more. */
  metresFromCm: v.optional(Centimetres),
  /** Its fare includes one driver in the lowest grade. */
  includesDriver: v.optional(v.boolean(), true),
});

export const Vehicles = v.strictObject({
  types: UniqueList(VehicleType, 0, 50),
  classes: UniqueList(VehicleClass, 0, 100),
  /** Lane that each vehicle on the deck takes beside its length. */
  gapCm: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500)),
});

export type VehicleRules = v.InferOutput<typeof Vehicles>;
export type VehicleType = v.InferOutput<typeof VehicleType>;
export type VehicleClass = v.InferOutput<typeof VehicleClass>;
