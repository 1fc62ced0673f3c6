import { lazy } from 'react';

/** The code of what a partner ticket asks: most bookings have none. */
export const loadTicketFields = () => import('./TicketFields.tsx');

export const LazyTicketFields = lazy(async () => ({
  default: (await loadTicketFields()).TicketFields,
}));
