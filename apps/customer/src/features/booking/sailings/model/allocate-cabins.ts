import type { CabinChoice, CabinType, Party } from '@ferry/api/customer';
import { passengerClasses } from '../../../../copy/passenger-classes.ts';

/** Who has no cabin yet; negative where more are in cabins than travel. */
export function unassigned(party: Party, cabins: readonly CabinChoice[]): Party {
  const left = (key: keyof Party) =>
    party[key] - cabins.reduce((sum, cabin) => sum + cabin.party[key], 0);
  return {
    adults: left('adults'),
    children: left('children'),
    infants: left('infants'),
    babies: left('babies'),
  };
}

/** A further cabin for those who have none yet. */
export const withCabin = (
  cabins: readonly CabinChoice[],
  cabinTypeId: string,
  party: Party,
): CabinChoice[] => {
  const left = unassigned(party, cabins);
  const positive = {
    adults: Math.max(0, left.adults),
    children: Math.max(0, left.children),
    infants: Math.max(0, left.infants),
    babies: Math.max(0, left.babies),
  };
  return [...cabins, { cabinTypeId, party: positive, infantBerths: 0, privateUse: false }];
};

/** A cabin for this party alone: its berths are the limit. */
const isOwn = (cabin: CabinChoice, type: CabinType): boolean =>
  type.tariff === 'perRoom' || cabin.privateUse;

/** What is wrong with one cabin, in words for the customer; undefined when nothing is. */
export function cabinProblem(cabin: CabinChoice, type: CabinType): string | undefined {
  const { adults, children, infants, babies } = cabin.party;
  if (adults + children + cabin.infantBerths === 0) {
    return infants + babies > 0
      ? '幼児・乳児と同じ客室に、大人を1名以上割り当ててください。'
      : 'この客室を使う方がいません。人数を割り当てるか、客室を取り消してください。';
  }
  if (adults === 0 && infants + babies > 0) {
    return '幼児・乳児と同じ客室に、大人を1名以上割り当ててください。';
  }
  const berths = type.roomBerths ?? 0;
  if (isOwn(cabin, type) && adults + children + cabin.infantBerths > berths) {
    return `${type.name}の定員は${berths}名です。客室を追加するか、人数を減らしてください。`;
  }
  return undefined;
}

/** Who still needs a cabin, or is in one too many; undefined when everybody has a place. */
export function assignmentProblem(
  party: Party,
  cabins: readonly CabinChoice[],
): string | undefined {
  const left = unassigned(party, cabins);
  const named = (wanted: (count: number) => boolean) =>
    passengerClasses
      .filter(({ key }) => wanted(left[key]))
      .map(({ key, label }) => `${label}${Math.abs(left[key])}名`)
      .join('・');
  const missing = named((count) => count > 0);
  const tooMany = named((count) => count < 0);
  if (missing) return `客室が決まっていない方がいます(${missing})。`;
  if (tooMany) return `乗船人数より${tooMany}多く割り当てられています。`;
  return undefined;
}
