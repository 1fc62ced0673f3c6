import type { ListRoutesResponse } from '@ferry/api/customer';
import { parseDateParts } from '@ferry/format/date';
import type { DateParts } from '@ferry/ui/DateField';
import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import { partyFieldId } from '../components/PartyFields.tsx';
import {
  type ConditionField,
  type ConditionsInput,
  checkConditions,
  type SearchConditions,
} from './search-conditions.ts';
import {
  checkVehicles,
  readVehicles,
  type VehicleProblem,
  vehicleTypesOf,
  type WantedVehicle,
  writeVehicles,
} from './wanted-vehicles.ts';

/** Ids of the fields, the targets of the error summary's links. */
export const searchFieldIds: Record<ConditionField, string> = {
  fromPortId: 'search-from',
  toPortId: 'search-to',
  date: 'search-date',
  returnDate: 'search-return-date',
  party: partyFieldId,
};

export type SearchFormOptions = {
  timetable: ListRoutesResponse | undefined;
  initial: ConditionsInput;
  onSearch: (conditions: SearchConditions) => void;
  onErrors?: (hasErrors: boolean) => void;
};

type Errors = Partial<Record<ConditionField, string>>;

function datePartsOf(date = ''): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') };
}

/** A day that is no real one stays as typed, so that the message can say so. */
const dateOf = (parts: DateParts): string =>
  parseDateParts(parts) ?? Object.values(parts).join('').trim();

/** Sends a form that was sent too early again as soon as it is ready. */
function useSendLater(isReady: boolean) {
  const element = useRef<HTMLFormElement>(null);
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    if (!isSent || !isReady) return;
    setIsSent(false);
    element.current?.requestSubmit();
  }, [isSent, isReady]);
  return { element, sendLater: () => setIsSent(true) };
}

/** What stands in the fields: what was typed, over what stood there before. */
function useTyped(initial: ConditionsInput, today: string | undefined) {
  // Only what was changed: the rest may come later, with the answers of the server and the URL.
  const [changes, setChanges] = useState<ConditionsInput>({});
  const [changedDate, setDate] = useState<DateParts>();
  const [changedTrip, setIsReturn] = useState<boolean>();
  const [changedReturn, setReturnDate] = useState<DateParts>();
  const [changedVehicles, setVehicles] = useState<WantedVehicle[]>();
  const input: ConditionsInput = { adults: 1, ...initial, ...changes };
  const date = changedDate ?? datePartsOf(initial.date || today);
  const isReturn = changedTrip ?? Boolean(initial.returnDate);
  const returnDate = changedReturn ?? datePartsOf(initial.returnDate);
  const vehicles = changedVehicles ?? readVehicles(initial.vehicles);
  return {
    input,
    change: (part: ConditionsInput) => setChanges((last) => ({ ...last, ...part })),
    date,
    setDate,
    isReturn,
    setIsReturn,
    returnDate,
    setReturnDate,
    vehicles,
    setVehicles,
  };
}

/** What was typed, as the checks take it. */
function answersOf(typed: ReturnType<typeof useTyped>): ConditionsInput {
  const { input, date, isReturn, returnDate, vehicles } = typed;
  const back = isReturn ? { returnDate: dateOf(returnDate) } : { returnDate: undefined };
  return { ...input, ...back, date: dateOf(date), vehicles: writeVehicles(vehicles) };
}

/** The wrong fields for the summary, in the form's order. */
const problemsOf = (errors: Errors) =>
  (Object.keys(searchFieldIds) as ConditionField[]).flatMap((field) => {
    const message = errors[field];
    return message ? [{ id: searchFieldIds[field], message }] : [];
  });

/** State of the search form: what was typed, what is wrong with it, and the submit. */
export function useSearchForm({ timetable, initial, onSearch, onErrors }: SearchFormOptions) {
  const typed = useTyped(initial, timetable?.today);
  const { input, vehicles } = typed;
  const { element, sendLater } = useSendLater(timetable !== undefined);
  const [errors, setErrors] = useState<Errors>({});
  const [vehicleErrors, setVehicleErrors] = useState<VehicleProblem[]>([]);
  const [unread, setUnread] = useState<VehicleProblem>();
  const [attempt, setAttempt] = useState(0);
  const types = timetable
    ? vehicleTypesOf(timetable, input.fromPortId ?? '', input.toPortId ?? '')
    : [];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Sent before it can be checked: checked when it can.
    if (!timetable) return sendLater();
    const result = checkConditions(answersOf(typed), timetable);
    const wrongVehicles = checkVehicles(vehicles, types, input);
    // A count whose text is no number keeps the text, and says so at its own field.
    const invalid = event.currentTarget.querySelector<HTMLInputElement>('input:invalid');
    const hasErrors = 'errors' in result || wrongVehicles.length > 0 || invalid !== null;
    const tell = () => {
      setErrors('errors' in result ? result.errors : {});
      setVehicleErrors(wrongVehicles);
      setUnread(invalid ? { id: invalid.id, message: invalid.validationMessage } : undefined);
      setAttempt((last) => last + 1);
      onErrors?.(hasErrors);
    };
    // With nothing to say the press is for the search: messages of before may go a moment later.
    if (hasErrors) tell();
    else startTransition(tell);
    if ('conditions' in result && !hasErrors) onSearch(result.conditions);
  };

  return {
    element,
    ...typed,
    setVehicles: (next: WantedVehicle[]) => {
      typed.setVehicles(next);
      // Messages belong to positions of the list.
      if (next.length !== vehicles.length) setVehicleErrors([]);
    },
    types,
    errors,
    vehicleErrors,
    summary: [...problemsOf(errors), ...vehicleErrors, ...(unread ? [unread] : [])],
    attempt,
    submit,
  };
}

export type SearchFormState = ReturnType<typeof useSearchForm>;
