// Generated from openapi/external-api by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { applyForSignUp, cancelEmailChange, changePassword, checkEmailChangeLink, checkPasswordResetLink, checkSignUpLink, confirmEmailChange, confirmLogin, createCompanion, createMember, createMemberVehicle, createPasskey, createPasskeyChallenge, createPasskeyLoginChallenge, deleteCard, deleteCompanion, deleteCurrentMember, deleteMemberVehicle, deletePasskey, endLogin, endOtherLogins, getCsrfCookie, getCurrentMember, getEmailChange, getMemberData, getNotificationSettings, keepCustomers, listCards, listCompanions, listLogins, listMemberVehicles, listPasskeys, login, loginWithPasskey, logout, type Options, requestEmailChange, requestPasswordReset, resetPassword, stopEmailChange, updateCompanion, updateCurrentMember, updateMemberVehicle, updateNotificationSettings, updatePasskey } from '../sdk.gen.ts';
import type { ApplyForSignUpData, ApplyForSignUpError, ApplyForSignUpResponse, CancelEmailChangeData, CancelEmailChangeError, CancelEmailChangeResponse, ChangePasswordData, ChangePasswordError, ChangePasswordResponse, CheckEmailChangeLinkData, CheckEmailChangeLinkError, CheckEmailChangeLinkResponse, CheckPasswordResetLinkData, CheckPasswordResetLinkError, CheckPasswordResetLinkResponse, CheckSignUpLinkData, CheckSignUpLinkError, CheckSignUpLinkResponse, ConfirmEmailChangeData, ConfirmEmailChangeError, ConfirmEmailChangeResponse, ConfirmLoginData, ConfirmLoginError, ConfirmLoginResponse, CreateCompanionData, CreateCompanionError, CreateCompanionResponse, CreateMemberData, CreateMemberError, CreateMemberResponse, CreateMemberVehicleData, CreateMemberVehicleError, CreateMemberVehicleResponse, CreatePasskeyChallengeData, CreatePasskeyChallengeError, CreatePasskeyChallengeResponse, CreatePasskeyData, CreatePasskeyError, CreatePasskeyLoginChallengeData, CreatePasskeyLoginChallengeError, CreatePasskeyLoginChallengeResponse, CreatePasskeyResponse, DeleteCardData, DeleteCardError, DeleteCardResponse, DeleteCompanionData, DeleteCompanionError, DeleteCompanionResponse, DeleteCurrentMemberData, DeleteCurrentMemberError, DeleteCurrentMemberResponse, DeleteMemberVehicleData, DeleteMemberVehicleError, DeleteMemberVehicleResponse, DeletePasskeyData, DeletePasskeyError, DeletePasskeyResponse, EndLoginData, EndLoginError, EndLoginResponse, EndOtherLoginsData, EndOtherLoginsError, EndOtherLoginsResponse, GetCsrfCookieData, GetCsrfCookieError, GetCsrfCookieResponse, GetCurrentMemberData, GetCurrentMemberError, GetCurrentMemberResponse, GetEmailChangeData, GetEmailChangeError, GetEmailChangeResponse, GetMemberDataData, GetMemberDataError, GetMemberDataResponse, GetNotificationSettingsData, GetNotificationSettingsError, GetNotificationSettingsResponse, KeepCustomersData, KeepCustomersError, KeepCustomersResponse, ListCardsData, ListCardsError, ListCardsResponse, ListCompanionsData, ListCompanionsError, ListCompanionsResponse, ListLoginsData, ListLoginsError, ListLoginsResponse, ListMemberVehiclesData, ListMemberVehiclesError, ListMemberVehiclesResponse, ListPasskeysData, ListPasskeysError, ListPasskeysResponse, LoginData, LoginError, LoginResponse, LoginWithPasskeyData, LoginWithPasskeyError, LoginWithPasskeyResponse, LogoutData, LogoutError, LogoutResponse, RequestEmailChangeData, RequestEmailChangeError, RequestEmailChangeResponse, RequestPasswordResetData, RequestPasswordResetError, RequestPasswordResetResponse, ResetPasswordData, ResetPasswordError, ResetPasswordResponse, StopEmailChangeData, StopEmailChangeError, StopEmailChangeResponse, UpdateCompanionData, UpdateCompanionError, UpdateCompanionResponse, UpdateCurrentMemberData, UpdateCurrentMemberError, UpdateCurrentMemberResponse, UpdateMemberVehicleData, UpdateMemberVehicleError, UpdateMemberVehicleResponse, UpdateNotificationSettingsData, UpdateNotificationSettingsError, UpdateNotificationSettingsResponse, UpdatePasskeyData, UpdatePasskeyError, UpdatePasskeyResponse } from '../types.gen.ts';

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
 * ログイン前の下書き、仮予約、予約、照会の権利は会員に引き継ぎます。下書きの代表者と最初の大人の空いている項目には、ほかの方の名前がなければ、会員の情報が入ります。ほかの会員としてログインしていた場合、その会員のものは引き継ぎません。
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

