import * as v from 'valibot';
import {
  type ConditionsInput,
  conditionsSearch,
  type SearchConditions,
} from '../../shared/model/search-conditions.ts';

const KEY = 'ferry-last-search';

/**
 * Remembers on this device what was searched for last: ports, days, counts and measures of vehicles,
 * nothing of a person. What a cabin has to be like is left out, because a disability may be read from it.
 */
export function rememberSearch({ needs: _, ...search }: SearchConditions): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(search));
  } catch {
    // Switched off, or full.
  }
}

/** What was searched for last on this device, unchecked; undefined when there is nothing to be read. */
export function lastSearch(): ConditionsInput | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '');
    return v.parse(conditionsSearch, kept);
  } catch {
    return undefined;
  }
}
