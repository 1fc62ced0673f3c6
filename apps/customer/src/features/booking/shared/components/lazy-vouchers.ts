import { lazy } from 'react';

/** The vouchers of a partner ticket: most bookings have none. */
export const LazyVouchers = lazy(async () => ({
  default: (await import('../vouchers/Vouchers.tsx')).Vouchers,
}));

/** What is given back of a partner ticket that is partly used. */
export const LazyPartlyUsed = lazy(async () => ({
  default: (await import('../vouchers/PartlyUsed.tsx')).PartlyUsed,
}));
