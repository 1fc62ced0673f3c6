import { asApiError } from '@ferry/api/errors';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** Whether the server has decided: any answer of the contract except "busy with it" and its own failures. */
function isDefinite(error: unknown): boolean {
  const { code, status } = asApiError(error);
  return status >= 400 && status < 500 && code !== 'REQUEST_IN_PROGRESS' && code !== 'UNEXPECTED';
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
  onRefused?: () => unknown,
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
      onRefused?.();
    },
  });
  const run = (request: Request) => {
    if (!mutation.isPending) mutation.mutate(request);
  };
  return {
    run,
    isPending: mutation.isPending,
    error: mutation.error ? asApiError(mutation.error) : undefined,
  };
}
