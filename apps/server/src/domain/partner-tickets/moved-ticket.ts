import type { TicketDemand } from '../../database/sold-ticket.ts';
import { takenKey } from './ticket-stock.ts';

/** What has to be taken of a ticket, and what can go back, so that a purchase has something else of it. */
interface MovedTicket {
  taken: TicketDemand[];
  freed: TicketDemand[];
}

/**
 * The difference between what is taken of a ticket and what is to be taken instead, by day and slot: what is
 * in both neither goes back nor is taken again, so that a purchase may stay on a day that is sold out.
 */
export function movedTicket(
  before: readonly TicketDemand[],
  after: readonly TicketDemand[],
): MovedTicket {
  const difference = new Map<string, TicketDemand>();
  const add = (demand: TicketDemand, people: number) => {
    const key = takenKey(demand);
    const known = difference.get(key)?.people ?? 0;
    difference.set(key, { ...demand, people: known + people });
  };
  for (const demand of after) add(demand, demand.people);
  for (const demand of before) add(demand, -demand.people);
  const all = [...difference.values()];
  return {
    taken: all.filter(({ people }) => people > 0),
    freed: all
      .filter(({ people }) => people < 0)
      .map(({ people, ...demand }) => ({ ...demand, people: -people })),
  };
}
