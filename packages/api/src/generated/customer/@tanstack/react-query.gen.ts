// Generated from openapi/customer-api by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { commitReservation, createDraft, createFareQuote, createGuestSession, extendHold, findNearestPorts, getDraft, getFareCalendar, getPostalCode, getReservation, getServiceStatus, holdReservation, listNotices, listPorts, listPrefectures, listRoutes, type Options, searchSailings, setDraftCustomers, setDraftTrip } from '../sdk.gen.ts';
import type { CommitReservationData, CommitReservationError, CommitReservationResponse, CreateDraftData, CreateDraftError, CreateDraftResponse, CreateFareQuoteData, CreateFareQuoteError, CreateFareQuoteResponse, CreateGuestSessionData, CreateGuestSessionError, CreateGuestSessionResponse, ExtendHoldData, ExtendHoldError, ExtendHoldResponse, FindNearestPortsData, FindNearestPortsError, FindNearestPortsResponse, GetDraftData, GetDraftError, GetDraftResponse, GetFareCalendarData, GetFareCalendarError, GetFareCalendarResponse, GetPostalCodeData, GetPostalCodeError, GetPostalCodeResponse, GetReservationData, GetReservationError, GetReservationResponse, GetServiceStatusData, GetServiceStatusError, GetServiceStatusResponse, HoldReservationData, HoldReservationError, HoldReservationResponse, ListNoticesData, ListNoticesError, ListNoticesResponse, ListPortsData, ListPortsError, ListPortsResponse, ListPrefecturesData, ListPrefecturesError, ListPrefecturesResponse, ListRoutesData, ListRoutesError, ListRoutesResponse, SearchSailingsData, SearchSailingsError, SearchSailingsResponse, SetDraftCustomersData, SetDraftCustomersError, SetDraftCustomersResponse, SetDraftTripData, SetDraftTripError, SetDraftTripResponse } from '../types.gen.ts';

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

export const listPortsQueryKey = (options?: Options<ListPortsData>) => createQueryKey('listPorts', options, false, ['timetable']);

/**
 * 港の一覧
 *
 * 発着のある港をすべて返します。数が限られるためページ分けはしません。
 */
export const listPortsOptions = (options?: Options<ListPortsData>) => queryOptions<ListPortsResponse, ListPortsError, ListPortsResponse, ReturnType<typeof listPortsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPorts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPortsQueryKey(options)
});

export const listRoutesQueryKey = (options?: Options<ListRoutesData>) => createQueryKey('listRoutes', options, false, ['timetable']);

/**
 * 航路の一覧
 *
 * 航路と、航路ごとに予約できる区間(出発港と到着港の組)を返します。
 */
export const listRoutesOptions = (options?: Options<ListRoutesData>) => queryOptions<ListRoutesResponse, ListRoutesError, ListRoutesResponse, ReturnType<typeof listRoutesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRoutes({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRoutesQueryKey(options)
});

export const searchSailingsQueryKey = (options: Options<SearchSailingsData>) => createQueryKey('searchSailings', options, false, ['sailings']);

/**
 * 便の検索
 *
 * 区間・乗船日・人数に合う便を、出発の早い順に返します。便と客室タイプごとに空席の言葉(7種)と、この人数での合計運賃を含みます。
 * 乗船日は便の出発日(運航日)です。24:10発の便は運航日の便として返します。
 *
 */
export const searchSailingsOptions = (options: Options<SearchSailingsData>) => queryOptions<SearchSailingsResponse, SearchSailingsError, SearchSailingsResponse, ReturnType<typeof searchSailingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await searchSailings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: searchSailingsQueryKey(options)
});

/**
 * 運賃の見積もり
 *
 * 便・客室タイプ・人数から運賃の内訳を計算します。何も保存せず、空席も確保しません。仮予約と同じ計算を使うため、金額は一致します。
 */
