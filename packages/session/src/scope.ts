/**
 * Whether a member's scope list grants a scope. The list is an array of texts, or an object with
 * `true` values in which dotted names resolve (`reservations.cancel`). Anything else grants nothing.
 */
export function hasScope(user: unknown, scopeKey: string, scope: string): boolean {
  const list = own(user, scopeKey);
  if (Array.isArray(list)) return list.some((granted) => granted === scope && scope !== '');
  if (typeof list !== 'object' || list === null) return false;
  return own(list, scope) === true || scope.split('.').reduce<unknown>(own, list) === true;
}

/** Own properties only: `constructor` and `__proto__` grant nothing. */
function own(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null || Array.isArray(holder)) return undefined;
  // An own property is read; its type is checked by the caller.
  return Object.hasOwn(holder, key) ? (holder as Record<string, unknown>)[key] : undefined;
}
