/**
 * What is under a name in parsed JSON: a key of that name, or nested keys (`user.scopes`).
 * Own properties only: `constructor` and `__proto__` lead to nothing.
 */
export function readPath(holder: unknown, path: string): unknown {
  const whole = own(holder, path);
  return whole === undefined ? path.split('.').reduce<unknown>(own, holder) : whole;
}

function own(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null || Array.isArray(holder)) return undefined;
  // An own property is read; its type is checked by the caller.
  return Object.hasOwn(holder, key) ? (holder as Record<string, unknown>)[key] : undefined;
}
