import type { ListRoutesResponse, PartnerTicket } from '@ferry/api/customer';
import { addDays, formatDate } from '@ferry/format/date';
import {
  type ConditionField,
  type ConditionsInput,
  checkConditions,
  type SearchConditions,
} from '../../../booking/shared/model/search-conditions.ts';

/** What of a ticket says when and where it can be used. */
type Usable = Pick<PartnerTicket, 'crossing' | 'usableFrom' | 'usableUntil'>;

/** The last day of the return leg after an outbound leg of this day. */
export function lastReturnDay({ crossing, usableUntil }: Usable, date: string): string {
  const last = addDays(date, crossing.returnWithinDays ?? 0);
  return last < usableUntil ? last : usableUntil;
}

/** Whether the ticket is for this section, in the direction of the outbound leg. */
const hasSection = ({ crossing }: Usable, { fromPortId, toPortId }: SearchConditions): boolean =>
  crossing.sections.some(({ from, to }) => from.id === fromPortId && to.id === toPortId);

/**
 * Checks the conditions of a purchase: those of a search, and where and when the ticket can be used. Its
 * closed days and what is sold out the calendar and the list of sailings say.
 */
export function checkSection(
  input: ConditionsInput,
  ticket: Usable,
  timetable?: ListRoutesResponse,
): ReturnType<typeof checkConditions> {
  const { isReturn } = ticket.crossing;
  const returnDate = isReturn ? (input.returnDate ?? '') : undefined;
  const result = checkConditions({ ...input, returnDate }, timetable);
  if ('errors' in result) return result;
  const errors = errorsOf(result.conditions, ticket);
  return Object.keys(errors).length > 0 ? { errors } : result;
}

function errorsOf(
  conditions: SearchConditions,
  ticket: Usable,
): Partial<Record<ConditionField, string>> {
  const { date, returnDate } = conditions;
  const { usableFrom, usableUntil, crossing } = ticket;
  if (!hasSection(ticket, conditions)) {
    return { fromPortId: 'このきっぷの対象外の区間です。区間を選び直してください。' };
  }
  if (date < usableFrom || date > usableUntil) {
    return {
      date: `このきっぷは、${formatDate(usableFrom)}から${formatDate(usableUntil)}まで使えます。`,
    };
  }
  const last = lastReturnDay(ticket, date);
  if (returnDate && returnDate > last) {
    return {
      returnDate: `復路の乗船日は、往路の乗船日から${crossing.returnWithinDays}日以内(${formatDate(last)}まで)の日付を入力してください。`,
    };
  }
  return {};
}
