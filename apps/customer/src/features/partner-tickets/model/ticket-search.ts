import type { ListPartnerTicketsData } from '@ferry/api/customer';
import { isRealDate } from '@ferry/format/date';
import * as v from 'valibot';

/** Prices up to which the list can be narrowed, in yen. */
export const PRICES = [5_000, 10_000, 20_000, 30_000];

/** A parameter that cannot be used is as one that is not there. */
const given = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** Search parameters of the list of partner tickets: all that it is narrowed by. */
export const ticketSearch = v.object({
  routeId: given(v.pipe(v.string(), v.regex(/^route_[0-9A-Za-z_-]{1,60}$/))),
  kind: given(
    v.picklist(['aquarium', 'sightseeing', 'hotSpring', 'rental', 'bus', 'stay', 'event']),
  ),
  usableOn: given(v.pipe(v.string(), v.check(isRealDate))),
  maxAdultYen: given(v.picklist(PRICES)),
  isAccessible: given(v.literal(true)),
});

export type TicketSearch = v.InferOutput<typeof ticketSearch>;

/** What the server is asked for: only what is there. */
export function ticketQuery(search: TicketSearch): NonNullable<ListPartnerTicketsData['query']> {
  const said = Object.entries(search).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said);
}

/** Whether something stands below what is folded away. */
export const hasFolded = ({ kind, usableOn, maxAdultYen }: TicketSearch): boolean =>
  kind !== undefined || usableOn !== undefined || maxAdultYen !== undefined;

/** The kind that a choice names; undefined for none. */
export const kindOf = (value: string): TicketSearch['kind'] =>
  v.parse(ticketSearch, { kind: value }).kind;
