// Generated from openapi/external-api by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { getCsrfCookie, getCurrentMember, login, logout, type Options } from '../sdk.gen.ts';
import type { GetCsrfCookieData, GetCsrfCookieError, GetCsrfCookieResponse, GetCurrentMemberData, GetCurrentMemberError, GetCurrentMemberResponse, LoginData, LoginError, LoginResponse, LogoutData, LogoutError, LogoutResponse } from '../types.gen.ts';

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

/**
 * ログイン
 *
 * メールアドレスとパスワードが正しければ、このセッションを終了して会員のセッションを開始します。両方のCookieが新しい値に変わるため、以後の呼び出しでは XSRF-TOKEN を読み直してください。
 * 以前のログインが終わっているCookieでは、ほかの操作のような401ではなく419を返します。GET /sanctum/csrf-cookie で取り直して、もう一度お試しください。
 * ログイン前の下書き、仮予約、予約、照会の権利は会員に引き継ぎます。ほかの会員としてログインしていた場合、その会員のものは引き継ぎません。
 * 同じメールアドレスと接続元から1分間に5回失敗すると、正しいパスワードでも断ります。登録のないメールアドレスとパスワードの誤りは区別しません。
 *
 */
export const loginMutation = (options?: Partial<Options<LoginData>>): UseMutationOptions<LoginResponse, LoginError, Options<LoginData>> => {
    const mutationOptions: UseMutationOptions<LoginResponse, LoginError, Options<LoginData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await login({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * ログアウト
 *
 * このセッションをサーバー側で終了し、両方のCookieを削除します。ログインしていない場合も、セッションとその下書きを終了します。会員の下書きと予約は残り、次のログインで見られます。
 */
export const logoutMutation = (options?: Partial<Options<LogoutData>>): UseMutationOptions<LogoutResponse, LogoutError, Options<LogoutData>> => {
    const mutationOptions: UseMutationOptions<LogoutResponse, LogoutError, Options<LogoutData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await logout({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getCurrentMemberQueryKey = (options?: Options<GetCurrentMemberData>) => createQueryKey('getCurrentMember', options, false, ['members']);

/**
 * ログイン中の会員
 *
 * このセッションでログインしている会員を返します。応答の本文全体が会員です。
 */
export const getCurrentMemberOptions = (options?: Options<GetCurrentMemberData>) => queryOptions<GetCurrentMemberResponse, GetCurrentMemberError, GetCurrentMemberResponse, ReturnType<typeof getCurrentMemberQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getCurrentMember({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getCurrentMemberQueryKey(options)
});
