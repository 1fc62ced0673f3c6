import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { escapeHtml } from '../../mail/escape-html.ts';
import { operator } from '../../rules/company.ts';
import { SITE_PICTURE } from './known-pages.ts';
import type { Site, SiteFile } from './load-site.ts';
import type { KnownPage } from './public-pages.ts';

const compress = promisify(brotliCompress);
/** Brotli's quality for pages that change with every booking. */
const QUICK = 5;

/** `<title>` of a built page. */
export const headingOf = (html: string): string =>
  plainOf(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');

/**
 * A page with what is known of it outside: description, address, Open Graph for links to it, and schema.org's
 * JSON-LD. Data blocks run nothing, so the policy of the page is the same.
 * @param before what was made of it last: the same one where nothing has changed
 */
export async function withHead(
  page: SiteFile,
  known: KnownPage,
  {
    siteUrl,
    files,
    before,
  }: { siteUrl: string; files: Site['files']; before?: SiteFile | undefined },
): Promise<SiteFile> {
  const html = page.content.toString();
  const head = headTags(known, siteUrl, files).join('\n');
  const content = Buffer.from(
    html
      .replace(/\n?<meta name="description" content="[^"]*" ?\/?>/, '')
      // As a function: `$` in a name is no placeholder.
      .replace(/\s*<\/head>/, (end) => `\n${head}${end}`),
  );
  if (before?.content.equals(content)) return before;
  // A page without a query has to come with the first packets of a connection, as the build made it.
  const quality = known.address.includes('?') ? QUICK : constants.BROTLI_MAX_QUALITY;
  const brotli = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { ...page, content, brotli, etag };
}

function headTags(known: KnownPage, siteUrl: string, files: Site['files']): string[] {
  const { title, description, address, things } = known;
  const url = `${siteUrl}/customer/${address}`;
  const picture = [known.picture, SITE_PICTURE]
    .map((name) => `share/${name}.png`)
    .find((name) => files.has(name));
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:type', 'website'),
    property('og:site_name', operator.siteTitle),
    property('og:locale', 'ja_JP'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    ...(picture
      ? pictureTags(`${siteUrl}/customer/${picture}`).map(([name, content]) =>
          property(name, content),
        )
      : []),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`,
    ...things.map((thing) => `<script type="application/ld+json">${inScript(thing)}</script>`),
  ];
}

/** The tags of a picture that scripts/build/prerender/share-pictures.mjs has rendered. */
const pictureTags = (url: string): [string, string][] => [
  ['og:image', url],
  ['og:image:type', 'image/png'],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['og:image:alt', operator.siteTitle],
];

/** No text of it ends the script. */
const inScript = (thing: object): string => JSON.stringify(thing).replaceAll('<', '\\u003c');

const plainOf = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
