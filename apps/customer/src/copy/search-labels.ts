import type { SearchSailingsData, VehicleChoice } from '@ferry/api/customer';

type Query = SearchSailingsData['query'];

/** What a search asks for, by the contract's keys; a day of its own for the return leg. */
export type SearchKey =
  | `search.${Extract<keyof Query, 'fromPortId' | 'toPortId' | 'date' | 'vehicles' | 'pets'>}`
  | 'search.returnDate'
  | 'search.party'
  | 'search.needs'
  | `vehicle.${keyof VehicleChoice}`;

/**
 * The cabin that an amount of a day or a sailing is of: the same words in calendars, strips and lists.
 *
 * @param hasNeeds the search has wishes for the cabin
 */
export const cheapestText = (hasNeeds: boolean): string =>
  `${hasNeeds ? 'ご希望に合う' : ''}最も安い客室`;

/**
 * The search's part of the table of labels, in the order of the screen. It has a file of its own
 * because home loads it, and nothing else of the table.
 */
export const searchLabels: Record<SearchKey, string> = {
  'search.fromPortId': '出発地',
  'search.toPortId': '到着地',
  'search.date': '乗船日',
  'search.returnDate': '復路の乗船日',
  'search.party': '人数',
  'search.vehicles': '車両',
  'vehicle.vehicleTypeId': '車両の種類',
  'vehicle.lengthCm': '車両の長さ',
  'vehicle.heightCm': '車両の高さ',
  'vehicle.loadedLengthCm': '積載・けん引を含む長さ',
  'search.pets': 'ペットの数',
  'search.needs': '客室の希望',
};
