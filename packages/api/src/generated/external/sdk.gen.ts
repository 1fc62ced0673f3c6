// Generated from openapi/external-api by `npm run generate`. Do not edit.

import * as v from 'valibot';

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from '../customer/client/index.ts';
import type { ApplyForSignUpData, ApplyForSignUpErrors, ApplyForSignUpResponses, CancelEmailChangeData, CancelEmailChangeErrors, CancelEmailChangeResponses, ChangePasswordData, ChangePasswordErrors, ChangePasswordResponses, CheckEmailChangeLinkData, CheckEmailChangeLinkErrors, CheckEmailChangeLinkResponses, CheckPasswordResetLinkData, CheckPasswordResetLinkErrors, CheckPasswordResetLinkResponses, CheckSignUpLinkData, CheckSignUpLinkErrors, CheckSignUpLinkResponses, ConfirmEmailChangeData, ConfirmEmailChangeErrors, ConfirmEmailChangeResponses, ConfirmLoginData, ConfirmLoginErrors, ConfirmLoginResponses, CreateCompanionData, CreateCompanionErrors, CreateCompanionResponses, CreateMemberData, CreateMemberErrors, CreateMemberResponses, CreateMemberVehicleData, CreateMemberVehicleErrors, CreateMemberVehicleResponses, CreatePasskeyChallengeData, CreatePasskeyChallengeErrors, CreatePasskeyChallengeResponses, CreatePasskeyData, CreatePasskeyErrors, CreatePasskeyLoginChallengeData, CreatePasskeyLoginChallengeErrors, CreatePasskeyLoginChallengeResponses, CreatePasskeyResponses, DeleteCardData, DeleteCardErrors, DeleteCardResponses, DeleteCompanionData, DeleteCompanionErrors, DeleteCompanionResponses, DeleteCurrentMemberData, DeleteCurrentMemberErrors, DeleteCurrentMemberResponses, DeleteMemberVehicleData, DeleteMemberVehicleErrors, DeleteMemberVehicleResponses, DeletePasskeyData, DeletePasskeyErrors, DeletePasskeyResponses, EndLoginData, EndLoginErrors, EndLoginResponses, EndOtherLoginsData, EndOtherLoginsErrors, EndOtherLoginsResponses, GetCsrfCookieData, GetCsrfCookieErrors, GetCsrfCookieResponses, GetCurrentMemberData, GetCurrentMemberErrors, GetCurrentMemberResponses, GetEmailChangeData, GetEmailChangeErrors, GetEmailChangeResponses, GetMemberDataData, GetMemberDataErrors, GetMemberDataResponses, GetNotificationSettingsData, GetNotificationSettingsErrors, GetNotificationSettingsResponses, KeepCustomersData, KeepCustomersErrors, KeepCustomersResponses, ListCardsData, ListCardsErrors, ListCardsResponses, ListCompanionsData, ListCompanionsErrors, ListCompanionsResponses, ListLoginsData, ListLoginsErrors, ListLoginsResponses, ListMemberVehiclesData, ListMemberVehiclesErrors, ListMemberVehiclesResponses, ListPasskeysData, ListPasskeysErrors, ListPasskeysResponses, LoginData, LoginErrors, LoginResponses, LoginWithPasskeyData, LoginWithPasskeyErrors, LoginWithPasskeyResponses, LogoutData, LogoutErrors, LogoutResponses, RequestEmailChangeData, RequestEmailChangeErrors, RequestEmailChangeResponses, RequestPasswordResetData, RequestPasswordResetErrors, RequestPasswordResetResponses, ResetPasswordData, ResetPasswordErrors, ResetPasswordResponses, StopEmailChangeData, StopEmailChangeErrors, StopEmailChangeResponses, UpdateCompanionData, UpdateCompanionErrors, UpdateCompanionResponses, UpdateCurrentMemberData, UpdateCurrentMemberErrors, UpdateCurrentMemberResponses, UpdateMemberVehicleData, UpdateMemberVehicleErrors, UpdateMemberVehicleResponses, UpdateNotificationSettingsData, UpdateNotificationSettingsErrors, UpdateNotificationSettingsResponses, UpdatePasskeyData, UpdatePasskeyErrors, UpdatePasskeyResponses } from './types.gen.ts';
import { vApplyForSignUpResponse, vCancelEmailChangeResponse, vChangePasswordResponse, vCheckEmailChangeLinkResponse, vCheckPasswordResetLinkResponse, vCheckSignUpLinkResponse, vConfirmEmailChangeResponse, vConfirmLoginResponse, vCreateCompanionResponse, vCreateMemberResponse, vCreateMemberVehicleResponse, vCreatePasskeyChallengeResponse, vCreatePasskeyLoginChallengeResponse, vCreatePasskeyResponse, vDeleteCardResponse, vDeleteCompanionResponse, vDeleteCurrentMemberResponse, vDeleteMemberVehicleResponse, vDeletePasskeyResponse, vEndLoginResponse, vEndOtherLoginsResponse, vGetCsrfCookieResponse, vGetCurrentMemberResponse, vGetEmailChangeResponse, vGetMemberDataResponse, vGetNotificationSettingsResponse, vKeepCustomersResponse, vListCardsResponse, vListCompanionsResponse, vListLoginsResponse, vListMemberVehiclesResponse, vListPasskeysResponse, vLoginResponse, vLoginWithPasskeyResponse, vLogoutResponse, vRequestEmailChangeResponse, vRequestPasswordResetResponse, vResetPasswordResponse, vStopEmailChangeResponse, vUpdateCompanionResponse, vUpdateCurrentMemberResponse, vUpdateMemberVehicleResponse, vUpdateNotificationSettingsResponse, vUpdatePasskeyResponse } from './valibot.gen.ts';

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
 * ログイン前の下書き、仮予約、予約、照会の権利は会員に引き継ぎます。下書きの代表者と最初の大人の空いている項目には、ほかの方の名前がなければ、会員の情報が入ります。ほかの会員としてログインしていた場合、その会員のものは引き継ぎません。
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
 * パスキーでログインするための値
 *
 * パスキーでログインするための値を返します。会員が誰かは問いません。値はこのセッションでだけ使えます。
 * 以前のログインが終わっているCookieでは、login と同じように419を返します。401は返しません(セッションで呼ぶ操作に共通の記載です)。
 *
 */
