/**
 * One call for all callers that ask while it runs: ten requests that find the token expired refresh
 * it once. The next one after it has ended calls again.
 */
export function shareCall<Result>(call: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= call().finally(() => {
      running = undefined;
    });
    return running;
  };
}
