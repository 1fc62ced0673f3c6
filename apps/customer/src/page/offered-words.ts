import type { Feature } from '@ferry/api/customer';
import { searchLabels } from '../copy/search-labels.ts';
import { isOffered } from './offered.ts';

/** For whom and what an amount is: 「この人数・車両」. */
export const partyWord = (): string => (isOffered('vehicles') ? 'この人数・車両' : 'この人数');

/** What a search may ask for beside its party: 「車両・ペット・客室の希望」. */
export const extrasWord = (has: (feature: Feature) => boolean = isOffered): string =>
  [
    ...(has('vehicles') ? [searchLabels['search.vehicles']] : []),
    ...(has('pets') ? ['ペット'] : []),
    searchLabels['search.needs'],
  ].join('・');

/** What a member keeps with us: 「同行者、車両、カード」. */
export const savedWord = (): string =>
  isOffered('vehicles') ? '同行者、車両、カード' : '同行者、カード';

/** What names a passenger or a vehicle on a ticket: 「お名前とナンバー」. */
export const namesWord = (): string => (isOffered('vehicles') ? 'お名前とナンバー' : 'お名前');
