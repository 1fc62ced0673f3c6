/** What an operator grants; every member has `member`. */
export const GRANTED_SCOPES = ['resident'] as const;

export type GrantedScope = (typeof GRANTED_SCOPES)[number];

/** What every member has. */
export const OWN_SCOPE = 'member';

/**
 * The names in a member's scope list: an array of texts, or an object with true values. A list of any
 * other type grants nothing.
 */
export function scopesOf(list: unknown): string[] {
  if (Array.isArray(list)) return list.filter((name) => typeof name === 'string');
  if (typeof list !== 'object' || list === null) return [];
  return Object.entries(list).flatMap(([name, isGranted]) => (isGranted === true ? [name] : []));
}
