import { getCurrentMemberOptions, keepCustomers, type Member } from '@ferry/api/external';
import { invalidateTag } from '@ferry/api/invalidate';
import { readAnew } from '@ferry/api/read-anew';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Keeps what is stored in a draft in the member's profile, as it was shown.
 * @returns the member where their own data have changed
 * @throws ApiError `VERSION_CONFLICT`, `ENTRY_LIMIT`
 */
export async function keepInProfile(
  queryClient: QueryClient,
  draftId: string,
): Promise<Member | undefined> {
  const { version = 1 } = await queryClient.ensureQueryData(getCurrentMemberOptions());
  const headers = { 'if-match': `"${version}"` };
  const { data } = await keepCustomers({ headers, body: { draftId } });
  await invalidateTag(queryClient, 'companions');
  await invalidateTag(queryClient, 'memberVehicles');
  return data.isMemberChanged ? readAnew(queryClient, getCurrentMemberOptions()) : undefined;
}

/** The member of now, for whom the next attempt is meant. */
export async function readMemberAgain(queryClient: QueryClient): Promise<void> {
  await readAnew(queryClient, getCurrentMemberOptions()).catch(() => undefined);
}
