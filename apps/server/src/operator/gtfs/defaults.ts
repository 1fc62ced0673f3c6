import * as v from 'valibot';
import { VehicleFare } from '../../rules/fare-rules.ts';
import { MinutesBefore, ServiceCancellation } from '../../rules/schema.ts';
import { Notice, ServiceReport } from '../../rules/schema-news.ts';
import {
  Amount,
  Berths,
  Centimetres,
  DateSpan,
  Grade,
  Places,
  Text,
} from '../../rules/schema-parts.ts';
import { SellingRules } from '../../rules/selling-rules.ts';

/** An id as the feed has it. */
const FeedId = Text(255);

/** Of each vehicle pool a sailing has one; pets are no vehicles, and travel like them. */
const OtherPlaces = v.array(
  v.strictObject({
    kind: v.picklist(['deck', 'motorcycles', 'bicycles', 'pets']),
    capacity: Places,
    maxHeightCm: v.optional(Centimetres),
  }),
);

const byRoute = <Of extends v.GenericSchema>(of: Of) => v.optional(v.record(FeedId, of), {});

/** What a feed does not have: vessels, places, vehicles, the rules of selling, news. Ids of routes, stops and trips are the feed's. */
export const ImportDefaults = v.strictObject({
  /** Every route gets one vessel of this name. */
  vesselName: Text(60),
  /** Berths on each sailing. */
  berths: v.strictObject({ usual: Berths, byRoute: byRoute(Berths) }),
  /** Places for vehicles and pets on each sailing; of vehicles the deck is in centimetres of lane. */
  otherPlaces: v.optional(v.strictObject({ usual: OtherPlaces, byRoute: byRoute(OtherPlaces) }), {
    usual: [],
  }),
  cabinType: v.strictObject({
    name: Text(60),
    grade: Grade,
    description: v.pipe(v.string(), v.maxLength(300)),
  }),
  /** Adult fare of sections for which the feed has none; without it they are not sold. */
  fallbackAdultYen: v.optional(Amount),
  vehicleFares: v.optional(
    v.array(
      v.strictObject({
        ...VehicleFare.entries,
        routeId: FeedId,
        fromPortId: FeedId,
        toPortId: FeedId,
      }),
    ),
    [],
  ),
  fuelAdjustments: v.optional(
    v.array(
      v.strictObject({
        ...DateSpan.entries,
        routeIds: v.optional(v.array(FeedId)),
        adultYen: Amount,
        childYen: Amount,
        vehicleYen: v.optional(v.record(v.string(), Amount)),
      }),
    ),
    [],
  ),
  serviceCancellations: v.optional(
    v.array(v.strictObject({ ...ServiceCancellation.entries, tripIds: v.array(FeedId) })),
    [],
  ),
  serviceReports: v.optional(
    v.array(v.strictObject({ ...ServiceReport.entries, routeIds: v.array(FeedId) })),
    [],
  ),
  notices: v.optional(v.array(Notice), []),
  checkInClosesMinutesBefore: MinutesBefore,
  webClosesMinutesBefore: MinutesBefore,
  ...SellingRules.entries,
});

export type ImportDefaults = v.InferOutput<typeof ImportDefaults>;
