import type { Page } from '@playwright/test';

/**
 * Asks Prism for another example of one call. The request goes to the mock as it is, only with the
 * header that the development switch of the app sets too.
 *
 * @param path glob of the call, for example `**\/customer-api/reservations`
 * @param prefer for example `code=409, example=cabinSoldOut`
 */
export const prefer = (page: Page, path: string, prefer: string): Promise<unknown> =>
  page.route(path, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer } }),
  );
