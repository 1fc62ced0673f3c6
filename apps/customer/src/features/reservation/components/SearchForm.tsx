import type { ListPortsResponse, ListRoutesResponse } from '@ferry/api/customer';
import { parseDateParts } from '@ferry/format/date';
import { Button } from '@ferry/ui/Button';
import { DateField, type DateParts } from '@ferry/ui/DateField';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Stack } from '@ferry/ui/Stack';
import { type FormEvent, useState } from 'react';
import {
  type ConditionField,
  type ConditionsInput,
  checkConditions,
  type SearchConditions,
} from '../model/search-conditions.ts';
import { useFareMarks } from '../model/use-fare-marks.ts';
import { PartyFields, partyFieldId } from './PartyFields.tsx';
import { PortPair } from './PortPair.tsx';

export type SearchFormProps = {
  ports: ListPortsResponse['ports'];
  timetable: ListRoutesResponse;
  initial: ConditionsInput;
  /** Called with conditions that have passed the checks. */
  onSearch: (conditions: SearchConditions) => void;
  /** Tells the page that an error summary is shown. */
  onErrors?: (hasErrors: boolean) => void;
};

const fieldIds: Record<ConditionField, string> = {
  fromPortId: 'search-from',
  toPortId: 'search-to',
  date: 'search-date',
  party: partyFieldId,
};

function datePartsOf(date = ''): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') };
}

/** The search card: from, to, day and party. Keeps everything that was typed, whatever is wrong. */
export function SearchForm({ ports, timetable, initial, onSearch, onErrors }: SearchFormProps) {
  const [input, setInput] = useState<ConditionsInput>({ adults: 1, ...initial });
  const [date, setDate] = useState(() => datePartsOf(initial.date || timetable.today));
  const [errors, setErrors] = useState<Partial<Record<ConditionField, string>>>({});
  const [unreadCount, setUnreadCount] = useState<{ id: string; message: string }>();
  const [attempt, setAttempt] = useState(0);
  const fares = useFareMarks(input, parseDateParts(date), timetable);
  const change = (part: Partial<ConditionsInput>) => setInput((last) => ({ ...last, ...part }));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.values(date).join('').trim();
    // A day that is no real one stays as typed, so that the message can say so.
    const result = checkConditions({ ...input, date: parseDateParts(date) ?? typed }, timetable);
    // A count whose text is no number keeps the text, and says so at its own field.
    const unread = event.currentTarget.querySelector<HTMLInputElement>('input:invalid');
    const found = 'errors' in result ? result.errors : {};
    setErrors(found);
    setUnreadCount(unread ? { id: unread.id, message: unread.validationMessage } : undefined);
    setAttempt((last) => last + 1);
    onErrors?.('errors' in result || unread !== null);
    if ('conditions' in result && !unread) onSearch(result.conditions);
  };

  const wrong = (Object.keys(fieldIds) as ConditionField[]).flatMap((field) => {
    const message = errors[field];
    return message ? [{ id: fieldIds[field], message }] : [];
  });
  const summary = unreadCount ? [...wrong, unreadCount] : wrong;

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={6}>
        <ErrorSummary problems={summary} attempt={attempt} />
        <PortPair
          ports={ports}
          timetable={timetable}
          from={input.fromPortId ?? ''}
          to={input.toPortId ?? ''}
          fromError={errors.fromPortId}
          toError={errors.toPortId}
          onChange={change}
        />
        <DateField
          label="乗船日"
          support="便が出発する日です。例:2027年8月2日"
          id={fieldIds.date}
          value={date}
          error={errors.date}
          calendar={{ min: timetable.today, max: timetable.bookableUntil, ...fares }}
          onChange={setDate}
        />
        <PartyFields
          party={input}
          maxPartySize={timetable.maxPartySize}
          error={errors.party}
          onChange={change}
        />
        <Button type="submit" tone="primary" size="large" isWide>
          便を検索する
        </Button>
      </Stack>
    </form>
  );
}
