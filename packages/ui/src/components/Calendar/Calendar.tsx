import { Fieldset, type FieldTexts, useFieldIds } from '../../private/Field.tsx';
import { CalendarPanel, type CalendarPanelProps } from '../CalendarPanel/CalendarPanel.tsx';
import * as css from './Calendar.css.ts';

export type { CalendarDay, CalendarMarks, FarePeriodMark } from '../../private/calendar-days.ts';

/** Props of {@link Calendar}. */
export type CalendarProps = FieldTexts & Omit<CalendarPanelProps, 'autoFocus'>;

/**
 * A month that stands open on the page, where comparing days is the task: holidays, fare periods
 * and prices in each day, and why a day cannot be chosen. Heavy (react-aria): for the pages that
 * need it, or imported lazily. Where a date is one answer among many, use DatePicker.
 */
export const Calendar = ({ requirement, support, error, id, ...panel }: CalendarProps) => {
  const ids = useFieldIds(id, { support, error });
  return (
    <Fieldset {...{ ids, label: panel.label, requirement, support, error }}>
      <div className={css.box}>
        <CalendarPanel {...panel} id={ids.control} />
      </div>
    </Fieldset>
  );
};
