import { salesWindow } from '../../domain/calendar/sales-window.ts';
import { returnSales } from '../../domain/sailings/offer.ts';
import type { findSailingsOfDraft } from '../../domain/sailings/sailing-rows.ts';

type Sailings = Awaited<ReturnType<typeof findSailingsOfDraft>>;

const windowOf = ({ service_date, rules }: Sailings[number]) =>
  salesWindow(service_date, 0, rules.salesOpening, 0);

/** The instants at which sales of a draft's legs open; the return leg opens with the outbound one. */
export function openingsOf(sailings: Sailings): Date[] {
  const outbound = sailings.find(({ leg }) => leg === 'outbound');
  const first = outbound && { ...windowOf(outbound), date: outbound.service_date };
  return sailings.map((row) => {
    const own = windowOf(row);
    const isReturn = row.leg === 'return' && first !== undefined;
    return (isReturn ? returnSales(own, first, row) : own).opensAt;
  });
}
