// Generated from openapi/customer-api by `npm run generate`. Do not edit.

import * as v from 'valibot';

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { CancelReservationData, CancelReservationErrors, CancelReservationResponses, CheckVoucherData, CheckVoucherErrors, CheckVoucherResponses, ClaimReservationData, ClaimReservationErrors, ClaimReservationResponses, CommitChangeData, CommitChangeErrors, CommitChangeResponses, CommitReservationData, CommitReservationErrors, CommitReservationResponses, CompletePaymentData, CompletePaymentErrors, CompletePaymentResponses, ConfirmMailData, ConfirmMailErrors, ConfirmMailResponses, CreateChangeDraftData, CreateChangeDraftErrors, CreateChangeDraftResponses, CreateDraftData, CreateDraftErrors, CreateDraftResponses, CreateFareQuoteData, CreateFareQuoteErrors, CreateFareQuoteResponses, CreateGuestSessionData, CreateGuestSessionErrors, CreateGuestSessionResponses, CreatePassengerLinkData, CreatePassengerLinkErrors, CreatePassengerLinkResponses, CreatePreOrderData, CreatePreOrderErrors, CreatePreOrderResponses, CreateSaleReminderData, CreateSaleReminderErrors, CreateSaleReminderResponses, CreateWalletPassData, CreateWalletPassErrors, CreateWalletPassResponses, DecideContactChangeData, DecideContactChangeErrors, DecideContactChangeResponses, DeleteDraftData, DeleteDraftErrors, DeleteDraftResponses, DeletePushSubscriptionData, DeletePushSubscriptionErrors, DeletePushSubscriptionResponses, DropChangeData, DropChangeErrors, DropChangeResponses, ExtendChangeData, ExtendChangeErrors, ExtendChangeResponses, ExtendHoldData, ExtendHoldErrors, ExtendHoldResponses, FindNearestPortsData, FindNearestPortsErrors, FindNearestPortsResponses, GetCertificatePdfData, GetCertificatePdfErrors, GetCertificatePdfResponses, GetChangeDifferencesData, GetChangeDifferencesErrors, GetChangeDifferencesResponses, GetChangeTermsData, GetChangeTermsErrors, GetChangeTermsResponses, GetDraftData, GetDraftErrors, GetDraftResponses, GetFareCalendarData, GetFareCalendarErrors, GetFareCalendarResponses, GetPartnerTicketData, GetPartnerTicketErrors, GetPartnerTicketResponses, GetPaymentData, GetPaymentErrors, GetPaymentInfoData, GetPaymentInfoErrors, GetPaymentInfoResponses, GetPaymentResponses, GetPostalCodeData, GetPostalCodeErrors, GetPostalCodeResponses, GetQueuePlaceData, GetQueuePlaceErrors, GetQueuePlaceResponses, GetReceiptData, GetReceiptErrors, GetReceiptPdfData, GetReceiptPdfErrors, GetReceiptPdfResponses, GetReceiptResponses, GetReservationData, GetReservationErrors, GetReservationResponses, GetServiceStatusData, GetServiceStatusErrors, GetServiceStatusResponses, HoldChangeData, HoldChangeErrors, HoldChangeResponses, HoldReservationData, HoldReservationErrors, HoldReservationResponses, IssueReceiptData, IssueReceiptErrors, IssueReceiptResponses, JoinQueueData, JoinQueueErrors, JoinQueueResponses, JoinWaitlistData, JoinWaitlistErrors, JoinWaitlistResponses, LeaveQueueData, LeaveQueueErrors, LeaveQueueResponses, ListDraftPaymentMethodsData, ListDraftPaymentMethodsErrors, ListDraftPaymentMethodsResponses, ListDraftsData, ListDraftsErrors, ListDraftsResponses, ListFeaturesData, ListFeaturesErrors, ListFeaturesResponses, ListNoticesData, ListNoticesErrors, ListNoticesResponses, ListPartnerTicketsData, ListPartnerTicketsErrors, ListPartnerTicketSlotsData, ListPartnerTicketSlotsErrors, ListPartnerTicketSlotsResponses, ListPartnerTicketsResponses, ListPassengerLinksData, ListPassengerLinksErrors, ListPassengerLinksResponses, ListPortsData, ListPortsErrors, ListPortsResponses, ListPrefecturesData, ListPrefecturesErrors, ListPrefecturesResponses, ListPreOrdersData, ListPreOrdersErrors, ListPreOrdersResponses, ListPushSubscriptionsData, ListPushSubscriptionsErrors, ListPushSubscriptionsResponses, ListReceiptsData, ListReceiptsErrors, ListReceiptsResponses, ListReservationsData, ListReservationsErrors, ListReservationsResponses, ListRoutesData, ListRoutesErrors, ListRoutesResponses, ListSailingTicketsData, ListSailingTicketsErrors, ListSailingTicketsResponses, ListTicketKeysData, ListTicketKeysErrors, ListTicketKeysResponses, ListTicketsData, ListTicketsErrors, ListTicketSharesData, ListTicketSharesErrors, ListTicketSharesResponses, ListTicketsResponses, ListVouchersData, ListVouchersErrors, ListVouchersResponses, ListWaitlistEntriesData, ListWaitlistEntriesErrors, ListWaitlistEntriesResponses, OpenPassengerLinkData, OpenPassengerLinkErrors, OpenPassengerLinkResponses, OpenPreOrderLinkData, OpenPreOrderLinkErrors, OpenPreOrderLinkResponses, OpenSaleReminderLinkData, OpenSaleReminderLinkErrors, OpenSaleReminderLinkResponses, OpenSharedTicketData, OpenSharedTicketErrors, OpenSharedTicketResponses, OpenWaitlistLinkData, OpenWaitlistLinkErrors, OpenWaitlistLinkResponses, QuoteCancellationData, QuoteCancellationErrors, QuoteCancellationResponses, QuoteChangeData, QuoteChangeErrors, QuoteChangeResponses, ReceivePaymentEventData, ReceivePaymentEventErrors, ReceivePaymentEventResponses, ReceiveStripeEventData, ReceiveStripeEventErrors, ReceiveStripeEventResponses, RedeemVoucherData, RedeemVoucherErrors, RedeemVoucherResponses, RemindReservationNumberData, RemindReservationNumberErrors, RemindReservationNumberResponses, ResumeDraftData, ResumeDraftErrors, ResumeDraftResponses, SearchSailingsData, SearchSailingsErrors, SearchSailingsResponses, SendDraftLinkData, SendDraftLinkErrors, SendDraftLinkResponses, SendMailConfirmationData, SendMailConfirmationErrors, SendMailConfirmationResponses, SetDraftCustomersData, SetDraftCustomersErrors, SetDraftCustomersResponses, SetDraftPartnerTicketData, SetDraftPartnerTicketErrors, SetDraftPartnerTicketResponses, SetDraftPaymentData, SetDraftPaymentErrors, SetDraftPaymentResponses, SetDraftTripData, SetDraftTripErrors, SetDraftTripResponses, SetPartnerSlotsData, SetPartnerSlotsErrors, SetPartnerSlotsResponses, SetPassengerDetailsData, SetPassengerDetailsErrors, SetPassengerDetailsResponses, SetPushSubscriptionData, SetPushSubscriptionErrors, SetPushSubscriptionResponses, SetRefundAccountData, SetRefundAccountErrors, SetRefundAccountResponses, SetVehiclePlateData, SetVehiclePlateErrors, SetVehiclePlateResponses, SharePassengerTicketsData, SharePassengerTicketsErrors, SharePassengerTicketsResponses, ShareTicketData, ShareTicketErrors, ShareTicketResponses, StandByData, StandByErrors, StandByResponses, StartPaymentData, StartPaymentErrors, StartPaymentResponses, TakeWaitlistOfferData, TakeWaitlistOfferErrors, TakeWaitlistOfferResponses, UpdateReservationContactData, UpdateReservationContactErrors, UpdateReservationContactResponses, VerifyCertificateData, VerifyCertificateErrors, VerifyCertificateResponses, WithdrawFromWaitlistData, WithdrawFromWaitlistErrors, WithdrawFromWaitlistResponses, WithdrawPassengerLinkData, WithdrawPassengerLinkErrors, WithdrawPassengerLinkResponses, WithdrawPreOrderData, WithdrawPreOrderErrors, WithdrawPreOrderResponses, WithdrawSaleReminderData, WithdrawSaleReminderErrors, WithdrawSaleReminderResponses, WithdrawTicketShareData, WithdrawTicketShareErrors, WithdrawTicketShareResponses } from './types.gen.ts';
import { vCancelReservationResponse, vCheckVoucherResponse, vClaimReservationResponse, vCommitChangeResponse, vCommitReservationResponse, vCompletePaymentResponse, vConfirmMailResponse, vCreateChangeDraftResponse, vCreateDraftResponse, vCreateFareQuoteResponse, vCreateGuestSessionResponse, vCreatePassengerLinkResponse, vCreatePreOrderResponse, vCreateSaleReminderResponse, vCreateWalletPassResponse, vDecideContactChangeResponse, vDeleteDraftResponse, vDeletePushSubscriptionResponse, vDropChangeResponse, vExtendChangeResponse, vExtendHoldResponse, vFindNearestPortsResponse, vGetCertificatePdfResponse, vGetChangeDifferencesResponse, vGetChangeTermsResponse, vGetDraftResponse, vGetFareCalendarResponse, vGetPartnerTicketResponse, vGetPaymentInfoResponse, vGetPaymentResponse, vGetPostalCodeResponse, vGetQueuePlaceResponse, vGetReceiptPdfResponse, vGetReceiptResponse, vGetReservationResponse, vGetServiceStatusResponse, vHoldChangeResponse, vHoldReservationResponse, vIssueReceiptResponse, vJoinQueueResponse, vJoinWaitlistResponse, vLeaveQueueResponse, vListDraftPaymentMethodsResponse, vListDraftsResponse, vListFeaturesResponse, vListNoticesResponse, vListPartnerTicketSlotsResponse, vListPartnerTicketsResponse, vListPassengerLinksResponse, vListPortsResponse, vListPrefecturesResponse, vListPreOrdersResponse, vListPushSubscriptionsResponse, vListReceiptsResponse, vListReservationsResponse, vListRoutesResponse, vListSailingTicketsResponse, vListTicketKeysResponse, vListTicketSharesResponse, vListTicketsResponse, vListVouchersResponse, vListWaitlistEntriesResponse, vOpenPassengerLinkResponse, vOpenPreOrderLinkResponse, vOpenSaleReminderLinkResponse, vOpenSharedTicketResponse, vOpenWaitlistLinkResponse, vQuoteCancellationResponse, vQuoteChangeResponse, vReceivePaymentEventResponse, vReceiveStripeEventResponse, vRedeemVoucherResponse, vRemindReservationNumberResponse, vResumeDraftResponse, vSearchSailingsResponse, vSendDraftLinkResponse, vSendMailConfirmationResponse, vSetDraftCustomersResponse, vSetDraftPartnerTicketResponse, vSetDraftPaymentResponse, vSetDraftTripResponse, vSetPartnerSlotsResponse, vSetPassengerDetailsResponse, vSetPushSubscriptionResponse, vSetRefundAccountResponse, vSetVehiclePlateResponse, vSharePassengerTicketsResponse, vShareTicketResponse, vStandByResponse, vStartPaymentResponse, vTakeWaitlistOfferResponse, vUpdateReservationContactResponse, vVerifyCertificateResponse, vWithdrawFromWaitlistResponse, vWithdrawPassengerLinkResponse, vWithdrawPreOrderResponse, vWithdrawSaleReminderResponse, vWithdrawTicketShareResponse } from './valibot.gen.ts';

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
 * 港の一覧
 *
 * 発着のある港をすべて返します。数が限られるためページ分けはしません。
 */
