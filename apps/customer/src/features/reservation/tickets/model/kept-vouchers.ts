import { isRealDate } from '@ferry/format/date';
import * as v from 'valibot';

/** RFC 3339. */
export const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const day = v.pipe(v.string(), v.check(isRealDate));

const include = v.object({
  name: v.string(),
  partnerName: v.string(),
  place: v.string(),
  howToUse: v.string(),
  slot: v.nullable(v.object({ day, at: v.string() })),
});

const voucher = v.object({
  id: v.string(),
  include: v.number(),
  /** By the order of the booking: a name is never kept. */
  passenger: v.number(),
  passengerClass: v.string(),
  code: v.nullable(v.string()),
  shortCode: v.string(),
  validFrom: day,
  validUntil: day,
  /** Of the contract, or one that this build does not know. */
  state: v.string(),
  usedAt: v.nullable(instant),
});

/** What is kept of the partner ticket of a purchase. */
export const keptVouchers = v.object({
  /** Of when the states are, by the server. */
  at: instant,
  /** From then on none can be used; absent where none can be any more. */
  until: v.optional(instant),
  ticket: v.object({
    name: v.string(),
    validFrom: day,
    validUntil: day,
    seller: v.object({ name: v.string() }),
    contact: v.object({ phone: v.string(), hours: v.string() }),
    includes: v.array(include),
  }),
  vouchers: v.array(voucher),
});

/** The vouchers of a purchase as they are kept on the device. */
export type KeptVouchers = v.InferOutput<typeof keptVouchers>;
