import type { ListRoutesResponse, Party, SearchSailingsData } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { isRealDate } from '@ferry/format/date';
import { normaliseText } from '@ferry/format/width';
import * as v from 'valibot';
import { searchLabels } from '../../../../copy/search-labels.ts';

/** What a customer searches for; is in the URL and carries nothing personal. */
export type SearchConditions = Party & {
  fromPortId: string;
  toPortId: string;
  date: string;
  /** Day of the return leg; omitted for one way. */
  returnDate?: string;
} & ExtraConditions;

/** What travels along, what the cabin has to be like, and what the search is by. */
export type ExtraConditions = {
  /** As `searchSailings` takes them: `veh_car:469:155,veh_bicycle`. */
  vehicles?: string;
  /** How many pets. */
  pets?: number;
  /** What is looked for in a cabin, joined by commas: `womenOnly,accessible`. */
  needs?: string;
  /** A passenger of the draft is helped on board: the party has to be there earlier. */
  help?: boolean;
  /** The partner ticket that the trip is bought by: its days, its sections, its prices. */
  partnerTicketId?: string;
  /** The reservation that the trip is a change of: what it has already is free for it. */
  changeOf?: string;
};

/**
 * Most passengers of one class that the contract can carry. The operator's limit is `maxPartySize`.
 */
export const MAX_COUNT = 30;

const count = v.optional(
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT)), 0),
);
const text = v.optional(v.fallback(v.pipe(v.string(), v.maxLength(100)), ''));

const vehicles = v.pipe(v.string(), v.maxLength(1600), v.regex(/^[\w:,-]*$/));

/** Search parameters that are the same for the outbound leg and the return leg. */
export const partySearch = v.object({
  adults: count,
  children: count,
  infants: count,
  babies: count,
  vehicles: v.optional(v.fallback(vehicles, '')),
  pets: count,
  needs: text,
  help: v.optional(v.fallback(v.boolean(), false)),
});

/**
 * Search parameters of the pages before a draft exists. Whatever is not usable counts as not given.
 */
export const conditionsSearch = v.object({
  fromPortId: text,
  toPortId: text,
  date: text,
  returnDate: text,
  ...partySearch.entries,
});

/** The form's answers while they may be incomplete. */
export type ConditionsInput = v.InferOutput<typeof conditionsSearch> &
  Pick<ExtraConditions, 'partnerTicketId' | 'changeOf'>;

/** Words of the fields, in their messages as above the boxes. */
const labels = {
  from: searchLabels['search.fromPortId'],
  to: searchLabels['search.toPortId'],
  date: searchLabels['search.date'],
  returnDate: searchLabels['search.returnDate'],
  party: searchLabels['search.party'],
};

/** Fields of the search form that can be wrong; `party` is the group of counts. */
export type ConditionField = 'fromPortId' | 'toPortId' | 'date' | 'returnDate' | 'party';

/**
 * Checks search conditions.
 *
 * @param input the answers, possibly incomplete
 * @param timetable routes with their sections and the days that can be searched; without it only
 *   the form of the answers is checked
 * @returns the conditions, or a Japanese message for each wrong field in the form's order
 */
export function checkConditions(
  input: ConditionsInput,
  timetable?: ListRoutesResponse,
): { conditions: SearchConditions } | { errors: Partial<Record<ConditionField, string>> } {
  const { fromPortId = '', toPortId = '', date = '' } = input;
  const { adults = 0, children = 0, infants = 0, babies = 0 } = input;
  const errors: Partial<Record<ConditionField, string>> = {};
  if (!fromPortId) errors.fromPortId = `${labels.from}を選択してください。`;
  if (!toPortId) errors.toPortId = `${labels.to}を選択してください。`;
  else if (fromPortId === toPortId)
    errors.toPortId = `${labels.from}と${labels.to}には別の港を選択してください。`;
  else if (fromPortId && timetable && !hasSection(timetable, fromPortId, toPortId)) {
    errors.toPortId = 'この区間の航路はありません。';
  }
  const dateError = findDateError(date, timetable);
  if (dateError) errors.date = dateError;
  const returnError = findReturnError(input, timetable);
  if (returnError) errors.returnDate = returnError;
  const maxPartySize = timetable?.maxPartySize ?? MAX_COUNT;
  if (adults + children + infants + babies > maxPartySize) {
    errors.party = `1回のご予約は${maxPartySize}名までです。${maxPartySize + 1}名以上は団体予約窓口(電話)へご連絡ください。`;
  } else if (adults + children + infants + babies === 0) {
    errors.party = `${labels.party}を1名以上にしてください。`;
  } else if (adults === 0) {
    errors.party = 'お子様だけではご乗船いただけません。大人を1名以上にしてください。';
  }
  if (Object.keys(errors).length > 0) return { errors };
  const party = { adults, children, infants, babies };
  const returnDate = input.returnDate || undefined;
  return { conditions: { fromPortId, toPortId, date, returnDate, ...party, ...extrasOf(input) } };
}

