import type { DateParts } from '@ferry/ui/DateField';

/** A kept day in the boxes of a form: `2018-05-20` → 2018, 5, 20. */
export function toDateParts(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-').map((part) => part.replace(/^0+/, ''));
  return { year, month, day };
}
