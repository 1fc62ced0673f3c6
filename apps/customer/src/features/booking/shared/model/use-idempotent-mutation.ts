import { type ApiError, asApiError } from '@ferry/api/errors';
import { isWait } from '@ferry/api/turn';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { holdReloads } from '../../../../page/hold-reloads.ts';
import { isDefinite, type OneEffect, useRequestKey } from '../../../../page/use-one-effect.ts';

/**
 * A call that takes stock or money. One press, one effect: presses while it runs are ignored, and
 * when no answer came the next press repeats it with the same key, so the server answers what it
 * has already done. A definite refusal ends the key; so does another request.
 *
 * @param call the generated call; gets the request and the key
 * @param onDone what follows a success
 * @param onRefused what follows a definite refusal, for example loading the latest state
 */
export function useIdempotentMutation<Request, Answer>(
  call: (request: Request, headers: OneEffect) => Promise<Answer>,
  onDone: (answer: Answer) => unknown,
  onRefused?: (error: ApiError) => unknown,
) {
  const key = useRequestKey();
  const mutation = useMutation({
    mutationFn: (request: Request) => call(request, key.headersOf(request)),
    onSuccess: (answer) => onDone(answer),
    onError: (error) => {
      if (!isDefinite(error)) return;
      key.end();
      onRefused?.(asApiError(error));
    },
  });
  const isRunning = useRef(false);
  const run = (request: Request): Promise<ApiError | undefined> | undefined => {
    // Not `isPending`, which is of the last render: ten clicks may come before the next one.
    if (isRunning.current) return undefined;
    isRunning.current = true;
    const release = holdReloads();
    const settle = () => {
      isRunning.current = false;
      release();
      return undefined;
    };
    // Not `mutate`, which tells nobody once its page is gone: what is done leads to another page.
    return mutation.mutateAsync(request).then(settle, (error) => {
      settle();
      return asApiError(error);
    });
  };
  return {
    /** Resolves to what it failed with; nothing while it runs already. */
    run,
    /** Forgets the last failure. */
    reset: mutation.reset,
    isPending: mutation.isPending,
    error: mutation.error && !isWait(mutation.error) ? asApiError(mutation.error) : undefined,
  };
}