export const listPorts = <ThrowOnError extends boolean = true>(options?: Options<ListPortsData, ThrowOnError>): RequestResult<ListPortsResponses, ListPortsErrors, ThrowOnError> => (options?.client ?? client).get<ListPortsResponses, ListPortsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListPortsResponse, data),
    url: '/customer-api/ports',
    ...options
});

/**
 * 航路の一覧
 *
 * 航路と、航路ごとに予約できる区間(出発港と到着港の組)を返します。
 */
export const listRoutes = <ThrowOnError extends boolean = true>(options?: Options<ListRoutesData, ThrowOnError>): RequestResult<ListRoutesResponses, ListRoutesErrors, ThrowOnError> => (options?.client ?? client).get<ListRoutesResponses, ListRoutesErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListRoutesResponse, data),
    url: '/customer-api/routes',
    ...options
});

/**
 * 提供している機能の一覧
 *
 * このサーバーが提供している機能を返します。画面は、一覧にない機能の入口、項目、文章を表示しません。
 * この操作のないサーバー(404)では、すべての機能があるものとして表示します。
 * 一覧にない機能の操作(各操作の x-feature)は、404 NOT_FOUND です。partnerTickets のないときは、一覧は空で、新しい購入は TICKET_NOT_ON_SALE です。前に売ったものを変更し、取り消せるように、vehicles と pets は一覧になくても、予約の操作で受け付けます。
 * まだ一部の操作しかないサーバーは、ある操作を operations で返します(契約の検査は、ほかの操作を尋ねません)。
 *
 */
export const listFeatures = <ThrowOnError extends boolean = true>(options?: Options<ListFeaturesData, ThrowOnError>): RequestResult<ListFeaturesResponses, ListFeaturesErrors, ThrowOnError> => (options?.client ?? client).get<ListFeaturesResponses, ListFeaturesErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListFeaturesResponse, data),
    url: '/customer-api/features',
    ...options
});

/**
 * 便の検索
 *
 * 区間・乗船日・人数・車両に合う便を、出発の早い順に返します。便、客室タイプ、車両の積載枠ごとに空席の言葉(7種)と、この人数と車両での合計運賃を含みます。
 * 乗船日は便の出発日(運航日)です。24:10発の便は運航日の便として返します。
 *
 */
export const searchSailings = <ThrowOnError extends boolean = true>(options: Options<SearchSailingsData, ThrowOnError>): RequestResult<SearchSailingsResponses, SearchSailingsErrors, ThrowOnError> => (options.client ?? client).get<SearchSailingsResponses, SearchSailingsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vSearchSailingsResponse, data),
    url: '/customer-api/sailings',
    ...options
});

/**
 * 運賃の見積もり
 *
 * 旅程(往路・復路の便、人数、車両、客室、割引の申し出)から運賃の内訳と割引の比較を計算します。何も保存せず、空席も確保しません。仮予約と同じ計算を使うため、金額は一致します。
 */
export const createFareQuote = <ThrowOnError extends boolean = true>(options: Options<CreateFareQuoteData, ThrowOnError>): RequestResult<CreateFareQuoteResponses, CreateFareQuoteErrors, ThrowOnError> => (options.client ?? client).post<CreateFareQuoteResponses, CreateFareQuoteErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCreateFareQuoteResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/fare-quotes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 運賃カレンダー
 *
 * 区間の、期間内の日ごとの期・祝日・大人1名の最安運賃・この人数と車両での最安の合計・空席の言葉を返します。期間の両端を含み、62日までです。
 * 日付は運航日です。合計と空席の言葉は、この人数・車両・ペットと客室の希望でのもので、復路では往路を考えます。同じ条件の便の検索の、その日に予約できる客室でいちばん安い合計と同じ額です。応答は短い間だけ使い回せます(Cache-Control)。確かな空席は便の検索で得てください。
 *
 */
export const getFareCalendar = <ThrowOnError extends boolean = true>(options: Options<GetFareCalendarData, ThrowOnError>): RequestResult<GetFareCalendarResponses, GetFareCalendarErrors, ThrowOnError> => (options.client ?? client).get<GetFareCalendarResponses, GetFareCalendarErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetFareCalendarResponse, data),
    url: '/customer-api/fare-calendar',
    ...options
});

/**
 * 提携きっぷの一覧
 *
 * 船の運賃と、着いた先の施設や乗り物を1枚にした提携きっぷを返します。販売を終えたきっぷは返しません(1枚ずつは、終えた後も取得できます)。条件はすべて省略でき、重ねると両方に合うものだけになります。数が限られるためページ分けはしません。応答は短い間だけ使い回せます(Cache-Control)。
 *
 */
export const listPartnerTickets = <ThrowOnError extends boolean = true>(options?: Options<ListPartnerTicketsData, ThrowOnError>): RequestResult<ListPartnerTicketsResponses, ListPartnerTicketsErrors, ThrowOnError> => (options?.client ?? client).get<ListPartnerTicketsResponses, ListPartnerTicketsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListPartnerTicketsResponse, data),
    url: '/customer-api/partner-tickets',
    ...options
});

/**
 * 提携きっぷの取得
 *
 * 提携きっぷの内容、料金、使える日、取消の手数料、販売する会社を返します。販売を終えたきっぷも返しますが、取り扱いをやめたきっぷと知らないIDは404です。
 * 一部を使った後の払い戻しは、お支払いの額から、使ったものの別に買うときの料金を引いた額です(0円を下回りません)。使う前の手数料のほうが高いときは、手数料を引きます。
 *
 */
export const getPartnerTicket = <ThrowOnError extends boolean = true>(options: Options<GetPartnerTicketData, ThrowOnError>): RequestResult<GetPartnerTicketResponses, GetPartnerTicketErrors, ThrowOnError> => (options.client ?? client).get<GetPartnerTicketResponses, GetPartnerTicketErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetPartnerTicketResponse, data),
    url: '/customer-api/partner-tickets/{partnerTicketId}',
    ...options
});

/**
 * 提携きっぷの時間枠の一覧
 *
 * きっぷに含まれるものの時間枠と、この人数での空きを返します。期間の両端を含み、31日までです。時間枠のないきっぷでは空の一覧です。空きは取り置くまで変わります。
 */
export const listPartnerTicketSlots = <ThrowOnError extends boolean = true>(options: Options<ListPartnerTicketSlotsData, ThrowOnError>): RequestResult<ListPartnerTicketSlotsResponses, ListPartnerTicketSlotsErrors, ThrowOnError> => (options.client ?? client).get<ListPartnerTicketSlotsResponses, ListPartnerTicketSlotsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListPartnerTicketSlotsResponse, data),
    url: '/customer-api/partner-tickets/{partnerTicketId}/slots',
    ...options
});

/**
 * 引換券の引き換え(提携先)
 *
 * 提携先が、QRコードまたは短いコードの引換券を1度だけ引き換えます。同じ鍵と同じ Idempotency-Key、同じ引換券でもう一度呼ぶと、同じ応答を返します。引き換えは予約の履歴に残ります。
 * 見えるのは、その提携先の引換券だけです。1分に120回、見つからないコードは15分に20回までです。お客様の画面は呼び出しません。
 *
 */