/** Codes with which the server refuses the conditions themselves. */
const REFUSED: readonly string[] = [
  'MALFORMED_REQUEST',
  'VALIDATION_FAILED',
  'NO_ADULT',
  'PARTY_TOO_LARGE',
];

/** Whether a search failed for its conditions, not for the server or the network. */
export const isRefusal = ({ code }: ApiError): boolean => REFUSED.includes(code);

/** The extras without what is empty, so that it is not in the URL. */
export const extrasOf = ({
  vehicles,
  pets,
  needs,
  help,
  partnerTicketId,
  changeOf,
}: ExtraConditions): ExtraConditions => ({
  ...(vehicles && { vehicles }),
  ...(pets && { pets }),
  ...(needs && { needs }),
  ...(help && { help }),
  ...(partnerTicketId && { partnerTicketId }),
  ...(changeOf && { changeOf }),
});

/**
 * The conditions as the search takes them.
 *
 * @param outboundSailingId the chosen outbound leg, when a return leg is looked for
 */
export function sailingsQuery(
  { fromPortId, toPortId, date, adults, children, infants, babies, ...extras }: SearchConditions,
  outboundSailingId?: string,
): SearchSailingsData['query'] {
  // Pets that stay in the cabin take no place in the pet room.
  const pets = needsOf(extras).includes('pets') ? 0 : extras.pets;
  return {
    ...{ fromPortId, toPortId, date, adults, children, infants, babies },
    ...(extras.vehicles && { vehicles: extras.vehicles }),
    ...(pets && { pets }),
    ...(extras.partnerTicketId && { partnerTicketId: extras.partnerTicketId }),
    ...(extras.changeOf && { changeOf: extras.changeOf }),
    ...(outboundSailingId && { outboundSailingId }),
  };
}

/** What can be looked for in a cabin. */
const cabinNeeds = ['private', 'womenOnly', 'accessible', 'pets'] as const;
export type CabinNeed = (typeof cabinNeeds)[number];

export const needsOf = ({ needs = '' }: ExtraConditions): CabinNeed[] => {
  const requested = needs.split(',');
  return cabinNeeds.filter((need) => requested.includes(need));
};

/** Whether help with boarding is asked for, and is still to be named. */
export const asksHelp = (conditions: ExtraConditions): boolean =>
  needsOf(conditions).includes('accessible');

/** Whether the party has to be there earlier: it asks for help, or is helped already. */
export const isHelped = (conditions: ExtraConditions): boolean =>
  asksHelp(conditions) || conditions.help === true;

const hasSection = ({ routes }: ListRoutesResponse, from: string, to: string): boolean =>
  routes.some(({ sections }) =>
    sections.some((section) => section.fromPortId === from && section.toPortId === to),
  );

/** `returnDate` is omitted one way; an empty one is still to be filled in. */
function findReturnError(
  { date = '', returnDate }: ConditionsInput,
  timetable?: ListRoutesResponse,
): string | undefined {
  if (returnDate === undefined) return undefined;
  if (!returnDate) return `${labels.returnDate}を入力してください。`;
  if (isIncomplete(returnDate)) {
    return `${labels.returnDate}は、年・月・日をすべて入力してください。例:2027年8月9日`;
  }
  if (!isRealDate(returnDate)) {
    return `${labels.returnDate}に存在しない日付が入力されています。例:2027年8月9日`;
  }
  if (returnDate < date)
    return `${labels.returnDate}は、往路の${labels.date}以降の日付を入力してください。`;
  if (timetable && returnDate > timetable.bookableUntil) {
    return `${labels.returnDate}が先すぎるため、便を検索できません。`;
  }
  return undefined;
}

/**
 * Whether a part is missing of a day as it was typed: `2027-8-`. A whole day may stand in the year.
 */
function isIncomplete(date: string): boolean {
  const parts = date.split('-');
  return parts.includes('') && !/\d\D+\d|\d{5}/.test(normaliseText(parts[0] ?? ''));
}

function findDateError(date: string, timetable?: ListRoutesResponse): string | undefined {
  if (!date) return `${labels.date}を入力してください。`;
  if (isIncomplete(date)) {
    return `${labels.date}は、年・月・日をすべて入力してください。例:2027年8月2日`;
  }
  if (!isRealDate(date)) return `${labels.date}に存在しない日付が入力されています。例:2027年8月2日`;
  if (!timetable) return undefined;
  if (date < timetable.today) return `${labels.date}は本日以降の日付を入力してください。`;
  if (date > timetable.bookableUntil) return `${labels.date}が先すぎるため、便を検索できません。`;
  return undefined;
}
