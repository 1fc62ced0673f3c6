import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** One file of the built app, ready to be sent. */
export interface SiteFile {
  content: Buffer;
  /** The content with brotli, where that is smaller. */
  brotli: Buffer | undefined;
  contentType: string;
  etag: string;
  /** Its name has a hash of its content: it never changes. */
  isImmutable: boolean;
}

/** An HTML document of the built app, and what it may load and run. */
interface SitePage extends SiteFile {
  contentSecurityPolicy: string;
  /** Whether it is also the prerendered page of an address with a query. */
  isForQueries: boolean;
}

/** The built app. Only what was in the folder at the start can be asked for. */
export interface Site {
  /** By path below `/customer/`. */
  files: Map<string, SiteFile>;
  /** The prerendered page of a route, by its path below `/customer/` ('' for home). */
  pages: Map<string, SitePage>;
  /** The prerendered page of every other path. */
  fallback: SitePage;
  /** Whether the app has a page at a path, which begins with a slash below `/customer`. */
  hasPage: (path: string) => boolean;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
/** Patterns of all paths that have a page, written by the build for us. */
const PAGES = 'pages.json';
// The build makes better ones; this is for a build without them and must not delay the start.
const BROTLI_QUALITY = 6;

/** Whether a path is one of a file, so that a missing one is not answered with a page. */
export function isFilePath(path: string): boolean {
  return path.startsWith('assets/') || extname(path) in TYPES;
}

/**
 * Reads the built app into memory.
 * @returns undefined when it has not been built
 */
export function loadSite(folder: string): Site | undefined {
  const names = listFiles(folder);
  const pages = new Map(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name): [string, SitePage] => [routeOf(name), loadPage(folder, name, names)]),
  );
  // A build without prerendered pages has one page for all.
  const fallback = pages.get('fallback') ?? pages.get('');
  if (!fallback) return undefined;
  const files = names
    .filter((name) => !/\.(br|html)$/.test(name) && name !== PAGES)
    .map((name): [string, SiteFile] => [name, loadFile(folder, name, names)]);
  const patterns = names.includes(PAGES) ? readPatterns(join(folder, PAGES)) : undefined;
  // A build without patterns: nothing is known to be missing.
  const hasPage = (path: string) => patterns?.some((pattern) => pattern.test(path)) ?? true;
  return { files: new Map(files), pages, fallback, hasPage };
}

function readPatterns(file: string): RegExp[] {
  const sources: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(sources) ? sources.map((source) => new RegExp(String(source))) : [];
}

/** `index.html` → '', `errors/40x.html` → 'errors/40x'. */
const routeOf = (name: string) => name.replace(/(^|\/)index\.html$|\.html$/, '');

function loadPage(folder: string, name: string, names: string[]): SitePage {
  const file = loadFile(folder, name, names);
  const html = file.content.toString();
  return {
    ...file,
    contentSecurityPolicy: contentSecurityPolicy(html),
    isForQueries: !html.includes(' data-query="none"'),
  };
}

function listFiles(folder: string): string[] {
  try {
    return (
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        // What the build leaves for tools (`.vite/manifest.json`) is nobody else's.
        .filter((name) => !/(^|\/)\./.test(name))
    );
  } catch {
    return [];
  }
}

function loadFile(folder: string, name: string, names: string[]): SiteFile {
  const content = readFileSync(join(folder, name));
  const contentType = TYPES[extname(name)] ?? 'application/octet-stream';
  const isText = contentType.includes('charset');
  const packed = names.includes(`${name}.br`)
    ? readFileSync(join(folder, `${name}.br`))
    : isText && compress(content);
  return {
    content,
    brotli: packed && packed.length < content.length ? packed : undefined,
    contentType,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isImmutable: name.startsWith('assets/'),
  };
}

function compress(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  });
}