export const redeemVoucher = <ThrowOnError extends boolean = true>(options: Options<RedeemVoucherData, ThrowOnError>): RequestResult<RedeemVoucherResponses, RedeemVoucherErrors, ThrowOnError> => (options.client ?? client).post<RedeemVoucherResponses, RedeemVoucherErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vRedeemVoucherResponse, data),
    security: [{
            key: 'partnerKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/customer-api/partner-redemptions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 引換券の確認(提携先)
 *
 * 引換券が使えるかを、引き換えずに確かめます。見えるのは、その提携先の引換券だけです。お客様の画面は呼び出しません。
 */
export const checkVoucher = <ThrowOnError extends boolean = true>(options: Options<CheckVoucherData, ThrowOnError>): RequestResult<CheckVoucherResponses, CheckVoucherErrors, ThrowOnError> => (options.client ?? client).post<CheckVoucherResponses, CheckVoucherErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCheckVoucherResponse, data),
    security: [{
            key: 'partnerKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/customer-api/partner-voucher-checks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 入力中の予約の一覧
 *
 * このセッション(またはログイン中の会員)の、まだ確定していない下書きを、最後に更新したものから順に3件まで返します。氏名などの入力は含みません。出発した便の下書きと、予約の変更の下書きは含みません。数が限られるためページ分けはしません。セッションがない場合は404です。
 */
export const listDrafts = <ThrowOnError extends boolean = true>(options?: Options<ListDraftsData, ThrowOnError>): RequestResult<ListDraftsResponses, ListDraftsErrors, ThrowOnError> => (options?.client ?? client).get<ListDraftsResponses, ListDraftsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListDraftsResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/drafts',
    ...options
});

/**
 * 下書きの作成
 *
 * 選んだ旅程(往路・復路の便、人数、車両、客室、割引の申し出)から、入力中の予約(下書き)を作ります。下書きは作成したセッションだけが使え、最後の更新から24時間で削除します。空席は確保しません。partnerTicketId を送ると、提携きっぷで買う下書きになります(料金はきっぷのもの、便と区間はきっぷで使えるものだけ、往復のきっぷは復路を後から選べますが、仮予約までに必要で、それまで problems の return が REQUIRED。往路と復路は同じ人数。割引と車両は一緒に使えません)。ログイン中の会員が作る場合は、代表者と最初の大人に、会員の情報を入れます。
 */
export const createDraft = <ThrowOnError extends boolean = true>(options: Options<CreateDraftData, ThrowOnError>): RequestResult<CreateDraftResponses, CreateDraftErrors, ThrowOnError> => (options.client ?? client).post<CreateDraftResponses, CreateDraftErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCreateDraftResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/drafts',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 下書きの削除
 *
 * 入力した内容と選んだお支払い方法を、サーバーからすぐに削除します。お取り置き中(held)の席はその場で戻し、お取り置きを終了します。確定した予約は残ります。下書きを持つ本人(作成したセッション、またはその会員)でない場合は404です。
 */
export const deleteDraft = <ThrowOnError extends boolean = true>(options: Options<DeleteDraftData, ThrowOnError>): RequestResult<DeleteDraftResponses, DeleteDraftErrors, ThrowOnError> => (options.client ?? client).delete<DeleteDraftResponses, DeleteDraftErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vDeleteDraftResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/drafts/{draftId}',
    ...options
});

/**
 * 下書きの取得
 *
 * 下書きの内容に、現在の空席と運賃を添えて返します。作成したセッションでない場合は404です。
 */
export const getDraft = <ThrowOnError extends boolean = true>(options: Options<GetDraftData, ThrowOnError>): RequestResult<GetDraftResponses, GetDraftErrors, ThrowOnError> => (options.client ?? client).get<GetDraftResponses, GetDraftErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetDraftResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/drafts/{draftId}',
    ...options
});

/**
 * 便と人数の変更
 *
 * 下書きの旅程(往路・復路の便、人数、車両、客室)を置き換えます。入力済みのお客様情報は、人数と車両に合う範囲で残します。提携きっぷの下書きでは、きっぷで使える旅程だけを選べます。変更の下書きで、変更できない行程(change.locks)を変えると422です。提携きっぷの購入の変更では、替えられるのは便と、替えた便の客室だけです。
 */
export const setDraftTrip = <ThrowOnError extends boolean = true>(options: Options<SetDraftTripData, ThrowOnError>): RequestResult<SetDraftTripResponses, SetDraftTripErrors, ThrowOnError> => (options.client ?? client).put<SetDraftTripResponses, SetDraftTripErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vSetDraftTripResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/drafts/{draftId}/trip',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 提携きっぷの時間枠と同意の保存
 *
 * 提携きっぷの下書きの、時間枠の選択と、提携先への情報提供の同意を置き換えます。途中でも保存できます。足りないものは下書きの problems(partnerTicket.…)に入り、仮予約の前に必要です。時間枠は、往路の到着から復路の出発までの間で、きっぷの使える日のものを選べます。船だけの予約の下書きは404です。
 */
export const setDraftPartnerTicket = <ThrowOnError extends boolean = true>(options: Options<SetDraftPartnerTicketData, ThrowOnError>): RequestResult<SetDraftPartnerTicketResponses, SetDraftPartnerTicketErrors, ThrowOnError> => (options.client ?? client).put<SetDraftPartnerTicketResponses, SetDraftPartnerTicketErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vSetDraftPartnerTicketResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/drafts/{draftId}/partner-ticket',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * お客様情報の保存
 *
 * 代表者と乗船者の入力をそのまま保存します。入力途中でも保存できるよう、ここでは内容を検査しません(検査は仮予約のときに行います)。変更の下書きで、替えられない乗船者(change.locks)を別の人にすると422です。
 */
export const setDraftCustomers = <ThrowOnError extends boolean = true>(options: Options<SetDraftCustomersData, ThrowOnError>): RequestResult<SetDraftCustomersResponses, SetDraftCustomersErrors, ThrowOnError> => (options.client ?? client).put<SetDraftCustomersResponses, SetDraftCustomersErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vSetDraftCustomersResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/drafts/{draftId}/customers',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * お支払い方法の一覧
 *
 * 下書きに使えるお支払い方法を、期限・上限・使えない理由とともに返します。決済会社に接続できないときも、ほかの方法は返します。ウォレット決済は、運航会社と決済会社が扱うものだけを返します。Apple PayとGoogle Payを端末で使えるかは、walletSheet のページがブラウザーの中で答えます。
 */
export const listDraftPaymentMethods = <ThrowOnError extends boolean = true>(options: Options<ListDraftPaymentMethodsData, ThrowOnError>): RequestResult<ListDraftPaymentMethodsResponses, ListDraftPaymentMethodsErrors, ThrowOnError> => (options.client ?? client).get<ListDraftPaymentMethodsResponses, ListDraftPaymentMethodsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListDraftPaymentMethodsResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/drafts/{draftId}/payment-methods',
    ...options
});

/**
 * お支払い方法の選択
 *
 * 下書きのお支払い方法を選びます。何度でも選び直せます。カードは、決済会社の入力欄(hostedFields)が発行したトークンだけを送ります。会員は、登録したカード(cardId)も選べます。ウォレット決済では方法だけを選び、Apple PayとGoogle Payのトークンは、確定のときに送ります。カード番号・有効期限・セキュリティコードは、このAPIに送らないでください。
 */
export const setDraftPayment = <ThrowOnError extends boolean = true>(options: Options<SetDraftPaymentData, ThrowOnError>): RequestResult<SetDraftPaymentResponses, SetDraftPaymentErrors, ThrowOnError> => (options.client ?? client).put<SetDraftPaymentResponses, SetDraftPaymentErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vSetDraftPaymentResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/drafts/{draftId}/payment',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 便と客室ごとの差額
 *
 * 変更の下書きの1つの行程を、期間内のほかの便と客室に替えたときの差額を、日・便・客室ごとに返します。期間の両端を含み、31日までです。ほかの行程・割引・食事は下書きのとおりで、区間は予約と同じです。
 * 差額は、その便と客室を下書きに選んだあとの変更の見積もりの payYen − refundYen と、いつも1円まで同じです。お支払い前の予約では、変更後の請求額 dueYen から今の請求額を引いた額です。何も変わりません。新しい予約の下書きでは404です。
 *
 */
export const getChangeDifferences = <ThrowOnError extends boolean = true>(options: Options<GetChangeDifferencesData, ThrowOnError>): RequestResult<GetChangeDifferencesResponses, GetChangeDifferencesErrors, ThrowOnError> => (options.client ?? client).get<GetChangeDifferencesResponses, GetChangeDifferencesErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetChangeDifferencesResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/drafts/{draftId}/change-differences',
    ...options
});

/**
 * 変更の見積もり
 *
 * 変更の下書きの、変更前と後の運賃を1行ずつ比べ、差額、変更手数料、追加のお支払い額または払い戻し額を返します。何も変わりません。新しい予約の下書きでは404です。
 */
export const quoteChange = <ThrowOnError extends boolean = true>(options: Options<QuoteChangeData, ThrowOnError>): RequestResult<QuoteChangeResponses, QuoteChangeErrors, ThrowOnError> => (options.client ?? client).get<QuoteChangeResponses, QuoteChangeErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vQuoteChangeResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/drafts/{draftId}/change-quote',
    ...options
});

/**
 * 続きを開くリンクの送信
 *
 * 入力中の予約を別の端末で続けるためのリンクを、代表者のメールアドレスに送ります。リンクは2時間以内に1回だけ使え、個人情報を含みません。代表者のメールアドレスを変えるか、変更の下書きでは予約の連絡先を直すと、前に送ったリンクは無効(TOKEN_INVALID)になります。
 */
export const sendDraftLink = <ThrowOnError extends boolean = true>(options: Options<SendDraftLinkData, ThrowOnError>): RequestResult<SendDraftLinkResponses, SendDraftLinkErrors, ThrowOnError> => (options.client ?? client).post<SendDraftLinkResponses, SendDraftLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vSendDraftLinkResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/drafts/{draftId}/links',
    ...options
});

/**
 * メールアドレスを確認するリンクの送信
 *
 * 代表者のメールアドレスに、そのアドレスを確認するリンクを送ります。予約が確定した後も、下書きがある間は送れます(下書きは、少なくとも確認の期限`confirmMailBy`まで残ります)。期限を過ぎた予約は取り消されていて、確認し直すことはできません。もう一度予約します。リンクが開かれると、コンビニ・窓口でのお支払いに使える枠が広がり、お支払い待ちの予約が自動的に取り消されなくなります。
 */
export const sendMailConfirmation = <ThrowOnError extends boolean = true>(options: Options<SendMailConfirmationData, ThrowOnError>): RequestResult<SendMailConfirmationResponses, SendMailConfirmationErrors, ThrowOnError> => (options.client ?? client).post<SendMailConfirmationResponses, SendMailConfirmationErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vSendMailConfirmationResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/drafts/{draftId}/mail-confirmations',
    ...options
});

