// Generated from openapi/external-api by `npm run generate`. Do not edit.

import * as v from 'valibot';

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { GetCsrfCookieData, GetCsrfCookieErrors, GetCsrfCookieResponses, GetCurrentMemberData, GetCurrentMemberErrors, GetCurrentMemberResponses, LoginData, LoginErrors, LoginResponses, LogoutData, LogoutErrors, LogoutResponses } from './types.gen.ts';
import { vGetCsrfCookieResponse, vGetCurrentMemberResponse, vLoginResponse, vLogoutResponse } from './valibot.gen.ts';

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

/**
 * ログイン
 *
 * メールアドレスとパスワードが正しければ、このセッションを終了して会員のセッションを開始します。両方のCookieが新しい値に変わるため、以後の呼び出しでは XSRF-TOKEN を読み直してください。
 * 以前のログインが終わっているCookieでは、ほかの操作のような401ではなく419を返します。GET /sanctum/csrf-cookie で取り直して、もう一度お試しください。
 * ログイン前の下書き、仮予約、予約、照会の権利は会員に引き継ぎます。ほかの会員としてログインしていた場合、その会員のものは引き継ぎません。
 * 同じメールアドレスと接続元から1分間に5回失敗すると、正しいパスワードでも断ります。登録のないメールアドレスとパスワードの誤りは区別しません。
 *
 */
export const login = <ThrowOnError extends boolean = true>(options: Options<LoginData, ThrowOnError>): RequestResult<LoginResponses, LoginErrors, ThrowOnError> => (options.client ?? client).post<LoginResponses, LoginErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vLoginResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/auth/login',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * ログアウト
 *
 * このセッションをサーバー側で終了し、両方のCookieを削除します。ログインしていない場合も、セッションとその下書きを終了します。会員の下書きと予約は残り、次のログインで見られます。
 */
export const logout = <ThrowOnError extends boolean = true>(options?: Options<LogoutData, ThrowOnError>): RequestResult<LogoutResponses, LogoutErrors, ThrowOnError> => (options?.client ?? client).delete<LogoutResponses, LogoutErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vLogoutResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/auth/logout',
    ...options
});

/**
 * ログイン中の会員
 *
 * このセッションでログインしている会員を返します。応答の本文全体が会員です。
 */
export const getCurrentMember = <ThrowOnError extends boolean = true>(options?: Options<GetCurrentMemberData, ThrowOnError>): RequestResult<GetCurrentMemberResponses, GetCurrentMemberErrors, ThrowOnError> => (options?.client ?? client).get<GetCurrentMemberResponses, GetCurrentMemberErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetCurrentMemberResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/external/api/members/me',
    ...options
});
