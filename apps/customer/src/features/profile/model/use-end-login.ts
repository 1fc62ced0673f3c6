import { endLogin, endOtherLogins } from '@ferry/api/external';
import { invalidateTag } from '@ferry/api/invalidate';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { goneAlready } from './gone-already.ts';

/**
 * Ends another login of the member by its id, or `others`: all but this one.
 *
 * @param onEnded before the list is read again, which takes the pressed button away
 */
export function useEndLogin(onEnded: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (loginId: string) =>
      loginId === 'others' ? endOtherLogins() : endLogin({ path: { loginId } }).catch(goneAlready),
    onSuccess: onEnded,
    onSettled: () => invalidateTag(queryClient, 'logins'),
  });
}
