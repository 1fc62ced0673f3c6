import type { ListRoutesResponse } from '@ferry/api/customer';
import { parseDateParts } from '@ferry/format/typed-date';
import type { DateParts } from '@ferry/ui/DateField';
import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
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
  party: 'search-adults',
};

export type SearchFormOptions = {
  timetable: ListRoutesResponse | undefined;
  initial: ConditionsInput;
  onSearch: (conditions: SearchConditions) => void;
  onErrors?: (hasErrors: boolean) => void;
};

type Errors = Partial<Record<ConditionField, string>>;

/** What the last submit has found wrong. */
type Found = { errors: Errors; vehicleErrors: readonly VehicleProblem[] };

const nothingFound: Found = { errors: {}, vehicleErrors: [] };

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

/** Messages of a submit that still hold, in the words of now. What has been put right stays gone. */
function stillWrong(found: Found, now: Found): Found {
  const errors: Errors = {};
  for (const field of Object.keys(found.errors) as ConditionField[]) {
    if (now.errors[field]) errors[field] = now.errors[field];
  }
  const wrongIds = found.vehicleErrors.map(({ id }) => id);
  return { errors, vehicleErrors: now.vehicleErrors.filter(({ id }) => wrongIds.includes(id)) };
}

const sizeOf = ({ errors, vehicleErrors }: Found): number =>
  Object.keys(errors).length + vehicleErrors.length;

/** The only port that can be reached from another one: nobody has to choose where there is no choice. */
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
  const [changedVehicles, setVehicles] = useState<WantedVehicle[]>();
  const typed: ConditionsInput = { adults: 1, ...initial, ...changes };
  const toPortId = typed.toPortId || onlyDestination(timetable, typed.fromPortId);
  const input: ConditionsInput = { ...typed, ...(toPortId && { toPortId }) };
  const date = changedDate ?? datePartsOf(initial.date || timetable?.today);
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

/** A count whose text is no number: it keeps the text, and says so at its own field. */
function useUnread() {
  const [unread, setUnread] = useState<VehicleProblem>();
  const read = (input: HTMLInputElement | null) =>
    setUnread(input ? { id: input.id, message: input.validationMessage } : undefined);
  const recheck = () => {
    const input = unread && document.getElementById(unread.id);
    if (!(input instanceof HTMLInputElement) || input.validity.valid) setUnread(undefined);
  };
  return { unread, read, recheck };
}

/** State of the search form: what was typed, what is wrong with it, and the submit. */
export function useSearchForm({ timetable, initial, onSearch, onErrors }: SearchFormOptions) {
  const typed = useTyped(initial, timetable);
  const { input, vehicles } = typed;
  const { element, sendLater } = useSendLater(timetable !== undefined);
  const [found, setFound] = useState(nothingFound);
  const { unread, read, recheck } = useUnread();
  const [attempt, setAttempt] = useState(0);
  const types = timetable
    ? vehicleTypesOf(timetable, input.fromPortId ?? '', input.toPortId ?? '')
    : [];
  const check = (): Found & { conditions?: SearchConditions } => ({
    errors: {},
    ...checkConditions(answersOf(typed), timetable),
    vehicleErrors: checkVehicles(vehicles, types, input),
  });

  // Messages come with a submit and go as soon as the answer is right.
  const shown = sizeOf(found) > 0 ? stillWrong(found, check()) : found;
  if (sizeOf(shown) < sizeOf(found)) setFound(shown);

  const hasMessages = sizeOf(shown) > 0 || unread !== undefined;
  useEffect(() => onErrors?.(hasMessages), [onErrors, hasMessages]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Sent before it can be checked: checked when it can.
    if (!timetable) return sendLater();
    const { conditions, ...result } = check();
    const invalid = event.currentTarget.querySelector<HTMLInputElement>('input:invalid');
    const hasErrors = sizeOf(result) > 0 || invalid !== null;
    const tell = () => {
      setFound(result);
      read(invalid);
      setAttempt((last) => last + 1);
    };
    // With nothing to say the press is for the search: messages of before may go a moment later.
    if (hasErrors) tell();
    else startTransition(tell);
    if (conditions && !hasErrors) onSearch(conditions);
  };

  return {
    element,
    ...typed,
    change: (part: ConditionsInput) => {
      typed.change(part);
      recheck();
    },
    setVehicles: (next: WantedVehicle[]) => {
      typed.setVehicles(next);
      // Messages belong to positions of the list.
      if (next.length !== vehicles.length) setFound({ ...found, vehicleErrors: [] });
    },
    types,
    errors: shown.errors,
    vehicleErrors: shown.vehicleErrors,
    summary: [...problemsOf(shown.errors), ...shown.vehicleErrors, ...(unread ? [unread] : [])],
    attempt,
    recheck,
    submit,
  };
}

export type SearchFormState = ReturnType<typeof useSearchForm>;
