import { listFeaturesOptions } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { isOfferedPage, setOffered } from '../page/offered.ts';

/**
 * Asks once what the server offers. A server that does not know the question offers everything; without a
 * response it stays as it was. A page that is about something else then is not found.
 */
export async function askForFeatures(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  try {
    const { features } = await queryClient.fetchQuery(listFeaturesOptions());
    setOffered(features);
  } catch (error) {
    if (asApiError(error).status === 404) setOffered(undefined);
  }
  const { matches } = router.state;
  if (!matches.every(({ routeId }) => isOfferedPage(String(routeId)))) await router.invalidate();
}
