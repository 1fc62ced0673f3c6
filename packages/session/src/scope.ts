import { readPath } from './read-path.ts';

/**
 * Whether a member's scope list grants a scope. The list is an array of texts, or an object with
 * `true` values in which dotted names resolve (`reservations.cancel`). Anything else grants nothing.
 *
 * @param scopeKey where the list is in the member; dotted keys resolve as well (`access.scopes`)
 */
export function hasScope(user: unknown, scopeKey: string, scope: string): boolean {
  const list = readPath(user, scopeKey);
  if (Array.isArray(list)) return list.some((granted) => granted === scope && scope !== '');
  return readPath(list, scope) === true;
}
