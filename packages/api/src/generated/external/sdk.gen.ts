// Generated from openapi/external-api by `npm run generate`. Do not edit.

import * as v from 'valibot';

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { GetCsrfCookieData, GetCsrfCookieErrors, GetCsrfCookieResponses } from './types.gen.ts';
import { vGetCsrfCookieResponse } from './valibot.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

/**
 * CSRF Cookieの取得
 *
 * セッションCookie(HttpOnly)と XSRF-TOKEN Cookie(読み取り可、URLエンコード済み)を発行します。セッションがあればそのまま使います。
 */
export const getCsrfCookie = <ThrowOnError extends boolean = true>(options?: Options<GetCsrfCookieData, ThrowOnError>): RequestResult<GetCsrfCookieResponses, GetCsrfCookieErrors, ThrowOnError> => (options?.client ?? client).get<GetCsrfCookieResponses, GetCsrfCookieErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetCsrfCookieResponse, data),
    url: '/sanctum/csrf-cookie',
    ...options
});
