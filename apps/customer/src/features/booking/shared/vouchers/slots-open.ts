import type { Reservation, Voucher } from '@ferry/api/customer';
import { hasSlots, slotTime } from '../model/ticket-slots.ts';

/**
 * Why no slot of a purchase can be changed.
 *
 * `noSlots`: its ticket has none · `unpaid` · `notBooked`: held, expired, cancelled · `changing`: the
 * purchase itself is being changed · `used`: a partner has taken a voucher · `begun`: so has every slot.
 */
type SlotsClosed = 'noSlots' | 'unpaid' | 'notBooked' | 'changing' | 'used' | 'begun';

/** What slots can be changed of: the answer itself, as of when it was read. */
export type Purchase = Pick<Reservation, 'state' | 'change' | 'partnerTicket' | 'serverTime'>;

/** Includes whose slot has not begun, by their place in the ticket. */
export const openSlots = ({ partnerTicket, serverTime }: Purchase): number[] =>
  (partnerTicket?.includes ?? []).flatMap(({ times, slot }, include) => {
    const hasBegun = slot && slotTime(slot.day, slot.at) <= Date.parse(serverTime);
    return times.length === 0 || hasBegun ? [] : [include];
  });

/** @returns undefined where a slot can be changed */
export function slotsClosed(
  purchase: Purchase,
  vouchers: readonly Pick<Voucher, 'usedAt'>[],
): SlotsClosed | undefined {
  const { state, change, partnerTicket } = purchase;
  if (!partnerTicket || !hasSlots(partnerTicket)) return 'noSlots';
  if (state === 'confirmedUnpaid') return 'unpaid';
  if (state !== 'confirmed') return 'notBooked';
  if (change) return 'changing';
  if (vouchers.some(({ usedAt }) => usedAt !== null)) return 'used';
  return openSlots(purchase).length === 0 ? 'begun' : undefined;
}
