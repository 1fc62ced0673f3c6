// Generated from openapi/external-api by `npm run generate`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { getCsrfCookie, type Options } from '../sdk.gen.ts';
import type { GetCsrfCookieData, GetCsrfCookieError, GetCsrfCookieResponse } from '../types.gen.ts';

export type QueryKey<TOptions extends Options> = [
    Pick<TOptions, 'baseUrl' | 'body' | 'headers' | 'path' | 'query'> & {
        _id: string;
        _infinite?: boolean;
        tags?: ReadonlyArray<string>;
    }
];

const createQueryKey = <TOptions extends Options>(id: string, options?: TOptions, infinite?: boolean, tags?: ReadonlyArray<string>): [
    QueryKey<TOptions>[0]
] => {
    const params: QueryKey<TOptions>[0] = { _id: id, baseUrl: options?.baseUrl || (options?.client ?? client).getConfig().baseUrl } as QueryKey<TOptions>[0];
    if (infinite) {
        params._infinite = infinite;
    }
    if (tags) {
        params.tags = tags;
    }
    if (options?.body) {
        params.body = options.body;
    }
    if (options?.headers) {
        params.headers = options.headers;
    }
    if (options?.path) {
        params.path = options.path;
    }
    if (options?.query) {
        params.query = options.query;
    }
    return [params];
};

export const getCsrfCookieQueryKey = (options?: Options<GetCsrfCookieData>) => createQueryKey('getCsrfCookie', options, false, ['auth']);

/**
 * CSRF Cookieの取得
 *
 * セッションCookie(HttpOnly)と XSRF-TOKEN Cookie(読み取り可、URLエンコード済み)を発行します。セッションがあればそのまま使います。
 */
export const getCsrfCookieOptions = (options?: Options<GetCsrfCookieData>) => queryOptions<GetCsrfCookieResponse, GetCsrfCookieError, GetCsrfCookieResponse, ReturnType<typeof getCsrfCookieQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getCsrfCookie({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getCsrfCookieQueryKey(options)
});