/**
 * メールアドレスの確認
 *
 * メールのリンクのトークンで、メールアドレスを確認します。どの端末で開いてもよく、もう一度開いても結果は変わりません。期限の後は、確認の済んでいるブラウザーでだけ同じ結果になり、ほかは410です。確認は、リンクを求めたお客様、そのメールの予約、リンクを開いたブラウザーについてだけ有効です(ログインしていないお客様は、セッションの間)。
 */
export const confirmMail = <ThrowOnError extends boolean = true>(options: Options<ConfirmMailData, ThrowOnError>): RequestResult<ConfirmMailResponses, ConfirmMailErrors, ThrowOnError> => (options.client ?? client).post<ConfirmMailResponses, ConfirmMailErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vConfirmMailResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/mail-confirmations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 予約のメールアドレスの変更を確かめる・止める
 *
 * 予約番号と連絡先で照会した方が頼んだメールアドレスの変更を、これまでのメールアドレスに届いたリンクで、すぐに行うか、止めます。どの端末で開いてもかまいません。
 * confirm では、そのメールのアドレスに変わります。その後に別のアドレスが頼まれていれば、410(TOKEN_USED)です。
 * stop では、いま待っている変更を止めます。48時間以内に直された電話番号も元に戻り、予約したブラウザーのほかに照会した画面の権利はなくなります。
 * 48時間を過ぎると、変更は行われていて、リンクは使えません(410 TOKEN_EXPIRED)。
 *
 */
export const decideContactChange = <ThrowOnError extends boolean = true>(options: Options<DecideContactChangeData, ThrowOnError>): RequestResult<DecideContactChangeResponses, DecideContactChangeErrors, ThrowOnError> => (options.client ?? client).post<DecideContactChangeResponses, DecideContactChangeErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vDecideContactChangeResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/contact-change-decisions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 別の端末での再開
 *
 * メールのリンクのトークンで、入力中の予約をこのセッションに移します。移した後は、元の端末からは見られません。
 */
export const resumeDraft = <ThrowOnError extends boolean = true>(options: Options<ResumeDraftData, ThrowOnError>): RequestResult<ResumeDraftResponses, ResumeDraftErrors, ThrowOnError> => (options.client ?? client).post<ResumeDraftResponses, ResumeDraftErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vResumeDraftResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/draft-resumptions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 予約の一覧
 *
 * ログイン中の会員の予約を返します。氏名などは含みません。仮予約のまま終わったものは含みません。
 * upcoming(これからの予約)は出発日の近いものから、past(過去30か月)、cancelled(取消・期限切れ)、partnerTickets(提携きっぷで購入した、これからと過去の予約)は出発日の新しいものから順に並びます。
 *
 */
export const listReservations = <ThrowOnError extends boolean = true>(options: Options<ListReservationsData, ThrowOnError>): RequestResult<ListReservationsResponses, ListReservationsErrors, ThrowOnError> => (options.client ?? client).get<ListReservationsResponses, ListReservationsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListReservationsResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/reservations',
    ...options
});

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
export const holdReservation = <ThrowOnError extends boolean = true>(options: Options<HoldReservationData, ThrowOnError>): RequestResult<HoldReservationResponses, HoldReservationErrors, ThrowOnError> => (options.client ?? client).post<HoldReservationResponses, HoldReservationErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vHoldReservationResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 予約の取得
 *
 * 予約の内容を返します。予約したセッション、または照会(guest-sessions)で権利を得たセッションだけが見られます。それ以外は404です。行程の `service` は、その便の現在の運航です。欠航した便を含む予約も、お客様が手続きするまでそのまま残ります。
 */
export const getReservation = <ThrowOnError extends boolean = true>(options: Options<GetReservationData, ThrowOnError>): RequestResult<GetReservationResponses, GetReservationErrors, ThrowOnError> => (options.client ?? client).get<GetReservationResponses, GetReservationErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetReservationResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/reservations/{reservationId}',
    ...options
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
export const claimReservation = <ThrowOnError extends boolean = true>(options: Options<ClaimReservationData, ThrowOnError>): RequestResult<ClaimReservationResponses, ClaimReservationErrors, ThrowOnError> => (options.client ?? client).post<ClaimReservationResponses, ClaimReservationErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vClaimReservationResponse, data),
    security: [{
            key: 'member',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservation-claims',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * お取り置き期限の延長
 *
 * 仮予約の期限を extensionMinutes 分延ばします。期限の extensionOpensMinutes 分前から、1回ずつ、extensionsLeft 回まで延長できます。
 */
export const extendHold = <ThrowOnError extends boolean = true>(options: Options<ExtendHoldData, ThrowOnError>): RequestResult<ExtendHoldResponses, ExtendHoldErrors, ThrowOnError> => (options.client ?? client).post<ExtendHoldResponses, ExtendHoldErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vExtendHoldResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/hold-extensions',
    ...options
});

/**
 * 車両のナンバーの登録
 *
 * 確定した予約の車両のナンバーを、出発まで登録・修正できます。予約したときに「未定」とした車両にも使います。運賃は変わりません。ナンバーのない車両(自転車など)には登録できません(422)。
 */
export const setVehiclePlate = <ThrowOnError extends boolean = true>(options: Options<SetVehiclePlateData, ThrowOnError>): RequestResult<SetVehiclePlateResponses, SetVehiclePlateErrors, ThrowOnError> => (options.client ?? client).put<SetVehiclePlateResponses, SetVehiclePlateErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vSetVehiclePlateResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/vehicle-plates',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 取消の見積もり
 *
 * 予約のすべて、または一部(行程、客室、乗船者、車両、ペット、食事)を取り消したときの、1件ごとの手数料と払い戻し額、残るご予約の料金を返します。何も変わりません。
 * 手数料は予約した日の規則により、お支払い前はかかりません。残せないもの(運転者のいない車両、大人のいない小人など)は一緒に取り消すものとして返し、金額に含めます。運転者を取り消す車両は、driverChoices の人を newDrivers に入れて見積もると、残せます。
 *
 */
export const quoteCancellation = <ThrowOnError extends boolean = true>(options: Options<QuoteCancellationData, ThrowOnError>): RequestResult<QuoteCancellationResponses, QuoteCancellationErrors, ThrowOnError> => (options.client ?? client).post<QuoteCancellationResponses, QuoteCancellationErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vQuoteCancellationResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/cancellation-quotes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 変更できるもの
 *
 * 予約の何を、いつまで、いくらで変更できるかを、項目ごとに返します。変更できないときは、その理由を返します。予約を見る権利のあるセッションだけが見られ、それ以外は404です。
 * 提携きっぷの購入では、便(outboundSailing と、往復のきっぷでは returnSailing)だけを変更できます。客室・乗船者・車両・オプション・代表者は byPhone です。乗船手続き、出発、提携先での引き換えのどれかがあると、きっぷを使い始めたことになり、どの便も変更できません(引き換えた後は closed)。復路の便の until は、往路の出発より後になりません。受付の期限、回数、手数料は、ほかの予約と同じです。取り扱いをやめたきっぷは byPhone です。時間枠だけの変更は setPartnerSlots です。
 *
 */
export const getChangeTerms = <ThrowOnError extends boolean = true>(options: Options<GetChangeTermsData, ThrowOnError>): RequestResult<GetChangeTermsResponses, GetChangeTermsErrors, ThrowOnError> => (options.client ?? client).get<GetChangeTermsResponses, GetChangeTermsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetChangeTermsResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/reservations/{reservationId}/change-terms',
    ...options
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
export const createChangeDraft = <ThrowOnError extends boolean = true>(options: Options<CreateChangeDraftData, ThrowOnError>): RequestResult<CreateChangeDraftResponses, CreateChangeDraftErrors, ThrowOnError> => (options.client ?? client).post<CreateChangeDraftResponses, CreateChangeDraftErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCreateChangeDraftResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/change-drafts',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const holdChange = <ThrowOnError extends boolean = true>(options: Options<HoldChangeData, ThrowOnError>): RequestResult<HoldChangeResponses, HoldChangeErrors, ThrowOnError> => (options.client ?? client).post<HoldChangeResponses, HoldChangeErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vHoldChangeResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/changes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 変更の取りやめ
 *
 * 進行中の変更(取り置き中、または差額のお支払い待ち)を取りやめ、取り置いたお席を戻します。元の予約はそのまま残ります。差額のお支払い番号は無効になり、そのあとに届いたお金は払い戻します。進行中の変更がないときも200です。
 */
export const dropChange = <ThrowOnError extends boolean = true>(options: Options<DropChangeData, ThrowOnError>): RequestResult<DropChangeResponses, DropChangeErrors, ThrowOnError> => (options.client ?? client).delete<DropChangeResponses, DropChangeErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vDropChangeResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/change',
    ...options
});

/**
 * 変更の取り置き期限の延長
 *
 * 変更後のお席の取り置きの期限を extensionMinutes 分延ばします。期限の extensionOpensMinutes 分前から、1回ずつ、extensionsLeft 回まで延長できます。
 */
export const extendChange = <ThrowOnError extends boolean = true>(options: Options<ExtendChangeData, ThrowOnError>): RequestResult<ExtendChangeResponses, ExtendChangeErrors, ThrowOnError> => (options.client ?? client).post<ExtendChangeResponses, ExtendChangeErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vExtendChangeResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/change/extensions',
    ...options
});

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
export const commitChange = <ThrowOnError extends boolean = true>(options: Options<CommitChangeData, ThrowOnError>): RequestResult<CommitChangeResponses, CommitChangeErrors, ThrowOnError> => (options.client ?? client).post<CommitChangeResponses, CommitChangeErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCommitChangeResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/change/commit',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const updateReservationContact = <ThrowOnError extends boolean = true>(options: Options<UpdateReservationContactData, ThrowOnError>): RequestResult<UpdateReservationContactResponses, UpdateReservationContactErrors, ThrowOnError> => (options.client ?? client).put<UpdateReservationContactResponses, UpdateReservationContactErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vUpdateReservationContactResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/contact',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 取消
 *
 * 予約のすべて、または一部を取り消します。お席はすぐに戻り、残るご予約の内容と料金が変わります。払い戻しは決済会社に依頼し、その状況は予約の cancellations で分かります。お支払い前の取消では、ご請求がなくなるか、減ります。
 * 画面に表示した手数料と払い戻し額を添えてください。その間に額が変わったとき(上がったときも、下がったときも)は取り消さず、現在の額を409(FEE_CHANGED)で返します。一緒に取り消すもの(alsoCancelled)も items に入れてください。運転者を替えて車両を残すときは、見積もりと同じ newDrivers を送ります。
 * 同じ鍵での再送には同じ応答を返します。二重に払い戻されることはありません。
 *
 */