export const createPasskeyLoginChallenge = <ThrowOnError extends boolean = true>(options?: Options<CreatePasskeyLoginChallengeData, ThrowOnError>): RequestResult<CreatePasskeyLoginChallengeResponses, CreatePasskeyLoginChallengeErrors, ThrowOnError> => (options?.client ?? client).post<CreatePasskeyLoginChallengeResponses, CreatePasskeyLoginChallengeErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCreatePasskeyLoginChallengeResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/auth/passkey-challenges',
    ...options
});

/**
 * パスキーでログイン
 *
 * 端末がパスキーで署名した結果が正しければ、login と同じように、このセッションを終了して会員のセッションを開始します。両方のCookieが新しい値に変わります。
 * 以前のログインが終わっているCookieでは、login と同じように419を返します。401は返しません(セッションで呼ぶ操作に共通の記載です)。GET /sanctum/csrf-cookie で取り直し、createPasskeyLoginChallenge からやり直してください。
 * 値は1回しか使えません。失敗したときは createPasskeyLoginChallenge からやり直してください。失敗はパスワードの誤りと同じように数えます。
 *
 */
export const loginWithPasskey = <ThrowOnError extends boolean = true>(options: Options<LoginWithPasskeyData, ThrowOnError>): RequestResult<LoginWithPasskeyResponses, LoginWithPasskeyErrors, ThrowOnError> => (options.client ?? client).post<LoginWithPasskeyResponses, LoginWithPasskeyErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vLoginWithPasskeyResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/auth/passkey-login',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 本人の再確認
 *
 * 今のパスワードを確かめ、このログインを新しいログインと同じに扱います。パスキーの追加など、最後のログインから10分以内に限る操作の前に使います。続けて間違えると、ログインと同じように停止します。
 */
