import type { SearchConditions } from '../../shared/model/search-conditions.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was searched for on this page. */
    conditions?: SearchConditions;
  }
}

/**
 * Keeps what was searched for with the page's entry in the browser's history: Back from the results
 * finds the form as it was left, also after a reload. By the browser's own call, because the router's
 * would give the entry a new key, and Back would lose its place on the page.
 */
export function keepConditions(conditions: SearchConditions): void {
  window.history.replaceState({ ...window.history.state, conditions }, '');
}
