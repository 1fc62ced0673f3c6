import type { ListRoutesResponse, SearchSailingsData } from '@ferry/api/customer';
import { isRealDate } from '@ferry/format/date';
import * as v from 'valibot';

/** What a customer searches for; stands in the URL and carries nothing personal. */
export type SearchConditions = Required<
  Omit<SearchSailingsData['query'], 'vehicles' | 'pets' | 'outboundSailingId'>
>;

/** Most passengers of one class that the contract can carry. The operator's limit is `maxPartySize`. */
const MAX_COUNT = 9;

const count = v.optional(
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT)), 0),
);
const text = v.optional(v.fallback(v.pipe(v.string(), v.maxLength(100)), ''));

/** Search parameters of the pages before a draft exists. Whatever is not usable counts as not given. */
export const conditionsSearch = v.object({
  fromPortId: text,
  toPortId: text,
  date: text,
  adults: count,
  children: count,
  infants: count,
  babies: count,
});

/** The form's answers while they may be incomplete. */
export type ConditionsInput = v.InferOutput<typeof conditionsSearch>;

/** Fields of the search form that can be wrong; `party` is the group of counts. */
export type ConditionField = 'fromPortId' | 'toPortId' | 'date' | 'party';

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
  if (!fromPortId) errors.fromPortId = '出発地を選択してください。';
  if (!toPortId) errors.toPortId = '到着地を選択してください。';
  else if (fromPortId === toPortId)
    errors.toPortId = '出発地と到着地には別の港を選択してください。';
  else if (fromPortId && timetable && !hasSection(timetable, fromPortId, toPortId)) {
    errors.toPortId = 'この区間の航路はありません。';
  }
  const dateError = findDateError(date, timetable);
  if (dateError) errors.date = dateError;
  const maxPartySize = timetable?.maxPartySize ?? MAX_COUNT;
  if (adults + children + infants + babies > maxPartySize) {
    errors.party = `1回のご予約は${maxPartySize}名までです。${maxPartySize + 1}名以上は団体予約窓口(電話)へご連絡ください。`;
  } else if (adults + children + infants + babies === 0) {
    errors.party = '人数を1名以上にしてください。';
  } else if (adults === 0) {
    errors.party = '小学生以下のお子様だけではご乗船いただけません。大人を1名以上にしてください。';
  }
  if (Object.keys(errors).length > 0) return { errors };
  return { conditions: { fromPortId, toPortId, date, adults, children, infants, babies } };
}

const hasSection = ({ routes }: ListRoutesResponse, from: string, to: string): boolean =>
  routes.some(({ sections }) =>
    sections.some((section) => section.fromPortId === from && section.toPortId === to),
  );

function findDateError(date: string, timetable?: ListRoutesResponse): string | undefined {
  if (!date) return '乗船日を入力してください。';
  if (!isRealDate(date)) return '乗船日に存在しない日付が入力されています。例:2027年8月2日';
  if (!timetable) return undefined;
  if (date < timetable.today) return '乗船日は本日以降の日付を入力してください。';
  if (date > timetable.bookableUntil) return '乗船日が先すぎるため、便を検索できません。';
  return undefined;
}
