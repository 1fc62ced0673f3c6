import cookies, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../booking/services/services.ts';
import { DomainError } from '../domain/domain-error.ts';
import { DRAFT_KEPT_MINUTES } from '../domain/drafts/drafts.ts';
import { clientOf } from '../domain/rate-limits/client-address.ts';
import { countHit } from '../domain/rate-limits/rate-limits.ts';
import type { Login, Session } from '../domain/sessions/session.ts';
import {
  createSession,
  csrfTokenOf,
  findSession,
  isCsrfTokenOf,
  SESSION_MAX_MINUTES,
} from '../domain/sessions/sessions.ts';
import { isPortKey } from '../domain/tickets/port-keys.ts';
import type { SecurityCheck } from './contract/register.ts';
import { bearerOf, findPartner, refuseKey } from './partner.ts';

// The browser keeps a cookie with this prefix to this very host and to TLS.
const HOST_PREFIX = '__Host-';
const SESSION_COOKIE = 'ferry_session';
const CSRF_COOKIE = 'XSRF-TOKEN';
const LONGEST_TOKEN = 64;
/** The operations with which a customer logs in, by a password or a passkey. */
const LOGGING_IN = new Set(['login', 'createPasskeyLoginChallenge', 'loginWithPasskey']);
// As long as a session can last: when it ends, the server decides, and a phone that closes the
// browser in the background loses nothing.
const COOKIE_SECONDS = (SESSION_MAX_MINUTES + DRAFT_KEPT_MINUTES) * 60;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by {@link findVisitor}; null until then and without a session. */
    visitor: Session | null;
  }
  interface FastifyInstance {
    /** The site's own address begins with https, whatever a proxy says of a request. */
    isTlsSite: boolean;
  }
}

/** @param isTlsSite whether browsers reach the site by TLS only: its cookies are secure then */
export async function readCookies(app: FastifyInstance, isTlsSite: boolean): Promise<void> {
  await app.register(cookies);
  app.decorate('isTlsSite', isTlsSite);
  app.decorateRequest('visitor', null);
  app.decorateRequest('partner', null);
}

/**
 * The session of the request's cookie, if there is a live one.
 * @throws DomainError `SESSION_EXPIRED` when the cookie is of a login that is over
 */
async function findVisitor(
  { db, clock }: Services,
  request: FastifyRequest,
): Promise<Session | undefined> {
  const token = request.cookies[sessionCookieName(request)];
  if (!request.visitor && token && token.length <= LONGEST_TOKEN) {
    request.visitor = (await findSession(db, token, clock.now())) ?? null;
  }
  return request.visitor ?? undefined;
}

/** As {@link findVisitor}; whose login is over is nobody, where an operation is for all clients. */
export const findLiveVisitor = (
  services: Services,
  request: FastifyRequest,
): Promise<Session | undefined> => findVisitor(services, request).catch(ignoreExpiry);

/** The session of an operation whose security has been checked. */
export function visitorOf(request: FastifyRequest): Session {
  if (!request.visitor) throw new DomainError('CSRF');
  return request.visitor;
}

/** The login of an operation whose security has been checked. */
export function loginOf(request: FastifyRequest): Login {
  const login = request.visitor?.login;
  if (login === undefined) throw new DomainError('UNAUTHENTICATED');
  return login;
}

/** The member of an operation whose security has been checked. */
export const memberIdOf = (request: FastifyRequest): string => loginOf(request).memberId;

type Scheme =
  | 'session'
  | 'member'
  | 'csrf'
  | 'portKey'
  | 'partnerKey'
  | 'paymentSignature'
  | 'stripeSignature';

/**
 * The contract's security schemes. Session and token of a change are both answered with 419: a fresh
 * CSRF cookie repairs both. To a read without a session nothing exists. Signatures are those of the
 * body, which is read after these checks: the handler asks the provider's adapter.
 */
export function securityChecks(services: Services): Record<Scheme, SecurityCheck> {
  return {
    paymentSignature: async () => undefined,
    stripeSignature: async () => undefined,
    portKey: async (request) => {
      if (!(await isPortKey(services.db, bearerOf(request)))) await refuseKey(services, request);
    },
    partnerKey: (request) => findPartner(services, request),
    member: async (request) => {
      await findVisitor(services, request);
      memberIdOf(request);
    },
    session: async (request) => {
      const visitor = findVisitor(services, request);
      // A login needs no previous one: that it is over is repaired as a missing session is.
      const isLogin = LOGGING_IN.has(request.routeOptions.config.operation?.id ?? '');
      if (await (isLogin ? visitor.catch(ignoreExpiry) : visitor)) return;
      const isRead = /^(?:GET|HEAD)$/.test(request.method);
      throw new DomainError(isRead ? 'NOT_FOUND' : 'CSRF');
    },
    csrf: async (request) => {
      const token = request.headers['x-xsrf-token'];
      const site = request.headers['sec-fetch-site'] ?? 'same-origin';
      const isOurPage = site === 'same-origin' || site === 'none';
      if (!isOurPage || typeof token !== 'string' || !isCsrfTokenOf(visitorOf(request), token)) {
        throw new DomainError('CSRF');
      }
    },
  };
}

/**
 * Sets both cookies, with a new session when there is none.
 * @throws DomainError `RATE_LIMITED` when the address has made too many sessions
 */
export async function renewSessionCookies(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const live = await findLiveVisitor(services, request);
  setSessionCookies(request, reply, live ?? (await newVisitor(services, request)));
}

/** Whose login is over goes on as a new visitor. */
function ignoreExpiry(error: unknown): undefined {
  if (!(error instanceof DomainError && error.code === 'SESSION_EXPIRED')) throw error;
}

export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
): void {
  const options = { ...cookieOptions(request), maxAge: COOKIE_SECONDS };
  reply.setCookie(CSRF_COOKIE, csrfTokenOf(session), options);
  reply.setCookie(sessionCookieName(request), session.token, { ...options, httpOnly: true });
}

/** The browser forgets both cookies. */
export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  const options = { ...cookieOptions(request), maxAge: 0 };
  reply.setCookie(CSRF_COOKIE, '', options);
  reply.setCookie(sessionCookieName(request), '', { ...options, httpOnly: true });
}

const cookieOptions = (request: FastifyRequest): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure: isSecure(request),
  // Clients of Sanctum's protocol decode it; the library would leave `+`, `/` and `=` as they are.
  encode: encodeURIComponent,
});

async function newVisitor({ db, clock, limits }: Services, request: FastifyRequest) {
  const subject = clientOf(request.ip);
  const bucket = { name: 'new-session', subject, limit: limits.newSessions };
  const retryAfterSeconds = await countHit(db, [bucket], clock.now());
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
  const earlier = request.cookies[sessionCookieName(request)]?.slice(0, LONGEST_TOKEN);
  return createSession(db, clock.now(), earlier);
}

const sessionCookieName = (request: FastifyRequest) =>
  isSecure(request) ? `${HOST_PREFIX}${SESSION_COOKIE}` : SESSION_COOKIE;

/** Whether the browser speaks TLS: the site's address says so, or a proxy that is trusted. */
export const isSecure = (request: FastifyRequest) =>
  request.server.isTlsSite || request.protocol === 'https';