export const cancelReservation = <ThrowOnError extends boolean = true>(options: Options<CancelReservationData, ThrowOnError>): RequestResult<CancelReservationResponses, CancelReservationErrors, ThrowOnError> => (options.client ?? client).post<CancelReservationResponses, CancelReservationErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCancelReservationResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/cancellations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 出港に間に合わない(当日空席待ち)
 *
 * 出港に間に合わない行程を、出港までに当日空席待ちに切り替えます。運航会社が扱い、お支払いの済んだ、車両のない行程で、1回だけ使えます(LegService.standBy が open)。
 * 予約したお席はすぐに戻り、ほかのお客様に販売されます。その行程の運賃は払い戻せなくなり、代わりに until までの同じ区間の便に、同じ等級の空きがあれば、差額なしで乗船できます。お席は乗船港の窓口で、乗る便に空きがあるときに決まります。
 * 同じ鍵での再送には同じ応答を返します。
 *
 */
export const standBy = <ThrowOnError extends boolean = true>(options: Options<StandByData, ThrowOnError>): RequestResult<StandByResponses, StandByErrors, ThrowOnError> => (options.client ?? client).post<StandByResponses, StandByErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vStandByResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/stand-bys',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 払い戻し先の口座の登録
 *
 * コンビニで支払われたお金を払い戻す口座を登録します。wayがaccountで、stateがneedsAccountの払い戻しだけに登録できます。登録すると手続き中(pending)になり、振り込みが済むと払い戻し済み(refunded)になります。振り込めなかったときは、もう一度needsAccountになり、メールでお知らせします。registerBy を過ぎると登録できず(409)、お電話で承ります。
 * 口座は暗号化して保存し、振り込みが済むと消します。登録した口座は、どの応答にも入りません。
 *
 */
export const setRefundAccount = <ThrowOnError extends boolean = true>(options: Options<SetRefundAccountData, ThrowOnError>): RequestResult<SetRefundAccountResponses, SetRefundAccountErrors, ThrowOnError> => (options.client ?? client).put<SetRefundAccountResponses, SetRefundAccountErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vSetRefundAccountResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/refunds/{refundId}/account',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const commitReservation = <ThrowOnError extends boolean = true>(options: Options<CommitReservationData, ThrowOnError>): RequestResult<CommitReservationResponses, CommitReservationErrors, ThrowOnError> => (options.client ?? client).post<CommitReservationResponses, CommitReservationErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCommitReservationResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/commit',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * お支払い情報
 *
 * 予約の、これからのお支払い・済んだお支払い・払い戻しと、今支払える方法を返します。決済会社に接続できないときも、そのほかは返します。予約を見る権利のあるセッションだけが見られ、それ以外は404です。
 */
export const getPaymentInfo = <ThrowOnError extends boolean = true>(options: Options<GetPaymentInfoData, ThrowOnError>): RequestResult<GetPaymentInfoResponses, GetPaymentInfoErrors, ThrowOnError> => (options.client ?? client).get<GetPaymentInfoResponses, GetPaymentInfoErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetPaymentInfoResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/reservations/{reservationId}/payment-info',
    ...options
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
export const startPayment = <ThrowOnError extends boolean = true>(options: Options<StartPaymentData, ThrowOnError>): RequestResult<StartPaymentResponses, StartPaymentErrors, ThrowOnError> => (options.client ?? client).post<StartPaymentResponses, StartPaymentErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vStartPaymentResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/payments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 乗船券の一覧
 *
 * 予約の権利を持つセッションに、行程ごとの乗船券を返します。乗船券は、お支払いが済んだ予約にあります(事業者が認める場合は、窓口払いの予約にもあります)。
 * コードは opensAt から到着まで返します。予約が変わると新しい乗船券になり、以前のコードは無効になります。氏名とナンバーは travellers だけにあります。
 *
 */
export const listTickets = <ThrowOnError extends boolean = true>(options: Options<ListTicketsData, ThrowOnError>): RequestResult<ListTicketsResponses, ListTicketsErrors, ThrowOnError> => (options.client ?? client).get<ListTicketsResponses, ListTicketsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListTicketsResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/reservations/{reservationId}/tickets',
    ...options
});

/**
 * 引換券の一覧
 *
 * 予約の権利を持つセッションに、提携きっぷの引換券を返します。引換券は、お支払いが済んだ予約の、きっぷの料金を払う乗船者(大人、小人、小人と同額の幼児)に、含まれるものごとに1枚です。
 * コードは、使うまで変わりません。提携先で引き換えると使用済みになり、二度は使えません。予約が取り消されると無効になります。
 *
 */
export const listVouchers = <ThrowOnError extends boolean = true>(options: Options<ListVouchersData, ThrowOnError>): RequestResult<ListVouchersResponses, ListVouchersErrors, ThrowOnError> => (options.client ?? client).get<ListVouchersResponses, ListVouchersErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListVouchersResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/reservations/{reservationId}/vouchers',
    ...options
});

/**
 * 提携きっぷの時間枠の変更
 *
 * 買った提携きっぷの時間枠を、同じ便のまま、別の時間枠に替えます。手数料はかかりません。きっぷを使う前で、今の時間枠が始まる前に限ります。使った後や始まった後、取り扱いをやめたきっぷは CHANGE_CLOSED です。便や日は、変更の下書き(createChangeDraft)で変えます。その変更の手続き中は CHANGE_IN_PROGRESS です。
 * 送らなかった時間枠は、そのままです。新しい時間枠が空いていなければ SLOT_FULL で、何も変わりません。同じ鍵での再送には同じ応答を返します。
 *
 */
export const setPartnerSlots = <ThrowOnError extends boolean = true>(options: Options<SetPartnerSlotsData, ThrowOnError>): RequestResult<SetPartnerSlotsResponses, SetPartnerSlotsErrors, ThrowOnError> => (options.client ?? client).put<SetPartnerSlotsResponses, SetPartnerSlotsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vSetPartnerSlotsResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/partner-slots',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 共有リンクの一覧
 *
 * 使える共有リンクを返します。トークンは含みません。
 */
export const listTicketShares = <ThrowOnError extends boolean = true>(options: Options<ListTicketSharesData, ThrowOnError>): RequestResult<ListTicketSharesResponses, ListTicketSharesErrors, ThrowOnError> => (options.client ?? client).get<ListTicketSharesResponses, ListTicketSharesErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListTicketSharesResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/reservations/{reservationId}/ticket-shares',
    ...options
});

/**
 * 乗船券の共有
 *
 * 乗船者または車両の乗船券1枚を見られるリンクを作ります。到着まで使え、その1枚だけを示し、取り消せます。トークンはこの応答でだけ返します。
 */
export const shareTicket = <ThrowOnError extends boolean = true>(options: Options<ShareTicketData, ThrowOnError>): RequestResult<ShareTicketResponses, ShareTicketErrors, ThrowOnError> => (options.client ?? client).post<ShareTicketResponses, ShareTicketErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vShareTicketResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/ticket-shares',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 共有リンクの取り消し
 *
 * 共有リンクを使えなくします。開いたままの画面も、次に確かめたときに見られなくなります。
 */
export const withdrawTicketShare = <ThrowOnError extends boolean = true>(options: Options<WithdrawTicketShareData, ThrowOnError>): RequestResult<WithdrawTicketShareResponses, WithdrawTicketShareErrors, ThrowOnError> => (options.client ?? client).delete<WithdrawTicketShareResponses, WithdrawTicketShareErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vWithdrawTicketShareResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/ticket-shares/{ticketShareId}',
    ...options
});

/**
 * 同行者に送ったリンクの一覧
 *
 * 使えるリンクと、入力が済んだかどうかを返します。入力された内容とトークンは含みません。
 */
export const listPassengerLinks = <ThrowOnError extends boolean = true>(options: Options<ListPassengerLinksData, ThrowOnError>): RequestResult<ListPassengerLinksResponses, ListPassengerLinksErrors, ThrowOnError> => (options.client ?? client).get<ListPassengerLinksResponses, ListPassengerLinksErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListPassengerLinksResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/reservations/{reservationId}/passenger-links',
    ...options
});

/**
 * 同行者への入力の依頼
 *
 * 仮予約または確定した予約の乗船者1人が、旅客名簿に記載する本人の情報だけを入力できるリンクを作り、メールで送るか、コピーして渡すためのトークンを返します。乗船手続き締切まで使え、取り消せます。仮予約のままお取り置きの期限が過ぎると、使えなくなります。同じ乗船者にもう一度作ると、前のリンクは使えなくなります。トークンはこの応答でだけ返します。
 * if-match は予約の版です。並びの変わった乗船者に送ることがないように、別の版では409を返します。
 *
 */
export const createPassengerLink = <ThrowOnError extends boolean = true>(options: Options<CreatePassengerLinkData, ThrowOnError>): RequestResult<CreatePassengerLinkResponses, CreatePassengerLinkErrors, ThrowOnError> => (options.client ?? client).post<CreatePassengerLinkResponses, CreatePassengerLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCreatePassengerLinkResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/passenger-links',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 同行者に送ったリンクの取り消し
 *
 * リンクを使えなくします。同行者が入力を済ませた内容は、予約に残ります。
 */
export const withdrawPassengerLink = <ThrowOnError extends boolean = true>(options: Options<WithdrawPassengerLinkData, ThrowOnError>): RequestResult<WithdrawPassengerLinkResponses, WithdrawPassengerLinkErrors, ThrowOnError> => (options.client ?? client).delete<WithdrawPassengerLinkResponses, WithdrawPassengerLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vWithdrawPassengerLinkResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/passenger-links/{passengerLinkId}',
    ...options
});

