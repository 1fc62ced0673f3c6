import { removeDatabase, removeRecordsOfOthers } from './kept-tickets-database.ts';

/** Removes the tickets on this device, as a logout does. Nothing is there where storage is off. */
export const forgetKeptTickets = (): Promise<void> => removeDatabase().catch(() => undefined);

/**
 * Removes what is not for the member who is shown now: everything when this tab has shown another one,
 * and what another one has kept before the browser was started.
 *
 * @param before the member that this tab has shown before, undefined where it has shown none
 */
export const forgetTicketsOfOthers = (
  before: string | undefined,
  memberId: string,
): Promise<void> =>
  before === undefined
    ? removeRecordsOfOthers(memberId).catch(() => undefined)
    : forgetKeptTickets();
