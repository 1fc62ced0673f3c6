import type { ComponentType } from 'react';
import type { CalendarPanelProps } from '../CalendarPanel/CalendarPanel.tsx';

/** Gives the panel of the calendar; rejects when its chunk cannot be loaded. */
export type LoadCalendar = () => Promise<ComponentType<CalendarPanelProps>>;

/** @param load the import itself; remembered once it has succeeded, tried again after a failure */
export const once = (load: LoadCalendar): LoadCalendar => {
  let panel: ReturnType<LoadCalendar> | undefined;
  return () => {
    panel ??= load().catch((error: unknown) => {
      panel = undefined;
      throw error;
    });
    return panel;
  };
};

/** Loads react-aria's calendar, 20 KB and more, the first time it is needed. */
export const loadCalendar = once(() =>
  import('../CalendarPanel/CalendarPanel.tsx').then((module) => module.CalendarPanel),
);

/** Resolves when the browser has painted what is on the page now. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