/**
 * ウォレットへの追加
 *
 * 表示中の乗船券1枚を、スマートフォンのウォレットに入れる形で返します。使えるウォレットは、乗船券の一覧の wallets にあります(事業者が設定していなければ、空です)。氏名とナンバーは含みません。
 */
export const createWalletPass = <ThrowOnError extends boolean = true>(options: Options<CreateWalletPassData, ThrowOnError>): RequestResult<CreateWalletPassResponses, CreateWalletPassErrors, ThrowOnError> => (options.client ?? client).post<CreateWalletPassResponses, CreateWalletPassErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCreateWalletPassResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/wallet-passes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 端末への通知の状態
 *
 * 予約した便の欠航・遅延・運航再開を端末へ知らせる(Web Push)ための公開鍵と、登録済みの端末を返します。通知できない予約(取消後、到着後、仮予約)と、通知を使わない事業者では、publicKeyがnullです。
 */
export const listPushSubscriptions = <ThrowOnError extends boolean = true>(options: Options<ListPushSubscriptionsData, ThrowOnError>): RequestResult<ListPushSubscriptionsResponses, ListPushSubscriptionsErrors, ThrowOnError> => (options.client ?? client).get<ListPushSubscriptionsResponses, ListPushSubscriptionsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListPushSubscriptionsResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/reservations/{reservationId}/push-subscriptions',
    ...options
});

/**
 * 端末への通知の終了
 *
 * この端末への通知をやめます。登録のない端末でも同じ応答です。
 */
export const deletePushSubscription = <ThrowOnError extends boolean = true>(options: Options<DeletePushSubscriptionData, ThrowOnError>): RequestResult<DeletePushSubscriptionResponses, DeletePushSubscriptionErrors, ThrowOnError> => (options.client ?? client).delete<DeletePushSubscriptionResponses, DeletePushSubscriptionErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vDeletePushSubscriptionResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/push-subscriptions/{endpointHash}',
    ...options
});

/**
 * 端末への通知の登録
 *
 * この端末へ、予約した便の欠航・遅延・運航再開を知らせます。同じ端末を登録し直すと置き換わります。1件の予約に10台までで、それを超えると最も古い登録が消えます。到着、予約の取消、登録した会員のログアウト、送信先の失効で終わります。ブラウザーのメーカーの通知サービス以外の送信先は登録できません(422)。通知の本文(RFC 8291、aes128gcm)は、画面のService Workerが読むJSON `{ title, body, reservationId, tag, eventId }` です。titleは60字、bodyは200字まで。ロック画面に出るため、氏名と予約番号は書きません。tagは便ごとに同じで、後の通知が前の通知に代わります。eventIdが同じ通知は、音を出さずに1件として示します。転送には従わず、404か410の送信先は忘れます。
 */
export const setPushSubscription = <ThrowOnError extends boolean = true>(options: Options<SetPushSubscriptionData, ThrowOnError>): RequestResult<SetPushSubscriptionResponses, SetPushSubscriptionErrors, ThrowOnError> => (options.client ?? client).put<SetPushSubscriptionResponses, SetPushSubscriptionErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vSetPushSubscriptionResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/push-subscriptions/{endpointHash}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 共有された乗船券
 *
 * 共有リンクのトークンで、その乗船券1枚を返します。何回でも開けます。予約が変わった後は、状態がcancelledの乗船券を返します。その種類と番号のほか、乗船者や車両のことは含みません。その便が予約からなくなった後は410です。
 */
export const openSharedTicket = <ThrowOnError extends boolean = true>(options: Options<OpenSharedTicketData, ThrowOnError>): RequestResult<OpenSharedTicketResponses, OpenSharedTicketErrors, ThrowOnError> => (options.client ?? client).post<OpenSharedTicketResponses, OpenSharedTicketErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vOpenSharedTicketResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/shared-tickets',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 同行者のリンク
 *
 * リンクのトークンで、乗る便と、入力する本人の情報を返します。乗船手続き締切まで、何回でも開けます。取り消された、またはこの乗船者が乗らなくなった後は410です。
 */
export const openPassengerLink = <ThrowOnError extends boolean = true>(options: Options<OpenPassengerLinkData, ThrowOnError>): RequestResult<OpenPassengerLinkResponses, OpenPassengerLinkErrors, ThrowOnError> => (options.client ?? client).post<OpenPassengerLinkResponses, OpenPassengerLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vOpenPassengerLinkResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/opened-passenger-links',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 同行者の本人の情報
 *
 * 本人の情報を、その乗船者の旅客名簿に登録します。乗船手続き締切まで、何回でも直せます。氏名は、運航会社の変更の規則が許す間だけ直せます(422 LOCKED)。旅客区分、客室、運賃は変わりません。
 */
export const setPassengerDetails = <ThrowOnError extends boolean = true>(options: Options<SetPassengerDetailsData, ThrowOnError>): RequestResult<SetPassengerDetailsResponses, SetPassengerDetailsErrors, ThrowOnError> => (options.client ?? client).put<SetPassengerDetailsResponses, SetPassengerDetailsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vSetPassengerDetailsResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/passenger-details',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 同行者の本人の乗船券
 *
 * リンクのトークンで、その乗船者の乗船券だけのリンクを行程ごとに作ります。到着まで使え、乗船券のコードは表示の時刻から示します。
 */
export const sharePassengerTickets = <ThrowOnError extends boolean = true>(options: Options<SharePassengerTicketsData, ThrowOnError>): RequestResult<SharePassengerTicketsResponses, SharePassengerTicketsErrors, ThrowOnError> => (options.client ?? client).post<SharePassengerTicketsResponses, SharePassengerTicketsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vSharePassengerTicketsResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/passenger-tickets',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 乗船券の公開鍵
 *
 * 乗船券のコードと、便の乗船券の一覧の署名を確かめる公開鍵を返します。知らない鍵のコードを読んだ端末は、もう一度取得してください。
 */
export const listTicketKeys = <ThrowOnError extends boolean = true>(options?: Options<ListTicketKeysData, ThrowOnError>): RequestResult<ListTicketKeysResponses, ListTicketKeysErrors, ThrowOnError> => (options?.client ?? client).get<ListTicketKeysResponses, ListTicketKeysErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListTicketKeysResponse, data),
    url: '/customer-api/ticket-keys',
    ...options
});

/**
 * 便の乗船券の一覧(港の端末)
 *
 * 港の端末が乗船の前に取得する、署名つきの一覧です。電波がないときも、コードがまだ有効かどうかをこの一覧で確かめられます。お客様の画面は呼び出しません。
 */
export const listSailingTickets = <ThrowOnError extends boolean = true>(options: Options<ListSailingTicketsData, ThrowOnError>): RequestResult<ListSailingTicketsResponses, ListSailingTicketsErrors, ThrowOnError> => (options.client ?? client).get<ListSailingTicketsResponses, ListSailingTicketsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListSailingTicketsResponse, data),
    security: [{
            key: 'portKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/customer-api/sailings/{sailingId}/tickets',
    ...options
});

/**
 * 領収書を発行できるお支払い
 *
 * 予約のお支払いと取消手数料のうち領収書を発行できるものと、これまでに発行した領収書を返します。予約を見る権利のあるセッションだけが見られ、それ以外は404です。
 */
export const listReceipts = <ThrowOnError extends boolean = true>(options: Options<ListReceiptsData, ThrowOnError>): RequestResult<ListReceiptsResponses, ListReceiptsErrors, ThrowOnError> => (options.client ?? client).get<ListReceiptsResponses, ListReceiptsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListReceiptsResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/reservations/{reservationId}/receipts',
    ...options
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
export const issueReceipt = <ThrowOnError extends boolean = true>(options: Options<IssueReceiptData, ThrowOnError>): RequestResult<IssueReceiptResponses, IssueReceiptErrors, ThrowOnError> => (options.client ?? client).post<IssueReceiptResponses, IssueReceiptErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vIssueReceiptResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservations/{reservationId}/receipts',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 発行した領収書
 *
 * 発行した領収書の内容を返します。予約を見る権利のあるセッションだけが見られ、それ以外は404です。
 */
export const getReceipt = <ThrowOnError extends boolean = true>(options: Options<GetReceiptData, ThrowOnError>): RequestResult<GetReceiptResponses, GetReceiptErrors, ThrowOnError> => (options.client ?? client).get<GetReceiptResponses, GetReceiptErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetReceiptResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/receipts/{receiptId}',
    ...options
});

/**
 * 領収書のPDF
 *
 * 発行した領収書をPDFで返します。同じ領収書からは、いつでも同じ内容のPDFができます。予約を見る権利のあるセッションだけが取り出せ、それ以外は404です。取り出せるのは、予約を見られる間です(最後の区間の到着から12か月。発行の記録は、そのあとも帳簿のために7年保存します)。エラーはJSONで返します。
 */
export const getReceiptPdf = <ThrowOnError extends boolean = true>(options: Options<GetReceiptPdfData, ThrowOnError>): RequestResult<GetReceiptPdfResponses, GetReceiptPdfErrors, ThrowOnError> => (options.client ?? client).get<GetReceiptPdfResponses, GetReceiptPdfErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetReceiptPdfResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/receipts/{receiptId}/pdf',
    ...options
});

/**
 * 遅延・欠航証明書のPDF
 *
 * 行程の便が欠航したこと、または運航会社の定める時間以上遅れたことの証明書を、PDFで返します。取り出すたびに、その時点の運航を証明します。氏名も予約番号も含みません。署名したコードと、それを確かめるページのQRがあります。予約を見る権利のあるセッションだけが取り出せ、それ以外と、予約にない行程は404です。エラーはJSONで返します。
 */
