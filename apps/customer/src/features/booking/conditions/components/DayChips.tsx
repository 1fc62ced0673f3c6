import { addDays, jstDate, weekday } from '@ferry/format/date';
import { parseDateParts } from '@ferry/format/typed-date';
import { Chip } from '@ferry/ui/Chip';
import type { DateParts } from '@ferry/ui/DateField';

type DayChipsProps = {
  /** Today as the server has it; undefined until it is known. */
  today: string | undefined;
  date: DateParts;
  onChoose: (date: DateParts) => void;
};

const SATURDAY = 6;

/** Days that are asked for most, as days from today. On a Sunday the weekend is today. */
const shortcuts = [
  { label: '今日', daysFrom: () => 0 },
  { label: '明日', daysFrom: () => 1 },
  { label: '今週末', daysFrom: (today: string) => weekday(today) && SATURDAY - weekday(today) },
];

const partsOf = (date: string): DateParts => {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: String(Number(month)), day: String(Number(day)) };
};

/** One press for the days that are asked for most. */
export function DayChips({ today, date, onChoose }: DayChipsProps) {
  const chosen = parseDateParts(date);
  // On a Saturday today is the weekend as well: one of them is pressed.
  const current =
    today && shortcuts.find(({ daysFrom }) => addDays(today, daysFrom(today)) === chosen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are buttons
    <div role="group" aria-label="よく使う乗船日">
      {shortcuts.map((shortcut) => (
        <Chip
          key={shortcut.label}
          isCurrent={shortcut === current}
          onPress={() => {
            const from = today ?? jstDate(Date.now());
            onChoose(partsOf(addDays(from, shortcut.daysFrom(from))));
          }}
        >
          {shortcut.label}
        </Chip>
      ))}
    </div>
  );
}
