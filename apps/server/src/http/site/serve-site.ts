import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from '../accept-encoding.ts';
import { hasCopy } from '../etag.ts';
import type { KnownPageOf } from './known-site.ts';
import { isFilePath, type Site, type SiteFile } from './load-site.ts';
import { canonicalOf } from './public-pages.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** The one page that the service worker asks for by the name of its file. */
const OFFLINE_PAGE = 'offline.html';
/** The service worker's own policy comes with its script: it fetches files of ours, no more. */
const WORKER = 'sw.js';
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The app below `/customer/`: its files, and for every other path a page that starts it: with status 404
 * where the app has nothing to show but that. A public page names its address without a query.
 * @param knownPage adds what is known of a page outside; without it pages are as they were built
 */
export function serveSite(
  app: FastifyInstance,
  site: Site | undefined,
  siteUrl = '',
  knownPage: KnownPageOf = async (page) => page,
): void {
  app.get('/', (_request, reply) => reply.redirect('/customer/', 302));
  app.get('/customer', (_request, reply) => reply.redirect('/customer/', 302));
  app.get<{ Params: { '*': string } }>('/customer/*', async (request, reply) => {
    if (!site) {
      return plain(reply, 503, 'The app has not been built: npm run build');
    }
    const path = request.params['*'];
    const file = site.files.get(path);
    if (path === WORKER) reply.header('content-security-policy', WORKER_POLICY);
    if (file) return sendFile(request, reply, file);
    const offline = path === OFFLINE_PAGE ? site.pages.get('offline') : undefined;
    if (!offline && isFilePath(path)) return plain(reply, 404, 'Not found');
    const own = site.pages.get(path);
    const isOwn = own && (own.isForQueries || !request.url.includes('?'));
    const page = offline ?? (isOwn ? own : site.fallback);
    reply.header('content-security-policy', page.contentSecurityPolicy);
    if (offline) return sendFile(request, reply, page);
    if (!site.hasPage(`/${path}`)) {
      reply.code(404);
      return sendFile(request, reply, page);
    }
    const canonical = canonicalOf(siteUrl, path);
    if (canonical) reply.header('link', `<${canonical}>; rel="canonical"`);
    const [, query = ''] = request.url.split('?');
    return sendFile(request, reply, await knownPage(page, path, query));
  });
}

/** The samples belong to the demonstration: a company's own site has no such pages. */
export function leaveOutSamples(app: FastifyInstance): void {
  app.get('/customer/samples/*', (_request, reply) => reply.redirect('/customer/errors/40x', 302));
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  reply.headers({
    etag: file.etag,
    'cache-control': file.isImmutable ? FOREVER : 'no-cache',
    ...(file.brotli && { vary: 'accept-encoding' }),
  });
  if (reply.statusCode !== 404 && hasCopy(request, file.etag)) return reply.code(304).send();
  const packed = accepts(request, 'br') ? file.brotli : undefined;
  if (packed) reply.header('content-encoding', 'br');
  return reply.type(file.contentType).send(packed ?? file.content);
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}
