import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';

const DIST = join(import.meta.dirname, '../../dist');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};
/** A file with a hash of its content in its name: the name with half of the hash, and the ending. */
const HASHED = /(-[\w-]{4})[\w-]{3}(\.(?:js|css)\b)/g;

/** A copy of the build, served as the product is, that a test may change while a page is open. */
export type Release = {
  /** Of the site, with the slash: `http://127.0.0.1:…/customer/`. */
  url: string;
  folder: string;
  /** Makes it a build in which every chunk has another name. */
  deployNext: () => void;
  close: () => Promise<void>;
};

/**
 * Serves a copy of the build and passes calls on to the API.
 *
 * @param api origin of the server under test
 */
export async function startRelease(api: string): Promise<Release> {
  const folder = mkdtempSync(join(tmpdir(), 'ferry-release-'));
  cpSync(DIST, folder, { recursive: true, filter: (path) => !path.endsWith('.br') });
  let number = 0;
  const server = createServer((asked, answer) => {
    const path = normalize(new URL(asked.url ?? '/', 'http://x').pathname);
    if (path.startsWith('/customer/')) serveFile(join(folder, path.slice(10)), folder, answer);
    else passOn(api, asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}/customer/`,
    folder,
    deployNext: () => {
      number += 1;
      rename(folder, String(number).padStart(3, '0'));
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function serveFile(requested: string, folder: string, answer: ServerResponse): void {
  const file = fileFor(requested, folder);
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch {
    answer.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
    answer.end('Not found\n');
    return;
  }
  const isImmutable = file.includes('/assets/');
  answer.writeHead(200, {
    'content-type': TYPES[extname(file)],
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  answer.end(content);
}

/** A path that is none of a file begins with its prerendered page, or with the frame of all pages. */
function fileFor(requested: string, folder: string): string {
  if (extname(requested) in TYPES) return requested;
  const painted =
    requested === join(folder, '/') ? join(folder, 'index.html') : `${requested}.html`;
  return existsSync(painted) ? painted : join(folder, 'fallback.html');
}

function passOn(api: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url } = asked;
  const call = request(new URL(url ?? '/', api), { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  call.on('error', () => answer.destroy());
  asked.pipe(call);
}

/** Other names for all parts, in the files and of the files. */
function rename(folder: string, hash: string): void {
  const next = (text: string) => text.replaceAll(HASHED, `$1${hash}$2`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((each) => /\.(?:js|css|html)$/.test(each))) {
    const file = join(folder, name);
    writeFileSync(file, next(readFileSync(file, 'utf8')));
    if (name.startsWith('assets/')) renameSync(file, join(folder, next(name)));
  }
}
