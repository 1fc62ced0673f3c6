import * as v from 'valibot';
import { MinutesBefore } from '../../rules/schema.ts';
import { Amount, Berths, Grade, Text } from '../../rules/schema-parts.ts';
import { SellingRules } from '../../rules/selling-rules.ts';

/** What a feed does not have: vessels, places, and the rules of selling. */
export const ImportDefaults = v.strictObject({
  /** Every route gets one vessel of this name. */
  vesselName: Text(60),
  /** Berths on each sailing; `byRoute` by the feed's `route_id`. */
  berths: v.strictObject({ usual: Berths, byRoute: v.record(v.string(), Berths) }),
  cabinType: v.strictObject({
    name: Text(60),
    grade: Grade,
    description: v.pipe(v.string(), v.maxLength(300)),
  }),
  /** Adult fare of sections for which the feed has none; without it they are not sold. */
  fallbackAdultYen: v.optional(Amount),
  checkInClosesMinutesBefore: MinutesBefore,
  webClosesMinutesBefore: MinutesBefore,
  ...SellingRules.entries,
});

export type ImportDefaults = v.InferOutput<typeof ImportDefaults>;
