import * as v from 'valibot';
import {
  changeRecord,
  notArrived,
  readRecord,
  removeRecord,
  sweepRecords,
  writeRecord,
} from '../../../../kept-tickets/kept-tickets-database.ts';
import { instant, keptVouchers } from './kept-vouchers.ts';

const fact = v.object({ term: v.string(), value: v.string() });
const stop = v.object({ at: instant, port: v.string(), plannedAt: v.optional(instant) });
const cutOff = v.object({ at: instant, holdsFor: v.string() });

const ticketView = v.object({
  id: v.string(),
  isVehicle: v.boolean(),
  /** Whose it is: a name, 「乗船者2」, 「乗用車」. */
  title: v.string(),
  description: v.string(),
  /** Of the contract, or one that this build does not know. */
  state: v.string(),
  /** What a scanner reads, and what is said; null where it is not shown. */
  code: v.nullable(v.string()),
  shortCode: v.nullable(v.string()),
  cutOff,
  facts: v.array(fact),
});

const legView = v.object({
  leg: v.picklist(['outbound', 'return']),
  /** 「往路 8月2日(月)」. */
  title: v.string(),
  departure: stop,
  arrival: stop,
  arrivesAt: instant,
  opensAt: instant,
  /** Why there are no tickets; null where there are. */
  withheld: v.nullable(v.string()),
  /** News of the sailing, where it does not run as planned. */
  news: v.nullable(v.object({ title: v.string(), message: v.string() })),
  isCancelled: v.boolean(),
  group: v.nullable(ticketView),
  passes: v.array(ticketView),
  port: v.object({
    name: v.string(),
    address: v.string(),
    // Not in what was kept before there were any.
    directions: v.optional(v.string(), ''),
    phone: v.nullable(v.string()),
  }),
});

const keptTickets = v.object({
  /** Of this form: a later one reads no earlier record. */
  version: v.literal(1),
  reservationId: v.string(),
  reservationNumber: v.string(),
  /** Who was logged in when it was kept; absent for a visitor. */
  memberId: v.optional(v.string()),
  keptAt: instant,
  /** The customer has ticked that names and number plates are kept as well. */
  hasNames: v.boolean(),
  legs: v.array(legView),
  /** From then on no voucher can be used; absent where none can be. */
  until: v.optional(instant),
  /** Absent without a partner ticket, and in what was kept before there were any. */
  vouchers: v.optional(v.fallback(v.optional(keptVouchers), undefined)),
});

/** One ticket as it is shown, online and off. */
export type TicketView = v.InferOutput<typeof ticketView>;

/** The tickets of one voyage as they are shown. */
export type TicketLegView = v.InferOutput<typeof legView>;

/** What a customer keeps on the device. */
export type KeptTickets = v.InferOutput<typeof keptTickets>;

/** Without vouchers that cannot be used any more. */
function withoutOver(kept: KeptTickets, now: number): KeptTickets {
  const { until, vouchers, ...rest } = kept;
  return until !== undefined && Date.parse(until) <= now ? rest : kept;
}

/**
 * The kept tickets of a reservation that have not arrived, and its vouchers. What has arrived or is
 * over is removed on the way, and what cannot be read counts as nothing.
 */
export async function readKept(
  reservationId: string,
  now = Date.now(),
): Promise<KeptTickets | undefined> {
  try {
    await sweepRecords(now);
    const record = v.safeParse(keptTickets, await readRecord(reservationId));
    if (!record.success) return undefined;
    const kept = withoutOver(record.output, now);
    if (kept !== record.output) {
      await changeRecord(reservationId, (current) => {
        const read = v.safeParse(keptTickets, current);
        return read.success ? withoutOver(read.output, now) : undefined;
      });
    }
    const legs = notArrived(kept.legs, now);
    return legs.length > 0 || kept.vouchers ? { ...kept, legs } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps tickets on the device, in place of what was kept of the same reservation.
 * @throws DOMException when the browser does not store it
 */
export const keep = (tickets: KeptTickets): Promise<void> =>
  writeRecord(v.parse(keptTickets, tickets));

/**
 * Writes again what is kept of a reservation, as it is now: a change or a new state must not be
 * hidden by it. What could not be renewed stays as it was, with the time at which it was kept.
 *
 * @param next what follows from what is kept
 * @returns what is kept, undefined where nothing is
 */
export async function renewKept(
  reservationId: string,
  next: (kept: KeptTickets) => KeptTickets,
): Promise<KeptTickets | undefined> {
  let now: KeptTickets | undefined;
  await changeRecord(reservationId, (record) => {
    const kept = v.safeParse(keptTickets, record);
    now = kept.success ? next(kept.output) : undefined;
    return now;
  }).catch(() => undefined);
  return now ?? readKept(reservationId);
}

/** Removes what is kept of a reservation. */
export const removeKept = (reservationId: string): Promise<void> => removeRecord(reservationId);
