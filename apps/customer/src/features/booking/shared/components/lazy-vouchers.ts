import { lazy } from 'react';

/** The vouchers of a partner ticket: most bookings have none. */
export const LazyVouchers = lazy(async () => ({
  default: (await import('../vouchers/Vouchers.tsx')).Vouchers,
}));
