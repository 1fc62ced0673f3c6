// Generated from openapi/customer-api by `npm run generate`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { cancelReservation, claimReservation, commitChange, commitReservation, completePayment, confirmMail, createChangeDraft, createDraft, createFareQuote, createGuestSession, createPassengerLink, createPreOrder, createSaleReminder, createWalletPass, decideContactChange, deleteDraft, deletePushSubscription, dropChange, extendChange, extendHold, findNearestPorts, getCertificatePdf, getChangeDifferences, getChangeTerms, getDraft, getFareCalendar, getPartnerTicket, getPayment, getPaymentInfo, getPostalCode, getQueuePlace, getReceipt, getReceiptPdf, getReservation, getServiceStatus, holdChange, holdReservation, issueReceipt, joinQueue, joinWaitlist, leaveQueue, listDraftPaymentMethods, listDrafts, listFeatures, listNotices, listPartnerTickets, listPartnerTicketSlots, listPassengerLinks, listPorts, listPrefectures, listPreOrders, listPushSubscriptions, listReceipts, listReservations, listRoutes, listTicketKeys, listTickets, listTicketShares, listVouchers, listWaitlistEntries, openPassengerLink, openPreOrderLink, openSaleReminderLink, openSharedTicket, openWaitlistLink, type Options, quoteCancellation, quoteChange, receivePaymentEvent, receiveStripeEvent, remindReservationNumber, resumeDraft, searchSailings, sendDraftLink, sendMailConfirmation, setDraftCustomers, setDraftPartnerTicket, setDraftPayment, setDraftTrip, setPartnerSlots, setPassengerDetails, setPushSubscription, setRefundAccount, setVehiclePlate, sharePassengerTickets, shareTicket, standBy, startPayment, takeWaitlistOffer, updateReservationContact, verifyCertificate, withdrawFromWaitlist, withdrawPassengerLink, withdrawPreOrder, withdrawSaleReminder, withdrawTicketShare } from '../sdk.gen.ts';
import type { CancelReservationData, CancelReservationError, CancelReservationResponse, ClaimReservationData, ClaimReservationError, ClaimReservationResponse, CommitChangeData, CommitChangeError, CommitChangeResponse, CommitReservationData, CommitReservationError, CommitReservationResponse, CompletePaymentData, CompletePaymentError, CompletePaymentResponse, ConfirmMailData, ConfirmMailError, ConfirmMailResponse, CreateChangeDraftData, CreateChangeDraftError, CreateChangeDraftResponse, CreateDraftData, CreateDraftError, CreateDraftResponse, CreateFareQuoteData, CreateFareQuoteError, CreateFareQuoteResponse, CreateGuestSessionData, CreateGuestSessionError, CreateGuestSessionResponse, CreatePassengerLinkData, CreatePassengerLinkError, CreatePassengerLinkResponse, CreatePreOrderData, CreatePreOrderError, CreatePreOrderResponse, CreateSaleReminderData, CreateSaleReminderError, CreateSaleReminderResponse, CreateWalletPassData, CreateWalletPassError, CreateWalletPassResponse, DecideContactChangeData, DecideContactChangeError, DecideContactChangeResponse, DeleteDraftData, DeleteDraftError, DeleteDraftResponse, DeletePushSubscriptionData, DeletePushSubscriptionError, DeletePushSubscriptionResponse, DropChangeData, DropChangeError, DropChangeResponse, ExtendChangeData, ExtendChangeError, ExtendChangeResponse, ExtendHoldData, ExtendHoldError, ExtendHoldResponse, FindNearestPortsData, FindNearestPortsError, FindNearestPortsResponse, GetCertificatePdfData, GetCertificatePdfError, GetCertificatePdfResponse, GetChangeDifferencesData, GetChangeDifferencesError, GetChangeDifferencesResponse, GetChangeTermsData, GetChangeTermsError, GetChangeTermsResponse, GetDraftData, GetDraftError, GetDraftResponse, GetFareCalendarData, GetFareCalendarError, GetFareCalendarResponse, GetPartnerTicketData, GetPartnerTicketError, GetPartnerTicketResponse, GetPaymentData, GetPaymentError, GetPaymentInfoData, GetPaymentInfoError, GetPaymentInfoResponse, GetPaymentResponse, GetPostalCodeData, GetPostalCodeError, GetPostalCodeResponse, GetQueuePlaceData, GetQueuePlaceError, GetQueuePlaceResponse, GetReceiptData, GetReceiptError, GetReceiptPdfData, GetReceiptPdfError, GetReceiptPdfResponse, GetReceiptResponse, GetReservationData, GetReservationError, GetReservationResponse, GetServiceStatusData, GetServiceStatusError, GetServiceStatusResponse, HoldChangeData, HoldChangeError, HoldChangeResponse, HoldReservationData, HoldReservationError, HoldReservationResponse, IssueReceiptData, IssueReceiptError, IssueReceiptResponse, JoinQueueData, JoinQueueError, JoinQueueResponse, JoinWaitlistData, JoinWaitlistError, JoinWaitlistResponse, LeaveQueueData, LeaveQueueError, LeaveQueueResponse, ListDraftPaymentMethodsData, ListDraftPaymentMethodsError, ListDraftPaymentMethodsResponse, ListDraftsData, ListDraftsError, ListDraftsResponse, ListFeaturesData, ListFeaturesError, ListFeaturesResponse, ListNoticesData, ListNoticesError, ListNoticesResponse, ListPartnerTicketsData, ListPartnerTicketsError, ListPartnerTicketSlotsData, ListPartnerTicketSlotsError, ListPartnerTicketSlotsResponse, ListPartnerTicketsResponse, ListPassengerLinksData, ListPassengerLinksError, ListPassengerLinksResponse, ListPortsData, ListPortsError, ListPortsResponse, ListPrefecturesData, ListPrefecturesError, ListPrefecturesResponse, ListPreOrdersData, ListPreOrdersError, ListPreOrdersResponse, ListPushSubscriptionsData, ListPushSubscriptionsError, ListPushSubscriptionsResponse, ListReceiptsData, ListReceiptsError, ListReceiptsResponse, ListReservationsData, ListReservationsError, ListReservationsResponse, ListRoutesData, ListRoutesError, ListRoutesResponse, ListTicketKeysData, ListTicketKeysError, ListTicketKeysResponse, ListTicketsData, ListTicketsError, ListTicketSharesData, ListTicketSharesError, ListTicketSharesResponse, ListTicketsResponse, ListVouchersData, ListVouchersError, ListVouchersResponse, ListWaitlistEntriesData, ListWaitlistEntriesError, ListWaitlistEntriesResponse, OpenPassengerLinkData, OpenPassengerLinkError, OpenPassengerLinkResponse, OpenPreOrderLinkData, OpenPreOrderLinkError, OpenPreOrderLinkResponse, OpenSaleReminderLinkData, OpenSaleReminderLinkError, OpenSaleReminderLinkResponse, OpenSharedTicketData, OpenSharedTicketError, OpenSharedTicketResponse, OpenWaitlistLinkData, OpenWaitlistLinkError, OpenWaitlistLinkResponse, QuoteCancellationData, QuoteCancellationError, QuoteCancellationResponse, QuoteChangeData, QuoteChangeError, QuoteChangeResponse, ReceivePaymentEventData, ReceivePaymentEventError, ReceivePaymentEventResponse, ReceiveStripeEventData, ReceiveStripeEventError, ReceiveStripeEventResponse, RemindReservationNumberData, RemindReservationNumberError, RemindReservationNumberResponse, ResumeDraftData, ResumeDraftError, ResumeDraftResponse, SearchSailingsData, SearchSailingsError, SearchSailingsResponse, SendDraftLinkData, SendDraftLinkError, SendDraftLinkResponse, SendMailConfirmationData, SendMailConfirmationError, SendMailConfirmationResponse, SetDraftCustomersData, SetDraftCustomersError, SetDraftCustomersResponse, SetDraftPartnerTicketData, SetDraftPartnerTicketError, SetDraftPartnerTicketResponse, SetDraftPaymentData, SetDraftPaymentError, SetDraftPaymentResponse, SetDraftTripData, SetDraftTripError, SetDraftTripResponse, SetPartnerSlotsData, SetPartnerSlotsError, SetPartnerSlotsResponse, SetPassengerDetailsData, SetPassengerDetailsError, SetPassengerDetailsResponse, SetPushSubscriptionData, SetPushSubscriptionError, SetPushSubscriptionResponse, SetRefundAccountData, SetRefundAccountError, SetRefundAccountResponse, SetVehiclePlateData, SetVehiclePlateError, SetVehiclePlateResponse, SharePassengerTicketsData, SharePassengerTicketsError, SharePassengerTicketsResponse, ShareTicketData, ShareTicketError, ShareTicketResponse, StandByData, StandByError, StandByResponse, StartPaymentData, StartPaymentError, StartPaymentResponse, TakeWaitlistOfferData, TakeWaitlistOfferError, TakeWaitlistOfferResponse, UpdateReservationContactData, UpdateReservationContactError, UpdateReservationContactResponse, VerifyCertificateData, VerifyCertificateError, VerifyCertificateResponse, WithdrawFromWaitlistData, WithdrawFromWaitlistError, WithdrawFromWaitlistResponse, WithdrawPassengerLinkData, WithdrawPassengerLinkError, WithdrawPassengerLinkResponse, WithdrawPreOrderData, WithdrawPreOrderError, WithdrawPreOrderResponse, WithdrawSaleReminderData, WithdrawSaleReminderError, WithdrawSaleReminderResponse, WithdrawTicketShareData, WithdrawTicketShareError, WithdrawTicketShareResponse } from '../types.gen.ts';

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

export const listFeaturesQueryKey = (options?: Options<ListFeaturesData>) => createQueryKey('listFeatures', options, false, ['timetable']);

/**
 * 提供している機能の一覧
 *
 * このサーバーが提供している機能を返します。画面は、一覧にない機能の入口、項目、文章を表示しません。
 * この操作のないサーバー(404)では、すべての機能があるものとして表示します。
 * 一覧にない機能の操作(各操作の x-feature)は、404 NOT_FOUND です。partnerTickets のないときは、一覧は空で、新しい購入は TICKET_NOT_ON_SALE です。前に売ったものを変更し、取り消せるように、vehicles と pets は一覧になくても、予約の操作で受け付けます。
 * まだ一部の操作しかないサーバーは、ある操作を operations で返します(契約の検査は、ほかの操作を尋ねません)。
 *
 */
export const listFeaturesOptions = (options?: Options<ListFeaturesData>) => queryOptions<ListFeaturesResponse, ListFeaturesError, ListFeaturesResponse, ReturnType<typeof listFeaturesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listFeatures({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listFeaturesQueryKey(options)
});

