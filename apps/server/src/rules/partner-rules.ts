import * as v from 'valibot';
import {
  Amount,
  DateSpan,
  DayPattern,
  Grade,
  Id,
  Percent,
  Period,
  Text,
  UniqueList,
  Whole,
} from './schema-parts.ts';

// Partner tickets: a crossing and what partners give at the other side, sold as one. Everything
// that is said of one, asked for it or given with it is the operator's data.

const Words = (longest: number) => v.optional(v.pipe(v.string(), v.maxLength(longest)), '');
const Phone = v.pipe(v.string(), v.regex(/^\+?[0-9-]{7,20}$/, 'a telephone number'));

const PARTNER_TICKET_KINDS = [
  'aquarium',
  'sightseeing',
  'hotSpring',
  'rental',
  'bus',
  'stay',
  'event',
] as const;

/** The crossing that is contained: one way or return, in a grade, on sections of one route. */
const Crossing = v.strictObject({
  routeId: Id('route'),
  /** As the outbound leg sails; the return leg goes back over the same one. */
  sections: v.pipe(
    v.array(v.strictObject({ fromPortId: Id('port'), toPortId: Id('port') })),
    v.minLength(1),
    v.maxLength(20),
  ),
  grade: Grade,
  /** Days after the outbound boarding date in which the return leg departs; missing: one way. */
  returnWithinDays: v.optional(Whole(0, 365)),
});

const Slot = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day (HH:MM)'));

/** What a partner gives: admission, a meal, a bicycle, rides. */
const Include = v.strictObject({
  name: Text(60),
  partnerName: Text(80),
  place: Text(200),
  howToUse: Text(200),
  /** What it costs by itself. A ticket that is partly used is refunded less by it. */
  normalYen: v.strictObject({ adult: Amount, child: Amount }),
  isAccessible: v.boolean(),
  accessibility: Text(300),
  /** Times of which one is chosen, each with so many places a day; empty: none to choose. */
  slots: v.optional(
    v.pipe(v.array(v.strictObject({ at: Slot, places: Whole(0, 10_000) })), v.maxLength(50)),
    [],
  ),
});

/** One place of the way, as the page shows it. */
const Stop = v.strictObject({
  kind: v.picklist(['boarding', 'landing', 'transfer', 'facility', 'returnTrip']),
  title: Text(60),
  text: Words(200),
});

/** Days on which the ticket is of no use although its time has come. */
const Closure = v.pipe(
  v.strictObject({
    text: Text(100),
    span: v.optional(DateSpan),
    days: v.optional(DayPattern),
  }),
  v.check(({ span, days }) => !span !== !days, 'it is either a span or a pattern of days'),
);

const Price = v.strictObject({ adultYen: Amount, childYen: Amount });

/** As of a booking, by days before the departure of the outbound leg; after the last: 100 %. */
const Fees = v.pipe(
  v.array(v.strictObject({ daysBefore: Whole(0, 365), percent: Percent, minimumYen: Amount })),
  v.minLength(1),
  v.maxLength(19),
  v.checkItems(
    ({ daysBefore }, index, list) => index === 0 || daysBefore < (list[index - 1]?.daysBefore ?? 0),
    'daysBefore is not smaller than in the term before',
  ),
);

const PartnerTicket = v.strictObject({
  id: Id('pt'),
  name: Text(60),
  summary: Text(100),
  description: Words(1000),
  kind: v.picklist(PARTNER_TICKET_KINDS),
  areaName: Text(20),
  crossing: Crossing,
  includes: v.pipe(v.array(Include), v.minLength(1), v.maxLength(10)),
  stops: v.pipe(v.array(Stop), v.minLength(1), v.maxLength(20)),
  /** By the fare period of the outbound leg, the fuel adjustment contained. */
  prices: v.record(Period, Price),
  /**
   * Days on which the outbound leg may sail. Without years it comes back: the first occurrence
   * whose sales are not over counts.
   */
  usable: DateSpan,
  /** Of these days only some; missing: all. */
  usableDays: v.optional(DayPattern),
  closures: v.optional(v.pipe(v.array(Closure), v.maxLength(20)), []),
  /** From 9:00 so many days before the first day, to the end of the day so many before the last. */
  sale: v.strictObject({ opensDaysBefore: Whole(0, 400), closesDaysBefore: Whole(0, 60) }),
  /** People for each boarding date of the outbound leg; from `fewLeft` of them on few are left. */
  quota: v.strictObject({ perDay: Whole(0, 10_000), fewLeft: Whole(0, 10_000) }),
  cancellation: Fees,
  accessibilityNote: Words(200),
  notes: v.optional(v.pipe(v.array(Text(200)), v.maxLength(10)), []),
  /** Who takes the money and writes the receipt. */
  seller: v.strictObject({
    name: Text(80),
    address: Text(200),
    registrationNumber: v.pipe(v.string(), v.regex(/^T\d{13}$/, 'T and 13 digits')),
    /** Where the ticket is a travel product. */
    travelAgencyNumber: v.optional(Text(60)),
  }),
  contact: v.strictObject({ phone: Phone, hours: Text(60) }),
});

/** At most as many as the contract's list. */
export const PartnerTickets = UniqueList(PartnerTicket, 0, 200);

export type PartnerTicketRule = v.InferOutput<typeof PartnerTicket>;
export type PartnerTicketKind = (typeof PARTNER_TICKET_KINDS)[number];