export const confirmLogin = <ThrowOnError extends boolean = true>(options: Options<ConfirmLoginData, ThrowOnError>): RequestResult<ConfirmLoginResponses, ConfirmLoginErrors, ThrowOnError> => (options.client ?? client).put<ConfirmLoginResponses, ConfirmLoginErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vConfirmLoginResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/login',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * パスワードの再設定のお申し込み
 *
 * 再設定用のリンクをメールで送ります。リンクは60分以内に1回だけ使えます。もう一度送るときも、同じ内容で呼び出します。
 * 登録のないメールアドレスでも、応答は同じです。そのときのメールは、登録がないことを案内します。
 *
 */
export const requestPasswordReset = <ThrowOnError extends boolean = true>(options: Options<RequestPasswordResetData, ThrowOnError>): RequestResult<RequestPasswordResetResponses, RequestPasswordResetErrors, ThrowOnError> => (options.client ?? client).post<RequestPasswordResetResponses, RequestPasswordResetErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vRequestPasswordResetResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/password-resets',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * パスワードの再設定のリンクの確認
 *
 * メールのリンクのトークンがまだ使えるかを調べ、会員のメールアドレスとパスキーを返します。調べてもリンクは使用済みになりません。
 *
 */
export const checkPasswordResetLink = <ThrowOnError extends boolean = true>(options: Options<CheckPasswordResetLinkData, ThrowOnError>): RequestResult<CheckPasswordResetLinkResponses, CheckPasswordResetLinkErrors, ThrowOnError> => (options.client ?? client).post<CheckPasswordResetLinkResponses, CheckPasswordResetLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCheckPasswordResetLinkResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/password-reset-links',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * パスワードの再設定
 *
 * メールのリンクのトークンで新しいパスワードを設定し、リンクを使用済みにします。この会員のログインはすべて終了し、変更のお知らせをメールで送ります。removedPasskeyIds のパスキーは外します(この会員のものでないIDは無視します)。
 * パスワードの決まりは会員登録と同じです。
 *
 */
export const resetPassword = <ThrowOnError extends boolean = true>(options: Options<ResetPasswordData, ThrowOnError>): RequestResult<ResetPasswordResponses, ResetPasswordErrors, ThrowOnError> => (options.client ?? client).put<ResetPasswordResponses, ResetPasswordErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vResetPasswordResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/password',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 会員登録のお申し込み
 *
 * 登録を続けるリンクをメールで送ります。リンクは2時間以内に1回だけ使えます。もう一度送るときも、同じ内容で呼び出します。
 * 登録済みのメールアドレスでも、応答は同じです。そのときのメールは、登録済みであることとパスワードの再設定を案内します。
 *
 */
export const applyForSignUp = <ThrowOnError extends boolean = true>(options: Options<ApplyForSignUpData, ThrowOnError>): RequestResult<ApplyForSignUpResponses, ApplyForSignUpErrors, ThrowOnError> => (options.client ?? client).post<ApplyForSignUpResponses, ApplyForSignUpErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vApplyForSignUpResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/sign-ups',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 会員登録のリンクの確認
 *
 * メールのリンクのトークンがまだ使えるかを調べ、登録するメールアドレスを返します。調べてもリンクは使用済みになりません。
 * このセッションで同じメールアドレスの予約をしていれば、そのとき入力した代表者の内容も返します。もう一度入力していただく必要はありません。
 *
 */
