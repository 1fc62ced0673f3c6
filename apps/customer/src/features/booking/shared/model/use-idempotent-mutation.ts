import { type ApiError, asApiError, type FailureCode } from '@ferry/api/errors';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { holdReloads } from '../../../../page/hold-reloads.ts';

/** Refusals that say something about the attempt, not about the request: the key stays good. */
const OF_THE_ATTEMPT: readonly FailureCode[] = [
  'REQUEST_IN_PROGRESS',
  'RATE_LIMITED',
  'CSRF',
  'UNEXPECTED',
];

/** Whether the server has decided about the request. */
function isDefinite(error: unknown): boolean {
  const { code, status } = asApiError(error);
  return status >= 400 && status < 500 && !OF_THE_ATTEMPT.includes(code);
}

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
  call: (request: Request, headers: { 'idempotency-key': string }) => Promise<Answer>,
  onDone: (answer: Answer) => unknown,
  onRefused?: (error: ApiError) => unknown,
) {
  const attempt = useRef<{ body: string; key: string }>(undefined);
  const mutation = useMutation({
    mutationFn: (request: Request) => {
      const body = JSON.stringify(request);
      if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() };
      return call(request, { 'idempotency-key': attempt.current.key });
    },
    onSuccess: (answer) => onDone(answer),
    onError: (error) => {
      if (!isDefinite(error)) return;
      attempt.current = undefined;
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
    error: mutation.error ? asApiError(mutation.error) : undefined,
  };
}
