// Generated from openapi/external-api by `npm run generate`. Do not edit.

import type { RouteHandler } from 'fastify';

import type { GetCsrfCookieErrors, GetCsrfCookieResponses, GetCurrentMemberErrors, GetCurrentMemberResponses, LoginData, LoginErrors, LoginResponses, LogoutErrors, LogoutResponses } from './types.gen.ts';

export type RouteHandlers = {
    getCsrfCookie: RouteHandler<{
        Reply: GetCsrfCookieErrors & GetCsrfCookieResponses;
    }>;
    login: RouteHandler<{
        Body: LoginData['body'];
        Reply: LoginErrors & LoginResponses;
    }>;
    logout: RouteHandler<{
        Reply: LogoutErrors & LogoutResponses;
    }>;
    getCurrentMember: RouteHandler<{
        Reply: GetCurrentMemberErrors & GetCurrentMemberResponses;
    }>;
};
