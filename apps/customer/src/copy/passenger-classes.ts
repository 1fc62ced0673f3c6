import type { PassengerClass, Route } from '@ferry/api/customer';
import { ageOn } from '@ferry/format/age';

type PartyKey = 'adults' | 'children' | 'infants' | 'babies';

/** The passenger classes in the order in which a party is listed. */
export const passengerClasses: readonly {
  id: PassengerClass;
  key: PartyKey;
  label: string;
}[] = [
  { id: 'adult', key: 'adults', label: '大人' },
  { id: 'child', key: 'children', label: '小人' },
  { id: 'infant', key: 'infants', label: '幼児' },
  { id: 'baby', key: 'babies', label: '乳児' },
];

/** Who goes to school from the spring after which birthday; an age that two classes share is told apart so. */
const schools: Readonly<Record<number, string>> = { 6: '小学生', 12: '中学生', 15: '高校生' };

/** The operator's ages on the boarding day decide the class of a passenger; this says them. */
export function classSupports(ages: Route['passengerAges']): Record<PartyKey, string> {
  const { adultFrom, child, infant } = ages;
  const adult = child.to === adultFrom ? schools[adultFrom] : undefined;
  const pupil = infant.to === child.from ? schools[child.from] : undefined;
  const isPrimary = pupil === '小学生' && adult === '中学生';
  return {
    adults: adult ? `${adult}以上` : `${adultFrom}歳以上`,
    children: isPrimary
      ? pupil
      : `${pupil ?? `${child.from}歳`}〜${adult ? `${adult}未満` : `${child.to}歳`}`,
    infants:
      pupil === '小学生' ? `${infant.from}歳以上の未就学児` : `${infant.from}〜${infant.to}歳`,
    babies: `${infant.from}歳未満`,
  };
}

/** 「乗船者1(大人)」; a newer server may have a class that this build does not know. */
export function passengerName(index: number, passengerClass: string | undefined): string {
  const label = passengerClasses.find(({ id }) => id === passengerClass)?.label;
  return `乗船者${index + 1}${label ? `(${label})` : ''}`;
}

/** The day of boarding, and how old the classes are. */
export type BoardingDay = { day: string; ages: Route['passengerAges'] | undefined };

/** The class of a passenger, by the age on the day. */
export function classOn(birthDate: string, { day, ages }: BoardingDay): PassengerClass {
  const age = ageOn(birthDate, day);
  if (!ages) return 'adult';
  if (age < ages.infant.from) return 'baby';
  if (age <= ages.infant.to) return 'infant';
  return age <= ages.child.to ? 'child' : 'adult';
}
