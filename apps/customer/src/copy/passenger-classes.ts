import type { PassengerClass } from '@ferry/api/customer';

/** The passenger classes in the order in which a party is listed. */
export const passengerClasses: readonly {
  id: PassengerClass;
  key: 'adults' | 'children' | 'infants' | 'babies';
  label: string;
  support: string;
}[] = [
  { id: 'adult', key: 'adults', label: '大人', support: '中学生以上' },
  { id: 'child', key: 'children', label: '小人', support: '小学生' },
  { id: 'infant', key: 'infants', label: '幼児', support: '1歳以上の未就学児' },
  { id: 'baby', key: 'babies', label: '乳児', support: '1歳未満' },
];

/** 「乗船者1(大人)」; a newer server may have a class that this build does not know. */
export function passengerName(index: number, passengerClass: string | undefined): string {
  const label = passengerClasses.find(({ id }) => id === passengerClass)?.label;
  return `乗船者${index + 1}${label ? `(${label})` : ''}`;
}
