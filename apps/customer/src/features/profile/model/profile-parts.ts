import { cardLabels } from '../../../copy/card-texts.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';

/** The pages of `/member`, in the order of their links. */
export const profileParts = [
  { part: 'profile', label: 'お客様の情報' },
  { part: 'companions', label: '同行者' },
  { part: 'vehicles', label: fieldLabels['search.vehicles'] },
  { part: 'cards', label: cardLabels.cardId },
  { part: 'logins', label: 'ログインと安全' },
  { part: 'notifications', label: 'お知らせとデータ' },
] as const;

/** One of them, as the address says it. */
export type ProfilePart = (typeof profileParts)[number]['part'];
