/** Faults of how a server refuses. */
import { errorOf, onStatus, replyOf } from './change.mjs';

/** An error with something of it changed. */
const changedError = (status, change) =>
  onStatus(status, [], (reply, body) => ({
    ...reply,
    bytes: Buffer.from(JSON.stringify(change({ ...body }))),
  }));

/** @type {import('./proxy.mjs').Fault[]} */
export const errorFaults = [
  {
    name: 'errors are pages',
    only: ['drafts'],
    rules: ['media-type'],
    ...onStatus(404, [], () => ({
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      bytes: Buffer.from('<h1>Not Found</h1>'),
    })),
  },
  {
    name: 'errors have no number of their request',
    only: ['fares'],
    rules: ['error-shape'],
    ...changedError(422, ({ requestId: _, ...rest }) => rest),
  },
  {
    name: 'an error has a code that nobody knows',
    only: ['drafts'],
    rules: ['error-shape'],
    ...changedError(428, (body) => ({ ...body, code: 'HEADER_MISSING' })),
  },
  {
    name: 'fields have texts in place of codes',
    only: ['fares'],
    rules: ['error-shape'],
    ...changedError(422, (body) => ({ ...body, errors: { name: ['必須です。'] } })),
  },
  {
    name: 'a code has another status than its own',
    only: ['drafts'],
    rules: ['code-of-status'],
    ...changedError(404, (body) => ({ ...body, code: 'CSRF' })),
  },
  {
    name: 'a limit does not say when again',
    only: ['auth', 'guestSessions'],
    rules: ['header-fits', 'retry-after'],
    response: (reply) => {
      const { 'retry-after': _, ...headers } = reply.headers;
      return { ...reply, headers };
    },
  },
  {
    name: 'a limit says two times',
    only: ['auth', 'guestSessions'],
    rules: ['retry-after'],
    ...changedError(429, (body) => ({ ...body, retryAfterSeconds: body.retryAfterSeconds + 60 })),
  },
  {
    name: 'nothing is limited',
    only: ['auth', 'guestSessions'],
    rules: ['limit-reached'],
    ...onStatus(429, [], (_, __, seen) =>
      seen.operation?.id === 'login'
        ? errorOf(401, 'LOGIN_FAILED')
        : errorOf(404, 'LOOKUP_NOT_FOUND'),
    ),
  },
  {
    name: 'a read that should have a body has none',
    only: ['addresses'],
    rules: ['body-fits', 'media-type'],
    ...onStatus(200, ['listPrefectures'], () => replyOf(200, undefined)),
  },
];
