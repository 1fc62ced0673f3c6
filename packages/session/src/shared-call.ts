/**
 * One call for all callers that ask while it runs: ten requests that find the token expired refresh
 * it once. The next one after it has ended calls again.
 */
export function shareCall<Answer>(call: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | undefined;
  return () => {
    running ??= call().finally(() => {
      running = undefined;
    });
    return running;
  };
}