/**
 * パスキーでログインするための値
 *
 * パスキーでログインするための値を返します。会員が誰かは問いません。値はこのセッションでだけ使えます。
 * 以前のログインが終わっているCookieでは、login と同じように419を返します。401は返しません(セッションで呼ぶ操作に共通の記載です)。
 *
 */
export const createPasskeyLoginChallengeMutation = (options?: Partial<Options<CreatePasskeyLoginChallengeData>>): UseMutationOptions<CreatePasskeyLoginChallengeResponse, CreatePasskeyLoginChallengeError, Options<CreatePasskeyLoginChallengeData>> => {
    const mutationOptions: UseMutationOptions<CreatePasskeyLoginChallengeResponse, CreatePasskeyLoginChallengeError, Options<CreatePasskeyLoginChallengeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createPasskeyLoginChallenge({
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
 * パスキーでログイン
 *
 * 端末がパスキーで署名した結果が正しければ、login と同じように、このセッションを終了して会員のセッションを開始します。両方のCookieが新しい値に変わります。
 * 以前のログインが終わっているCookieでは、login と同じように419を返します。401は返しません(セッションで呼ぶ操作に共通の記載です)。GET /sanctum/csrf-cookie で取り直し、createPasskeyLoginChallenge からやり直してください。
 * 値は1回しか使えません。失敗したときは createPasskeyLoginChallenge からやり直してください。失敗はパスワードの誤りと同じように数えます。
 *
 */
export const loginWithPasskeyMutation = (options?: Partial<Options<LoginWithPasskeyData>>): UseMutationOptions<LoginWithPasskeyResponse, LoginWithPasskeyError, Options<LoginWithPasskeyData>> => {
    const mutationOptions: UseMutationOptions<LoginWithPasskeyResponse, LoginWithPasskeyError, Options<LoginWithPasskeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await loginWithPasskey({
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
 * 本人の再確認
 *
 * 今のパスワードを確かめ、このログインを新しいログインと同じに扱います。パスキーの追加など、最後のログインから10分以内に限る操作の前に使います。続けて間違えると、ログインと同じように停止します。
 */
export const confirmLoginMutation = (options?: Partial<Options<ConfirmLoginData>>): UseMutationOptions<ConfirmLoginResponse, ConfirmLoginError, Options<ConfirmLoginData>> => {
    const mutationOptions: UseMutationOptions<ConfirmLoginResponse, ConfirmLoginError, Options<ConfirmLoginData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmLogin({
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
 * パスワードの再設定のお申し込み
 *
 * 再設定用のリンクをメールで送ります。リンクは60分以内に1回だけ使えます。もう一度送るときも、同じ内容で呼び出します。
 * 登録のないメールアドレスでも、応答は同じです。そのときのメールは、登録がないことを案内します。
 *
 */
export const requestPasswordResetMutation = (options?: Partial<Options<RequestPasswordResetData>>): UseMutationOptions<RequestPasswordResetResponse, RequestPasswordResetError, Options<RequestPasswordResetData>> => {
    const mutationOptions: UseMutationOptions<RequestPasswordResetResponse, RequestPasswordResetError, Options<RequestPasswordResetData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await requestPasswordReset({
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
 * パスワードの再設定のリンクの確認
 *
 * メールのリンクのトークンがまだ使えるかを調べ、会員のメールアドレスとパスキーを返します。調べてもリンクは使用済みになりません。
 *
 */
export const checkPasswordResetLinkMutation = (options?: Partial<Options<CheckPasswordResetLinkData>>): UseMutationOptions<CheckPasswordResetLinkResponse, CheckPasswordResetLinkError, Options<CheckPasswordResetLinkData>> => {
    const mutationOptions: UseMutationOptions<CheckPasswordResetLinkResponse, CheckPasswordResetLinkError, Options<CheckPasswordResetLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await checkPasswordResetLink({
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
 * パスワードの再設定
 *
 * メールのリンクのトークンで新しいパスワードを設定し、リンクを使用済みにします。この会員のログインはすべて終了し、変更のお知らせをメールで送ります。removedPasskeyIds のパスキーは外します(この会員のものでないIDは無視します)。
 * パスワードの決まりは会員登録と同じです。
 *
 */
export const resetPasswordMutation = (options?: Partial<Options<ResetPasswordData>>): UseMutationOptions<ResetPasswordResponse, ResetPasswordError, Options<ResetPasswordData>> => {
    const mutationOptions: UseMutationOptions<ResetPasswordResponse, ResetPasswordError, Options<ResetPasswordData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await resetPassword({
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
 * 会員登録のお申し込み
 *
 * 登録を続けるリンクをメールで送ります。リンクは2時間以内に1回だけ使えます。もう一度送るときも、同じ内容で呼び出します。
 * 登録済みのメールアドレスでも、応答は同じです。そのときのメールは、登録済みであることとパスワードの再設定を案内します。
 *
 */
export const applyForSignUpMutation = (options?: Partial<Options<ApplyForSignUpData>>): UseMutationOptions<ApplyForSignUpResponse, ApplyForSignUpError, Options<ApplyForSignUpData>> => {
    const mutationOptions: UseMutationOptions<ApplyForSignUpResponse, ApplyForSignUpError, Options<ApplyForSignUpData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await applyForSignUp({
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
 * 会員登録のリンクの確認
 *
 * メールのリンクのトークンがまだ使えるかを調べ、登録するメールアドレスを返します。調べてもリンクは使用済みになりません。
 * このセッションで同じメールアドレスの予約をしていれば、そのとき入力した代表者の内容も返します。もう一度入力していただく必要はありません。
 *
 */
export const checkSignUpLinkMutation = (options?: Partial<Options<CheckSignUpLinkData>>): UseMutationOptions<CheckSignUpLinkResponse, CheckSignUpLinkError, Options<CheckSignUpLinkData>> => {
    const mutationOptions: UseMutationOptions<CheckSignUpLinkResponse, CheckSignUpLinkError, Options<CheckSignUpLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await checkSignUpLink({
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
 * 会員登録
 *
 * メールのリンクのトークンで会員を登録し、リンクを使用済みにします。ログインは別に行います。
 * パスワードは、NFKCに正規化して10文字以上128文字以下です。文字の種類の決まりはありません。よく使われるパスワードは登録できません。
 *
 */
export const createMemberMutation = (options?: Partial<Options<CreateMemberData>>): UseMutationOptions<CreateMemberResponse, CreateMemberError, Options<CreateMemberData>> => {
    const mutationOptions: UseMutationOptions<CreateMemberResponse, CreateMemberError, Options<CreateMemberData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createMember({
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
 * パスワードの変更
 *
 * 今のパスワードを確かめてから、新しいパスワードに変えます。この端末はログインしたまま両方のCookieが新しい値に変わるため、以後の呼び出しでは XSRF-TOKEN を読み直してください。この会員のほかのログインはすべて終了します。変更のお知らせをメールで送ります。
 * パスワードの決まりは会員登録と同じです。今のパスワードを続けて間違えると、ログインと同じように停止します。
 *
 */
export const changePasswordMutation = (options?: Partial<Options<ChangePasswordData>>): UseMutationOptions<ChangePasswordResponse, ChangePasswordError, Options<ChangePasswordData>> => {
    const mutationOptions: UseMutationOptions<ChangePasswordResponse, ChangePasswordError, Options<ChangePasswordData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await changePassword({
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
 * メールアドレスの変更の取りやめ
 *
 * 確認を待っている変更のリンクを、2通とも使えなくします。なくても204を返します。
 */
export const cancelEmailChangeMutation = (options?: Partial<Options<CancelEmailChangeData>>): UseMutationOptions<CancelEmailChangeResponse, CancelEmailChangeError, Options<CancelEmailChangeData>> => {
    const mutationOptions: UseMutationOptions<CancelEmailChangeResponse, CancelEmailChangeError, Options<CancelEmailChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelEmailChange({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getEmailChangeQueryKey = (options?: Options<GetEmailChangeData>) => createQueryKey('getEmailChange', options, false, ['emailChange']);

/**
 * 確認を待っているメールアドレスの変更
 *
 * 新しいメールアドレスのリンクがまだ使える変更を返します。ほかの会員のメールアドレスを申し込んだときも同じです。
 */
export const getEmailChangeOptions = (options?: Options<GetEmailChangeData>) => queryOptions<GetEmailChangeResponse, GetEmailChangeError, GetEmailChangeResponse, ReturnType<typeof getEmailChangeQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getEmailChange({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getEmailChangeQueryKey(options)
});

/**
 * メールアドレスの変更のお申し込み
 *
 * 今のパスワードを(最後のログインから10分以内でも)確かめてから、新しいメールアドレスに確認のリンクを送ります。リンクは2時間以内に1回だけ使えます。確認が終わるまで、メールアドレスは変わりません。
 * これまでのアドレスには、変更を止めるリンクのあるお知らせを送ります。前のお申し込みのリンクは使えなくなります。
 * ほかの会員のメールアドレスでも、応答は同じです。そのときのメールは、変更できないことを案内します。
 *
 */
export const requestEmailChangeMutation = (options?: Partial<Options<RequestEmailChangeData>>): UseMutationOptions<RequestEmailChangeResponse, RequestEmailChangeError, Options<RequestEmailChangeData>> => {
    const mutationOptions: UseMutationOptions<RequestEmailChangeResponse, RequestEmailChangeError, Options<RequestEmailChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await requestEmailChange({
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
 * メールアドレスの変更のリンクの確認
 *
 * メールのリンクのトークンがまだ使えるかを調べ、新しいメールアドレスを返します。調べてもリンクは使用済みになりません。
 *
 */
export const checkEmailChangeLinkMutation = (options?: Partial<Options<CheckEmailChangeLinkData>>): UseMutationOptions<CheckEmailChangeLinkResponse, CheckEmailChangeLinkError, Options<CheckEmailChangeLinkData>> => {
    const mutationOptions: UseMutationOptions<CheckEmailChangeLinkResponse, CheckEmailChangeLinkError, Options<CheckEmailChangeLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await checkEmailChangeLink({
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
 * メールアドレスの変更の完了
 *
 * メールのリンクのトークンで、会員のメールアドレスを変えます。ログインは必要ありません。ログイン中の端末はそのまま使え、これまでのアドレスに送った再設定のリンクは使えなくなります。変更のお知らせを、これまでのアドレスに送ります。
 *
 */
export const confirmEmailChangeMutation = (options?: Partial<Options<ConfirmEmailChangeData>>): UseMutationOptions<ConfirmEmailChangeResponse, ConfirmEmailChangeError, Options<ConfirmEmailChangeData>> => {
    const mutationOptions: UseMutationOptions<ConfirmEmailChangeResponse, ConfirmEmailChangeError, Options<ConfirmEmailChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmEmailChange({
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
 * メールアドレスの変更の取りやめ
 *
 * これまでのメールアドレスに届いたお知らせのトークンで、変更を止めます。ログインは必要ありません。
 *
 */
export const stopEmailChangeMutation = (options?: Partial<Options<StopEmailChangeData>>): UseMutationOptions<StopEmailChangeResponse, StopEmailChangeError, Options<StopEmailChangeData>> => {
    const mutationOptions: UseMutationOptions<StopEmailChangeResponse, StopEmailChangeError, Options<StopEmailChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await stopEmailChange({
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
 * 退会
 *
 * ログイン中の会員を退会させます。お名前と連絡先、同行者、車両、カード、パスキー、ログインをすぐに削除し、まだ確定していない仮予約を終わらせます。
 * これからの予約はそのまま有効で、予約番号と、電話番号またはメールアドレスで照会できます。退会したことをメールでお知らせします。
 * 最後のログイン(または confirmLogin)から10分以内に限ります。
 *
 */
export const deleteCurrentMemberMutation = (options?: Partial<Options<DeleteCurrentMemberData>>): UseMutationOptions<DeleteCurrentMemberResponse, DeleteCurrentMemberError, Options<DeleteCurrentMemberData>> => {
    const mutationOptions: UseMutationOptions<DeleteCurrentMemberResponse, DeleteCurrentMemberError, Options<DeleteCurrentMemberData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteCurrentMember({
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

/**
 * 会員の情報の変更
 *
 * ログイン中の会員の情報を、入力した内容に置き換えます。メールアドレスとパスワードは変わりません。すでにある予約のお名前と連絡先も変わりません。
 * if-match には、画面に表示している会員のETagを入れてください。別の画面で変更されていると409(VERSION_CONFLICT)を返し、何も変えません。
 *
 */
export const updateCurrentMemberMutation = (options?: Partial<Options<UpdateCurrentMemberData>>): UseMutationOptions<UpdateCurrentMemberResponse, UpdateCurrentMemberError, Options<UpdateCurrentMemberData>> => {
    const mutationOptions: UseMutationOptions<UpdateCurrentMemberResponse, UpdateCurrentMemberError, Options<UpdateCurrentMemberData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateCurrentMember({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listCompanionsQueryKey = (options?: Options<ListCompanionsData>) => createQueryKey('listCompanions', options, false, ['companions']);

/**
 * 同行者の一覧
 *
 * ログイン中の会員が登録した同行者を、登録した順に返します。
 */
export const listCompanionsOptions = (options?: Options<ListCompanionsData>) => queryOptions<ListCompanionsResponse, ListCompanionsError, ListCompanionsResponse, ReturnType<typeof listCompanionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCompanions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listCompanionsQueryKey(options)
});

/**
 * 同行者の登録
 *
 * 同行者を会員情報に登録します。手帳、お手伝い、非常時の支援のいずれかを保存するには、障がい・健康に関する情報の取扱いへの同意が必要です。
 */
export const createCompanionMutation = (options?: Partial<Options<CreateCompanionData>>): UseMutationOptions<CreateCompanionResponse, CreateCompanionError, Options<CreateCompanionData>> => {
    const mutationOptions: UseMutationOptions<CreateCompanionResponse, CreateCompanionError, Options<CreateCompanionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createCompanion({
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
 * 同行者の削除
 *
 * 登録した同行者を会員情報から削除します。すでにある予約は変わりません。
 */
export const deleteCompanionMutation = (options?: Partial<Options<DeleteCompanionData>>): UseMutationOptions<DeleteCompanionResponse, DeleteCompanionError, Options<DeleteCompanionData>> => {
    const mutationOptions: UseMutationOptions<DeleteCompanionResponse, DeleteCompanionError, Options<DeleteCompanionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteCompanion({
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
 * 同行者の変更
 *
 * 登録した同行者の項目をすべて入れ替えます。すでにある予約は変わりません。
 */
export const updateCompanionMutation = (options?: Partial<Options<UpdateCompanionData>>): UseMutationOptions<UpdateCompanionResponse, UpdateCompanionError, Options<UpdateCompanionData>> => {
    const mutationOptions: UseMutationOptions<UpdateCompanionResponse, UpdateCompanionError, Options<UpdateCompanionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateCompanion({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPasskeysQueryKey = (options?: Options<ListPasskeysData>) => createQueryKey('listPasskeys', options, false, ['passkeys']);

/**
 * パスキーの一覧
 *
 * ログイン中の会員のパスキーを、追加した順に返します。
 */
export const listPasskeysOptions = (options?: Options<ListPasskeysData>) => queryOptions<ListPasskeysResponse, ListPasskeysError, ListPasskeysResponse, ReturnType<typeof listPasskeysQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPasskeys({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPasskeysQueryKey(options)
});

/**
 * パスキーの追加
 *
 * createPasskeyChallenge の値で端末が作ったパスキーを確かめ、会員に追加します。追加のお知らせをメールで送ります。
 */
export const createPasskeyMutation = (options?: Partial<Options<CreatePasskeyData>>): UseMutationOptions<CreatePasskeyResponse, CreatePasskeyError, Options<CreatePasskeyData>> => {
    const mutationOptions: UseMutationOptions<CreatePasskeyResponse, CreatePasskeyError, Options<CreatePasskeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createPasskey({
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
 * パスキーの削除
 *
 * 会員からパスキーを外します。以後、このパスキーではログインできません。ログイン中の端末はログインしたままです。
 */
export const deletePasskeyMutation = (options?: Partial<Options<DeletePasskeyData>>): UseMutationOptions<DeletePasskeyResponse, DeletePasskeyError, Options<DeletePasskeyData>> => {
    const mutationOptions: UseMutationOptions<DeletePasskeyResponse, DeletePasskeyError, Options<DeletePasskeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deletePasskey({
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
 * パスキーの名前の変更
 *
 * パスキーの名前を変えます。
 */
export const updatePasskeyMutation = (options?: Partial<Options<UpdatePasskeyData>>): UseMutationOptions<UpdatePasskeyResponse, UpdatePasskeyError, Options<UpdatePasskeyData>> => {
    const mutationOptions: UseMutationOptions<UpdatePasskeyResponse, UpdatePasskeyError, Options<UpdatePasskeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updatePasskey({
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
 * パスキーを作るための値
 *
 * パスキーを作るための値を返します。最後のログイン(または confirmLogin)から10分以内に限ります。
 */
export const createPasskeyChallengeMutation = (options?: Partial<Options<CreatePasskeyChallengeData>>): UseMutationOptions<CreatePasskeyChallengeResponse, CreatePasskeyChallengeError, Options<CreatePasskeyChallengeData>> => {
    const mutationOptions: UseMutationOptions<CreatePasskeyChallengeResponse, CreatePasskeyChallengeError, Options<CreatePasskeyChallengeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createPasskeyChallenge({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listMemberVehiclesQueryKey = (options?: Options<ListMemberVehiclesData>) => createQueryKey('listMemberVehicles', options, false, ['memberVehicles']);

/**
 * 車両の一覧
 *
 * ログイン中の会員が登録した車両を、登録した順に返します。
 */
export const listMemberVehiclesOptions = (options?: Options<ListMemberVehiclesData>) => queryOptions<ListMemberVehiclesResponse, ListMemberVehiclesError, ListMemberVehiclesResponse, ReturnType<typeof listMemberVehiclesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMemberVehicles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMemberVehiclesQueryKey(options)
});

/**
 * 車両の登録
 *
 * 車両を会員情報に登録します。登録した車両は、予約と運賃の計算で選べます。
 */
export const createMemberVehicleMutation = (options?: Partial<Options<CreateMemberVehicleData>>): UseMutationOptions<CreateMemberVehicleResponse, CreateMemberVehicleError, Options<CreateMemberVehicleData>> => {
    const mutationOptions: UseMutationOptions<CreateMemberVehicleResponse, CreateMemberVehicleError, Options<CreateMemberVehicleData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createMemberVehicle({
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
 * 車両の削除
 *
 * 登録した車両を会員情報から削除します。すでにある予約は変わりません。
 */
export const deleteMemberVehicleMutation = (options?: Partial<Options<DeleteMemberVehicleData>>): UseMutationOptions<DeleteMemberVehicleResponse, DeleteMemberVehicleError, Options<DeleteMemberVehicleData>> => {
    const mutationOptions: UseMutationOptions<DeleteMemberVehicleResponse, DeleteMemberVehicleError, Options<DeleteMemberVehicleData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteMemberVehicle({
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
 * 車両の変更
 *
 * 登録した車両の項目をすべて入れ替えます。すでにある予約は変わりません。
 */
export const updateMemberVehicleMutation = (options?: Partial<Options<UpdateMemberVehicleData>>): UseMutationOptions<UpdateMemberVehicleResponse, UpdateMemberVehicleError, Options<UpdateMemberVehicleData>> => {
    const mutationOptions: UseMutationOptions<UpdateMemberVehicleResponse, UpdateMemberVehicleError, Options<UpdateMemberVehicleData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateMemberVehicle({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getNotificationSettingsQueryKey = (options?: Options<GetNotificationSettingsData>) => createQueryKey('getNotificationSettings', options, false, ['members']);

/**
 * メールのお知らせの設定
 *
 * ログイン中の会員が、どのお知らせをメールで受け取るかを返します。
 */
export const getNotificationSettingsOptions = (options?: Options<GetNotificationSettingsData>) => queryOptions<GetNotificationSettingsResponse, GetNotificationSettingsError, GetNotificationSettingsResponse, ReturnType<typeof getNotificationSettingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getNotificationSettings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getNotificationSettingsQueryKey(options)
});

/**
 * メールのお知らせの設定の変更
 *
 * どのお知らせをメールで受け取るかを置き換えます。
 * if-match には、画面に表示している設定のETagを入れてください。別の画面で会員の情報または設定が変更されていると409(VERSION_CONFLICT)を返し、何も変えません。
 *
 */
export const updateNotificationSettingsMutation = (options?: Partial<Options<UpdateNotificationSettingsData>>): UseMutationOptions<UpdateNotificationSettingsResponse, UpdateNotificationSettingsError, Options<UpdateNotificationSettingsData>> => {
    const mutationOptions: UseMutationOptions<UpdateNotificationSettingsResponse, UpdateNotificationSettingsError, Options<UpdateNotificationSettingsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateNotificationSettings({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listCardsQueryKey = (options?: Options<ListCardsData>) => createQueryKey('listCards', options, false, ['cards']);

/**
 * 登録したカードの一覧
 *
 * ログイン中の会員が登録したカードを、登録した順に返します。カードは、お支払いのときに同意して登録します(customer-apiのsetDraftPaymentのkeepCard)。
 */
export const listCardsOptions = (options?: Options<ListCardsData>) => queryOptions<ListCardsResponse, ListCardsError, ListCardsResponse, ReturnType<typeof listCardsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCards({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listCardsQueryKey(options)
});

/**
 * 登録したカードの削除
 *
 * 登録したカードを外します。この時から使えなくなり、決済会社からも削除します(決済会社に接続できないときは、接続でき次第)。済んだお支払いとご予約は変わりません。
 */
export const deleteCardMutation = (options?: Partial<Options<DeleteCardData>>): UseMutationOptions<DeleteCardResponse, DeleteCardError, Options<DeleteCardData>> => {
    const mutationOptions: UseMutationOptions<DeleteCardResponse, DeleteCardError, Options<DeleteCardData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteCard({
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
 * 予約で入力した内容の会員情報への保存
 *
 * 予約の下書きに入力したお客様情報を、次回のために会員情報に保存します。代表者がご本人のときは氏名・電話番号・住所、乗船者は同行者、車両はお車として、登録済みのものは新しい内容に替え、ないものは追加します。すべて保存するか、何も保存しないかのどちらかです。下書きと予約は変わりません。
 * 障がい・健康に関する情報(手帳、お手伝い、非常時の支援)は保存せず、登録済みの内容を残します。生年月日のない方、非常時の支援が必要な新しい方、ナンバー未定の車両は保存しません。
 * if-match には、画面に表示している会員のETagを入れてください。
 *
 */
export const keepCustomersMutation = (options?: Partial<Options<KeepCustomersData>>): UseMutationOptions<KeepCustomersResponse, KeepCustomersError, Options<KeepCustomersData>> => {
    const mutationOptions: UseMutationOptions<KeepCustomersResponse, KeepCustomersError, Options<KeepCustomersData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await keepCustomers({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getMemberDataQueryKey = (options?: Options<GetMemberDataData>) => createQueryKey('getMemberData', options, false, ['members']);

/**
 * 会員のデータの受け取り
 *
 * ログイン中の会員についてお預かりしている情報を、1つのJSONで返します。ブラウザーではファイルとして保存されます。
 * 最後のログイン(または confirmLogin)から10分以内に限り、1時間に10回までです。
 *
 */
export const getMemberDataOptions = (options?: Options<GetMemberDataData>) => queryOptions<GetMemberDataResponse, GetMemberDataError, GetMemberDataResponse, ReturnType<typeof getMemberDataQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMemberData({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMemberDataQueryKey(options)
});

/**
 * ほかのログインをすべて終了
 *
 * この呼び出しのログインを残し、この会員のほかのログインをすべて終了します。
 */
export const endOtherLoginsMutation = (options?: Partial<Options<EndOtherLoginsData>>): UseMutationOptions<EndOtherLoginsResponse, EndOtherLoginsError, Options<EndOtherLoginsData>> => {
    const mutationOptions: UseMutationOptions<EndOtherLoginsResponse, EndOtherLoginsError, Options<EndOtherLoginsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await endOtherLogins({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listLoginsQueryKey = (options?: Options<ListLoginsData>) => createQueryKey('listLogins', options, false, ['logins']);

/**
 * ログイン中の端末の一覧
 *
 * ログイン中の会員の、いま使えるログインを返します。この呼び出しのログインが先頭、ほかは最後に使ったものから順に並びます。
 */
export const listLoginsOptions = (options?: Options<ListLoginsData>) => queryOptions<ListLoginsResponse, ListLoginsError, ListLoginsResponse, ReturnType<typeof listLoginsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listLogins({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listLoginsQueryKey(options)
});

/**
 * ログインの終了
 *
 * この会員のログインを1つ終了します。この呼び出しのログインは、ログアウトで終了してください(404)。
 */
export const endLoginMutation = (options?: Partial<Options<EndLoginData>>): UseMutationOptions<EndLoginResponse, EndLoginError, Options<EndLoginData>> => {
    const mutationOptions: UseMutationOptions<EndLoginResponse, EndLoginError, Options<EndLoginData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await endLogin({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
