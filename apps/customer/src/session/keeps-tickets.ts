import { sweepRecords } from '../kept-tickets/kept-tickets-database.ts';

const ticketsPage = /^\/reservation-detail\/([^/]+)\/tickets(?:\?|$)/;

/**
 * Whether a page shows tickets that are kept on this device: it stays when the login of the member
 * who kept them has ended, until the arrival.
 *
 * @param path below the base, with its query
 */
export async function keepsTickets(path: string): Promise<boolean> {
  const id = ticketsPage.exec(path)?.[1];
  if (!id) return false;
  const kept = await sweepRecords(Date.now()).catch((): string[] => []);
  return kept.includes(id);
}
