/** What the parameters of a page's path look like, by name. Another value is no page of ours. */
export type PathPatterns = Readonly<Record<string, RegExp>>;

/** Ids of the contract that are in paths. */
export const reservationId = /^rsv_[0-9A-Za-z]{12,40}$/;

/** Partner tickets, as the operator's data name them. */
export const partnerTicketId = /^pt_[0-9A-Za-z_-]{1,60}$/;

/** Reservation numbers as mails write them: in capitals, with or without the hyphen. */
export const reservationNumber = /^[2-9A-HJKMNP-Z]{4}-?[2-9A-HJKMNP-Z]{4}$/;

/** Tokens of links from mails. */
export const linkToken = /^[\w-]{1,100}$/;

type RouteLike = { staticData?: { pathPatterns?: PathPatterns } };

/** Whether what the router has read from the path can exist, for the routes that it matched. */
export const isPossiblePath = (routes: readonly RouteLike[], params: unknown = {}): boolean =>
  routes.every(({ staticData }) =>
    Object.entries(staticData?.pathPatterns ?? {}).every(([name, pattern]) => {
      const value = new Map(Object.entries(params ?? {})).get(name);
      return value === undefined || pattern.test(String(value));
    }),
  );
