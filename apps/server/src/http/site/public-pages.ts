import { operator } from '../../rules/company.ts';

/** A page as it is known outside: what links to it say, and what is told to search engines. */
export interface KnownPage {
  title: string;
  description: string;
  /** Below `/customer/`, with the query that belongs to it. */
  address: string;
  /** Name of a file in `share/` of the site. */
  picture: string;
  /** Values of schema.org. */
  things: object[];
}

/** Pages of which a search engine has something to show, and what is there; others are steps, or personal. */
export const PUBLIC_PAGES: Readonly<Record<string, string>> = {
  '': `${operator.siteTitle}のフェリーのご予約。便の検索、空席と運賃の確認、ご予約、ご予約の照会ができます。`,
  reservation:
    '出発港、到着港、乗船日と人数を選んで、フェリーの便と空席、運賃を調べ、ご予約いただけます。',
  simulation: '区間、乗船日、人数、車両を選んで、フェリーの運賃だけを計算できます。',
  'partner-tickets': 'フェリーと観光施設などを組み合わせた、提携きっぷの一覧です。',
  'reservation-search':
    '予約番号と、お電話番号またはメールアドレスで、ご予約の内容を照会できます。',
  accessibility: 'このサイトのアクセシビリティの方針と、確かめた結果です。',
};

/** The sailings of a day, an address that is passed on; what is asked for is in its query. */
export const SAILINGS_PAGE = 'reservation/select-schedule';
const TICKET_PAGE = /^partner-tickets\/(pt_[\w-]+)$/;

/** Id of the partner ticket that a page is about. */
export const ticketOf = (path: string): string | undefined => TICKET_PAGE.exec(path)?.[1];

/** Address of a page as it is shown to the world, without a query; none for what is not public. */
export function canonicalOf(siteUrl: string, path: string): string | undefined {
  const isPublic = Object.hasOwn(PUBLIC_PAGES, path) || ticketOf(path) !== undefined;
  return isPublic ? `${siteUrl}/customer/${path}` : undefined;
}
