// Generated from openapi/external-api by `npm run generate`. Do not edit.

import type { GetCsrfCookieErrors, GetCurrentMemberErrors, GetCurrentMemberResponses, LoginErrors, LogoutErrors } from './types.gen.ts';

export interface Examples {
  getCsrfCookie: {
    400: { name: 'malformed'; value: GetCsrfCookieErrors[400] };
    429: { name: 'rateLimited'; value: GetCsrfCookieErrors[429] };
    500: { name: 'internal'; value: GetCsrfCookieErrors[500] };
    503: { name: 'unavailable'; value: GetCsrfCookieErrors[503] };
  };
  login: {
    400: { name: 'malformed'; value: LoginErrors[400] };
    401: { name: 'loginFailed'; value: LoginErrors[401] };
    413: { name: 'tooLarge'; value: LoginErrors[413] };
    419: { name: 'csrf'; value: LoginErrors[419] };
    422: { name: 'invalid'; value: LoginErrors[422] };
    429: { name: 'loginLocked' | 'rateLimited'; value: LoginErrors[429] };
    500: { name: 'internal'; value: LoginErrors[500] };
    503: { name: 'unavailable'; value: LoginErrors[503] };
  };
  logout: {
    400: { name: 'malformed'; value: LogoutErrors[400] };
    401: { name: 'sessionExpired'; value: LogoutErrors[401] };
    419: { name: 'csrf'; value: LogoutErrors[419] };
    429: { name: 'rateLimited'; value: LogoutErrors[429] };
    500: { name: 'internal'; value: LogoutErrors[500] };
    503: { name: 'unavailable'; value: LogoutErrors[503] };
  };
  getCurrentMember: {
    200: { name: 'default' | 'abroad' | 'withoutFields'; value: GetCurrentMemberResponses[200] };
    400: { name: 'malformed'; value: GetCurrentMemberErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: GetCurrentMemberErrors[401] };
    429: { name: 'rateLimited'; value: GetCurrentMemberErrors[429] };
    500: { name: 'internal'; value: GetCurrentMemberErrors[500] };
    503: { name: 'unavailable'; value: GetCurrentMemberErrors[503] };
  };
}
