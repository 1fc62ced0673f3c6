import * as v from 'valibot';
import { CancellationRules } from './cancellation-rules.ts';
import { CertificateRules, defaultCertificateRules } from './certificate-rules.ts';
import { ChangeRules, defaultChangeRules } from './change-rules.ts';
import { Discounts } from './discount-rules.ts';
import { HoldLimits, type Holds, holdRules } from './hold-rules.ts';
import { Meals, PetStays } from './option-rules.ts';
import { defaultPaymentRules, PaymentRules } from './payment-rules.ts';
import { Berths, DateSpan, MAX_PARTY, Minutes, Percent, SpanEnd, Whole } from './schema-parts.ts';
import { defaultStandByRules, StandByRules } from './stand-by-rules.ts';
import { defaultTicketRules, TicketRules } from './ticket-rules.ts';
import { type UnpaidRules, unpaidRules } from './unpaid-rules.ts';
import { Vehicles } from './vehicle-rules.ts';
import { defaultWaitlistRules, WaitlistRules } from './waitlist-rules.ts';

const MAX_AGE = 130;

/** The sailings of a span that all go on sale on one day; with years at neither end or at all three. */
const FixedOpening = v.strictObject({ opensOn: SpanEnd, ...DateSpan.entries });

const SalesOpening = v.strictObject({
  monthsBefore: Whole(0, 13),
  /** In the place of `monthsBefore`; of those that hold for a sailing the last. */
  fixedDays: v.optional(v.pipe(v.array(FixedOpening), v.maxLength(50))),
  /** Time of day in Japan. */
  at: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day (HH:MM)')),
});

const PassengerRules = v.strictObject({
  maxPerBooking: Whole(1, MAX_PARTY),
  childPercentOfAdult: Percent,
  childRoundedUpToYen: Whole(1, 1000),
  freeInfantsPerAdult: Whole(0, MAX_PARTY),
});

const AgeSpan = v.pipe(
  v.strictObject({ from: Whole(0, MAX_AGE), to: Whole(0, MAX_AGE) }),
  v.check(({ from, to }) => from <= to, 'the span ends before it begins'),
);

/** First and last age of each passenger class on the boarding date; school years overlap. */
const PassengerAges = v.strictObject({
  adult: v.strictObject({ from: Whole(0, MAX_AGE) }),
  child: AgeSpan,
  infant: AgeSpan,
  baby: AgeSpan,
});

/** A cabin type has few left when both hold: at most so many berths, and this share of the pool. */
const FewLeft = v.strictObject({ berths: Berths, percentOfPool: Whole(1, 100) });

const Rounding = v.picklist(['up', 'down', 'nearest']);

/** How a return trip hangs together. */
const ReturnTrips = v.strictObject({
  /** From the arrival of the outbound sailing to the departure of the return one, at least. */
  transferMinutes: Minutes,
  /**
   * Days after the outbound boarding date within which the return discount holds, and within which
   * the return leg may be booked before its own sales open.
   */
  validDays: Whole(0, 365),
});

/** The operator's rules of selling and of what is sold, the same on all of its routes. */
export const SellingRules = v.strictObject({
  salesOpening: SalesOpening,
  passengers: PassengerRules,
  passengerAges: PassengerAges,
  holds: HoldLimits,
  ...CancellationRules.entries,
  /** Months after a sailing's arrival for which its passenger list is kept. */
  passengerListMonths: Whole(1, 120),
  fewLeft: FewLeft,
  payments: v.optional(PaymentRules, defaultPaymentRules),
  /** Share of the adult fare for each empty berth of a room for private use. */
  privateUsePercent: v.optional(Percent, 50),
  /** Which way shares of a fare are rounded to their step: of a child, a discount, an empty berth. */
  rounding: v.optional(Rounding, 'up'),
  /** A discounted fare is rounded to this step, upwards where `rounding` says nothing else. */
  discountRoundedUpToYen: v.optional(Whole(1, 1000), 10),
  returnTrips: v.optional(ReturnTrips, { transferMinutes: 60, validDays: 14 }),
  vehicles: v.optional(Vehicles, { types: [], classes: [], gapCm: 0 }),
  discounts: v.optional(Discounts, []),
  meals: v.optional(Meals, []),
  petStays: v.optional(PetStays, []),
  tickets: v.optional(TicketRules, defaultTicketRules),
  changes: v.optional(ChangeRules, defaultChangeRules),
  certificates: v.optional(CertificateRules, defaultCertificateRules),
  standBy: v.optional(StandByRules, defaultStandByRules),
  waitlist: v.optional(WaitlistRules, defaultWaitlistRules),
});

type WrittenRules = v.InferOutput<typeof SellingRules>;
/** The rules of a document with what follows from them: the limits of places from the largest party. */
export interface SellingRules extends WrittenRules {
  holds: Holds;
  payments: WrittenRules['payments'] & { unpaid: UnpaidRules };
}
export type SalesOpening = SellingRules['salesOpening'];
export type Rounding = SellingRules['rounding'];
export type PassengerRules = SellingRules['passengers'];
export type PassengerAges = SellingRules['passengerAges'];
export type FewLeft = SellingRules['fewLeft'];

/** Only the rules of selling, of a document that has more. */
export function sellingRulesOf(document: WrittenRules): SellingRules {
  const { maxPerBooking } = document.passengers;
  return {
    salesOpening: document.salesOpening,
    passengers: document.passengers,
    passengerAges: document.passengerAges,
    holds: holdRules(maxPerBooking, document.holds),
    cancellation: document.cancellation,
    cancellationRules: document.cancellationRules,
    passengerListMonths: document.passengerListMonths,
    fewLeft: document.fewLeft,
    payments: {
      ...document.payments,
      unpaid: unpaidRules(maxPerBooking, document.payments.unpaid),
    },
    privateUsePercent: document.privateUsePercent,
    rounding: document.rounding,
    discountRoundedUpToYen: document.discountRoundedUpToYen,
    returnTrips: document.returnTrips,
    vehicles: document.vehicles,
    discounts: document.discounts,
    meals: document.meals,
    petStays: document.petStays,
    tickets: document.tickets,
    changes: document.changes,
    certificates: document.certificates,
    standBy: document.standBy,
    waitlist: document.waitlist,
  };
}