export const checkSignUpLink = <ThrowOnError extends boolean = true>(options: Options<CheckSignUpLinkData, ThrowOnError>): RequestResult<CheckSignUpLinkResponses, CheckSignUpLinkErrors, ThrowOnError> => (options.client ?? client).post<CheckSignUpLinkResponses, CheckSignUpLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCheckSignUpLinkResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/sign-up-links',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 会員登録
 *
 * メールのリンクのトークンで会員を登録し、リンクを使用済みにします。ログインは別に行います。
 * パスワードは、NFKCに正規化して10文字以上128文字以下です。文字の種類の決まりはありません。よく使われるパスワードは登録できません。
 *
 */
export const createMember = <ThrowOnError extends boolean = true>(options: Options<CreateMemberData, ThrowOnError>): RequestResult<CreateMemberResponses, CreateMemberErrors, ThrowOnError> => (options.client ?? client).post<CreateMemberResponses, CreateMemberErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCreateMemberResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * パスワードの変更
 *
 * 今のパスワードを確かめてから、新しいパスワードに変えます。この端末はログインしたまま両方のCookieが新しい値に変わるため、以後の呼び出しでは XSRF-TOKEN を読み直してください。この会員のほかのログインはすべて終了します。変更のお知らせをメールで送ります。
 * パスワードの決まりは会員登録と同じです。今のパスワードを続けて間違えると、ログインと同じように停止します。
 *
 */
export const changePassword = <ThrowOnError extends boolean = true>(options: Options<ChangePasswordData, ThrowOnError>): RequestResult<ChangePasswordResponses, ChangePasswordErrors, ThrowOnError> => (options.client ?? client).put<ChangePasswordResponses, ChangePasswordErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vChangePasswordResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/password',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * メールアドレスの変更の取りやめ
 *
 * 確認を待っている変更のリンクを、2通とも使えなくします。なくても204を返します。
 */
export const cancelEmailChange = <ThrowOnError extends boolean = true>(options?: Options<CancelEmailChangeData, ThrowOnError>): RequestResult<CancelEmailChangeResponses, CancelEmailChangeErrors, ThrowOnError> => (options?.client ?? client).delete<CancelEmailChangeResponses, CancelEmailChangeErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCancelEmailChangeResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/email-changes',
    ...options
});

/**
 * 確認を待っているメールアドレスの変更
 *
 * 新しいメールアドレスのリンクがまだ使える変更を返します。ほかの会員のメールアドレスを申し込んだときも同じです。
 */
export const getEmailChange = <ThrowOnError extends boolean = true>(options?: Options<GetEmailChangeData, ThrowOnError>): RequestResult<GetEmailChangeResponses, GetEmailChangeErrors, ThrowOnError> => (options?.client ?? client).get<GetEmailChangeResponses, GetEmailChangeErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetEmailChangeResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/external/api/members/me/email-changes',
    ...options
});

/**
 * メールアドレスの変更のお申し込み
 *
 * 今のパスワードを(最後のログインから10分以内でも)確かめてから、新しいメールアドレスに確認のリンクを送ります。リンクは2時間以内に1回だけ使えます。確認が終わるまで、メールアドレスは変わりません。
 * これまでのアドレスには、変更を止めるリンクのあるお知らせを送ります。前のお申し込みのリンクは使えなくなります。
 * ほかの会員のメールアドレスでも、応答は同じです。そのときのメールは、変更できないことを案内します。
 *
 */
export const requestEmailChange = <ThrowOnError extends boolean = true>(options: Options<RequestEmailChangeData, ThrowOnError>): RequestResult<RequestEmailChangeResponses, RequestEmailChangeErrors, ThrowOnError> => (options.client ?? client).post<RequestEmailChangeResponses, RequestEmailChangeErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vRequestEmailChangeResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/email-changes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * メールアドレスの変更のリンクの確認
 *
 * メールのリンクのトークンがまだ使えるかを調べ、新しいメールアドレスを返します。調べてもリンクは使用済みになりません。
 *
 */
