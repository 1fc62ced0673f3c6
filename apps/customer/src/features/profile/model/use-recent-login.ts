import { asApiError } from '@ferry/api/errors';
import { useMutation } from '@tanstack/react-query';

/**
 * Does what needs a login of the last minutes. Where the last one is too long ago, the password is needed
 * first, and then the same is tried again.
 */
export function useRecentLogin(act: () => Promise<unknown>) {
  const action = useMutation({ mutationFn: act });
  const error = action.error && asApiError(action.error);
  const isPasswordNeeded = error?.code === 'RECENT_LOGIN_REQUIRED';
  return {
    run: () => action.mutate(),
    isPending: action.isPending,
    isDone: action.isSuccess,
    isPasswordNeeded,
    failure: isPasswordNeeded ? undefined : (error ?? undefined),
  };
}