export const getCertificatePdf = <ThrowOnError extends boolean = true>(options: Options<GetCertificatePdfData, ThrowOnError>): RequestResult<GetCertificatePdfResponses, GetCertificatePdfErrors, ThrowOnError> => (options.client ?? client).get<GetCertificatePdfResponses, GetCertificatePdfErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetCertificatePdfResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/reservations/{reservationId}/certificates/{leg}',
    ...options
});

/**
 * 遅延・欠航証明書を確かめる
 *
 * 証明書のコードの署名を確かめ、何をいつ証明したかと、その便の現在の運航を返します。誰でも、何回でも確かめられます。個人情報は含みません。署名の鍵は、最後に発行した証明書から1年間は保存します。
 */
export const verifyCertificate = <ThrowOnError extends boolean = true>(options: Options<VerifyCertificateData, ThrowOnError>): RequestResult<VerifyCertificateResponses, VerifyCertificateErrors, ThrowOnError> => (options.client ?? client).post<VerifyCertificateResponses, VerifyCertificateErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vVerifyCertificateResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/certificate-verifications',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 空席待ちの一覧
 *
 * この会員の、またはこのセッションでメールのリンクを開いた空席待ちを、便の日の遅いものから返します。1回の応答の中では、待っているものとご案内中のものが先で、それぞれ便の早い順です。終わったものは、終わってから30日間です。
 */
export const listWaitlistEntries = <ThrowOnError extends boolean = true>(options?: Options<ListWaitlistEntriesData, ThrowOnError>): RequestResult<ListWaitlistEntriesResponses, ListWaitlistEntriesErrors, ThrowOnError> => (options?.client ?? client).get<ListWaitlistEntriesResponses, ListWaitlistEntriesErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListWaitlistEntriesResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/waitlist-entries',
    ...options
});

/**
 * 空席待ちの登録
 *
 * 満席の便・客室・車両の積載枠の空席待ちに、希望の全体(人数、車両、ペット、客室)を登録します。片道の1便に、1つの連絡先から1件です。同じ便にもう一度登録すると、前の希望に代わり、順番は最後になります。
 * 会員はすぐに登録され、会員でない方には、開くと登録されるリンクをメールで送ります(24時間)。リンクを開くまで、順番には数えません。
 * 空きが出ると、登録の早い方から、希望の全体が入る方のお席を、運航会社の決めた時間だけ取り置き、メールでご案内します。先の方の希望が入らないときは、入る次の方にご案内します。お席をお約束するものではありません。
 *
 */
export const joinWaitlist = <ThrowOnError extends boolean = true>(options: Options<JoinWaitlistData, ThrowOnError>): RequestResult<JoinWaitlistResponses, JoinWaitlistErrors, ThrowOnError> => (options.client ?? client).post<JoinWaitlistResponses, JoinWaitlistErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vJoinWaitlistResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/waitlist-entries',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 空席待ちのリンク
 *
 * メールのリンクのトークンで、その空席待ちを返し、このセッションで見て取りやめられるようにします。登録のメールのリンクは、はじめて開いたときに空席待ちを登録します。何回でも開けます。個人情報を含みません。
 */
export const openWaitlistLink = <ThrowOnError extends boolean = true>(options: Options<OpenWaitlistLinkData, ThrowOnError>): RequestResult<OpenWaitlistLinkResponses, OpenWaitlistLinkErrors, ThrowOnError> => (options.client ?? client).post<OpenWaitlistLinkResponses, OpenWaitlistLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vOpenWaitlistLinkResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/waitlist-links',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 空席待ちの取りやめ
 *
 * 空席待ちを取りやめます。取り置いたお席は、次の方にご案内します。取りやめた後は、案内しません。もう一度呼び出しても同じです。
 */
export const withdrawFromWaitlist = <ThrowOnError extends boolean = true>(options: Options<WithdrawFromWaitlistData, ThrowOnError>): RequestResult<WithdrawFromWaitlistResponses, WithdrawFromWaitlistErrors, ThrowOnError> => (options.client ?? client).post<WithdrawFromWaitlistResponses, WithdrawFromWaitlistErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vWithdrawFromWaitlistResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/waitlist-entries/{waitlistEntryId}/withdrawals',
    ...options
});

/**
 * 取り置いたお席の予約に進む
 *
 * 取り置いたお席の下書きを、このセッションで始めます(すでに始めていれば、その続きをこのセッションに移します)。お客様情報とお支払い方法を入力し、取り置きの期限までに予約を確定してください。もう一度呼び出しても、下書きは1つです。
 */
export const takeWaitlistOffer = <ThrowOnError extends boolean = true>(options: Options<TakeWaitlistOfferData, ThrowOnError>): RequestResult<TakeWaitlistOfferResponses, TakeWaitlistOfferErrors, ThrowOnError> => (options.client ?? client).post<TakeWaitlistOfferResponses, TakeWaitlistOfferErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vTakeWaitlistOfferResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/waitlist-entries/{waitlistEntryId}/drafts',
    ...options
});

/**
 * 先行申込の一覧
 *
 * この会員の、またはこのセッションでメールのリンクを開いた先行申込を返します。終わったものは、終わってから30日間です。
 */
export const listPreOrders = <ThrowOnError extends boolean = true>(options?: Options<ListPreOrdersData, ThrowOnError>): RequestResult<ListPreOrdersResponses, ListPreOrdersErrors, ThrowOnError> => (options?.client ?? client).get<ListPreOrdersResponses, ListPreOrdersErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListPreOrdersResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/pre-orders',
    ...options
});

/**
 * 先行申込
 *
 * 予約の受付が始まる前の1週間に、便と客室(第3希望まで)、人数、車両、乗船者の氏名、お支払い方法を申し込みます。申込は予約の受付開始の1分前までで、開始のときに、公平な抽選の順に、第1希望からお席を取り置きます。早く申し込んでも、何件申し込んでも、有利にはなりません。
 * 会員はすぐに受け付け、会員でない方には、開くと受け付けるリンクをメールで送ります(24時間、遅くとも申込の終わりまで)。結果はメールでお知らせします。お席を取り置いたときは、運航会社の決めた時間のうちにお支払いください。カードに自動で請求することはありません。
 * 同じ連絡先、同じ会員、または同じ便に同じ氏名と年齢の乗船者がいる申込は1件で、先に受け付けたものが残ります。同じ連絡先からもう一度申し込むと、前の申込に代わります。
 *
 */
export const createPreOrder = <ThrowOnError extends boolean = true>(options: Options<CreatePreOrderData, ThrowOnError>): RequestResult<CreatePreOrderResponses, CreatePreOrderErrors, ThrowOnError> => (options.client ?? client).post<CreatePreOrderResponses, CreatePreOrderErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCreatePreOrderResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/pre-orders',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 先行申込のリンク
 *
 * メールのリンクのトークンで、その先行申込を返し、このセッションで見て取りやめられるようにします。申込のメールのリンクは、はじめて開いたときに申込を受け付けます。何回でも開けます。個人情報を含みません。
 */
export const openPreOrderLink = <ThrowOnError extends boolean = true>(options: Options<OpenPreOrderLinkData, ThrowOnError>): RequestResult<OpenPreOrderLinkResponses, OpenPreOrderLinkErrors, ThrowOnError> => (options.client ?? client).post<OpenPreOrderLinkResponses, OpenPreOrderLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vOpenPreOrderLinkResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/pre-order-links',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 先行申込の取りやめ
 *
 * 締切(closesAt)まで、先行申込を取りやめられます。抽選の後は、取り置いたお席と空席待ちを withdrawFromWaitlist で取りやめます。もう一度呼び出しても同じです。
 */
export const withdrawPreOrder = <ThrowOnError extends boolean = true>(options: Options<WithdrawPreOrderData, ThrowOnError>): RequestResult<WithdrawPreOrderResponses, WithdrawPreOrderErrors, ThrowOnError> => (options.client ?? client).post<WithdrawPreOrderResponses, WithdrawPreOrderErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vWithdrawPreOrderResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/pre-orders/{preOrderId}/withdrawals',
    ...options
});

/**
 * 予約開始のお知らせの登録
 *
 * 予約の受付前の日の、予約を受け付け始めたお知らせを、メールで1通受け取るように登録します。会員はすぐに登録され、会員でない方には、開くと登録されるリンクをメールで送ります(24時間)。どちらにも、取りやめのリンクをメールで送ります。
 * 区間と乗船日のほかは残さず、送った後に削除します。
 *
 */
export const createSaleReminder = <ThrowOnError extends boolean = true>(options: Options<CreateSaleReminderData, ThrowOnError>): RequestResult<CreateSaleReminderResponses, CreateSaleReminderErrors, ThrowOnError> => (options.client ?? client).post<CreateSaleReminderResponses, CreateSaleReminderErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCreateSaleReminderResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/sale-reminders',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 予約開始のお知らせのリンク
 *
 * メールのリンクのトークンで、そのお知らせを返します。登録のメールのリンクは、はじめて開いたときにお知らせを登録します。お知らせを送るまで、何回でも開けます。個人情報を含みません。
 */
export const openSaleReminderLink = <ThrowOnError extends boolean = true>(options: Options<OpenSaleReminderLinkData, ThrowOnError>): RequestResult<OpenSaleReminderLinkResponses, OpenSaleReminderLinkErrors, ThrowOnError> => (options.client ?? client).post<OpenSaleReminderLinkResponses, OpenSaleReminderLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vOpenSaleReminderLinkResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/sale-reminder-links',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 予約開始のお知らせの取りやめ
 *
 * お知らせを取りやめ、メールアドレスとともに削除します。もう一度呼び出しても、すでに送ったお知らせでも、同じです。
 */
export const withdrawSaleReminder = <ThrowOnError extends boolean = true>(options: Options<WithdrawSaleReminderData, ThrowOnError>): RequestResult<WithdrawSaleReminderResponses, WithdrawSaleReminderErrors, ThrowOnError> => (options.client ?? client).post<WithdrawSaleReminderResponses, WithdrawSaleReminderErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vWithdrawSaleReminderResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/sale-reminder-withdrawals',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 順番待ちをやめる
 *
 * このセッションの順番を手放します。もう一度加わると、最後になります。順番を取っていなくても、204です。
 */
