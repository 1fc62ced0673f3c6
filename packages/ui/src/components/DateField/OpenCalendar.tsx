import { useEffect, useState } from 'react';
import type { CalendarChoice } from './CalendarButton.tsx';
import { LateCalendar, useStage } from './LateCalendar.tsx';
import { type LoadCalendar, loadCalendar } from './load-calendar.ts';

type OpenCalendarProps = Omit<CalendarChoice, 'label'> & {
  /** Name of the field, for example 「乗船日」. */
  field: string;
  value: string | undefined;
  onPick: (date: string) => void;
  /** How to get the panel; tests hand in their own. */
  load?: LoadCalendar;
};

/** The calendar of a DateField where it stands open below the boxes; it is loaded as it appears. */
export const OpenCalendar = ({
  field,
  value,
  onPick,
  onOpen,
  load = loadCalendar,
  ...days
}: OpenCalendarProps) => {
  const { stage, start } = useStage(load);
  // Once: what it asks for later is asked for by its months.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    onOpen?.();
    void start();
  }, []);
  const [picked, setPicked] = useState<string>();
  const [shown, setShown] = useState({ value, version: 0 });
  // A day that is typed beside it is shown by a calendar that begins anew: one that followed would
  // say each half-typed day as chosen.
  if (shown.value !== value) {
    setShown({ value, version: shown.version + (value === picked ? 0 : 1) });
  }
  const pick = (date: string) => {
    setPicked(date);
    onPick(date);
  };
  const panel = { ...days, value, label: field, onChange: pick, isSpread: true };
  return <LateCalendar key={shown.version} stage={stage} panel={panel} />;
};
