import type { Services } from '../../booking/services/services.ts';
import { findKnownPage } from './known-pages.ts';
import type { Site, SiteFile } from './load-site.ts';
import { headingOf, withHead } from './page-head.ts';

/** A page of the site for one address, with what is known of it outside. */
export type KnownPageOf = (page: SiteFile, path: string, query: string) => Promise<SiteFile>;

/** Milliseconds for which a head is kept: places are sold meanwhile. */
const KEPT_MS = 60_000;
/** Milliseconds that a customer's page waits for its head at most: it is for others. */
const HEAD_WITHIN_MS = 1000;
/** Addresses whose pages are kept: searches differ. */
const MOST_KEPT = 100;

/**
 * Pages with their heads, each made at most once a minute, however many ask. A page whose head cannot be made, or
 * not soon, is sent as it was built: customers need none. Guarded by `test/http/known-pages.spec.ts`.
 */
export function knownPages(
  services: Services,
  siteUrl: string,
  { files }: Pick<Site, 'files'>,
): KnownPageOf {
  const kept = new Map<string, { until: number; page: Promise<SiteFile> }>();
  const make = async (
    page: SiteFile,
    path: string,
    query: string,
    last: Promise<SiteFile> | undefined,
  ) => {
    const heading = headingOf(page.content.toString());
    const asked = { path, query: new URLSearchParams(query), heading };
    const known = await findKnownPage(services, siteUrl, asked);
    return known ? withHead(page, known, { siteUrl, files, before: await last }) : page;
  };
  return (page, path, query) => {
    const now = services.clock.now().getTime();
    const key = `${page.etag} ${path}?${query}`;
    const found = kept.get(key);
    if (found && now < found.until) return soon(found.page, page);
    const made = make(page, path, query, found?.page).catch(() => page);
    kept.delete(key);
    kept.set(key, { until: now + KEPT_MS, page: made });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return soon(made, page);
  };
}

/** A database that is slow or away holds up no page. */
async function soon(made: Promise<SiteFile>, page: SiteFile): Promise<SiteFile> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<SiteFile>((resolve) => {
    timer = setTimeout(resolve, HEAD_WITHIN_MS, page);
  });
  return Promise.race([made, late]).finally(() => clearTimeout(timer));
}
