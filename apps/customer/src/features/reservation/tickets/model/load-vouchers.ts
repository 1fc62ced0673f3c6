import {
  getReservationOptions,
  listVouchersOptions,
  type TicketInclude,
  type TicketOfTrip,
  type Voucher,
  type VoucherList,
} from '@ferry/api/customer';
import { addDays } from '@ferry/format/date';
import type { QueryClient } from '@tanstack/react-query';
import type { KeptVouchers } from './kept-vouchers.ts';

/** How long a reservation that was read says well enough whether it has a partner ticket, in milliseconds. */
const FRESH_MS = 300_000;

/** What is kept of a purchase: what is named here, and nothing else. */
export function keptVouchersOf(
  { name, validFrom, validUntil, seller, contact, includes }: TicketOfTrip,
  { serverTime, vouchers }: VoucherList,
): KeptVouchers {
  const isUsable = vouchers.some(({ code }) => code !== null);
  return {
    at: serverTime,
    ...(isUsable && { until: `${addDays(validUntil, 1)}T00:00:00+09:00` }),
    ticket: {
      name,
      validFrom,
      validUntil,
      seller: { name: seller.name },
      contact: { phone: contact.phone, hours: contact.hours },
      includes: includes.map(includeOf),
    },
    vouchers: vouchers.map(voucherOf),
  };
}

const includeOf = ({ name, partnerName, place, howToUse, slot }: TicketInclude) => ({
  name,
  partnerName,
  place,
  howToUse,
  slot,
});

const voucherOf = (voucher: Voucher) => ({
  id: voucher.id,
  include: voucher.include,
  passenger: voucher.passenger,
  passengerClass: voucher.passengerClass,
  code: voucher.code,
  shortCode: voucher.shortCode,
  validFrom: voucher.validFrom,
  validUntil: voucher.validUntil,
  state: voucher.state,
  usedAt: voucher.usedAt,
});

/**
 * The vouchers of a reservation, for this device.
 *
 * @returns null where it has none, undefined where that cannot be read now
 */
export async function loadVouchers(
  queryClient: QueryClient,
  reservationId: string,
): Promise<KeptVouchers | null | undefined> {
  const path = { reservationId };
  try {
    const { partnerTicket } = await queryClient.fetchQuery({
      ...getReservationOptions({ path }),
      staleTime: FRESH_MS,
      retry: false,
    });
    if (!partnerTicket) return null;
    const list = await queryClient.fetchQuery({ ...listVouchersOptions({ path }), retry: false });
    return list.vouchers.length > 0 ? keptVouchersOf(partnerTicket, list) : null;
  } catch {
    return undefined;
  }
}
