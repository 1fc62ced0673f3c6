import type { ListRoutesResponse, PartnerTicket } from '@ferry/api/customer';
import { addDays } from '@ferry/format/date';
import { useState } from 'react';
import { toDateParts } from '../../../../forms/date-parts.ts';
import { useForm } from '../../../../forms/use-form.ts';
import type {
  ConditionField,
  ConditionsInput,
  SearchConditions,
} from '../../../booking/shared/model/search-conditions.ts';
import {
  dateOf,
  searchFieldIds,
  searchProblems,
} from '../../../booking/shared/model/use-search-form.ts';
import { checkSection, lastReturnDay } from './check-section.ts';

/** Conditions of a purchase as the form begins: what is in the address, else the nearest that is possible. */
function firstConditions(
  ticket: PartnerTicket,
  given: ConditionsInput,
  today: string,
): ConditionsInput {
  const { crossing, usableDates, usableFrom, id } = ticket;
  const [first] = crossing.sections;
  // Of today's sailings some have left.
  const date = given.date || usableDates.find((day) => day > today) || usableFrom;
  const next = addDays(date, 1);
  const last = lastReturnDay(ticket, date);
  return {
    adults: 1,
    ...given,
    partnerTicketId: id,
    fromPortId: given.fromPortId || first?.from.id,
    toPortId: given.toPortId || first?.to.id,
    date,
    returnDate: crossing.isReturn ? given.returnDate || (next < last ? next : last) : undefined,
  };
}

type SectionFormOptions = {
  ticket: PartnerTicket;
  timetable: ListRoutesResponse;
  initial: ConditionsInput;
  onSearch: (conditions: SearchConditions) => void;
};

/** Section, days and party of a purchase: what was typed, what is wrong with it, and the search. */
export function useSectionForm(options: SectionFormOptions) {
  const { ticket, timetable, onSearch } = options;
  const [initial] = useState(() => firstConditions(ticket, options.initial, timetable.today));
  const [input, setInput] = useState(initial);
  const [date, setDate] = useState(() => toDateParts(initial.date ?? ''));
  const [returnDate, setReturnDate] = useState(() => toDateParts(initial.returnDate ?? ''));
  const answers: ConditionsInput = { ...input, date: dateOf(date), returnDate: dateOf(returnDate) };
  const evaluate = () => checkSection(answers, ticket, timetable);
  const form = useForm({
    check: () => {
      const result = evaluate();
      return 'errors' in result ? searchProblems(result.errors) : [];
    },
    send: () => {
      const result = evaluate();
      if ('conditions' in result) onSearch(result.conditions);
      return undefined;
    },
  });
  return {
    answers,
    change: (part: ConditionsInput) => setInput((last) => ({ ...last, ...part })),
    date,
    setDate,
    returnDate,
    setReturnDate,
    problems: form.problems,
    attempt: form.attempt,
    submit: form.submit,
    errorOf: (field: ConditionField) => form.errorOf(searchFieldIds[field]),
  };
}

export type SectionFormState = ReturnType<typeof useSectionForm>;
