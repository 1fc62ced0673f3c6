import type {
  FieldErrorCode,
  PreOrderPassenger,
  PreOrderRequest,
  SailingOffer,
} from '@ferry/api/customer';
import type { FieldErrors } from '@ferry/api/errors';
import { normaliseAge } from '@ferry/format/age';
import { isKatakanaName, toKatakana } from '@ferry/format/kana';
import { normaliseText } from '@ferry/format/width';
import { formatYen } from '@ferry/format/yen';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import type { SelectOption } from '@ferry/ui/Select';
import { fieldErrorText } from '../../../../copy/field-errors.ts';
import { personLabel } from '../../../../copy/field-labels.ts';
import { passengerClasses } from '../../../../copy/passenger-classes.ts';
import { fieldAt, fieldId } from '../../shared/model/customer-fields.ts';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';

/** A sailing that is wished for, and a cabin type of it; empty: any. */
export type ChoiceAnswer = { sailingId: string; cabinTypeId: string };

/** Most choices of an order. */
export const MOST_CHOICES = 3;

/** Ids of the fields of a choice, and of the mailbox. */
export const orderIds = {
  sailing: (index: number) => `pre-order-sailing-${index}`,
  cabin: (index: number) => `pre-order-cabin-${index}`,
  email: 'pre-order-email',
} as const;

const cabinsOf = (offer: SailingOffer | undefined) =>
  offer?.cabinOffers.filter(({ availability }) => availability !== 'unsuitable') ?? [];

/** The sailings of a day that can be ordered for this party, in its order. */
export const orderable = (offers: readonly SailingOffer[]): SailingOffer[] =>
  offers.filter((offer) => offer.preOrderUntil !== null && cabinsOf(offer).length > 0);

/** 「8:30発 しおかぜ」 */
export const sailingOptions = (offers: readonly SailingOffer[]): SelectOption[] =>
  offers.map(({ sailing }) => ({
    value: sailing.id,
    label: `${sailing.departureTime}発 ${sailing.vessel.name}`,
  }));

/** The cabin types of a sailing, each with what it costs this party now; the last one is any. */
export const wishableCabins = (offer: SailingOffer | undefined): SelectOption[] => [
  ...cabinsOf(offer).map(({ cabinType, totalYen }) => ({
    value: cabinType.id,
    label: `${cabinType.name} ${formatYen(totalYen)}`,
  })),
  { value: '', label: 'どの客室でも' },
];

/** A choice of a sailing begins with its first cabin type. */
export const choiceOf = (offer: SailingOffer | undefined): ChoiceAnswer => ({
  sailingId: offer?.sailing.id ?? '',
  cabinTypeId: cabinsOf(offer)[0]?.cabinType.id ?? '',
});

/** Another choice: a sailing that none of the others is for, while there is one. */
export const nextChoice = (
  offers: readonly SailingOffer[],
  choices: readonly ChoiceAnswer[],
): ChoiceAnswer =>
  choiceOf(
    offers.find(({ sailing }) => choices.every(({ sailingId }) => sailingId !== sailing.id)) ??
      offers[0],
  );

/** The passengers of a search without their names. Nobody asks how old a baby is. */
export const passengersOf = (conditions: SearchConditions): PreOrderPassenger[] =>
  passengerClasses.flatMap(({ id, key }) =>
    Array.from({ length: conditions[key] }, () => ({
      passengerClass: id,
      familyName: '',
      givenName: '',
      familyNameKana: '',
      givenNameKana: '',
      hasOneName: false,
      age: id === 'baby' ? '0' : '',
    })),
  );

/** As the server keeps them. */
export const tidyPassenger = (passenger: PreOrderPassenger): PreOrderPassenger => ({
  ...passenger,
  familyName: normaliseText(passenger.familyName),
  givenName: normaliseText(passenger.givenName),
  familyNameKana: normaliseText(toKatakana(passenger.familyNameKana)),
  givenNameKana: normaliseText(toKatakana(passenger.givenNameKana)),
  age: normaliseAge(passenger.age),
});

export const toChoices = (choices: readonly ChoiceAnswer[]): PreOrderRequest['choices'] =>
  choices.map(({ sailingId, cabinTypeId }) => ({ sailingId, cabinTypeId: cabinTypeId || null }));

/** One wish twice is no second choice. */
export function checkChoices(choices: readonly ChoiceAnswer[]): FieldProblem[] {
  return choices.flatMap((choice, index) => {
    const first = choices.findIndex(
      ({ sailingId, cabinTypeId }) =>
        sailingId === choice.sailingId && cabinTypeId === choice.cabinTypeId,
    );
    if (first === index) return [];
    const message = `第${index + 1}希望が、第${first + 1}希望と同じです。別の便か客室を選択してください。`;
    return [{ id: orderIds.cabin(index), message }];
  });
}

/** What is missing of the passengers, before the server has seen them: it checks the rest. */
export function checkPassengers(passengers: readonly PreOrderPassenger[]): FieldProblem[] {
  const errors: FieldErrors = {};
  for (const [index, typed] of passengers.entries()) {
    for (const [field, code] of Object.entries(problemsOf(tidyPassenger(typed)))) {
      errors[`passengers.${index}.${field}`] = [code];
    }
  }
  return passengerProblems(passengers, errors);
}

function problemsOf({ hasOneName, age, ...names }: PreOrderPassenger) {
  const { familyName, givenName, familyNameKana, givenNameKana } = names;
  const found: Record<string, FieldErrorCode> = {};
  if (!familyName) found.familyName = 'REQUIRED';
  if (!givenName && !hasOneName) found.givenName = 'REQUIRED';
  for (const [field, kana] of Object.entries({ familyNameKana, givenNameKana })) {
    if (hasOneName && field === 'givenNameKana') continue;
    if (!kana) found[field] = 'REQUIRED';
    else if (!isKatakanaName(kana)) found[field] = 'NOT_KANA';
  }
  if (!age) found.age = 'REQUIRED';
  else if (!/^\d{1,3}$/.test(age)) found.age = 'INVALID_FORMAT';
  return found;
}

/** Problems as messages at their fields, in the order of the form; of several passengers with whose it is. */
export const passengerProblems = (
  passengers: readonly PreOrderPassenger[],
  errors: FieldErrors,
): FieldProblem[] =>
  passengers.flatMap(({ hasOneName }, index) =>
    FIELDS.flatMap((field) => {
      const path = `passengers.${index}.${field}`;
      const [code] = errors[path] ?? [];
      if (!code) return [];
      const at = fieldAt(path);
      const label = personLabel(at.label, field, hasOneName);
      const whose = passengers.length > 1 ? `乗船者${index + 1}の` : '';
      return [{ id: fieldId(path), message: `${whose}${fieldErrorText(code, { ...at, label })}` }];
    }),
  );

const FIELDS = ['familyName', 'givenName', 'familyNameKana', 'givenNameKana', 'age'] as const;
