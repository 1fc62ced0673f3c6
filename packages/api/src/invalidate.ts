import type { QueryClient } from '@tanstack/react-query';

/**
 * Makes every cached response of one tag of the contract stale (`reservations`, `drafts` …).
 *
 * @param client the app's query client
 * @param tag a tag of the contract
 */
export const invalidateTag = (client: QueryClient, tag: string): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [key] }) =>
      typeof key === 'object' && key !== null && 'tags' in key && Array.isArray(key.tags)
        ? key.tags.includes(tag)
        : false,
  });
