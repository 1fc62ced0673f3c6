/** The last day that is offered: the last that can be booked, or the last of a ticket before it. */
export const lastOf = (bookableUntil: string, latest = bookableUntil): string =>
  latest < bookableUntil ? latest : bookableUntil;