export const searchSailingsQueryKey = (options: Options<SearchSailingsData>) => createQueryKey('searchSailings', options, false, ['sailings']);

/**
 * 便の検索
 *
 * 区間・乗船日・人数・車両に合う便を、出発の早い順に返します。便、客室タイプ、車両の積載枠ごとに空席の言葉(7種)と、この人数と車両での合計運賃を含みます。
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

export const createFareQuoteQueryKey = (options: Options<CreateFareQuoteData>) => createQueryKey('createFareQuote', options, false, ['fares']);

/**
 * 運賃の見積もり
 *
 * 旅程(往路・復路の便、人数、車両、客室、割引の申し出)から運賃の内訳と割引の比較を計算します。何も保存せず、空席も確保しません。仮予約と同じ計算を使うため、金額は一致します。
 */
export const createFareQuoteOptions = (options: Options<CreateFareQuoteData>) => queryOptions<CreateFareQuoteResponse, CreateFareQuoteError, CreateFareQuoteResponse, ReturnType<typeof createFareQuoteQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await createFareQuote({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: createFareQuoteQueryKey(options)
});

/**
 * 運賃の見積もり
 *
 * 旅程(往路・復路の便、人数、車両、客室、割引の申し出)から運賃の内訳と割引の比較を計算します。何も保存せず、空席も確保しません。仮予約と同じ計算を使うため、金額は一致します。
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
 * 区間の、期間内の日ごとの期・祝日・大人1名の最安運賃・この人数と車両での最安の合計・空席の言葉を返します。期間の両端を含み、62日までです。
 * 日付は運航日です。合計と空席の言葉は、この人数・車両・ペットと客室の希望でのもので、復路では往路を考えます。同じ条件の便の検索の、その日に予約できる客室でいちばん安い合計と同じ額です。応答は短い間だけ使い回せます(Cache-Control)。確かな空席は便の検索で得てください。
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

export const listPartnerTicketsQueryKey = (options?: Options<ListPartnerTicketsData>) => createQueryKey('listPartnerTickets', options, false, ['partnerTickets']);

/**
 * 提携きっぷの一覧
 *
 * 船の運賃と、着いた先の施設や乗り物を1枚にした提携きっぷを返します。販売を終えたきっぷは返しません(1枚ずつは、終えた後も取得できます)。条件はすべて省略でき、重ねると両方に合うものだけになります。数が限られるためページ分けはしません。応答は短い間だけ使い回せます(Cache-Control)。
 *
 */
export const listPartnerTicketsOptions = (options?: Options<ListPartnerTicketsData>) => queryOptions<ListPartnerTicketsResponse, ListPartnerTicketsError, ListPartnerTicketsResponse, ReturnType<typeof listPartnerTicketsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPartnerTickets({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPartnerTicketsQueryKey(options)
});

export const getPartnerTicketQueryKey = (options: Options<GetPartnerTicketData>) => createQueryKey('getPartnerTicket', options, false, ['partnerTickets']);

/**
 * 提携きっぷの取得
 *
 * 提携きっぷの内容、料金、使える日、取消の手数料、販売する会社を返します。販売を終えたきっぷも返しますが、取り扱いをやめたきっぷと知らないIDは404です。
 * 一部を使った後の払い戻しは、お支払いの額から、使ったものの別に買うときの料金を引いた額です(0円を下回りません)。使う前の手数料のほうが高いときは、手数料を引きます。
 *
 */
export const getPartnerTicketOptions = (options: Options<GetPartnerTicketData>) => queryOptions<GetPartnerTicketResponse, GetPartnerTicketError, GetPartnerTicketResponse, ReturnType<typeof getPartnerTicketQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPartnerTicket({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPartnerTicketQueryKey(options)
});

export const listPartnerTicketSlotsQueryKey = (options: Options<ListPartnerTicketSlotsData>) => createQueryKey('listPartnerTicketSlots', options, false, ['partnerTickets']);

/**
 * 提携きっぷの時間枠の一覧
 *
 * きっぷに含まれるものの時間枠と、この人数での空きを返します。期間の両端を含み、31日までです。時間枠のないきっぷでは空の一覧です。空きは取り置くまで変わります。
 */
export const listPartnerTicketSlotsOptions = (options: Options<ListPartnerTicketSlotsData>) => queryOptions<ListPartnerTicketSlotsResponse, ListPartnerTicketSlotsError, ListPartnerTicketSlotsResponse, ReturnType<typeof listPartnerTicketSlotsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPartnerTicketSlots({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPartnerTicketSlotsQueryKey(options)
});

export const listDraftsQueryKey = (options?: Options<ListDraftsData>) => createQueryKey('listDrafts', options, false, ['drafts']);

/**
 * 入力中の予約の一覧
 *
 * このセッション(またはログイン中の会員)の、まだ確定していない下書きを、最後に更新したものから順に3件まで返します。氏名などの入力は含みません。出発した便の下書きと、予約の変更の下書きは含みません。数が限られるためページ分けはしません。セッションがない場合は404です。
 */
export const listDraftsOptions = (options?: Options<ListDraftsData>) => queryOptions<ListDraftsResponse, ListDraftsError, ListDraftsResponse, ReturnType<typeof listDraftsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listDrafts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listDraftsQueryKey(options)
});

/**
 * 下書きの作成
 *
 * 選んだ旅程(往路・復路の便、人数、車両、客室、割引の申し出)から、入力中の予約(下書き)を作ります。下書きは作成したセッションだけが使え、最後の更新から24時間で削除します。空席は確保しません。partnerTicketId を送ると、提携きっぷで買う下書きになります(料金はきっぷのもの、便と区間はきっぷで使えるものだけ、往復のきっぷは復路を後から選べますが、仮予約までに必要で、それまで problems の return が REQUIRED。往路と復路は同じ人数。割引と車両は一緒に使えません)。ログイン中の会員が作る場合は、代表者と最初の大人に、会員の情報を入れます。
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

/**
 * 下書きの削除
 *
 * 入力した内容と選んだお支払い方法を、サーバーからすぐに削除します。お取り置き中(held)の席はその場で戻し、お取り置きを終了します。確定した予約は残ります。下書きを持つ本人(作成したセッション、またはその会員)でない場合は404です。
 */
