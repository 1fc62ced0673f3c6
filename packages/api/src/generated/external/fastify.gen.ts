// Generated from openapi/external-api by `npm run generate`. Do not edit.

import type { RouteHandler } from 'fastify';

import type { GetCsrfCookieErrors, GetCsrfCookieResponses } from './types.gen.ts';

export type RouteHandlers = {
    getCsrfCookie: RouteHandler<{
        Reply: GetCsrfCookieErrors & GetCsrfCookieResponses;
    }>;
};
