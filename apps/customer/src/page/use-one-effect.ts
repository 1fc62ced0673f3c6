import { asApiError, type FailureCode } from '@ferry/api/errors';
import { useRef } from 'react';

/** The header of a call that is answered once, however often it is sent. */
export type OneEffect = { 'idempotency-key': string };

/** Refusals that say something about the attempt, not about the request: the key stays good. */
const OF_THE_ATTEMPT: readonly FailureCode[] = [
  'REQUEST_IN_PROGRESS',
  'RATE_LIMITED',
  'CSRF',
  'UNEXPECTED',
];

/** Whether the server has decided about the request. */
export function isDefinite(error: unknown): boolean {
  const { code, status } = asApiError(error);
  return status >= 400 && status < 500 && !OF_THE_ATTEMPT.includes(code);
}

/** The key of one request: the same until it ends or another request is made. */
export function useRequestKey() {
  const attempt = useRef<{ body: string; key: string }>(undefined);
  return {
    headersOf: (request: unknown): OneEffect => {
      const body = JSON.stringify(request);
      if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() };
      return { 'idempotency-key': attempt.current.key };
    },
    end: () => {
      attempt.current = undefined;
    },
  };
}

/**
 * A call that creates something: when no answer came, the same request has the same key, and the
 * server makes nothing twice. An answer or a definite refusal ends the key.
 */
export function useOneEffect() {
  const { headersOf, end } = useRequestKey();
  return async <Answer>(
    request: unknown,
    call: (headers: OneEffect) => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      const answer = await call(headersOf(request));
      end();
      return answer;
    } catch (error) {
      if (isDefinite(error)) end();
      throw error;
    }
  };
}