export const checkEmailChangeLink = <ThrowOnError extends boolean = true>(options: Options<CheckEmailChangeLinkData, ThrowOnError>): RequestResult<CheckEmailChangeLinkResponses, CheckEmailChangeLinkErrors, ThrowOnError> => (options.client ?? client).post<CheckEmailChangeLinkResponses, CheckEmailChangeLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCheckEmailChangeLinkResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/email-change-links',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * メールアドレスの変更の完了
 *
 * メールのリンクのトークンで、会員のメールアドレスを変えます。ログインは必要ありません。ログイン中の端末はそのまま使え、これまでのアドレスに送った再設定のリンクは使えなくなります。変更のお知らせを、これまでのアドレスに送ります。
 *
 */
export const confirmEmailChange = <ThrowOnError extends boolean = true>(options: Options<ConfirmEmailChangeData, ThrowOnError>): RequestResult<ConfirmEmailChangeResponses, ConfirmEmailChangeErrors, ThrowOnError> => (options.client ?? client).put<ConfirmEmailChangeResponses, ConfirmEmailChangeErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vConfirmEmailChangeResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/email',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * メールアドレスの変更の取りやめ
 *
 * これまでのメールアドレスに届いたお知らせのトークンで、変更を止めます。ログインは必要ありません。
 *
 */
export const stopEmailChange = <ThrowOnError extends boolean = true>(options: Options<StopEmailChangeData, ThrowOnError>): RequestResult<StopEmailChangeResponses, StopEmailChangeErrors, ThrowOnError> => (options.client ?? client).post<StopEmailChangeResponses, StopEmailChangeErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vStopEmailChangeResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/email-change-stops',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 退会
 *
 * ログイン中の会員を退会させます。お名前と連絡先、同行者、車両、カード、パスキー、ログインをすぐに削除し、まだ確定していない仮予約を終わらせます。
 * これからの予約はそのまま有効で、予約番号と、電話番号またはメールアドレスで照会できます。退会したことをメールでお知らせします。
 * 最後のログイン(または confirmLogin)から10分以内に限ります。
 *
 */
export const deleteCurrentMember = <ThrowOnError extends boolean = true>(options?: Options<DeleteCurrentMemberData, ThrowOnError>): RequestResult<DeleteCurrentMemberResponses, DeleteCurrentMemberErrors, ThrowOnError> => (options?.client ?? client).delete<DeleteCurrentMemberResponses, DeleteCurrentMemberErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vDeleteCurrentMemberResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me',
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

/**
 * 会員の情報の変更
 *
 * ログイン中の会員の情報を、入力した内容に置き換えます。メールアドレスとパスワードは変わりません。すでにある予約のお名前と連絡先も変わりません。
 * if-match には、画面に表示している会員のETagを入れてください。別の画面で変更されていると409(VERSION_CONFLICT)を返し、何も変えません。
 *
 */
export const updateCurrentMember = <ThrowOnError extends boolean = true>(options: Options<UpdateCurrentMemberData, ThrowOnError>): RequestResult<UpdateCurrentMemberResponses, UpdateCurrentMemberErrors, ThrowOnError> => (options.client ?? client).put<UpdateCurrentMemberResponses, UpdateCurrentMemberErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vUpdateCurrentMemberResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 同行者の一覧
 *
 * ログイン中の会員が登録した同行者を、登録した順に返します。
 */
export const listCompanions = <ThrowOnError extends boolean = true>(options?: Options<ListCompanionsData, ThrowOnError>): RequestResult<ListCompanionsResponses, ListCompanionsErrors, ThrowOnError> => (options?.client ?? client).get<ListCompanionsResponses, ListCompanionsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListCompanionsResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/external/api/members/me/companions',
    ...options
});

/**
 * 同行者の登録
 *
 * 同行者を会員情報に登録します。手帳、お手伝い、非常時の支援のいずれかを保存するには、障がい・健康に関する情報の取扱いへの同意が必要です。
 */
