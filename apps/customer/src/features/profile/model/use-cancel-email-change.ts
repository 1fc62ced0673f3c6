import { cancelEmailChange } from '@ferry/api/external';
import { invalidateTag } from '@ferry/api/invalidate';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Stops the change of the address that waits for its link. */
export function useCancelEmailChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => cancelEmailChange(),
    onSettled: () => invalidateTag(queryClient, 'emailChange'),
  });
}
