import { fieldLabels } from '../../../copy/field-labels.ts';
import { isOffered } from '../../../page/offered.ts';

/** The pages of `/member`, in the order of their links. */
const profileParts = [
  { part: 'home', label: 'マイページ' },
  { part: 'contact', label: 'お名前・連絡先' },
  { part: 'companions', label: '同行者' },
  { part: 'vehicles', label: fieldLabels['search.vehicles'] },
  { part: 'cards', label: 'カード' },
  { part: 'logins', label: 'ログインと安全' },
  { part: 'notifications', label: 'お知らせとデータ' },
] as const;

/** One of them, as the address says it. */
type ProfilePart = (typeof profileParts)[number]['part'];

/** Those that are about something that is offered. */
export const offeredParts = () => profileParts.filter(({ part }) => isOfferedPart(part));

export const isOfferedPart = (part: ShownPart): boolean =>
  part !== 'vehicles' || isOffered('vehicles');

/** What `/member` shows: a part, or what one of them leads to. */
export const shownProfileParts = [...profileParts.map(({ part }) => part), 'data'] as const;
export type ShownPart = ProfilePart | 'data';

/** The part whose link is current: the readable data belong to their file. */
export const partOf = (shown: ShownPart): ProfilePart =>
  shown === 'data' ? 'notifications' : shown;