export const leaveQueue = <ThrowOnError extends boolean = true>(options?: Options<LeaveQueueData, ThrowOnError>): RequestResult<LeaveQueueResponses, LeaveQueueErrors, ThrowOnError> => (options?.client ?? client).delete<LeaveQueueResponses, LeaveQueueErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vLeaveQueueResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/queue-place',
    ...options
});

/**
 * 順番待ちの現在の順番
 *
 * このセッションの順番を返します。順番待ちをしていないときは open、順番を取っていないときは outside です。
 * 順番を待つ間は、checkAfterSeconds の秒数をおいて、繰り返し呼び出してください。しばらく呼び出しがない方は、順番が来ても後回しになり、次に呼び出したとき、先頭に戻ります。
 *
 */
export const getQueuePlace = <ThrowOnError extends boolean = true>(options?: Options<GetQueuePlaceData, ThrowOnError>): RequestResult<GetQueuePlaceResponses, GetQueuePlaceErrors, ThrowOnError> => (options?.client ?? client).get<GetQueuePlaceResponses, GetQueuePlaceErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetQueuePlaceResponse, data),
    url: '/customer-api/queue-place',
    ...options
});

/**
 * 順番待ちに加わる
 *
 * このセッションの順番を取ります。すでに取っていれば、その順番を返します(再読み込みや別のタブでも、順番は変わりません)。
 * 受付の開始前に加わった方の順番は、開始のときに抽選で決まります。早く加わっても有利にはなりません。開始後に加わった方は、その後ろです。1つの回線から取れる順番の数には、上限があります(429 RATE_LIMITED)。
 * 順番が来るまで、createDraft と、受付を始めたばかりの便の holdReservation・holdChange は 429 WAIT_YOUR_TURN です。下書きのお手続きを始めた方が、途中で待たされることはありません。
 *
 */
export const joinQueue = <ThrowOnError extends boolean = true>(options?: Options<JoinQueueData, ThrowOnError>): RequestResult<JoinQueueResponses, JoinQueueErrors, ThrowOnError> => (options?.client ?? client).post<JoinQueueResponses, JoinQueueErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vJoinQueueResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/queue-place',
    ...options
});

/**
 * お支払いの状態
 *
 * お支払いの状態を返します。結果を待つ画面は、これを繰り返し呼び出します。予約を見る権利のあるセッションだけが見られ、それ以外は404です。
 */
export const getPayment = <ThrowOnError extends boolean = true>(options: Options<GetPaymentData, ThrowOnError>): RequestResult<GetPaymentResponses, GetPaymentErrors, ThrowOnError> => (options.client ?? client).get<GetPaymentResponses, GetPaymentErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetPaymentResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }],
    url: '/customer-api/payments/{paymentId}',
    ...options
});

/**
 * 本人認証とPayPayの後の完了
 *
 * 本人認証(3Dセキュア)またはPayPayから /customer/tds に戻ったときに呼び出します。決済会社に結果を問い合わせ、支払われていれば予約を確定します。
 * 何度呼び出しても、結果は1つです。結果がまだ分からないときは202を返すため、しばらくしてから getPayment で確かめてください。
 *
 */
export const completePayment = <ThrowOnError extends boolean = true>(options: Options<CompletePaymentData, ThrowOnError>): RequestResult<CompletePaymentResponses, CompletePaymentErrors, ThrowOnError> => (options.client ?? client).post<CompletePaymentResponses, CompletePaymentErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCompletePaymentResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/payments/{paymentId}/completion',
    ...options
});

/**
 * 決済会社からの通知
 *
 * 決済会社が呼び出します。payment-signature は「t=UNIX時刻(秒),v1=署名」で、署名は「時刻.本文」のHMAC-SHA256(16進)です。署名が合わない通知は400で断り、何も変えません。
 * 通知は保存してから処理し、同じIDの通知は何回届いても1回だけ処理します。遅れて届いた通知も受け取ります。
 *
 */
export const receivePaymentEvent = <ThrowOnError extends boolean = true>(options: Options<ReceivePaymentEventData, ThrowOnError>): RequestResult<ReceivePaymentEventResponses, ReceivePaymentEventErrors, ThrowOnError> => (options.client ?? client).post<ReceivePaymentEventResponses, ReceivePaymentEventErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vReceivePaymentEventResponse, data),
    security: [{ name: 'payment-signature', type: 'apiKey' }],
    url: '/customer-api/payment-webhooks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Stripeからの通知
 *
 * 決済会社がStripeのときに、Stripeが呼び出します(Stripeの管理画面に登録するアドレスです)。ほかの決済会社では404です。
 * 署名は本文のバイト列から計算されるため、本文は届いたまま確かめます。署名が合わない通知、5分より古い通知は400で断り、何も変えません。
 * 通知は保存してから処理し、同じIDの通知は何回届いても1回だけ処理します。この予約サイトのお支払いに関わらない通知も受け取り(204)、何もしません。
 *
 */
export const receiveStripeEvent = <ThrowOnError extends boolean = true>(options: Options<ReceiveStripeEventData, ThrowOnError>): RequestResult<ReceiveStripeEventResponses, ReceiveStripeEventErrors, ThrowOnError> => (options.client ?? client).post<ReceiveStripeEventResponses, ReceiveStripeEventErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vReceiveStripeEventResponse, data),
    security: [{ name: 'stripe-signature', type: 'apiKey' }],
    url: '/customer-api/stripe-events',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 予約番号のメールでの送信
 *
 * ご予約時のメールアドレスに、そのアドレスでの予約番号(これから乗船する予約)を送ります。
 * 予約があってもなくても、応答は同じです。同じアドレスへのメールには回数の上限があり、上限を超えても応答は同じです。
 *
 */
export const remindReservationNumber = <ThrowOnError extends boolean = true>(options: Options<RemindReservationNumberData, ThrowOnError>): RequestResult<RemindReservationNumberResponses, RemindReservationNumberErrors, ThrowOnError> => (options.client ?? client).post<RemindReservationNumberResponses, RemindReservationNumberErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vRemindReservationNumberResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/reservation-number-reminders',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 予約の照会(会員登録なし)
 *
 * 予約番号と、予約時の電話番号またはメールアドレスが一致すると、このセッションにその予約を見る権利を30分間与えます(見るたびに延びます)。
 * 一致しない理由は区別せず、続けて5回失敗すると15分間停止します。
 *
 */
export const createGuestSession = <ThrowOnError extends boolean = true>(options: Options<CreateGuestSessionData, ThrowOnError>): RequestResult<CreateGuestSessionResponses, CreateGuestSessionErrors, ThrowOnError> => (options.client ?? client).post<CreateGuestSessionResponses, CreateGuestSessionErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vCreateGuestSessionResponse, data),
    security: [{
            key: 'session',
            in: 'cookie',
            name: 'ferry_session',
            type: 'apiKey'
        }, { name: 'X-XSRF-TOKEN', type: 'apiKey' }],
    url: '/customer-api/guest-sessions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * 本日の運航状況
 *
 * 航路ごとの、本日(運航日)の運航状況を返します。会社が発表した遅れと条件付き運航に、欠航の便から決まる欠航と一部欠航を合わせたものです。
 *
 */
export const getServiceStatus = <ThrowOnError extends boolean = true>(options?: Options<GetServiceStatusData, ThrowOnError>): RequestResult<GetServiceStatusResponses, GetServiceStatusErrors, ThrowOnError> => (options?.client ?? client).get<GetServiceStatusResponses, GetServiceStatusErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetServiceStatusResponse, data),
    url: '/customer-api/service-status',
    ...options
});

/**
 * お知らせの一覧
 *
 * 掲載中のお知らせを、重要なものから新しい順に返します。数が限られるためページ分けはしません。
 */
export const listNotices = <ThrowOnError extends boolean = true>(options?: Options<ListNoticesData, ThrowOnError>): RequestResult<ListNoticesResponses, ListNoticesErrors, ThrowOnError> => (options?.client ?? client).get<ListNoticesResponses, ListNoticesErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListNoticesResponse, data),
    url: '/customer-api/notices',
    ...options
});

/**
 * 郵便番号から住所
 *
 * 郵便番号の住所を返します。町域が1つに決まらない番号では町域を空文字にします。
 * 全角数字、ハイフン、〒を含んでもかまいません。7桁の数字にならない番号は、存在しない番号と同じ404です。
 *
 */
export const getPostalCode = <ThrowOnError extends boolean = true>(options: Options<GetPostalCodeData, ThrowOnError>): RequestResult<GetPostalCodeResponses, GetPostalCodeErrors, ThrowOnError> => (options.client ?? client).get<GetPostalCodeResponses, GetPostalCodeErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vGetPostalCodeResponse, data),
    url: '/customer-api/postal-codes/{postalCode}',
    ...options
});

/**
 * 都道府県の一覧
 *
 * 47都道府県をコード順に返します。
 */
export const listPrefectures = <ThrowOnError extends boolean = true>(options?: Options<ListPrefecturesData, ThrowOnError>): RequestResult<ListPrefecturesResponses, ListPrefecturesErrors, ThrowOnError> => (options?.client ?? client).get<ListPrefecturesResponses, ListPrefecturesErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vListPrefecturesResponse, data),
    url: '/customer-api/prefectures',
    ...options
});

/**
 * 最寄りの港
 *
 * 郵便番号か住所から、近い順に港を返します。住所をURLに残さないためPOSTです。何も保存しません。
 * 距離は直線距離のめやすで、どこから測ったかを precision で示します。位置のわからない港は含みません。
 *
 */
export const findNearestPorts = <ThrowOnError extends boolean = true>(options: Options<FindNearestPortsData, ThrowOnError>): RequestResult<FindNearestPortsResponses, FindNearestPortsErrors, ThrowOnError> => (options.client ?? client).post<FindNearestPortsResponses, FindNearestPortsErrors, ThrowOnError>({
    responseValidator: async (data) => await v.parseAsync(vFindNearestPortsResponse, data),
    url: '/customer-api/nearest-ports',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
