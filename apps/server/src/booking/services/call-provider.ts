import type { PaymentProvider } from './payment-provider.ts';

// A customer waits no longer; what happened is then asked for in the background.
const CALL_TIMEOUT_MS = 10_000;
const REACH_TIMEOUT_MS = 2_000;

/** The call took too long: it may still have happened. */
class ProviderTimeout extends Error {
  override readonly name = 'ProviderTimeout';
}

/** @throws ProviderTimeout, or whatever the call throws; both say nothing about what has happened */
export async function withTimeout<Result>(
  call: Promise<Result>,
  milliseconds = CALL_TIMEOUT_MS,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderTimeout('No response')), milliseconds);
    timer.unref();
  });
  try {
    return await Promise.race([call, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the provider answers at all. */
export async function isReachable(provider: PaymentProvider): Promise<boolean> {
  try {
    return await withTimeout(provider.isUp(), REACH_TIMEOUT_MS);
  } catch {
    return false;
  }
}