export const createCompanion = <ThrowOnError extends boolean = true>(options: Options<CreateCompanionData, ThrowOnError>): RequestResult<CreateCompanionResponses, CreateCompanionErrors, ThrowOnError> => (options.client ?? client).post<CreateCompanionResponses, CreateCompanionErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCreateCompanionResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/companions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 同行者の削除
 *
 * 登録した同行者を会員情報から削除します。すでにある予約は変わりません。
 */
export const deleteCompanion = <ThrowOnError extends boolean = true>(options: Options<DeleteCompanionData, ThrowOnError>): RequestResult<DeleteCompanionResponses, DeleteCompanionErrors, ThrowOnError> => (options.client ?? client).delete<DeleteCompanionResponses, DeleteCompanionErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vDeleteCompanionResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/companions/{companionId}',
    ...options
});

/**
 * 同行者の変更
 *
 * 登録した同行者の項目をすべて入れ替えます。すでにある予約は変わりません。
 */
export const updateCompanion = <ThrowOnError extends boolean = true>(options: Options<UpdateCompanionData, ThrowOnError>): RequestResult<UpdateCompanionResponses, UpdateCompanionErrors, ThrowOnError> => (options.client ?? client).put<UpdateCompanionResponses, UpdateCompanionErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vUpdateCompanionResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/companions/{companionId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * パスキーの一覧
 *
 * ログイン中の会員のパスキーを、追加した順に返します。
 */
export const listPasskeys = <ThrowOnError extends boolean = true>(options?: Options<ListPasskeysData, ThrowOnError>): RequestResult<ListPasskeysResponses, ListPasskeysErrors, ThrowOnError> => (options?.client ?? client).get<ListPasskeysResponses, ListPasskeysErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListPasskeysResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/external/api/members/me/passkeys',
    ...options
});

/**
 * パスキーの追加
 *
 * createPasskeyChallenge の値で端末が作ったパスキーを確かめ、会員に追加します。追加のお知らせをメールで送ります。
 */
export const createPasskey = <ThrowOnError extends boolean = true>(options: Options<CreatePasskeyData, ThrowOnError>): RequestResult<CreatePasskeyResponses, CreatePasskeyErrors, ThrowOnError> => (options.client ?? client).post<CreatePasskeyResponses, CreatePasskeyErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCreatePasskeyResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/passkeys',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * パスキーの削除
 *
 * 会員からパスキーを外します。以後、このパスキーではログインできません。ログイン中の端末はログインしたままです。
 */
export const deletePasskey = <ThrowOnError extends boolean = true>(options: Options<DeletePasskeyData, ThrowOnError>): RequestResult<DeletePasskeyResponses, DeletePasskeyErrors, ThrowOnError> => (options.client ?? client).delete<DeletePasskeyResponses, DeletePasskeyErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vDeletePasskeyResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/passkeys/{passkeyId}',
    ...options
});

/**
 * パスキーの名前の変更
 *
 * パスキーの名前を変えます。
 */
export const updatePasskey = <ThrowOnError extends boolean = true>(options: Options<UpdatePasskeyData, ThrowOnError>): RequestResult<UpdatePasskeyResponses, UpdatePasskeyErrors, ThrowOnError> => (options.client ?? client).put<UpdatePasskeyResponses, UpdatePasskeyErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vUpdatePasskeyResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/passkeys/{passkeyId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * パスキーを作るための値
 *
 * パスキーを作るための値を返します。最後のログイン(または confirmLogin)から10分以内に限ります。
 */
export const createPasskeyChallenge = <ThrowOnError extends boolean = true>(options?: Options<CreatePasskeyChallengeData, ThrowOnError>): RequestResult<CreatePasskeyChallengeResponses, CreatePasskeyChallengeErrors, ThrowOnError> => (options?.client ?? client).post<CreatePasskeyChallengeResponses, CreatePasskeyChallengeErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCreatePasskeyChallengeResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/passkey-challenges',
    ...options
});

