import type { PassengerLink } from '@ferry/api/customer';
import { formatDateTimeShort } from '@ferry/format/short-time';

/** One who travels beside the representative. */
export type Companion = {
  /** Position in the reservation's list, from 0. */
  passenger: number;
  name: string;
  /** 「大人・運転者」. */
  kind: string;
};

/** A companion in the representative's list. */
export type LinkRow = Pick<Companion, 'passenger' | 'name'> & {
  link: PassengerLink | undefined;
  isComplete: boolean;
  /** How it stands: 「大人。7月22日(木) 8:15に入力されました。」 */
  details: string;
};

/** Each companion with how far they are. */
export const linkRows = (
  companions: readonly Companion[],
  links: readonly PassengerLink[],
): LinkRow[] =>
  companions.map(({ passenger, name, kind }) => {
    const link = links.find((each) => each.passenger === passenger);
    const isComplete = Boolean(link?.completedAt);
    return { passenger, name, link, isComplete, details: `${kind}。${detailsOf(link)}` };
  });

function detailsOf(link: PassengerLink | undefined): string {
  if (!link) return '入力のリンクを送っていません。';
  if (link.completedAt) return `${formatDateTimeShort(link.completedAt)}に入力されました。`;
  const sent = link.email === null ? 'リンクをコピーしました。' : `${link.email}に送りました。`;
  return `${sent}${formatDateTimeShort(link.expiresAt)}まで入力できます。`;
}

/** 「2名のうち1名が完了」. */
export const linksDetail = (rows: readonly LinkRow[]): string =>
  `${rows.length}名のうち${rows.filter(({ isComplete }) => isComplete).length}名が完了`;
