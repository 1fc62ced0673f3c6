import type { Holds } from '../../rules/hold-rules.ts';
import { DomainError } from '../domain-error.ts';
import { addMinutes } from '../instant.ts';

type HoldRules = { holds: Holds };

/** How long a hold lasts, and what extends it. */
export const holdLength = (
  { is_short }: { is_short: boolean },
  { holds }: HoldRules,
): Pick<Holds, 'minutes' | 'extensionMinutes' | 'maxExtensions'> =>
  is_short ? holds.short : holds;

/**
 * A hold is extended in its last minutes, so that nobody has all extensions at once.
 * @throws DomainError `EXTENSION_TOO_EARLY` with the seconds until then
 */
export function assertExtensionOpen(limitTime: Date, { holds }: HoldRules, now: Date): void {
  const opensAt = addMinutes(limitTime, -holds.extensionOpensMinutes);
  const seconds = Math.ceil((opensAt.getTime() - now.getTime()) / 1000);
  if (seconds > 0) throw new DomainError('EXTENSION_TOO_EARLY', { retryAfterSeconds: seconds });
}
