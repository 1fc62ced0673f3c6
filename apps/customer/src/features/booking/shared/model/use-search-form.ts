import type { ListRoutesResponse } from '@ferry/api/customer';
import { parseDateParts } from '@ferry/format/typed-date';
import type { DateParts } from '@ferry/ui/DateField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from '../../../../forms/use-form.ts';
import {
  findVehicleProblems,
  isVehicleField,
  type RequestedVehicle,
  readVehicles,
  takesPets,
  vehicleTypesOf,
  writeVehicles,
} from './requested-vehicles.ts';
import {
  type ConditionField,
  type ConditionsInput,
  checkConditions,
  MAX_COUNT,
  type SearchConditions,
} from './search-conditions.ts';
import { useFirstDay } from './use-first-day.ts';

/** Ids of the fields, the targets of the error summary's links. */
export const searchFieldIds: Record<ConditionField, string> = {
  fromPortId: 'search-from',
  toPortId: 'search-to',
  date: 'search-date',
  returnDate: 'search-return-date',
  party: 'search-adults',
};

type SearchFormOptions = {
  timetable: ListRoutesResponse | undefined;
  initial: ConditionsInput;
  onSearch: (conditions: SearchConditions) => void;
};

function datePartsOf(date = ''): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') };
}

/** A day that is no real one stays as typed, so that the message can say so. */
export function dateOf(parts: DateParts): string {
  const typed = [parts.year, parts.month, parts.day].map((part) => part.trim());
  return parseDateParts(parts) ?? (typed.some(Boolean) ? typed.join('-') : '');
}

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

/**
 * The only port that can be reached from another one: nobody has to choose where there is no
 * choice.
 */
function onlyDestination(timetable: ListRoutesResponse | undefined, from: string | undefined) {
  const ports = timetable?.routes
    .flatMap(({ sections }) => sections)
    .filter(({ fromPortId }) => fromPortId === from)
    .map(({ toPortId }) => toPortId);
  const [first, ...others] = new Set(ports);
  return others.length === 0 ? first : undefined;
}

/** What stands in the fields: what was typed, over what stood there before. */
function useTyped(initial: ConditionsInput, timetable: ListRoutesResponse | undefined) {
  // Only what was changed: the rest may come later, with the answers of the server and the URL.
  const [changes, setChanges] = useState<ConditionsInput>({});
  const [changedDate, setDate] = useState<DateParts>();
  const [changedTrip, setIsReturn] = useState<boolean>();
  const [changedReturn, setReturnDate] = useState<DateParts>();
  const [changedVehicles, setVehicles] = useState<RequestedVehicle[]>();
  const typed: ConditionsInput = { adults: 1, ...initial, ...changes };
  const toPortId = typed.toPortId || onlyDestination(timetable, typed.fromPortId);
  const input: ConditionsInput = { ...typed, ...(toPortId && { toPortId }) };
  const isDayOpen = !changedDate && !initial.date;
  const firstDay = useFirstDay(input, timetable, isDayOpen);
  const date = changedDate ?? datePartsOf(initial.date || firstDay || timetable?.today);
  const isReturn = changedTrip ?? initial.returnDate !== undefined;
  const returnDate = changedReturn ?? datePartsOf(initial.returnDate);
  const vehicles = changedVehicles ?? readVehicles(initial.vehicles);
  return {
    input,
    change: (part: ConditionsInput) => setChanges((last) => ({ ...last, ...part })),
    date,
    setDate,
    /** The day that stands there because nothing can be booked before it; undefined when it is today. */
    laterDay: isDayOpen && firstDay !== timetable?.today ? firstDay : undefined,
    isReturn,
    setIsReturn,
    returnDate,
    setReturnDate,
    vehicles,
    setVehicles,
  };
}

/** What was typed, as the checks take it. */
function responsesOf(typed: ReturnType<typeof useTyped>): ConditionsInput {
  const { input, date, isReturn, returnDate, vehicles } = typed;
  const ofReturn = isReturn ? { returnDate: dateOf(returnDate) } : { returnDate: undefined };
  return { ...input, ...ofReturn, date: dateOf(date), vehicles: writeVehicles(vehicles) };
}

/** The wrong fields for the summary, in the form's order. */
export const searchProblems = (errors: Partial<Record<ConditionField, string>>) =>
  (Object.keys(searchFieldIds) as ConditionField[]).flatMap((field) => {
    const message = errors[field];
    return message ? [{ id: searchFieldIds[field], message }] : [];
  });

/** State of the search form: what was typed, what is wrong with it, and the submit. */
export function useSearchForm({ timetable, initial, onSearch }: SearchFormOptions) {
  const typed = useTyped(initial, timetable);
  const { input, vehicles } = typed;
  const { element, sendLater } = useSendLater(timetable !== undefined);
  const { fromPortId = '', toPortId = '' } = input;
  const types = timetable ? vehicleTypesOf(timetable, fromPortId, toPortId) : [];
  const evaluate = () => checkConditions(responsesOf(typed), timetable);
  const form = useForm({
    check: () => {
      const result = evaluate();
      return [
        ...('errors' in result ? searchProblems(result.errors) : []),
        ...findVehicleProblems(vehicles, types, input),
      ];
    },
    send: () => {
      const result = evaluate();
      if ('conditions' in result) onSearch(result.conditions);
      return undefined;
    },
  });
  /** The count whose text is no number: it keeps the text, and says so at its own field. */
  const unread = useRef<string>(undefined);
  const recheck = () => {
    if (unread.current === undefined) return;
    const field = document.getElementById(unread.current);
    if (field instanceof HTMLInputElement && !field.validity.valid) return;
    unread.current = undefined;
    form.clear();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Sent before it can be checked: checked when it can.
    if (!timetable) return sendLater();
    const invalid = event.currentTarget.querySelector<HTMLInputElement>('input:invalid');
    unread.current = invalid?.id;
    form.submit(event, invalid ? [{ id: invalid.id, message: invalid.validationMessage }] : []);
  };

  return {
    element,
    ...typed,
    change: (part: ConditionsInput) => {
      typed.change(part);
      recheck();
    },
    setVehicles: (next: RequestedVehicle[]) => {
      typed.setVehicles(next);
      // Messages belong to positions of the list.
      if (next.length !== vehicles.length) form.forget(isVehicleField);
    },
    types,
    takesPets: timetable !== undefined && takesPets(timetable, fromPortId, toPortId),
    /** People of one booking; of the contract while the operator's is not known. */
    largestParty: timetable?.maxPartySize ?? MAX_COUNT,
    problems: form.problems,
    errorOf: (field: ConditionField) => form.errorOf(searchFieldIds[field]),
    attempt: form.attempt,
    recheck,
    submit,
  };
}

export type SearchFormState = ReturnType<typeof useSearchForm>;