/**
 * 車両の一覧
 *
 * ログイン中の会員が登録した車両を、登録した順に返します。
 */
export const listMemberVehicles = <ThrowOnError extends boolean = true>(options?: Options<ListMemberVehiclesData, ThrowOnError>): RequestResult<ListMemberVehiclesResponses, ListMemberVehiclesErrors, ThrowOnError> => (options?.client ?? client).get<ListMemberVehiclesResponses, ListMemberVehiclesErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListMemberVehiclesResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/external/api/members/me/vehicles',
    ...options
});

/**
 * 車両の登録
 *
 * 車両を会員情報に登録します。登録した車両は、予約と運賃の計算で選べます。
 */
export const createMemberVehicle = <ThrowOnError extends boolean = true>(options: Options<CreateMemberVehicleData, ThrowOnError>): RequestResult<CreateMemberVehicleResponses, CreateMemberVehicleErrors, ThrowOnError> => (options.client ?? client).post<CreateMemberVehicleResponses, CreateMemberVehicleErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCreateMemberVehicleResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/vehicles',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 車両の削除
 *
 * 登録した車両を会員情報から削除します。すでにある予約は変わりません。
 */
export const deleteMemberVehicle = <ThrowOnError extends boolean = true>(options: Options<DeleteMemberVehicleData, ThrowOnError>): RequestResult<DeleteMemberVehicleResponses, DeleteMemberVehicleErrors, ThrowOnError> => (options.client ?? client).delete<DeleteMemberVehicleResponses, DeleteMemberVehicleErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vDeleteMemberVehicleResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/vehicles/{memberVehicleId}',
    ...options
});

/**
 * 車両の変更
 *
 * 登録した車両の項目をすべて入れ替えます。すでにある予約は変わりません。
 */
export const updateMemberVehicle = <ThrowOnError extends boolean = true>(options: Options<UpdateMemberVehicleData, ThrowOnError>): RequestResult<UpdateMemberVehicleResponses, UpdateMemberVehicleErrors, ThrowOnError> => (options.client ?? client).put<UpdateMemberVehicleResponses, UpdateMemberVehicleErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vUpdateMemberVehicleResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/vehicles/{memberVehicleId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * メールのお知らせの設定
 *
 * ログイン中の会員が、どのお知らせをメールで受け取るかを返します。
 */
export const getNotificationSettings = <ThrowOnError extends boolean = true>(options?: Options<GetNotificationSettingsData, ThrowOnError>): RequestResult<GetNotificationSettingsResponses, GetNotificationSettingsErrors, ThrowOnError> => (options?.client ?? client).get<GetNotificationSettingsResponses, GetNotificationSettingsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetNotificationSettingsResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/external/api/members/me/notification-settings',
    ...options
});

/**
 * メールのお知らせの設定の変更
 *
 * どのお知らせをメールで受け取るかを置き換えます。
 * if-match には、画面に表示している設定のETagを入れてください。別の画面で会員の情報または設定が変更されていると409(VERSION_CONFLICT)を返し、何も変えません。
 *
 */
export const updateNotificationSettings = <ThrowOnError extends boolean = true>(options: Options<UpdateNotificationSettingsData, ThrowOnError>): RequestResult<UpdateNotificationSettingsResponses, UpdateNotificationSettingsErrors, ThrowOnError> => (options.client ?? client).put<UpdateNotificationSettingsResponses, UpdateNotificationSettingsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vUpdateNotificationSettingsResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/notification-settings',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 登録したカードの一覧
 *
 * ログイン中の会員が登録したカードを、登録した順に返します。カードは、お支払いのときに同意して登録します(customer-apiのsetDraftPaymentのkeepCard)。
 */
export const listCards = <ThrowOnError extends boolean = true>(options?: Options<ListCardsData, ThrowOnError>): RequestResult<ListCardsResponses, ListCardsErrors, ThrowOnError> => (options?.client ?? client).get<ListCardsResponses, ListCardsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListCardsResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/external/api/members/me/cards',
    ...options
});

