import { auth } from './auth.ts';
import { guard } from './guard.ts';
import type { GuardedTab, Visit } from './visit.ts';

/** What runs before a page is loaded. Throws to redirect or to show the error page. */
type Middleware = (visit: Visit, tab: GuardedTab) => Promise<void>;

const known: Record<string, Middleware> = { auth, guard };

/** The middleware of every route, in this order. */
export const everyRoute = ['auth', 'guard'] as const;

/** A name that no middleware has. The words and the status are the specification's. */
class UnknownMiddlewareError extends Error {
  override name = 'UnknownMiddlewareError';
  readonly status = 500;

  constructor() {
    super('Unknown middleware');
  }
}

/** Runs middleware one after the other. @throws {UnknownMiddlewareError} before any of them runs */
export async function runMiddleware(
  names: readonly string[],
  visit: Visit,
  tab: GuardedTab,
): Promise<void> {
  const steps = names.map((name) => {
    const step = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!step) throw new UnknownMiddlewareError();
    return step;
  });
  for (const step of steps) await step(visit, tab);
}
