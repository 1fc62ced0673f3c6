import { useState } from 'react';
import type { CabinPick } from './pick.ts';

/** What a customer has done with the list of a day's sailings. Who travels is in it by number only. */
export type ListChoice = {
  /** The day of the list, `YYYY-MM-DD`. */
  date: string;
  /** The sailing whose cabins are shown; null after it was closed, undefined before anything was. */
  openId?: string | null;
  pick?: CabinPick | undefined;
};

/** What was left in this entry of the browser's history, for the list of this day. */
function keptChoice(date: string): ListChoice {
  const kept: ListChoice | undefined = window.history.state?.sailings;
  return kept?.date === date ? kept : { date };
}

/**
 * Keeps it with the page's entry in the browser's history, where there is one. Past the router, which
 * would load the page's data again; it hands the entry's state on as it is.
 */
function keep(sailings: ListChoice): void {
  const { state } = window.history;
  if (state) History.prototype.replaceState.call(window.history, { ...state, sailings }, '');
}

/**
 * What is open and picked in the list of a day. Back finds it as it was left, also after a reload;
 * another day has another list.
 */
export function useKeptChoice(date: string) {
  const [last, setLast] = useState(() => keptChoice(date));
  // Of the history only when the page or the day is new: on leaving, the entry is already another one.
  const choice = last.date === date ? last : keptChoice(date);
  if (choice !== last) setLast(choice);
  return {
    choice,
    change: (part: Omit<ListChoice, 'date'>) => {
      const next = { ...choice, ...part };
      setLast(next);
      keep(next);
    },
  };
}