export const createFareQuoteMutation = (options?: Partial<Options<CreateFareQuoteData>>): UseMutationOptions<CreateFareQuoteResponse, CreateFareQuoteError, Options<CreateFareQuoteData>> => {
    const mutationOptions: UseMutationOptions<CreateFareQuoteResponse, CreateFareQuoteError, Options<CreateFareQuoteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createFareQuote({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getFareCalendarQueryKey = (options: Options<GetFareCalendarData>) => createQueryKey('getFareCalendar', options, false, ['fares']);

/**
 * 運賃カレンダー
 *
 * 区間の、期間内の日ごとの期・祝日・大人1名の最安運賃・空席の言葉を返します。期間の両端を含み、62日までです。
 * 日付は運航日です。空席の言葉はこの人数でのものです。応答は短い間だけ使い回せます(Cache-Control)。確かな空席は便の検索で得てください。
 *
 */
export const getFareCalendarOptions = (options: Options<GetFareCalendarData>) => queryOptions<GetFareCalendarResponse, GetFareCalendarError, GetFareCalendarResponse, ReturnType<typeof getFareCalendarQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFareCalendar({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFareCalendarQueryKey(options)
});

/**
 * 下書きの作成
 *
 * 選んだ便・客室タイプ・人数から、入力中の予約(下書き)を作ります。下書きは作成したセッションだけが使え、最後の更新から24時間で削除します。空席は確保しません。
 */
export const createDraftMutation = (options?: Partial<Options<CreateDraftData>>): UseMutationOptions<CreateDraftResponse, CreateDraftError, Options<CreateDraftData>> => {
    const mutationOptions: UseMutationOptions<CreateDraftResponse, CreateDraftError, Options<CreateDraftData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createDraft({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getDraftQueryKey = (options: Options<GetDraftData>) => createQueryKey('getDraft', options, false, ['drafts']);

/**
 * 下書きの取得
 *
 * 下書きの内容に、現在の空席と運賃を添えて返します。作成したセッションでない場合は404です。
 */
export const getDraftOptions = (options: Options<GetDraftData>) => queryOptions<GetDraftResponse, GetDraftError, GetDraftResponse, ReturnType<typeof getDraftQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getDraft({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getDraftQueryKey(options)
});

/**
 * 便と人数の変更
 *
 * 下書きの便・客室タイプ・人数を置き換えます。入力済みのお客様情報は、人数に合う範囲で残します。
 */
export const setDraftTripMutation = (options?: Partial<Options<SetDraftTripData>>): UseMutationOptions<SetDraftTripResponse, SetDraftTripError, Options<SetDraftTripData>> => {
    const mutationOptions: UseMutationOptions<SetDraftTripResponse, SetDraftTripError, Options<SetDraftTripData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setDraftTrip({
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
 * お客様情報の保存
 *
 * 代表者と乗船者の入力をそのまま保存します。入力途中でも保存できるよう、ここでは内容を検査しません(検査は仮予約のときに行います)。
 */
export const setDraftCustomersMutation = (options?: Partial<Options<SetDraftCustomersData>>): UseMutationOptions<SetDraftCustomersResponse, SetDraftCustomersError, Options<SetDraftCustomersData>> => {
    const mutationOptions: UseMutationOptions<SetDraftCustomersResponse, SetDraftCustomersError, Options<SetDraftCustomersData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setDraftCustomers({
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
 * 仮予約
 *
 * 下書きの内容を検査し、空席を確保して仮予約を作ります。確保は60分間(limitTime まで)です。
 * 画面に表示した合計金額(totalYen)が現在の運賃と異なる場合は409(PRICE_CHANGED)を返し、何も確保しません。
 * 有効な仮予約のある下書きを直して再び仮予約すると、同じ予約番号と期限のまま、新しい内容に置き換えます。置き換えられないときは、元の仮予約がそのまま残ります。
 * 確保の期限が過ぎた下書きは、同じ内容でもう一度仮予約できます。
 *
 */
export const holdReservationMutation = (options?: Partial<Options<HoldReservationData>>): UseMutationOptions<HoldReservationResponse, HoldReservationError, Options<HoldReservationData>> => {
    const mutationOptions: UseMutationOptions<HoldReservationResponse, HoldReservationError, Options<HoldReservationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await holdReservation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getReservationQueryKey = (options: Options<GetReservationData>) => createQueryKey('getReservation', options, false, ['reservations']);

/**
 * 予約の取得
 *
 * 予約の内容を返します。予約したセッション、または照会(guest-sessions)で権利を得たセッションだけが見られます。それ以外は404です。
 */
export const getReservationOptions = (options: Options<GetReservationData>) => queryOptions<GetReservationResponse, GetReservationError, GetReservationResponse, ReturnType<typeof getReservationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReservation({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReservationQueryKey(options)
});

/**
 * お取り置き期限の延長
 *
 * 仮予約の期限を15分延ばします。10回まで延長できます。
 */
export const extendHoldMutation = (options?: Partial<Options<ExtendHoldData>>): UseMutationOptions<ExtendHoldResponse, ExtendHoldError, Options<ExtendHoldData>> => {
    const mutationOptions: UseMutationOptions<ExtendHoldResponse, ExtendHoldError, Options<ExtendHoldData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await extendHold({
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
 * 予約の確定
 *
 * 仮予約を確定します。お支払い方法は、乗船港の窓口(port)です。同じ鍵での再送には同じ応答を返すため、応答を受け取れなかったときはそのまま再送してください。
 */
export const commitReservationMutation = (options?: Partial<Options<CommitReservationData>>): UseMutationOptions<CommitReservationResponse, CommitReservationError, Options<CommitReservationData>> => {
    const mutationOptions: UseMutationOptions<CommitReservationResponse, CommitReservationError, Options<CommitReservationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await commitReservation({
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
 * 予約の照会(会員登録なし)
 *
 * 予約番号と、予約時の電話番号またはメールアドレスが一致すると、このセッションにその予約を見る権利を30分間与えます(見るたびに延びます)。
 * 一致しない理由は区別せず、続けて5回失敗すると15分間停止します。
 *
 */
export const createGuestSessionMutation = (options?: Partial<Options<CreateGuestSessionData>>): UseMutationOptions<CreateGuestSessionResponse, CreateGuestSessionError, Options<CreateGuestSessionData>> => {
    const mutationOptions: UseMutationOptions<CreateGuestSessionResponse, CreateGuestSessionError, Options<CreateGuestSessionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createGuestSession({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getServiceStatusQueryKey = (options?: Options<GetServiceStatusData>) => createQueryKey('getServiceStatus', options, false, ['service']);

/**
 * 本日の運航状況
 *
 * 航路ごとの、本日(運航日)の運航状況を返します。会社が発表した遅れと条件付き運航に、欠航の便から決まる欠航と一部欠航を合わせたものです。
 *
 */
export const getServiceStatusOptions = (options?: Options<GetServiceStatusData>) => queryOptions<GetServiceStatusResponse, GetServiceStatusError, GetServiceStatusResponse, ReturnType<typeof getServiceStatusQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getServiceStatus({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getServiceStatusQueryKey(options)
});

export const listNoticesQueryKey = (options?: Options<ListNoticesData>) => createQueryKey('listNotices', options, false, ['service']);

/**
 * お知らせの一覧
 *
 * 掲載中のお知らせを、重要なものから新しい順に返します。数が限られるためページ分けはしません。
 */
export const listNoticesOptions = (options?: Options<ListNoticesData>) => queryOptions<ListNoticesResponse, ListNoticesError, ListNoticesResponse, ReturnType<typeof listNoticesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listNotices({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listNoticesQueryKey(options)
});

export const getPostalCodeQueryKey = (options: Options<GetPostalCodeData>) => createQueryKey('getPostalCode', options, false, ['addresses']);

/**
 * 郵便番号から住所
 *
 * 郵便番号の住所を返します。町域が1つに決まらない番号では町域を空文字にします。
 * 全角数字、ハイフン、〒を含んでもかまいません。7桁の数字にならない番号は、存在しない番号と同じ404です。
 *
 */
export const getPostalCodeOptions = (options: Options<GetPostalCodeData>) => queryOptions<GetPostalCodeResponse, GetPostalCodeError, GetPostalCodeResponse, ReturnType<typeof getPostalCodeQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPostalCode({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPostalCodeQueryKey(options)
});

export const listPrefecturesQueryKey = (options?: Options<ListPrefecturesData>) => createQueryKey('listPrefectures', options, false, ['addresses']);

/**
 * 都道府県の一覧
 *
 * 47都道府県をコード順に返します。
 */
export const listPrefecturesOptions = (options?: Options<ListPrefecturesData>) => queryOptions<ListPrefecturesResponse, ListPrefecturesError, ListPrefecturesResponse, ReturnType<typeof listPrefecturesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPrefectures({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPrefecturesQueryKey(options)
});

/**
 * 最寄りの港
 *
 * 郵便番号か住所から、近い順に港を返します。住所をURLに残さないためPOSTです。何も保存しません。
 * 距離は直線距離のめやすで、どこから測ったかを precision で示します。位置のわからない港は含みません。
 *
 */
export const findNearestPortsMutation = (options?: Partial<Options<FindNearestPortsData>>): UseMutationOptions<FindNearestPortsResponse, FindNearestPortsError, Options<FindNearestPortsData>> => {
    const mutationOptions: UseMutationOptions<FindNearestPortsResponse, FindNearestPortsError, Options<FindNearestPortsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await findNearestPorts({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
