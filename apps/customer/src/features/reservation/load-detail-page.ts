import { listPortsOptions } from '@ferry/api/customer';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Loads the page of a reservation. Both of its routes ask for it with what it shows, and render it
 * from the loader's data: `lazy` would leave the page empty once more. A chunk by itself, because
 * what the two have in common with a third page would be in what all pages load.
 * Where its ports are is asked for at the same time, and not waited for.
 */
export async function loadDetailPage(queryClient: QueryClient) {
  void queryClient.prefetchQuery(listPortsOptions());
  return (await import('./DetailPage.tsx')).DetailPage;
}