/**
 * 登録したカードの削除
 *
 * 登録したカードを外します。この時から使えなくなり、決済会社からも削除します(決済会社に接続できないときは、接続でき次第)。済んだお支払いとご予約は変わりません。
 */
export const deleteCard = <ThrowOnError extends boolean = true>(options: Options<DeleteCardData, ThrowOnError>): RequestResult<DeleteCardResponses, DeleteCardErrors, ThrowOnError> => (options.client ?? client).delete<DeleteCardResponses, DeleteCardErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vDeleteCardResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/cards/{cardId}',
    ...options
});

/**
 * 予約で入力した内容の会員情報への保存
 *
 * 予約の下書きに入力したお客様情報を、次回のために会員情報に保存します。代表者がご本人のときは氏名・電話番号・住所、乗船者は同行者、車両はお車として、登録済みのものは新しい内容に替え、ないものは追加します。すべて保存するか、何も保存しないかのどちらかです。下書きと予約は変わりません。
 * 障がい・健康に関する情報(手帳、お手伝い、非常時の支援)は保存せず、登録済みの内容を残します。生年月日のない方、非常時の支援が必要な新しい方、ナンバー未定の車両は保存しません。
 * if-match には、画面に表示している会員のETagを入れてください。
 *
 */
export const keepCustomers = <ThrowOnError extends boolean = true>(options: Options<KeepCustomersData, ThrowOnError>): RequestResult<KeepCustomersResponses, KeepCustomersErrors, ThrowOnError> => (options.client ?? client).post<KeepCustomersResponses, KeepCustomersErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vKeepCustomersResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/kept-customers',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 会員のデータの受け取り
 *
 * ログイン中の会員についてお預かりしている情報を、1つのJSONで返します。ブラウザーではファイルとして保存されます。
 * 最後のログイン(または confirmLogin)から10分以内に限り、1時間に10回までです。
 *
 */
export const getMemberData = <ThrowOnError extends boolean = true>(options?: Options<GetMemberDataData, ThrowOnError>): RequestResult<GetMemberDataResponses, GetMemberDataErrors, ThrowOnError> => (options?.client ?? client).get<GetMemberDataResponses, GetMemberDataErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetMemberDataResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/external/api/members/me/data',
    ...options
});

/**
 * ほかのログインをすべて終了
 *
 * この呼び出しのログインを残し、この会員のほかのログインをすべて終了します。
 */
export const endOtherLogins = <ThrowOnError extends boolean = true>(options?: Options<EndOtherLoginsData, ThrowOnError>): RequestResult<EndOtherLoginsResponses, EndOtherLoginsErrors, ThrowOnError> => (options?.client ?? client).delete<EndOtherLoginsResponses, EndOtherLoginsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vEndOtherLoginsResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/logins',
    ...options
});

/**
 * ログイン中の端末の一覧
 *
 * ログイン中の会員の、いま使えるログインを返します。この呼び出しのログインが先頭、ほかは最後に使ったものから順に並びます。
 */
export const listLogins = <ThrowOnError extends boolean = true>(options?: Options<ListLoginsData, ThrowOnError>): RequestResult<ListLoginsResponses, ListLoginsErrors, ThrowOnError> => (options?.client ?? client).get<ListLoginsResponses, ListLoginsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListLoginsResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/external/api/members/me/logins',
    ...options
});

/**
 * ログインの終了
 *
 * この会員のログインを1つ終了します。この呼び出しのログインは、ログアウトで終了してください(404)。
 */
export const endLogin = <ThrowOnError extends boolean = true>(options: Options<EndLoginData, ThrowOnError>): RequestResult<EndLoginResponses, EndLoginErrors, ThrowOnError> => (options.client ?? client).delete<EndLoginResponses, EndLoginErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vEndLoginResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/external/api/members/me/logins/{loginId}',
    ...options
});
