import { isRealDate } from '@ferry/format/date';
import * as v from 'valibot';
import { DayPattern, Id, ServiceTime, SpanEnd, Text } from './schema-parts.ts';

/**
 * What the company says of a route's service on some days. Cancellations are not said here: they
 * follow from the sailings that do not sail.
 */
export const ServiceReport = v.strictObject({
  routeIds: v.pipe(v.array(Id('route')), v.minLength(1)),
  days: DayPattern,
  /** From this time of the day on. */
  from: v.optional(ServiceTime, '0:00'),
  state: v.picklist(['delayed', 'conditional']),
  /** How late the sailings are, where that is known: their new times follow from it. */
  delayMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440))),
  message: Text(200),
});

const DayOfMonth = v.pipe(v.string(), v.regex(/^(?:0[1-9]|1\d|2[0-8])$/, 'a day from 01 to 28'));

/** A notice for every visitor. */
export const Notice = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^ntc_[0-9A-Za-z_-]{1,60}$/, 'an id that begins with ntc_')),
  title: Text(80),
  body: Text(1000),
  important: v.optional(v.boolean(), false),
  /**
   * The day it appears. `MM-DD` comes back every year and `DD` (01 to 28) every month; then the
   * last such day counts.
   */
  publishedOn: v.union([SpanEnd, DayOfMonth], 'a date, or one that comes back (MM-DD, DD)'),
  /** The last day it is shown. */
  until: v.optional(v.pipe(v.string(), v.check(isRealDate, 'a date that exists (YYYY-MM-DD)'))),
});

export type ServiceReport = v.InferOutput<typeof ServiceReport>;
export type Notice = v.InferOutput<typeof Notice>;