export const deleteDraftMutation = (options?: Partial<Options<DeleteDraftData>>): UseMutationOptions<DeleteDraftResponse, DeleteDraftError, Options<DeleteDraftData>> => {
    const mutationOptions: UseMutationOptions<DeleteDraftResponse, DeleteDraftError, Options<DeleteDraftData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteDraft({
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
 * 下書きの旅程(往路・復路の便、人数、車両、客室)を置き換えます。入力済みのお客様情報は、人数と車両に合う範囲で残します。提携きっぷの下書きでは、きっぷで使える旅程だけを選べます。変更の下書きで、変更できない行程(change.locks)を変えると422です。提携きっぷの購入の変更では、替えられるのは便と、替えた便の客室だけです。
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
 * 提携きっぷの時間枠と同意の保存
 *
 * 提携きっぷの下書きの、時間枠の選択と、提携先への情報提供の同意を置き換えます。途中でも保存できます。足りないものは下書きの problems(partnerTicket.…)に入り、仮予約の前に必要です。時間枠は、往路の到着から復路の出発までの間で、きっぷの使える日のものを選べます。船だけの予約の下書きは404です。
 */
export const setDraftPartnerTicketMutation = (options?: Partial<Options<SetDraftPartnerTicketData>>): UseMutationOptions<SetDraftPartnerTicketResponse, SetDraftPartnerTicketError, Options<SetDraftPartnerTicketData>> => {
    const mutationOptions: UseMutationOptions<SetDraftPartnerTicketResponse, SetDraftPartnerTicketError, Options<SetDraftPartnerTicketData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setDraftPartnerTicket({
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
 * 代表者と乗船者の入力をそのまま保存します。入力途中でも保存できるよう、ここでは内容を検査しません(検査は仮予約のときに行います)。変更の下書きで、替えられない乗船者(change.locks)を別の人にすると422です。
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

export const listDraftPaymentMethodsQueryKey = (options: Options<ListDraftPaymentMethodsData>) => createQueryKey('listDraftPaymentMethods', options, false, ['drafts']);

/**
 * お支払い方法の一覧
 *
 * 下書きに使えるお支払い方法を、期限・上限・使えない理由とともに返します。決済会社に接続できないときも、ほかの方法は返します。ウォレット決済は、運航会社と決済会社が扱うものだけを返します。Apple PayとGoogle Payを端末で使えるかは、walletSheet のページがブラウザーの中で答えます。
 */
export const listDraftPaymentMethodsOptions = (options: Options<ListDraftPaymentMethodsData>) => queryOptions<ListDraftPaymentMethodsResponse, ListDraftPaymentMethodsError, ListDraftPaymentMethodsResponse, ReturnType<typeof listDraftPaymentMethodsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listDraftPaymentMethods({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listDraftPaymentMethodsQueryKey(options)
});

/**
 * お支払い方法の選択
 *
 * 下書きのお支払い方法を選びます。何度でも選び直せます。カードは、決済会社の入力欄(hostedFields)が発行したトークンだけを送ります。会員は、登録したカード(cardId)も選べます。ウォレット決済では方法だけを選び、Apple PayとGoogle Payのトークンは、確定のときに送ります。カード番号・有効期限・セキュリティコードは、このAPIに送らないでください。
 */
export const setDraftPaymentMutation = (options?: Partial<Options<SetDraftPaymentData>>): UseMutationOptions<SetDraftPaymentResponse, SetDraftPaymentError, Options<SetDraftPaymentData>> => {
    const mutationOptions: UseMutationOptions<SetDraftPaymentResponse, SetDraftPaymentError, Options<SetDraftPaymentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setDraftPayment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getChangeDifferencesQueryKey = (options: Options<GetChangeDifferencesData>) => createQueryKey('getChangeDifferences', options, false, ['drafts']);

/**
 * 便と客室ごとの差額
 *
 * 変更の下書きの1つの行程を、期間内のほかの便と客室に替えたときの差額を、日・便・客室ごとに返します。期間の両端を含み、31日までです。ほかの行程・割引・食事は下書きのとおりで、区間は予約と同じです。
 * 差額は、その便と客室を下書きに選んだあとの変更の見積もりの payYen − refundYen と、いつも1円まで同じです。お支払い前の予約では、変更後の請求額 dueYen から今の請求額を引いた額です。何も変わりません。新しい予約の下書きでは404です。
 *
 */
export const getChangeDifferencesOptions = (options: Options<GetChangeDifferencesData>) => queryOptions<GetChangeDifferencesResponse, GetChangeDifferencesError, GetChangeDifferencesResponse, ReturnType<typeof getChangeDifferencesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeDifferences({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeDifferencesQueryKey(options)
});

export const quoteChangeQueryKey = (options: Options<QuoteChangeData>) => createQueryKey('quoteChange', options, false, ['drafts']);

/**
 * 変更の見積もり
 *
 * 変更の下書きの、変更前と後の運賃を1行ずつ比べ、差額、変更手数料、追加のお支払い額または払い戻し額を返します。何も変わりません。新しい予約の下書きでは404です。
 */
export const quoteChangeOptions = (options: Options<QuoteChangeData>) => queryOptions<QuoteChangeResponse, QuoteChangeError, QuoteChangeResponse, ReturnType<typeof quoteChangeQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await quoteChange({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: quoteChangeQueryKey(options)
});

/**
 * 続きを開くリンクの送信
 *
 * 入力中の予約を別の端末で続けるためのリンクを、代表者のメールアドレスに送ります。リンクは2時間以内に1回だけ使え、個人情報を含みません。代表者のメールアドレスを変えるか、変更の下書きでは予約の連絡先を直すと、前に送ったリンクは無効(TOKEN_INVALID)になります。
 */
export const sendDraftLinkMutation = (options?: Partial<Options<SendDraftLinkData>>): UseMutationOptions<SendDraftLinkResponse, SendDraftLinkError, Options<SendDraftLinkData>> => {
    const mutationOptions: UseMutationOptions<SendDraftLinkResponse, SendDraftLinkError, Options<SendDraftLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sendDraftLink({
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
 * メールアドレスを確認するリンクの送信
 *
 * 代表者のメールアドレスに、そのアドレスを確認するリンクを送ります。予約が確定した後も、下書きがある間は送れます(下書きは、少なくとも確認の期限`confirmMailBy`まで残ります)。期限を過ぎた予約は取り消されていて、確認し直すことはできません。もう一度予約します。リンクが開かれると、コンビニ・窓口でのお支払いに使える枠が広がり、お支払い待ちの予約が自動的に取り消されなくなります。
 */
export const sendMailConfirmationMutation = (options?: Partial<Options<SendMailConfirmationData>>): UseMutationOptions<SendMailConfirmationResponse, SendMailConfirmationError, Options<SendMailConfirmationData>> => {
    const mutationOptions: UseMutationOptions<SendMailConfirmationResponse, SendMailConfirmationError, Options<SendMailConfirmationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sendMailConfirmation({
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
 * メールアドレスの確認
 *
 * メールのリンクのトークンで、メールアドレスを確認します。どの端末で開いてもよく、もう一度開いても結果は変わりません。期限の後は、確認の済んでいるブラウザーでだけ同じ結果になり、ほかは410です。確認は、リンクを求めたお客様、そのメールの予約、リンクを開いたブラウザーについてだけ有効です(ログインしていないお客様は、セッションの間)。
 */
export const confirmMailMutation = (options?: Partial<Options<ConfirmMailData>>): UseMutationOptions<ConfirmMailResponse, ConfirmMailError, Options<ConfirmMailData>> => {
    const mutationOptions: UseMutationOptions<ConfirmMailResponse, ConfirmMailError, Options<ConfirmMailData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmMail({
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
 * 予約のメールアドレスの変更を確かめる・止める
 *
 * 予約番号と連絡先で照会した方が頼んだメールアドレスの変更を、これまでのメールアドレスに届いたリンクで、すぐに行うか、止めます。どの端末で開いてもかまいません。
 * confirm では、そのメールのアドレスに変わります。その後に別のアドレスが頼まれていれば、410(TOKEN_USED)です。
 * stop では、いま待っている変更を止めます。48時間以内に直された電話番号も元に戻り、予約したブラウザーのほかに照会した画面の権利はなくなります。
 * 48時間を過ぎると、変更は行われていて、リンクは使えません(410 TOKEN_EXPIRED)。
 *
 */
export const decideContactChangeMutation = (options?: Partial<Options<DecideContactChangeData>>): UseMutationOptions<DecideContactChangeResponse, DecideContactChangeError, Options<DecideContactChangeData>> => {
    const mutationOptions: UseMutationOptions<DecideContactChangeResponse, DecideContactChangeError, Options<DecideContactChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await decideContactChange({
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
 * 別の端末での再開
 *
 * メールのリンクのトークンで、入力中の予約をこのセッションに移します。移した後は、元の端末からは見られません。
 */
export const resumeDraftMutation = (options?: Partial<Options<ResumeDraftData>>): UseMutationOptions<ResumeDraftResponse, ResumeDraftError, Options<ResumeDraftData>> => {
    const mutationOptions: UseMutationOptions<ResumeDraftResponse, ResumeDraftError, Options<ResumeDraftData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await resumeDraft({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listReservationsQueryKey = (options: Options<ListReservationsData>) => createQueryKey('listReservations', options, false, ['reservations']);

/**
 * 予約の一覧
 *
 * ログイン中の会員の予約を返します。氏名などは含みません。仮予約のまま終わったものは含みません。
 * upcoming(これからの予約)は出発日の近いものから、past(過去30か月)、cancelled(取消・期限切れ)、partnerTickets(提携きっぷで購入した、これからと過去の予約)は出発日の新しいものから順に並びます。
 *
 */
export const listReservationsOptions = (options: Options<ListReservationsData>) => queryOptions<ListReservationsResponse, ListReservationsError, ListReservationsResponse, ReturnType<typeof listReservationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listReservations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listReservationsQueryKey(options)
});

const createInfiniteParams = <K extends Pick<QueryKey<Options>[0], 'body' | 'headers' | 'path' | 'query'>>(queryKey: QueryKey<Options>, page: K) => {
    const params = { ...queryKey[0] };
    if (page.body) {
        params.body = {
            ...queryKey[0].body as any,
            ...page.body as any
        };
    }
    if (page.headers) {
        params.headers = {
            ...queryKey[0].headers,
            ...page.headers
        };
    }
    if (page.path) {
        params.path = {
            ...queryKey[0].path as any,
            ...page.path as any
        };
    }
    if (page.query) {
        params.query = {
            ...queryKey[0].query as any,
            ...page.query as any
        };
    }
    return params as unknown as typeof page;
};

export const listReservationsInfiniteQueryKey = (options: Options<ListReservationsData>): QueryKey<Options<ListReservationsData>> => createQueryKey('listReservations', options, true);

/**
 * 予約の一覧
 *
 * ログイン中の会員の予約を返します。氏名などは含みません。仮予約のまま終わったものは含みません。
 * upcoming(これからの予約)は出発日の近いものから、past(過去30か月)、cancelled(取消・期限切れ)、partnerTickets(提携きっぷで購入した、これからと過去の予約)は出発日の新しいものから順に並びます。
 *
 */
export const listReservationsInfiniteOptions = (options: Options<ListReservationsData>) => {
    const opts = infiniteQueryOptions<ListReservationsResponse, ListReservationsError, InfiniteData<ListReservationsResponse>, QueryKey<Options<ListReservationsData>>, string | Pick<QueryKey<Options<ListReservationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListReservationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listReservations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listReservationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

/**
 * 仮予約
 *
 * 下書きの内容を検査し、往路と復路の席・客室・車両の積載枠・ペットルームをまとめて確保して仮予約を作ります(1つでも足りなければ何も確保しません)。確保は60分間(limitTime まで)です。
 * if-match には、画面に表示している下書きのETagを入れてください。別の画面で変更されていると409(VERSION_CONFLICT)を返し、何も確保しません。
 * 提携きっぷの下書きでは、きっぷの販売枠と時間枠も一緒に確保します。足りないのが販売枠なら TICKET_QUOTA_SOLD_OUT、時間枠なら SLOT_FULL です。
 * 画面に表示した合計金額(totalYen)が現在の運賃と異なる場合は409(PRICE_CHANGED)を返し、何も確保しません。
 * 有効な仮予約のある下書きを直して再び仮予約すると、同じ予約番号と期限のまま、新しい内容に置き換えます。置き換えられないときは、元の仮予約がそのまま残ります。
 * 確保の期限が過ぎた下書きは、同じ内容でもう一度仮予約できます。
 * 同じ便に同じ氏名の、確定した別の予約があるときは409(DUPLICATE_BOOKING)を返します。比べるのは、このお客様の予約(このセッションか会員のもの、照会したもの、確認の済んだメールアドレスのもの)だけです。別の予約として続けるときは allowsDuplicate を送ってください。変更の下書きは409(RESERVATION_STATE)です(holdChange を使います)。
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
 * 予約の内容を返します。予約したセッション、または照会(guest-sessions)で権利を得たセッションだけが見られます。それ以外は404です。行程の `service` は、その便の現在の運航です。欠航した便を含む予約も、お客様が手続きするまでそのまま残ります。
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
 * 予約を会員の一覧に加える
 *
 * 会員登録の前やログインせずにした予約を、ログイン中の会員の予約にします。予約番号と、予約時の電話番号またはメールアドレスが必要です。
 * 照会(createGuestSession)と同じ上限で数えます。予約がないとき、連絡先が違うとき、ほかの会員の予約のとき、確定していないときは、理由を区別しません。
 * すでに自分の予約なら、そのまま成功します。メールアドレスの変更を待っている予約は、これまでのメールアドレスでログインする会員のほかは、それが変わるか止められるまで加えられません(409 CONTACT_CHANGE_WAITING)。
 * 手続き中の変更も会員のものになりますが、ほかの方が選んだお支払い方法は引き継ぎません。選び直してから確定します。
 *
 */
export const claimReservationMutation = (options?: Partial<Options<ClaimReservationData>>): UseMutationOptions<ClaimReservationResponse, ClaimReservationError, Options<ClaimReservationData>> => {
    const mutationOptions: UseMutationOptions<ClaimReservationResponse, ClaimReservationError, Options<ClaimReservationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await claimReservation({
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
 * お取り置き期限の延長
 *
 * 仮予約の期限を extensionMinutes 分延ばします。期限の extensionOpensMinutes 分前から、1回ずつ、extensionsLeft 回まで延長できます。
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
 * 車両のナンバーの登録
 *
 * 確定した予約の車両のナンバーを、出発まで登録・修正できます。予約したときに「未定」とした車両にも使います。運賃は変わりません。ナンバーのない車両(自転車など)には登録できません(422)。
 */
export const setVehiclePlateMutation = (options?: Partial<Options<SetVehiclePlateData>>): UseMutationOptions<SetVehiclePlateResponse, SetVehiclePlateError, Options<SetVehiclePlateData>> => {
    const mutationOptions: UseMutationOptions<SetVehiclePlateResponse, SetVehiclePlateError, Options<SetVehiclePlateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setVehiclePlate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const quoteCancellationQueryKey = (options: Options<QuoteCancellationData>) => createQueryKey('quoteCancellation', options, false, ['reservations']);

/**
 * 取消の見積もり
 *
 * 予約のすべて、または一部(行程、客室、乗船者、車両、ペット、食事)を取り消したときの、1件ごとの手数料と払い戻し額、残るご予約の料金を返します。何も変わりません。
 * 手数料は予約した日の規則により、お支払い前はかかりません。残せないもの(運転者のいない車両、大人のいない小人など)は一緒に取り消すものとして返し、金額に含めます。運転者を取り消す車両は、driverChoices の人を newDrivers に入れて見積もると、残せます。
 *
 */
export const quoteCancellationOptions = (options: Options<QuoteCancellationData>) => queryOptions<QuoteCancellationResponse, QuoteCancellationError, QuoteCancellationResponse, ReturnType<typeof quoteCancellationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await quoteCancellation({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: quoteCancellationQueryKey(options)
});

/**
 * 取消の見積もり
 *
 * 予約のすべて、または一部(行程、客室、乗船者、車両、ペット、食事)を取り消したときの、1件ごとの手数料と払い戻し額、残るご予約の料金を返します。何も変わりません。
 * 手数料は予約した日の規則により、お支払い前はかかりません。残せないもの(運転者のいない車両、大人のいない小人など)は一緒に取り消すものとして返し、金額に含めます。運転者を取り消す車両は、driverChoices の人を newDrivers に入れて見積もると、残せます。
 *
 */
export const quoteCancellationMutation = (options?: Partial<Options<QuoteCancellationData>>): UseMutationOptions<QuoteCancellationResponse, QuoteCancellationError, Options<QuoteCancellationData>> => {
    const mutationOptions: UseMutationOptions<QuoteCancellationResponse, QuoteCancellationError, Options<QuoteCancellationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await quoteCancellation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getChangeTermsQueryKey = (options: Options<GetChangeTermsData>) => createQueryKey('getChangeTerms', options, false, ['reservations']);

/**
 * 変更できるもの
 *
 * 予約の何を、いつまで、いくらで変更できるかを、項目ごとに返します。変更できないときは、その理由を返します。予約を見る権利のあるセッションだけが見られ、それ以外は404です。
 * 提携きっぷの購入では、便(outboundSailing と、往復のきっぷでは returnSailing)だけを変更できます。客室・乗船者・車両・オプション・代表者は byPhone です。乗船手続き、出発、提携先での引き換えのどれかがあると、きっぷを使い始めたことになり、どの便も変更できません(引き換えた後は closed)。復路の便の until は、往路の出発より後になりません。受付の期限、回数、手数料は、ほかの予約と同じです。取り扱いをやめたきっぷは byPhone です。時間枠だけの変更は setPartnerSlots です。
 *
 */
export const getChangeTermsOptions = (options: Options<GetChangeTermsData>) => queryOptions<GetChangeTermsResponse, GetChangeTermsError, GetChangeTermsResponse, ReturnType<typeof getChangeTermsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeTerms({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeTermsQueryKey(options)
});

/**
 * 変更の下書きの作成
 *
 * 今の予約の内容を入れた、変更の下書きを作ります。予約はそのままです。下書きは、新しい予約の下書きと同じ操作(getDraft、setDraftTrip、setDraftCustomers、setDraftPayment、listDraftPaymentMethods、deleteDraft)で編集し、変更できないもの(change.locks)を変えると422(VALIDATION_FAILED、LOCKED)になります。お支払い方法の一覧と選択は、差額(payYen)についてのものです。
 * このセッションの、同じ予約の古い変更の下書きは、取り置きのないものを削除します。
 * 提携きっぷの購入では、きっぷ(partnerTicket)も入っていて、便だけを替えられます。人数・氏名・代表者・ペット・食事、便を替えない行程の客室を変えると LOCKED です。便を替えた行程では、その便の客室を選びます(含まれる等級か、差額でよい等級)。選べるのは、買ったきっぷの期間の、使える日・区間・便です。販売の期間が終わっていても、買った人は変更できます。往復のきっぷの復路は、選び直すまで空(null)にでき、problems の return に REQUIRED が入ります。
 * 買ったときの時間枠と同意は入っていて、新しい到着と復路の出発の間にあるものは残ります。合わなくなった時間枠は problems(partnerTicket.includes.N.slot の NOT_AVAILABLE)に入り、setDraftPartnerTicket で選び直します。料金は新しい乗船日のきっぷの料金で、替えない便は買ったときの料金のままです。
 *
 */
export const createChangeDraftMutation = (options?: Partial<Options<CreateChangeDraftData>>): UseMutationOptions<CreateChangeDraftResponse, CreateChangeDraftError, Options<CreateChangeDraftData>> => {
    const mutationOptions: UseMutationOptions<CreateChangeDraftResponse, CreateChangeDraftError, Options<CreateChangeDraftData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createChangeDraft({
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
 * 変更後のお席の取り置き
 *
 * 変更の下書きの内容を検査し、変更後のお席・客室・車両の積載枠のうち、今の予約にないものを取り置きます(1つでも足りなければ何も取り置きません)。今の予約のお席は、変更が確定するまで戻しません。取り置きの間も、今の予約と乗船券はそのまま使えます。
 * if-match には、画面に表示している下書きのETagを入れてください。表示した額(newYen、feeYen、payYen、refundYen)が今の額と異なるときは409(DIFFERENCE_CHANGED)を返し、何も取り置きません。
 * 取り置きのある下書きを直してもう一度呼び出すと、同じ期限のまま新しい内容に置き換えます。置き換えられないときは、前の取り置きが残ります。
 * 提携きっぷの購入では、新しい日の販売枠と時間枠も、お席と一緒に取り置きます。販売枠が足りなければ TICKET_QUOTA_SOLD_OUT、時間枠が足りなければ SLOT_FULL、便が満席なら SAILING_SOLD_OUT で、どれも何も取り置きません。今の日の販売枠と時間枠は、変更が確定するまで戻しません。便が同じで時間枠だけが違う下書きは NOTHING_TO_CHANGE です(setPartnerSlots)。
 * コンビニでのお支払いを待つ予約が、変更後の便や額ではコンビニで支払えなくなるときは422(CVS_TOO_LATE、CVS_AMOUNT)を返します。先に別の方法で支払えば、変更できます。
 * 同じ便に同じ氏名の別の予約があるときは409(DUPLICATE_BOOKING)を返します。比べる予約は holdReservation と同じです。続けるときは allowsDuplicate を送ってください。
 *
 */
export const holdChangeMutation = (options?: Partial<Options<HoldChangeData>>): UseMutationOptions<HoldChangeResponse, HoldChangeError, Options<HoldChangeData>> => {
    const mutationOptions: UseMutationOptions<HoldChangeResponse, HoldChangeError, Options<HoldChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await holdChange({
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
 * 変更の取りやめ
 *
 * 進行中の変更(取り置き中、または差額のお支払い待ち)を取りやめ、取り置いたお席を戻します。元の予約はそのまま残ります。差額のお支払い番号は無効になり、そのあとに届いたお金は払い戻します。進行中の変更がないときも200です。
 */
export const dropChangeMutation = (options?: Partial<Options<DropChangeData>>): UseMutationOptions<DropChangeResponse, DropChangeError, Options<DropChangeData>> => {
    const mutationOptions: UseMutationOptions<DropChangeResponse, DropChangeError, Options<DropChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await dropChange({
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
 * 変更の取り置き期限の延長
 *
 * 変更後のお席の取り置きの期限を extensionMinutes 分延ばします。期限の extensionOpensMinutes 分前から、1回ずつ、extensionsLeft 回まで延長できます。
 */
export const extendChangeMutation = (options?: Partial<Options<ExtendChangeData>>): UseMutationOptions<ExtendChangeResponse, ExtendChangeError, Options<ExtendChangeData>> => {
    const mutationOptions: UseMutationOptions<ExtendChangeResponse, ExtendChangeError, Options<ExtendChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await extendChange({
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
 * 変更の確定
 *
 * 取り置いた変更を確定します。内容・料金・お席・乗船券が一度に入れ替わり、前の乗船券は使えなくなります。払い戻しは決済会社に依頼します。
 * 追加のお支払いがあるときは、下書きで選んだ方法で支払います。カードはここで請求し、済むと確定します。コンビニと窓口では、お支払い待ち(change.state が awaitingPayment)になり、期限までに支払われると確定、支払われなければ変更だけがなくなります。どちらの間も、元の予約と乗船券は有効です。
 * カードで本人認証(3Dセキュア)が必要なとき、または決済会社の結果がまだ分からないときは202を返します。本人認証は change.payment.action のアドレスへ移動し、戻った後に completePayment を呼び出してください。
 * ウォレット決済も、ここで請求します。Apple PayとGoogle Payでは、最後の確認のボタンから開いた画面(walletSheet)のトークンを送ってください。PayPayでは202を返すため、change.payment.action のアドレスへ移動し、戻った後に completePayment を呼び出してください。
 * 提携きっぷの購入では、販売枠と時間枠も同時に入れ替わります。引換券の番号と短いコードは変わらず、使える日と時間枠が新しくなり、QRコードは新しい最終日で作り直します(前のQRコードも同じ引換券を指します)。その間に引換券が使われると CHANGE_CLOSED(closed)で、何も変わりません。後払いを待つ間に使われたときは、お支払いいただいた差額をお返しし、変更は行いません。
 * if-match には予約のETagを入れてください。その間に予約が取り消されたり、乗船手続きがされたりすると、変更は確定しません。同じ鍵での再送には同じ応答を返します。二重に請求されることはありません。
 *
 */
export const commitChangeMutation = (options?: Partial<Options<CommitChangeData>>): UseMutationOptions<CommitChangeResponse, CommitChangeError, Options<CommitChangeData>> => {
    const mutationOptions: UseMutationOptions<CommitChangeResponse, CommitChangeError, Options<CommitChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await commitChange({
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
 * 予約の連絡先の修正
 *
 * 確定した予約の代表者の電話番号とメールアドレスを直します。運賃は変わりません。
 * 予約したセッション(その会員を含む)では、すぐに変わり、待っている変更はなくなります。照会には、直した後の連絡先を使います。これまでの連絡先で照会した、ほかの画面の権利はなくなります。
 * 予約番号と連絡先で照会した方と、自分のものではないメールアドレスの予約を一覧に加えた会員では、電話番号はすぐに変わり、これまでの番号でも48時間は照会できます。新しいメールアドレスは contactChange に入り、これまでのメールアドレスに届くリンクが開かれるか(decideContactChange)、止められずに48時間が過ぎると変わります。別のアドレスを送ると、待っている変更はそのアドレスへの変更になります。
 * これまでのメールアドレスに、変わったこと、または変わることをお知らせします。新しいメールアドレスは、その一部だけを示します。
 * 新しいメールアドレスは、確認されたものとして扱いません。お支払い待ちの予約では、確定するときと同じ上限で断ることがあり(409 UNPAID_LIMIT、MAIL_UNCONFIRMED)、席が残るために確認が必要なときは confirmMailBy が入り、新しいアドレスに確認のメールを送ります。
 * 同じ連絡先では、何も変わりません。
 *
 */
export const updateReservationContactMutation = (options?: Partial<Options<UpdateReservationContactData>>): UseMutationOptions<UpdateReservationContactResponse, UpdateReservationContactError, Options<UpdateReservationContactData>> => {
    const mutationOptions: UseMutationOptions<UpdateReservationContactResponse, UpdateReservationContactError, Options<UpdateReservationContactData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateReservationContact({
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
 * 取消
 *
 * 予約のすべて、または一部を取り消します。お席はすぐに戻り、残るご予約の内容と料金が変わります。払い戻しは決済会社に依頼し、その状況は予約の cancellations で分かります。お支払い前の取消では、ご請求がなくなるか、減ります。
 * 画面に表示した手数料と払い戻し額を添えてください。その間に額が変わったとき(上がったときも、下がったときも)は取り消さず、現在の額を409(FEE_CHANGED)で返します。一緒に取り消すもの(alsoCancelled)も items に入れてください。運転者を替えて車両を残すときは、見積もりと同じ newDrivers を送ります。
 * 同じ鍵での再送には同じ応答を返します。二重に払い戻されることはありません。
 *
 */
export const cancelReservationMutation = (options?: Partial<Options<CancelReservationData>>): UseMutationOptions<CancelReservationResponse, CancelReservationError, Options<CancelReservationData>> => {
    const mutationOptions: UseMutationOptions<CancelReservationResponse, CancelReservationError, Options<CancelReservationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelReservation({
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
 * 出港に間に合わない(当日空席待ち)
 *
 * 出港に間に合わない行程を、出港までに当日空席待ちに切り替えます。運航会社が扱い、お支払いの済んだ、車両のない行程で、1回だけ使えます(LegService.standBy が open)。
 * 予約したお席はすぐに戻り、ほかのお客様に販売されます。その行程の運賃は払い戻せなくなり、代わりに until までの同じ区間の便に、同じ等級の空きがあれば、差額なしで乗船できます。お席は乗船港の窓口で、乗る便に空きがあるときに決まります。
 * 同じ鍵での再送には同じ応答を返します。
 *
 */
export const standByMutation = (options?: Partial<Options<StandByData>>): UseMutationOptions<StandByResponse, StandByError, Options<StandByData>> => {
    const mutationOptions: UseMutationOptions<StandByResponse, StandByError, Options<StandByData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await standBy({
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
 * 払い戻し先の口座の登録
 *
 * コンビニで支払われたお金を払い戻す口座を登録します。wayがaccountで、stateがneedsAccountの払い戻しだけに登録できます。登録すると手続き中(pending)になり、振り込みが済むと払い戻し済み(refunded)になります。振り込めなかったときは、もう一度needsAccountになり、メールでお知らせします。registerBy を過ぎると登録できず(409)、お電話で承ります。
 * 口座は暗号化して保存し、振り込みが済むと消します。登録した口座は、どの応答にも入りません。
 *
 */
export const setRefundAccountMutation = (options?: Partial<Options<SetRefundAccountData>>): UseMutationOptions<SetRefundAccountResponse, SetRefundAccountError, Options<SetRefundAccountData>> => {
    const mutationOptions: UseMutationOptions<SetRefundAccountResponse, SetRefundAccountError, Options<SetRefundAccountData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setRefundAccount({
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
 * 仮予約を、下書きで選んだお支払い方法で確定します。カードはここで請求し、コンビニと窓口はお支払い待ちの予約(confirmedUnpaid)になります。
 * カードで本人認証(3Dセキュア)が必要なとき、または決済会社の結果がまだ分からないときは202を返します。本人認証は payment.action のアドレスへ移動し、戻った後に completePayment を呼び出してください。
 * ウォレット決済も、ここで請求します。Apple PayとGoogle Payでは、最後の確認のボタンから開いた画面(walletSheet)のトークンを送ってください。PayPayでは202を返すため、payment.action のアドレスへ移動し、戻った後に completePayment を呼び出してください。
 * 支払いの済んでいない予約が多いときと、同じメールアドレスで1時間に10件を超えるとき(取り消したものも数えます)は、コンビニと窓口だけを409(UNPAID_LIMIT、MAIL_UNCONFIRMED)で断ります。席が残るためにメールアドレスの確認が必要なときは、confirmMailBy(乗船手続き締切より前)が入り、確認のメールを送ります。締切までに時間がなければ、確認の済んでいない方はMAIL_UNCONFIRMEDで断ります。
 * 同じ鍵での再送には同じ応答を返すため、応答を受け取れなかったときはそのまま再送してください。二重に請求されることはありません。
 *
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

export const getPaymentInfoQueryKey = (options: Options<GetPaymentInfoData>) => createQueryKey('getPaymentInfo', options, false, ['payments']);

/**
 * お支払い情報
 *
 * 予約の、これからのお支払い・済んだお支払い・払い戻しと、今支払える方法を返します。決済会社に接続できないときも、そのほかは返します。予約を見る権利のあるセッションだけが見られ、それ以外は404です。
 */
export const getPaymentInfoOptions = (options: Options<GetPaymentInfoData>) => queryOptions<GetPaymentInfoResponse, GetPaymentInfoError, GetPaymentInfoResponse, ReturnType<typeof getPaymentInfoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPaymentInfo({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPaymentInfoQueryKey(options)
});

/**
 * 予約のお支払い
 *
 * お支払い待ちの予約(confirmedUnpaid)を支払います。カードはここで請求し、コンビニはお支払い番号を決めます。お席は、手続きの間も、支払えなかったときも、支払期限まで残ります。
 * ウォレット決済も、ここで請求します。Apple PayとGoogle Payでは、最後の確認のボタンから開いた画面(walletSheet)のトークンを送ってください。PayPayでは202を返すため、action のアドレスへ移動し、戻った後に completePayment を呼び出してください。
 * 前のお支払い番号は、カードの請求が済むか、新しい番号が決まるまで使えます。その後は決済会社で無効にし、届いたお金は払い戻します。支払期限は、番号が変わっても延びません。番号は、1つの予約で1時間に5回まで決められます。超えると429で、Retry-After の秒数の後にもう一度決められます。カードでのお支払いには、この上限は関わりません。
 * カードで本人認証(3Dセキュア)が必要なとき、または決済会社の結果がまだ分からないときは202を返します。本人認証は action のアドレスへ移動し、戻った後に completePayment を呼び出してください。
 * 同じ鍵での再送には同じ応答を返すため、応答を受け取れなかったときはそのまま再送してください。二重に請求されることはありません。
 *
 */
export const startPaymentMutation = (options?: Partial<Options<StartPaymentData>>): UseMutationOptions<StartPaymentResponse, StartPaymentError, Options<StartPaymentData>> => {
    const mutationOptions: UseMutationOptions<StartPaymentResponse, StartPaymentError, Options<StartPaymentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await startPayment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listTicketsQueryKey = (options: Options<ListTicketsData>) => createQueryKey('listTickets', options, false, ['tickets']);

/**
 * 乗船券の一覧
 *
 * 予約の権利を持つセッションに、行程ごとの乗船券を返します。乗船券は、お支払いが済んだ予約にあります(事業者が認める場合は、窓口払いの予約にもあります)。
 * コードは opensAt から到着まで返します。予約が変わると新しい乗船券になり、以前のコードは無効になります。氏名とナンバーは travellers だけにあります。
 *
 */
export const listTicketsOptions = (options: Options<ListTicketsData>) => queryOptions<ListTicketsResponse, ListTicketsError, ListTicketsResponse, ReturnType<typeof listTicketsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTickets({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTicketsQueryKey(options)
});

export const listVouchersQueryKey = (options: Options<ListVouchersData>) => createQueryKey('listVouchers', options, false, ['tickets']);

/**
 * 引換券の一覧
 *
 * 予約の権利を持つセッションに、提携きっぷの引換券を返します。引換券は、お支払いが済んだ予約の、きっぷの料金を払う乗船者(大人、小人、小人と同額の幼児)に、含まれるものごとに1枚です。
 * コードは、使うまで変わりません。提携先で引き換えると使用済みになり、二度は使えません。予約が取り消されると無効になります。
 *
 */
export const listVouchersOptions = (options: Options<ListVouchersData>) => queryOptions<ListVouchersResponse, ListVouchersError, ListVouchersResponse, ReturnType<typeof listVouchersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listVouchers({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listVouchersQueryKey(options)
});

/**
 * 提携きっぷの時間枠の変更
 *
 * 買った提携きっぷの時間枠を、同じ便のまま、別の時間枠に替えます。手数料はかかりません。きっぷを使う前で、今の時間枠が始まる前に限ります。使った後や始まった後、取り扱いをやめたきっぷは CHANGE_CLOSED です。便や日は、変更の下書き(createChangeDraft)で変えます。その変更の手続き中は CHANGE_IN_PROGRESS です。
 * 送らなかった時間枠は、そのままです。新しい時間枠が空いていなければ SLOT_FULL で、何も変わりません。同じ鍵での再送には同じ応答を返します。
 *
 */
export const setPartnerSlotsMutation = (options?: Partial<Options<SetPartnerSlotsData>>): UseMutationOptions<SetPartnerSlotsResponse, SetPartnerSlotsError, Options<SetPartnerSlotsData>> => {
    const mutationOptions: UseMutationOptions<SetPartnerSlotsResponse, SetPartnerSlotsError, Options<SetPartnerSlotsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setPartnerSlots({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listTicketSharesQueryKey = (options: Options<ListTicketSharesData>) => createQueryKey('listTicketShares', options, false, ['tickets']);

/**
 * 共有リンクの一覧
 *
 * 使える共有リンクを返します。トークンは含みません。
 */
export const listTicketSharesOptions = (options: Options<ListTicketSharesData>) => queryOptions<ListTicketSharesResponse, ListTicketSharesError, ListTicketSharesResponse, ReturnType<typeof listTicketSharesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTicketShares({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTicketSharesQueryKey(options)
});

/**
 * 乗船券の共有
 *
 * 乗船者または車両の乗船券1枚を見られるリンクを作ります。到着まで使え、その1枚だけを示し、取り消せます。トークンはこの応答でだけ返します。
 */
export const shareTicketMutation = (options?: Partial<Options<ShareTicketData>>): UseMutationOptions<ShareTicketResponse, ShareTicketError, Options<ShareTicketData>> => {
    const mutationOptions: UseMutationOptions<ShareTicketResponse, ShareTicketError, Options<ShareTicketData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await shareTicket({
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
 * 共有リンクの取り消し
 *
 * 共有リンクを使えなくします。開いたままの画面も、次に確かめたときに見られなくなります。
 */
export const withdrawTicketShareMutation = (options?: Partial<Options<WithdrawTicketShareData>>): UseMutationOptions<WithdrawTicketShareResponse, WithdrawTicketShareError, Options<WithdrawTicketShareData>> => {
    const mutationOptions: UseMutationOptions<WithdrawTicketShareResponse, WithdrawTicketShareError, Options<WithdrawTicketShareData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawTicketShare({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPassengerLinksQueryKey = (options: Options<ListPassengerLinksData>) => createQueryKey('listPassengerLinks', options, false, ['passengerLinks']);

/**
 * 同行者に送ったリンクの一覧
 *
 * 使えるリンクと、入力が済んだかどうかを返します。入力された内容とトークンは含みません。
 */
export const listPassengerLinksOptions = (options: Options<ListPassengerLinksData>) => queryOptions<ListPassengerLinksResponse, ListPassengerLinksError, ListPassengerLinksResponse, ReturnType<typeof listPassengerLinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPassengerLinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPassengerLinksQueryKey(options)
});

/**
 * 同行者への入力の依頼
 *
 * 仮予約または確定した予約の乗船者1人が、旅客名簿に記載する本人の情報だけを入力できるリンクを作り、メールで送るか、コピーして渡すためのトークンを返します。乗船手続き締切まで使え、取り消せます。仮予約のままお取り置きの期限が過ぎると、使えなくなります。同じ乗船者にもう一度作ると、前のリンクは使えなくなります。トークンはこの応答でだけ返します。
 * if-match は予約の版です。並びの変わった乗船者に送ることがないように、別の版では409を返します。
 *
 */
export const createPassengerLinkMutation = (options?: Partial<Options<CreatePassengerLinkData>>): UseMutationOptions<CreatePassengerLinkResponse, CreatePassengerLinkError, Options<CreatePassengerLinkData>> => {
    const mutationOptions: UseMutationOptions<CreatePassengerLinkResponse, CreatePassengerLinkError, Options<CreatePassengerLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createPassengerLink({
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
 * 同行者に送ったリンクの取り消し
 *
 * リンクを使えなくします。同行者が入力を済ませた内容は、予約に残ります。
 */
export const withdrawPassengerLinkMutation = (options?: Partial<Options<WithdrawPassengerLinkData>>): UseMutationOptions<WithdrawPassengerLinkResponse, WithdrawPassengerLinkError, Options<WithdrawPassengerLinkData>> => {
    const mutationOptions: UseMutationOptions<WithdrawPassengerLinkResponse, WithdrawPassengerLinkError, Options<WithdrawPassengerLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawPassengerLink({
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
 * ウォレットへの追加
 *
 * 表示中の乗船券1枚を、スマートフォンのウォレットに入れる形で返します。使えるウォレットは、乗船券の一覧の wallets にあります(事業者が設定していなければ、空です)。氏名とナンバーは含みません。
 */
export const createWalletPassMutation = (options?: Partial<Options<CreateWalletPassData>>): UseMutationOptions<CreateWalletPassResponse, CreateWalletPassError, Options<CreateWalletPassData>> => {
    const mutationOptions: UseMutationOptions<CreateWalletPassResponse, CreateWalletPassError, Options<CreateWalletPassData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createWalletPass({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPushSubscriptionsQueryKey = (options: Options<ListPushSubscriptionsData>) => createQueryKey('listPushSubscriptions', options, false, ['pushSubscriptions']);

/**
 * 端末への通知の状態
 *
 * 予約した便の欠航・遅延・運航再開を端末へ知らせる(Web Push)ための公開鍵と、登録済みの端末を返します。通知できない予約(取消後、到着後、仮予約)と、通知を使わない事業者では、publicKeyがnullです。
 */
export const listPushSubscriptionsOptions = (options: Options<ListPushSubscriptionsData>) => queryOptions<ListPushSubscriptionsResponse, ListPushSubscriptionsError, ListPushSubscriptionsResponse, ReturnType<typeof listPushSubscriptionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPushSubscriptions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPushSubscriptionsQueryKey(options)
});

/**
 * 端末への通知の終了
 *
 * この端末への通知をやめます。登録のない端末でも同じ応答です。
 */
export const deletePushSubscriptionMutation = (options?: Partial<Options<DeletePushSubscriptionData>>): UseMutationOptions<DeletePushSubscriptionResponse, DeletePushSubscriptionError, Options<DeletePushSubscriptionData>> => {
    const mutationOptions: UseMutationOptions<DeletePushSubscriptionResponse, DeletePushSubscriptionError, Options<DeletePushSubscriptionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deletePushSubscription({
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
 * 端末への通知の登録
 *
 * この端末へ、予約した便の欠航・遅延・運航再開を知らせます。同じ端末を登録し直すと置き換わります。1件の予約に10台までで、それを超えると最も古い登録が消えます。到着、予約の取消、登録した会員のログアウト、送信先の失効で終わります。ブラウザーのメーカーの通知サービス以外の送信先は登録できません(422)。通知の本文(RFC 8291、aes128gcm)は、画面のService Workerが読むJSON `{ title, body, reservationId, tag, eventId }` です。titleは60字、bodyは200字まで。ロック画面に出るため、氏名と予約番号は書きません。tagは便ごとに同じで、後の通知が前の通知に代わります。eventIdが同じ通知は、音を出さずに1件として示します。転送には従わず、404か410の送信先は忘れます。
 */
export const setPushSubscriptionMutation = (options?: Partial<Options<SetPushSubscriptionData>>): UseMutationOptions<SetPushSubscriptionResponse, SetPushSubscriptionError, Options<SetPushSubscriptionData>> => {
    const mutationOptions: UseMutationOptions<SetPushSubscriptionResponse, SetPushSubscriptionError, Options<SetPushSubscriptionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setPushSubscription({
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
 * 共有された乗船券
 *
 * 共有リンクのトークンで、その乗船券1枚を返します。何回でも開けます。予約が変わった後は、状態がcancelledの乗船券を返します。その種類と番号のほか、乗船者や車両のことは含みません。その便が予約からなくなった後は410です。
 */
export const openSharedTicketMutation = (options?: Partial<Options<OpenSharedTicketData>>): UseMutationOptions<OpenSharedTicketResponse, OpenSharedTicketError, Options<OpenSharedTicketData>> => {
    const mutationOptions: UseMutationOptions<OpenSharedTicketResponse, OpenSharedTicketError, Options<OpenSharedTicketData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await openSharedTicket({
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
 * 同行者のリンク
 *
 * リンクのトークンで、乗る便と、入力する本人の情報を返します。乗船手続き締切まで、何回でも開けます。取り消された、またはこの乗船者が乗らなくなった後は410です。
 */
export const openPassengerLinkMutation = (options?: Partial<Options<OpenPassengerLinkData>>): UseMutationOptions<OpenPassengerLinkResponse, OpenPassengerLinkError, Options<OpenPassengerLinkData>> => {
    const mutationOptions: UseMutationOptions<OpenPassengerLinkResponse, OpenPassengerLinkError, Options<OpenPassengerLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await openPassengerLink({
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
 * 同行者の本人の情報
 *
 * 本人の情報を、その乗船者の旅客名簿に登録します。乗船手続き締切まで、何回でも直せます。氏名は、運航会社の変更の規則が許す間だけ直せます(422 LOCKED)。旅客区分、客室、運賃は変わりません。
 */
export const setPassengerDetailsMutation = (options?: Partial<Options<SetPassengerDetailsData>>): UseMutationOptions<SetPassengerDetailsResponse, SetPassengerDetailsError, Options<SetPassengerDetailsData>> => {
    const mutationOptions: UseMutationOptions<SetPassengerDetailsResponse, SetPassengerDetailsError, Options<SetPassengerDetailsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setPassengerDetails({
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
 * 同行者の本人の乗船券
 *
 * リンクのトークンで、その乗船者の乗船券だけのリンクを行程ごとに作ります。到着まで使え、乗船券のコードは表示の時刻から示します。
 */
export const sharePassengerTicketsMutation = (options?: Partial<Options<SharePassengerTicketsData>>): UseMutationOptions<SharePassengerTicketsResponse, SharePassengerTicketsError, Options<SharePassengerTicketsData>> => {
    const mutationOptions: UseMutationOptions<SharePassengerTicketsResponse, SharePassengerTicketsError, Options<SharePassengerTicketsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sharePassengerTickets({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listTicketKeysQueryKey = (options?: Options<ListTicketKeysData>) => createQueryKey('listTicketKeys', options, false, ['tickets']);

/**
 * 乗船券の公開鍵
 *
 * 乗船券のコードと、便の乗船券の一覧の署名を確かめる公開鍵を返します。知らない鍵のコードを読んだ端末は、もう一度取得してください。
 */
export const listTicketKeysOptions = (options?: Options<ListTicketKeysData>) => queryOptions<ListTicketKeysResponse, ListTicketKeysError, ListTicketKeysResponse, ReturnType<typeof listTicketKeysQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTicketKeys({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTicketKeysQueryKey(options)
});

export const listReceiptsQueryKey = (options: Options<ListReceiptsData>) => createQueryKey('listReceipts', options, false, ['receipts']);

/**
 * 領収書を発行できるお支払い
 *
 * 予約のお支払いと取消手数料のうち領収書を発行できるものと、これまでに発行した領収書を返します。予約を見る権利のあるセッションだけが見られ、それ以外は404です。
 */
export const listReceiptsOptions = (options: Options<ListReceiptsData>) => queryOptions<ListReceiptsResponse, ListReceiptsError, ListReceiptsResponse, ReturnType<typeof listReceiptsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listReceipts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listReceiptsQueryKey(options)
});

/**
 * 領収書の発行
 *
 * お支払い1件、または取消手数料1件の領収書を発行します。宛名と但し書きは、お客様が選びます。発行した内容は変わらず、予約を見られる間は、いつでも、どの端末からでも取り出せます(getReceipt、getReceiptPdf)。
 * 同じお支払いについて2回目からは「再発行」となり、回数を印刷します。1件につき20回まで発行できます。
 * 払い戻したあとに初めて発行する領収書は、残った代金のものです。発行したあとに払い戻したときは、領収書はそのままで、もとの領収書の番号のある適格返還請求書(refund)を発行できます。その返還ができなかったときは、その番号のある修正した適格返還請求書(refundCorrection)を発行できます。手数料は、いつも別の領収書です。あわせると、税率ごとに、いただいた金額になります。
 * 再発行は、宛名と但し書きのほかは、最初に発行したものと同じです。品目と区間は、お支払いのときのものです。手数料が消費税の対象かは、運航会社の決めた区分によります。使った提携きっぷの代金(使った分)は対象で、同じ領収書の別の行です。
 * 全額を払い戻したお支払いには発行しません(409)。listReceipts にないもの(済んでいないお支払いを含む)は404です。印刷に使う書体にない文字(絵文字など)は422で、unprintable がその文字です。そのまま書きたい場合は、宛名を空けて発行できます(blankRecipient)。
 *
 */
export const issueReceiptMutation = (options?: Partial<Options<IssueReceiptData>>): UseMutationOptions<IssueReceiptResponse, IssueReceiptError, Options<IssueReceiptData>> => {
    const mutationOptions: UseMutationOptions<IssueReceiptResponse, IssueReceiptError, Options<IssueReceiptData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await issueReceipt({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getReceiptQueryKey = (options: Options<GetReceiptData>) => createQueryKey('getReceipt', options, false, ['receipts']);

/**
 * 発行した領収書
 *
 * 発行した領収書の内容を返します。予約を見る権利のあるセッションだけが見られ、それ以外は404です。
 */
export const getReceiptOptions = (options: Options<GetReceiptData>) => queryOptions<GetReceiptResponse, GetReceiptError, GetReceiptResponse, ReturnType<typeof getReceiptQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReceipt({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReceiptQueryKey(options)
});

export const getReceiptPdfQueryKey = (options: Options<GetReceiptPdfData>) => createQueryKey('getReceiptPdf', options, false, ['receipts']);

/**
 * 領収書のPDF
 *
 * 発行した領収書をPDFで返します。同じ領収書からは、いつでも同じ内容のPDFができます。予約を見る権利のあるセッションだけが取り出せ、それ以外は404です。取り出せるのは、予約を見られる間です(最後の区間の到着から12か月。発行の記録は、そのあとも帳簿のために7年保存します)。エラーはJSONで返します。
 */
export const getReceiptPdfOptions = (options: Options<GetReceiptPdfData>) => queryOptions<GetReceiptPdfResponse, GetReceiptPdfError, GetReceiptPdfResponse, ReturnType<typeof getReceiptPdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReceiptPdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReceiptPdfQueryKey(options)
});

export const getCertificatePdfQueryKey = (options: Options<GetCertificatePdfData>) => createQueryKey('getCertificatePdf', options, false, ['certificates']);

/**
 * 遅延・欠航証明書のPDF
 *
 * 行程の便が欠航したこと、または運航会社の定める時間以上遅れたことの証明書を、PDFで返します。取り出すたびに、その時点の運航を証明します。氏名も予約番号も含みません。署名したコードと、それを確かめるページのQRがあります。予約を見る権利のあるセッションだけが取り出せ、それ以外と、予約にない行程は404です。エラーはJSONで返します。
 */
export const getCertificatePdfOptions = (options: Options<GetCertificatePdfData>) => queryOptions<GetCertificatePdfResponse, GetCertificatePdfError, GetCertificatePdfResponse, ReturnType<typeof getCertificatePdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getCertificatePdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getCertificatePdfQueryKey(options)
});

/**
 * 遅延・欠航証明書を確かめる
 *
 * 証明書のコードの署名を確かめ、何をいつ証明したかと、その便の現在の運航を返します。誰でも、何回でも確かめられます。個人情報は含みません。署名の鍵は、最後に発行した証明書から1年間は保存します。
 */
export const verifyCertificateMutation = (options?: Partial<Options<VerifyCertificateData>>): UseMutationOptions<VerifyCertificateResponse, VerifyCertificateError, Options<VerifyCertificateData>> => {
    const mutationOptions: UseMutationOptions<VerifyCertificateResponse, VerifyCertificateError, Options<VerifyCertificateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await verifyCertificate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listWaitlistEntriesQueryKey = (options?: Options<ListWaitlistEntriesData>) => createQueryKey('listWaitlistEntries', options, false, ['waitlist']);

/**
 * 空席待ちの一覧
 *
 * この会員の、またはこのセッションでメールのリンクを開いた空席待ちを、便の日の遅いものから返します。1回の応答の中では、待っているものとご案内中のものが先で、それぞれ便の早い順です。終わったものは、終わってから30日間です。
 */
export const listWaitlistEntriesOptions = (options?: Options<ListWaitlistEntriesData>) => queryOptions<ListWaitlistEntriesResponse, ListWaitlistEntriesError, ListWaitlistEntriesResponse, ReturnType<typeof listWaitlistEntriesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listWaitlistEntries({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listWaitlistEntriesQueryKey(options)
});

export const listWaitlistEntriesInfiniteQueryKey = (options?: Options<ListWaitlistEntriesData>): QueryKey<Options<ListWaitlistEntriesData>> => createQueryKey('listWaitlistEntries', options, true);

/**
 * 空席待ちの一覧
 *
 * この会員の、またはこのセッションでメールのリンクを開いた空席待ちを、便の日の遅いものから返します。1回の応答の中では、待っているものとご案内中のものが先で、それぞれ便の早い順です。終わったものは、終わってから30日間です。
 */
export const listWaitlistEntriesInfiniteOptions = (options?: Options<ListWaitlistEntriesData>) => {
    const opts = infiniteQueryOptions<ListWaitlistEntriesResponse, ListWaitlistEntriesError, InfiniteData<ListWaitlistEntriesResponse>, QueryKey<Options<ListWaitlistEntriesData>>, string | Pick<QueryKey<Options<ListWaitlistEntriesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListWaitlistEntriesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listWaitlistEntries({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listWaitlistEntriesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

/**
 * 空席待ちの登録
 *
 * 満席の便・客室・車両の積載枠の空席待ちに、希望の全体(人数、車両、ペット、客室)を登録します。片道の1便に、1つの連絡先から1件です。同じ便にもう一度登録すると、前の希望に代わり、順番は最後になります。
 * 会員はすぐに登録され、会員でない方には、開くと登録されるリンクをメールで送ります(24時間)。リンクを開くまで、順番には数えません。
 * 空きが出ると、登録の早い方から、希望の全体が入る方のお席を、運航会社の決めた時間だけ取り置き、メールでご案内します。先の方の希望が入らないときは、入る次の方にご案内します。お席をお約束するものではありません。
 *
 */
export const joinWaitlistMutation = (options?: Partial<Options<JoinWaitlistData>>): UseMutationOptions<JoinWaitlistResponse, JoinWaitlistError, Options<JoinWaitlistData>> => {
    const mutationOptions: UseMutationOptions<JoinWaitlistResponse, JoinWaitlistError, Options<JoinWaitlistData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await joinWaitlist({
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
 * 空席待ちのリンク
 *
 * メールのリンクのトークンで、その空席待ちを返し、このセッションで見て取りやめられるようにします。登録のメールのリンクは、はじめて開いたときに空席待ちを登録します。何回でも開けます。個人情報を含みません。
 */
export const openWaitlistLinkMutation = (options?: Partial<Options<OpenWaitlistLinkData>>): UseMutationOptions<OpenWaitlistLinkResponse, OpenWaitlistLinkError, Options<OpenWaitlistLinkData>> => {
    const mutationOptions: UseMutationOptions<OpenWaitlistLinkResponse, OpenWaitlistLinkError, Options<OpenWaitlistLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await openWaitlistLink({
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
 * 空席待ちの取りやめ
 *
 * 空席待ちを取りやめます。取り置いたお席は、次の方にご案内します。取りやめた後は、案内しません。もう一度呼び出しても同じです。
 */
export const withdrawFromWaitlistMutation = (options?: Partial<Options<WithdrawFromWaitlistData>>): UseMutationOptions<WithdrawFromWaitlistResponse, WithdrawFromWaitlistError, Options<WithdrawFromWaitlistData>> => {
    const mutationOptions: UseMutationOptions<WithdrawFromWaitlistResponse, WithdrawFromWaitlistError, Options<WithdrawFromWaitlistData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawFromWaitlist({
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
 * 取り置いたお席の予約に進む
 *
 * 取り置いたお席の下書きを、このセッションで始めます(すでに始めていれば、その続きをこのセッションに移します)。お客様情報とお支払い方法を入力し、取り置きの期限までに予約を確定してください。もう一度呼び出しても、下書きは1つです。
 */
export const takeWaitlistOfferMutation = (options?: Partial<Options<TakeWaitlistOfferData>>): UseMutationOptions<TakeWaitlistOfferResponse, TakeWaitlistOfferError, Options<TakeWaitlistOfferData>> => {
    const mutationOptions: UseMutationOptions<TakeWaitlistOfferResponse, TakeWaitlistOfferError, Options<TakeWaitlistOfferData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await takeWaitlistOffer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPreOrdersQueryKey = (options?: Options<ListPreOrdersData>) => createQueryKey('listPreOrders', options, false, ['waitlist']);

/**
 * 先行申込の一覧
 *
 * この会員の、またはこのセッションでメールのリンクを開いた先行申込を返します。終わったものは、終わってから30日間です。
 */
export const listPreOrdersOptions = (options?: Options<ListPreOrdersData>) => queryOptions<ListPreOrdersResponse, ListPreOrdersError, ListPreOrdersResponse, ReturnType<typeof listPreOrdersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPreOrders({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPreOrdersQueryKey(options)
});

export const listPreOrdersInfiniteQueryKey = (options?: Options<ListPreOrdersData>): QueryKey<Options<ListPreOrdersData>> => createQueryKey('listPreOrders', options, true);

/**
 * 先行申込の一覧
 *
 * この会員の、またはこのセッションでメールのリンクを開いた先行申込を返します。終わったものは、終わってから30日間です。
 */
export const listPreOrdersInfiniteOptions = (options?: Options<ListPreOrdersData>) => {
    const opts = infiniteQueryOptions<ListPreOrdersResponse, ListPreOrdersError, InfiniteData<ListPreOrdersResponse>, QueryKey<Options<ListPreOrdersData>>, string | Pick<QueryKey<Options<ListPreOrdersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListPreOrdersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listPreOrders({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listPreOrdersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

/**
 * 先行申込
 *
 * 予約の受付が始まる前の1週間に、便と客室(第3希望まで)、人数、車両、乗船者の氏名、お支払い方法を申し込みます。申込は予約の受付開始の1分前までで、開始のときに、公平な抽選の順に、第1希望からお席を取り置きます。早く申し込んでも、何件申し込んでも、有利にはなりません。
 * 会員はすぐに受け付け、会員でない方には、開くと受け付けるリンクをメールで送ります(24時間、遅くとも申込の終わりまで)。結果はメールでお知らせします。お席を取り置いたときは、運航会社の決めた時間のうちにお支払いください。カードに自動で請求することはありません。
 * 同じ連絡先、同じ会員、または同じ便に同じ氏名と年齢の乗船者がいる申込は1件で、先に受け付けたものが残ります。同じ連絡先からもう一度申し込むと、前の申込に代わります。
 *
 */
export const createPreOrderMutation = (options?: Partial<Options<CreatePreOrderData>>): UseMutationOptions<CreatePreOrderResponse, CreatePreOrderError, Options<CreatePreOrderData>> => {
    const mutationOptions: UseMutationOptions<CreatePreOrderResponse, CreatePreOrderError, Options<CreatePreOrderData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createPreOrder({
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
 * 先行申込のリンク
 *
 * メールのリンクのトークンで、その先行申込を返し、このセッションで見て取りやめられるようにします。申込のメールのリンクは、はじめて開いたときに申込を受け付けます。何回でも開けます。個人情報を含みません。
 */
export const openPreOrderLinkMutation = (options?: Partial<Options<OpenPreOrderLinkData>>): UseMutationOptions<OpenPreOrderLinkResponse, OpenPreOrderLinkError, Options<OpenPreOrderLinkData>> => {
    const mutationOptions: UseMutationOptions<OpenPreOrderLinkResponse, OpenPreOrderLinkError, Options<OpenPreOrderLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await openPreOrderLink({
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
 * 先行申込の取りやめ
 *
 * 締切(closesAt)まで、先行申込を取りやめられます。抽選の後は、取り置いたお席と空席待ちを withdrawFromWaitlist で取りやめます。もう一度呼び出しても同じです。
 */
export const withdrawPreOrderMutation = (options?: Partial<Options<WithdrawPreOrderData>>): UseMutationOptions<WithdrawPreOrderResponse, WithdrawPreOrderError, Options<WithdrawPreOrderData>> => {
    const mutationOptions: UseMutationOptions<WithdrawPreOrderResponse, WithdrawPreOrderError, Options<WithdrawPreOrderData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawPreOrder({
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
 * 予約開始のお知らせの登録
 *
 * 予約の受付前の日の、予約を受け付け始めたお知らせを、メールで1通受け取るように登録します。会員はすぐに登録され、会員でない方には、開くと登録されるリンクをメールで送ります(24時間)。どちらにも、取りやめのリンクをメールで送ります。
 * 区間と乗船日のほかは残さず、送った後に削除します。
 *
 */
export const createSaleReminderMutation = (options?: Partial<Options<CreateSaleReminderData>>): UseMutationOptions<CreateSaleReminderResponse, CreateSaleReminderError, Options<CreateSaleReminderData>> => {
    const mutationOptions: UseMutationOptions<CreateSaleReminderResponse, CreateSaleReminderError, Options<CreateSaleReminderData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSaleReminder({
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
 * 予約開始のお知らせのリンク
 *
 * メールのリンクのトークンで、そのお知らせを返します。登録のメールのリンクは、はじめて開いたときにお知らせを登録します。お知らせを送るまで、何回でも開けます。個人情報を含みません。
 */
export const openSaleReminderLinkMutation = (options?: Partial<Options<OpenSaleReminderLinkData>>): UseMutationOptions<OpenSaleReminderLinkResponse, OpenSaleReminderLinkError, Options<OpenSaleReminderLinkData>> => {
    const mutationOptions: UseMutationOptions<OpenSaleReminderLinkResponse, OpenSaleReminderLinkError, Options<OpenSaleReminderLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await openSaleReminderLink({
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
 * 予約開始のお知らせの取りやめ
 *
 * お知らせを取りやめ、メールアドレスとともに削除します。もう一度呼び出しても、すでに送ったお知らせでも、同じです。
 */
export const withdrawSaleReminderMutation = (options?: Partial<Options<WithdrawSaleReminderData>>): UseMutationOptions<WithdrawSaleReminderResponse, WithdrawSaleReminderError, Options<WithdrawSaleReminderData>> => {
    const mutationOptions: UseMutationOptions<WithdrawSaleReminderResponse, WithdrawSaleReminderError, Options<WithdrawSaleReminderData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawSaleReminder({
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
 * 順番待ちをやめる
 *
 * このセッションの順番を手放します。もう一度加わると、最後になります。順番を取っていなくても、204です。
 */
export const leaveQueueMutation = (options?: Partial<Options<LeaveQueueData>>): UseMutationOptions<LeaveQueueResponse, LeaveQueueError, Options<LeaveQueueData>> => {
    const mutationOptions: UseMutationOptions<LeaveQueueResponse, LeaveQueueError, Options<LeaveQueueData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await leaveQueue({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getQueuePlaceQueryKey = (options?: Options<GetQueuePlaceData>) => createQueryKey('getQueuePlace', options, false, ['queue']);

/**
 * 順番待ちの現在の順番
 *
 * このセッションの順番を返します。順番待ちをしていないときは open、順番を取っていないときは outside です。
 * 順番を待つ間は、checkAfterSeconds の秒数をおいて、繰り返し呼び出してください。しばらく呼び出しがない方は、順番が来ても後回しになり、次に呼び出したとき、先頭に戻ります。
 *
 */
export const getQueuePlaceOptions = (options?: Options<GetQueuePlaceData>) => queryOptions<GetQueuePlaceResponse, GetQueuePlaceError, GetQueuePlaceResponse, ReturnType<typeof getQueuePlaceQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getQueuePlace({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getQueuePlaceQueryKey(options)
});

/**
 * 順番待ちに加わる
 *
 * このセッションの順番を取ります。すでに取っていれば、その順番を返します(再読み込みや別のタブでも、順番は変わりません)。
 * 受付の開始前に加わった方の順番は、開始のときに抽選で決まります。早く加わっても有利にはなりません。開始後に加わった方は、その後ろです。1つの回線から取れる順番の数には、上限があります(429 RATE_LIMITED)。
 * 順番が来るまで、createDraft と、受付を始めたばかりの便の holdReservation・holdChange は 429 WAIT_YOUR_TURN です。下書きのお手続きを始めた方が、途中で待たされることはありません。
 *
 */
export const joinQueueMutation = (options?: Partial<Options<JoinQueueData>>): UseMutationOptions<JoinQueueResponse, JoinQueueError, Options<JoinQueueData>> => {
    const mutationOptions: UseMutationOptions<JoinQueueResponse, JoinQueueError, Options<JoinQueueData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await joinQueue({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getPaymentQueryKey = (options: Options<GetPaymentData>) => createQueryKey('getPayment', options, false, ['payments']);

/**
 * お支払いの状態
 *
 * お支払いの状態を返します。結果を待つ画面は、これを繰り返し呼び出します。予約を見る権利のあるセッションだけが見られ、それ以外は404です。
 */
export const getPaymentOptions = (options: Options<GetPaymentData>) => queryOptions<GetPaymentResponse, GetPaymentError, GetPaymentResponse, ReturnType<typeof getPaymentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPayment({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPaymentQueryKey(options)
});

/**
 * 本人認証とPayPayの後の完了
 *
 * 本人認証(3Dセキュア)またはPayPayから /customer/tds に戻ったときに呼び出します。決済会社に結果を問い合わせ、支払われていれば予約を確定します。
 * 何度呼び出しても、結果は1つです。結果がまだ分からないときは202を返すため、しばらくしてから getPayment で確かめてください。
 *
 */
export const completePaymentMutation = (options?: Partial<Options<CompletePaymentData>>): UseMutationOptions<CompletePaymentResponse, CompletePaymentError, Options<CompletePaymentData>> => {
    const mutationOptions: UseMutationOptions<CompletePaymentResponse, CompletePaymentError, Options<CompletePaymentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await completePayment({
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
 * 決済会社からの通知
 *
 * 決済会社が呼び出します。payment-signature は「t=UNIX時刻(秒),v1=署名」で、署名は「時刻.本文」のHMAC-SHA256(16進)です。署名が合わない通知は400で断り、何も変えません。
 * 通知は保存してから処理し、同じIDの通知は何回届いても1回だけ処理します。遅れて届いた通知も受け取ります。
 *
 */
export const receivePaymentEventMutation = (options?: Partial<Options<ReceivePaymentEventData>>): UseMutationOptions<ReceivePaymentEventResponse, ReceivePaymentEventError, Options<ReceivePaymentEventData>> => {
    const mutationOptions: UseMutationOptions<ReceivePaymentEventResponse, ReceivePaymentEventError, Options<ReceivePaymentEventData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await receivePaymentEvent({
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
 * Stripeからの通知
 *
 * 決済会社がStripeのときに、Stripeが呼び出します(Stripeの管理画面に登録するアドレスです)。ほかの決済会社では404です。
 * 署名は本文のバイト列から計算されるため、本文は届いたまま確かめます。署名が合わない通知、5分より古い通知は400で断り、何も変えません。
 * 通知は保存してから処理し、同じIDの通知は何回届いても1回だけ処理します。この予約サイトのお支払いに関わらない通知も受け取り(204)、何もしません。
 *
 */
export const receiveStripeEventMutation = (options?: Partial<Options<ReceiveStripeEventData>>): UseMutationOptions<ReceiveStripeEventResponse, ReceiveStripeEventError, Options<ReceiveStripeEventData>> => {
    const mutationOptions: UseMutationOptions<ReceiveStripeEventResponse, ReceiveStripeEventError, Options<ReceiveStripeEventData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await receiveStripeEvent({
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
 * 予約番号のメールでの送信
 *
 * ご予約時のメールアドレスに、そのアドレスでの予約番号(これから乗船する予約)を送ります。
 * 予約があってもなくても、応答は同じです。同じアドレスへのメールには回数の上限があり、上限を超えても応答は同じです。
 *
 */
export const remindReservationNumberMutation = (options?: Partial<Options<RemindReservationNumberData>>): UseMutationOptions<RemindReservationNumberResponse, RemindReservationNumberError, Options<RemindReservationNumberData>> => {
    const mutationOptions: UseMutationOptions<RemindReservationNumberResponse, RemindReservationNumberError, Options<RemindReservationNumberData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await remindReservationNumber({
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
