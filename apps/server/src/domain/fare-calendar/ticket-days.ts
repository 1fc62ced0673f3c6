import type { FareCalendarDay, PartnerTicket } from '@ferry/api/customer-server';
import { addDays } from '@ferry/format/date';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../clock.ts';
import { getPartnerTicket } from '../partner-tickets/partner-tickets.ts';
import { MOST_USABLE_DATES } from '../partner-tickets/to-partner-ticket.ts';
import { isBookable } from '../search/sailing-offer.ts';
import { getFareCalendar } from './fare-calendar.ts';
import { ONE_ADULT } from './sold-cabins.ts';

/** Days from the first valid one on that are looked at: those near are shown, a calendar has the others. */
const DAYS_AHEAD = 30;

/**
 * A partner ticket with the near days on which one adult can buy it now: by its own days and quota, and by the
 * sailings of its sections, as the calendar of the purchase has them. Before its sales the days are those of the
 * ticket alone.
 * @throws DomainError NOT_FOUND where the operator has none with the id (any more)
 */
export async function getTicketWithDays(
  db: Kysely<Database>,
  clock: Clock,
  id: string,
): Promise<PartnerTicket> {
  const ticket = await getPartnerTicket(db, clock, id);
  const [from] = ticket.usableDates;
  if (!from || ticket.state === 'upcoming') return ticket;
  const calendars = await Promise.all(
    ticket.crossing.sections.map((section) =>
      getFareCalendar(db, clock, {
        fromPortId: section.from.id,
        toPortId: section.to.id,
        from,
        until: addDays(from, DAYS_AHEAD),
        partnerTicketId: id,
        party: ONE_ADULT,
        vehicles: [],
        pets: 0,
        cabinNeeds: [],
      }),
    ),
  );
  const days = calendars.flatMap((calendar) => calendar.days.filter(canBeBought));
  const dates = [...new Set(days.map(({ date }) => date))].sort();
  return { ...ticket, usableDates: dates.slice(0, MOST_USABLE_DATES) };
}

const canBeBought = ({ availability }: FareCalendarDay): boolean =>
  availability !== null && isBookable(availability);
