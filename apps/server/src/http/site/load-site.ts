import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

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

/** The built app. Only what was in the folder at the start can be asked for. */
export interface Site {
  /** By path below `/customer/`. */
  files: Map<string, SiteFile>;
  index: SiteFile;
  /** Content-Security-Policy of its pages. */
  contentSecurityPolicy: string;
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
  const index = names.includes('index.html') ? loadFile(folder, 'index.html', names) : undefined;
  if (!index) return undefined;
  const files = names
    .filter((name) => !name.endsWith('.br') && name !== 'index.html')
    .map((name): [string, SiteFile] => [name, loadFile(folder, name, names)]);
  return {
    files: new Map(files),
    index,
    contentSecurityPolicy: contentSecurityPolicy(index.content.toString()),
  };
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
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

/** Everything from our own origin only; inline scripts of the page by their hash. */
function contentSecurityPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
