// Generated from openapi/customer-api by `npm run generate`. Do not edit.

import type { RouteHandler } from 'fastify';

import type { CancelReservationData, CancelReservationErrors, CancelReservationResponses, CheckVoucherData, CheckVoucherErrors, CheckVoucherResponses, ClaimReservationData, ClaimReservationErrors, ClaimReservationResponses, CommitChangeData, CommitChangeErrors, CommitChangeResponses, CommitReservationData, CommitReservationErrors, CommitReservationResponses, CompletePaymentData, CompletePaymentErrors, CompletePaymentResponses, ConfirmMailData, ConfirmMailErrors, ConfirmMailResponses, CreateChangeDraftData, CreateChangeDraftErrors, CreateChangeDraftResponses, CreateDraftData, CreateDraftErrors, CreateDraftResponses, CreateFareQuoteData, CreateFareQuoteErrors, CreateFareQuoteResponses, CreateGuestSessionData, CreateGuestSessionErrors, CreateGuestSessionResponses, CreatePassengerLinkData, CreatePassengerLinkErrors, CreatePassengerLinkResponses, CreatePreOrderData, CreatePreOrderErrors, CreatePreOrderResponses, CreateSaleReminderData, CreateSaleReminderErrors, CreateSaleReminderResponses, CreateWalletPassData, CreateWalletPassErrors, CreateWalletPassResponses, DecideContactChangeData, DecideContactChangeErrors, DecideContactChangeResponses, DeleteDraftData, DeleteDraftErrors, DeleteDraftResponses, DeletePushSubscriptionData, DeletePushSubscriptionErrors, DeletePushSubscriptionResponses, DropChangeData, DropChangeErrors, DropChangeResponses, ExtendChangeData, ExtendChangeErrors, ExtendChangeResponses, ExtendHoldData, ExtendHoldErrors, ExtendHoldResponses, FindNearestPortsData, FindNearestPortsErrors, FindNearestPortsResponses, GetCertificatePdfData, GetCertificatePdfErrors, GetCertificatePdfResponses, GetChangeDifferencesData, GetChangeDifferencesErrors, GetChangeDifferencesResponses, GetChangeTermsData, GetChangeTermsErrors, GetChangeTermsResponses, GetDraftData, GetDraftErrors, GetDraftResponses, GetFareCalendarData, GetFareCalendarErrors, GetFareCalendarResponses, GetPartnerTicketData, GetPartnerTicketErrors, GetPartnerTicketResponses, GetPaymentData, GetPaymentErrors, GetPaymentInfoData, GetPaymentInfoErrors, GetPaymentInfoResponses, GetPaymentResponses, GetPostalCodeData, GetPostalCodeErrors, GetPostalCodeResponses, GetQueuePlaceErrors, GetQueuePlaceResponses, GetReceiptData, GetReceiptErrors, GetReceiptPdfData, GetReceiptPdfErrors, GetReceiptPdfResponses, GetReceiptResponses, GetReservationData, GetReservationErrors, GetReservationResponses, GetServiceStatusErrors, GetServiceStatusResponses, HoldChangeData, HoldChangeErrors, HoldChangeResponses, HoldReservationData, HoldReservationErrors, HoldReservationResponses, IssueReceiptData, IssueReceiptErrors, IssueReceiptResponses, JoinQueueErrors, JoinQueueResponses, JoinWaitlistData, JoinWaitlistErrors, JoinWaitlistResponses, LeaveQueueErrors, LeaveQueueResponses, ListDraftPaymentMethodsData, ListDraftPaymentMethodsErrors, ListDraftPaymentMethodsResponses, ListDraftsErrors, ListDraftsResponses, ListFeaturesErrors, ListFeaturesResponses, ListNoticesErrors, ListNoticesResponses, ListPartnerTicketsData, ListPartnerTicketsErrors, ListPartnerTicketSlotsData, ListPartnerTicketSlotsErrors, ListPartnerTicketSlotsResponses, ListPartnerTicketsResponses, ListPassengerLinksData, ListPassengerLinksErrors, ListPassengerLinksResponses, ListPortsErrors, ListPortsResponses, ListPrefecturesErrors, ListPrefecturesResponses, ListPreOrdersData, ListPreOrdersErrors, ListPreOrdersResponses, ListPushSubscriptionsData, ListPushSubscriptionsErrors, ListPushSubscriptionsResponses, ListReceiptsData, ListReceiptsErrors, ListReceiptsResponses, ListReservationsData, ListReservationsErrors, ListReservationsResponses, ListRoutesErrors, ListRoutesResponses, ListSailingTicketsData, ListSailingTicketsErrors, ListSailingTicketsResponses, ListTicketKeysErrors, ListTicketKeysResponses, ListTicketsData, ListTicketsErrors, ListTicketSharesData, ListTicketSharesErrors, ListTicketSharesResponses, ListTicketsResponses, ListVouchersData, ListVouchersErrors, ListVouchersResponses, ListWaitlistEntriesData, ListWaitlistEntriesErrors, ListWaitlistEntriesResponses, OpenPassengerLinkData, OpenPassengerLinkErrors, OpenPassengerLinkResponses, OpenPreOrderLinkData, OpenPreOrderLinkErrors, OpenPreOrderLinkResponses, OpenSaleReminderLinkData, OpenSaleReminderLinkErrors, OpenSaleReminderLinkResponses, OpenSharedTicketData, OpenSharedTicketErrors, OpenSharedTicketResponses, OpenWaitlistLinkData, OpenWaitlistLinkErrors, OpenWaitlistLinkResponses, QuoteCancellationData, QuoteCancellationErrors, QuoteCancellationResponses, QuoteChangeData, QuoteChangeErrors, QuoteChangeResponses, ReceivePaymentEventData, ReceivePaymentEventErrors, ReceivePaymentEventResponses, ReceiveStripeEventData, ReceiveStripeEventErrors, ReceiveStripeEventResponses, RedeemVoucherData, RedeemVoucherErrors, RedeemVoucherResponses, RemindReservationNumberData, RemindReservationNumberErrors, RemindReservationNumberResponses, ResumeDraftData, ResumeDraftErrors, ResumeDraftResponses, SearchSailingsData, SearchSailingsErrors, SearchSailingsResponses, SendDraftLinkData, SendDraftLinkErrors, SendDraftLinkResponses, SendMailConfirmationData, SendMailConfirmationErrors, SendMailConfirmationResponses, SetDraftCustomersData, SetDraftCustomersErrors, SetDraftCustomersResponses, SetDraftPartnerTicketData, SetDraftPartnerTicketErrors, SetDraftPartnerTicketResponses, SetDraftPaymentData, SetDraftPaymentErrors, SetDraftPaymentResponses, SetDraftTripData, SetDraftTripErrors, SetDraftTripResponses, SetPartnerSlotsData, SetPartnerSlotsErrors, SetPartnerSlotsResponses, SetPassengerDetailsData, SetPassengerDetailsErrors, SetPassengerDetailsResponses, SetPushSubscriptionData, SetPushSubscriptionErrors, SetPushSubscriptionResponses, SetRefundAccountData, SetRefundAccountErrors, SetRefundAccountResponses, SetVehiclePlateData, SetVehiclePlateErrors, SetVehiclePlateResponses, SharePassengerTicketsData, SharePassengerTicketsErrors, SharePassengerTicketsResponses, ShareTicketData, ShareTicketErrors, ShareTicketResponses, StandByData, StandByErrors, StandByResponses, StartPaymentData, StartPaymentErrors, StartPaymentResponses, TakeWaitlistOfferData, TakeWaitlistOfferErrors, TakeWaitlistOfferResponses, UpdateReservationContactData, UpdateReservationContactErrors, UpdateReservationContactResponses, VerifyCertificateData, VerifyCertificateErrors, VerifyCertificateResponses, WithdrawFromWaitlistData, WithdrawFromWaitlistErrors, WithdrawFromWaitlistResponses, WithdrawPassengerLinkData, WithdrawPassengerLinkErrors, WithdrawPassengerLinkResponses, WithdrawPreOrderData, WithdrawPreOrderErrors, WithdrawPreOrderResponses, WithdrawSaleReminderData, WithdrawSaleReminderErrors, WithdrawSaleReminderResponses, WithdrawTicketShareData, WithdrawTicketShareErrors, WithdrawTicketShareResponses } from './types.gen.ts';

export type RouteHandlers = {
    listPorts: RouteHandler<{
        Reply: ListPortsErrors & ListPortsResponses;
    }>;
    listRoutes: RouteHandler<{
        Reply: ListRoutesErrors & ListRoutesResponses;
    }>;
    listFeatures: RouteHandler<{
        Reply: ListFeaturesErrors & ListFeaturesResponses;
    }>;
    searchSailings: RouteHandler<{
        Querystring: SearchSailingsData['query'];
        Reply: SearchSailingsErrors & SearchSailingsResponses;
    }>;
    createFareQuote: RouteHandler<{
        Body: CreateFareQuoteData['body'];
        Reply: CreateFareQuoteErrors & CreateFareQuoteResponses;
    }>;
    getFareCalendar: RouteHandler<{
        Querystring: GetFareCalendarData['query'];
        Reply: GetFareCalendarErrors & GetFareCalendarResponses;
    }>;
    listPartnerTickets: RouteHandler<{
        Querystring?: ListPartnerTicketsData['query'];
        Reply: ListPartnerTicketsErrors & ListPartnerTicketsResponses;
    }>;
    getPartnerTicket: RouteHandler<{
        Params: GetPartnerTicketData['path'];
        Reply: GetPartnerTicketErrors & GetPartnerTicketResponses;
    }>;
    listPartnerTicketSlots: RouteHandler<{
        Params: ListPartnerTicketSlotsData['path'];
        Querystring: ListPartnerTicketSlotsData['query'];
        Reply: ListPartnerTicketSlotsErrors & ListPartnerTicketSlotsResponses;
    }>;
    redeemVoucher: RouteHandler<{
        Body: RedeemVoucherData['body'];
        Headers: RedeemVoucherData['headers'];
        Reply: RedeemVoucherErrors & RedeemVoucherResponses;
    }>;
    checkVoucher: RouteHandler<{
        Body: CheckVoucherData['body'];
        Reply: CheckVoucherErrors & CheckVoucherResponses;
    }>;
    listDrafts: RouteHandler<{
        Reply: ListDraftsErrors & ListDraftsResponses;
    }>;
    createDraft: RouteHandler<{
        Body: CreateDraftData['body'];
        Headers?: CreateDraftData['headers'];
        Reply: CreateDraftErrors & CreateDraftResponses;
    }>;
    deleteDraft: RouteHandler<{
        Params: DeleteDraftData['path'];
        Reply: DeleteDraftErrors & DeleteDraftResponses;
    }>;
    getDraft: RouteHandler<{
        Params: GetDraftData['path'];
        Reply: GetDraftErrors & GetDraftResponses;
    }>;
    setDraftTrip: RouteHandler<{
        Body: SetDraftTripData['body'];
        Headers: SetDraftTripData['headers'];
        Params: SetDraftTripData['path'];
        Reply: SetDraftTripErrors & SetDraftTripResponses;
    }>;
    setDraftPartnerTicket: RouteHandler<{
        Body: SetDraftPartnerTicketData['body'];
        Headers: SetDraftPartnerTicketData['headers'];
        Params: SetDraftPartnerTicketData['path'];
        Reply: SetDraftPartnerTicketErrors & SetDraftPartnerTicketResponses;
    }>;
    setDraftCustomers: RouteHandler<{
        Body: SetDraftCustomersData['body'];
        Headers: SetDraftCustomersData['headers'];
        Params: SetDraftCustomersData['path'];
        Reply: SetDraftCustomersErrors & SetDraftCustomersResponses;
    }>;
    listDraftPaymentMethods: RouteHandler<{
        Params: ListDraftPaymentMethodsData['path'];
        Reply: ListDraftPaymentMethodsErrors & ListDraftPaymentMethodsResponses;
    }>;
    setDraftPayment: RouteHandler<{
        Body: SetDraftPaymentData['body'];
        Params: SetDraftPaymentData['path'];
        Reply: SetDraftPaymentErrors & SetDraftPaymentResponses;
    }>;
    getChangeDifferences: RouteHandler<{
        Params: GetChangeDifferencesData['path'];
        Querystring: GetChangeDifferencesData['query'];
        Reply: GetChangeDifferencesErrors & GetChangeDifferencesResponses;
    }>;
    quoteChange: RouteHandler<{
        Params: QuoteChangeData['path'];
        Reply: QuoteChangeErrors & QuoteChangeResponses;
    }>;
    sendDraftLink: RouteHandler<{
        Headers?: SendDraftLinkData['headers'];
        Params: SendDraftLinkData['path'];
        Reply: SendDraftLinkErrors & SendDraftLinkResponses;
    }>;
    sendMailConfirmation: RouteHandler<{
        Headers?: SendMailConfirmationData['headers'];
        Params: SendMailConfirmationData['path'];
        Reply: SendMailConfirmationErrors & SendMailConfirmationResponses;
    }>;
    confirmMail: RouteHandler<{
        Body: ConfirmMailData['body'];
        Reply: ConfirmMailErrors & ConfirmMailResponses;
    }>;
    decideContactChange: RouteHandler<{
        Body: DecideContactChangeData['body'];
        Reply: DecideContactChangeErrors & DecideContactChangeResponses;
    }>;
    resumeDraft: RouteHandler<{
        Body: ResumeDraftData['body'];
        Reply: ResumeDraftErrors & ResumeDraftResponses;
    }>;
    listReservations: RouteHandler<{
        Querystring: ListReservationsData['query'];
        Reply: ListReservationsErrors & ListReservationsResponses;
    }>;
    holdReservation: RouteHandler<{
        Body: HoldReservationData['body'];
        Headers: HoldReservationData['headers'];
        Reply: HoldReservationErrors & HoldReservationResponses;
    }>;
    getReservation: RouteHandler<{
        Params: GetReservationData['path'];
        Reply: GetReservationErrors & GetReservationResponses;
    }>;
    claimReservation: RouteHandler<{
        Body: ClaimReservationData['body'];
        Reply: ClaimReservationErrors & ClaimReservationResponses;
    }>;
    extendHold: RouteHandler<{
        Headers: ExtendHoldData['headers'];
        Params: ExtendHoldData['path'];
        Reply: ExtendHoldErrors & ExtendHoldResponses;
    }>;
    setVehiclePlate: RouteHandler<{
        Body: SetVehiclePlateData['body'];
        Headers: SetVehiclePlateData['headers'];
        Params: SetVehiclePlateData['path'];
        Reply: SetVehiclePlateErrors & SetVehiclePlateResponses;
    }>;
    quoteCancellation: RouteHandler<{
        Body: QuoteCancellationData['body'];
        Params: QuoteCancellationData['path'];
        Reply: QuoteCancellationErrors & QuoteCancellationResponses;
    }>;
    getChangeTerms: RouteHandler<{
        Params: GetChangeTermsData['path'];
        Reply: GetChangeTermsErrors & GetChangeTermsResponses;
    }>;
    createChangeDraft: RouteHandler<{
        Body: CreateChangeDraftData['body'];
        Headers?: CreateChangeDraftData['headers'];
        Params: CreateChangeDraftData['path'];
        Reply: CreateChangeDraftErrors & CreateChangeDraftResponses;
    }>;
    holdChange: RouteHandler<{
        Body: HoldChangeData['body'];
        Headers: HoldChangeData['headers'];
        Params: HoldChangeData['path'];
        Reply: HoldChangeErrors & HoldChangeResponses;
    }>;
    dropChange: RouteHandler<{
        Params: DropChangeData['path'];
        Reply: DropChangeErrors & DropChangeResponses;
    }>;
    extendChange: RouteHandler<{
        Headers: ExtendChangeData['headers'];
        Params: ExtendChangeData['path'];
        Reply: ExtendChangeErrors & ExtendChangeResponses;
    }>;
    commitChange: RouteHandler<{
        Body: CommitChangeData['body'];
        Headers: CommitChangeData['headers'];
        Params: CommitChangeData['path'];
        Reply: CommitChangeErrors & CommitChangeResponses;
    }>;
    updateReservationContact: RouteHandler<{
        Body: UpdateReservationContactData['body'];
        Headers: UpdateReservationContactData['headers'];
        Params: UpdateReservationContactData['path'];
        Reply: UpdateReservationContactErrors & UpdateReservationContactResponses;
    }>;
    cancelReservation: RouteHandler<{
        Body: CancelReservationData['body'];
        Headers: CancelReservationData['headers'];
        Params: CancelReservationData['path'];
        Reply: CancelReservationErrors & CancelReservationResponses;
    }>;
    standBy: RouteHandler<{
        Body: StandByData['body'];
        Headers: StandByData['headers'];
        Params: StandByData['path'];
        Reply: StandByErrors & StandByResponses;
    }>;
    setRefundAccount: RouteHandler<{
        Body: SetRefundAccountData['body'];
        Headers: SetRefundAccountData['headers'];
        Params: SetRefundAccountData['path'];
        Reply: SetRefundAccountErrors & SetRefundAccountResponses;
    }>;
    commitReservation: RouteHandler<{
        Body: CommitReservationData['body'];
        Headers: CommitReservationData['headers'];
        Params: CommitReservationData['path'];
        Reply: CommitReservationErrors & CommitReservationResponses;
    }>;
    getPaymentInfo: RouteHandler<{
        Params: GetPaymentInfoData['path'];
        Reply: GetPaymentInfoErrors & GetPaymentInfoResponses;
    }>;
    startPayment: RouteHandler<{
        Body: StartPaymentData['body'];
        Headers: StartPaymentData['headers'];
        Params: StartPaymentData['path'];
        Reply: StartPaymentErrors & StartPaymentResponses;
    }>;
    listTickets: RouteHandler<{
        Params: ListTicketsData['path'];
        Reply: ListTicketsErrors & ListTicketsResponses;
    }>;
    listVouchers: RouteHandler<{
        Params: ListVouchersData['path'];
        Reply: ListVouchersErrors & ListVouchersResponses;
    }>;
    setPartnerSlots: RouteHandler<{
        Body: SetPartnerSlotsData['body'];
        Headers: SetPartnerSlotsData['headers'];
        Params: SetPartnerSlotsData['path'];
        Reply: SetPartnerSlotsErrors & SetPartnerSlotsResponses;
    }>;
    listTicketShares: RouteHandler<{
        Params: ListTicketSharesData['path'];
        Reply: ListTicketSharesErrors & ListTicketSharesResponses;
    }>;
    shareTicket: RouteHandler<{
        Body: ShareTicketData['body'];
        Headers?: ShareTicketData['headers'];
        Params: ShareTicketData['path'];
        Reply: ShareTicketErrors & ShareTicketResponses;
    }>;
    withdrawTicketShare: RouteHandler<{
        Params: WithdrawTicketShareData['path'];
        Reply: WithdrawTicketShareErrors & WithdrawTicketShareResponses;
    }>;
    listPassengerLinks: RouteHandler<{
        Params: ListPassengerLinksData['path'];
        Reply: ListPassengerLinksErrors & ListPassengerLinksResponses;
    }>;
    createPassengerLink: RouteHandler<{
        Body: CreatePassengerLinkData['body'];
        Headers: CreatePassengerLinkData['headers'];
        Params: CreatePassengerLinkData['path'];
        Reply: CreatePassengerLinkErrors & CreatePassengerLinkResponses;
    }>;
    withdrawPassengerLink: RouteHandler<{
        Params: WithdrawPassengerLinkData['path'];
        Reply: WithdrawPassengerLinkErrors & WithdrawPassengerLinkResponses;
    }>;
    createWalletPass: RouteHandler<{
        Body: CreateWalletPassData['body'];
        Params: CreateWalletPassData['path'];
        Reply: CreateWalletPassErrors & CreateWalletPassResponses;
    }>;
    listPushSubscriptions: RouteHandler<{
        Params: ListPushSubscriptionsData['path'];
        Reply: ListPushSubscriptionsErrors & ListPushSubscriptionsResponses;
    }>;
    deletePushSubscription: RouteHandler<{
        Params: DeletePushSubscriptionData['path'];
        Reply: DeletePushSubscriptionErrors & DeletePushSubscriptionResponses;
    }>;
    setPushSubscription: RouteHandler<{
        Body: SetPushSubscriptionData['body'];
        Params: SetPushSubscriptionData['path'];
        Reply: SetPushSubscriptionErrors & SetPushSubscriptionResponses;
    }>;
    openSharedTicket: RouteHandler<{
        Body: OpenSharedTicketData['body'];
        Reply: OpenSharedTicketErrors & OpenSharedTicketResponses;
    }>;
    openPassengerLink: RouteHandler<{
        Body: OpenPassengerLinkData['body'];
        Reply: OpenPassengerLinkErrors & OpenPassengerLinkResponses;
    }>;
    setPassengerDetails: RouteHandler<{
        Body: SetPassengerDetailsData['body'];
        Headers: SetPassengerDetailsData['headers'];
        Reply: SetPassengerDetailsErrors & SetPassengerDetailsResponses;
    }>;
    sharePassengerTickets: RouteHandler<{
        Body: SharePassengerTicketsData['body'];
        Reply: SharePassengerTicketsErrors & SharePassengerTicketsResponses;
    }>;
    listTicketKeys: RouteHandler<{
        Reply: ListTicketKeysErrors & ListTicketKeysResponses;
    }>;
    listSailingTickets: RouteHandler<{
        Params: ListSailingTicketsData['path'];
        Reply: ListSailingTicketsErrors & ListSailingTicketsResponses;
    }>;
    listReceipts: RouteHandler<{
        Params: ListReceiptsData['path'];
        Reply: ListReceiptsErrors & ListReceiptsResponses;
    }>;
    issueReceipt: RouteHandler<{
        Body: IssueReceiptData['body'];
        Headers: IssueReceiptData['headers'];
        Params: IssueReceiptData['path'];
        Reply: IssueReceiptErrors & IssueReceiptResponses;
    }>;
    getReceipt: RouteHandler<{
        Params: GetReceiptData['path'];
        Reply: GetReceiptErrors & GetReceiptResponses;
    }>;
    getReceiptPdf: RouteHandler<{
        Params: GetReceiptPdfData['path'];
        Reply: GetReceiptPdfErrors & GetReceiptPdfResponses;
    }>;
    getCertificatePdf: RouteHandler<{
        Params: GetCertificatePdfData['path'];
        Reply: GetCertificatePdfErrors & GetCertificatePdfResponses;
    }>;
    verifyCertificate: RouteHandler<{
        Body: VerifyCertificateData['body'];
        Reply: VerifyCertificateErrors & VerifyCertificateResponses;
    }>;
    listWaitlistEntries: RouteHandler<{
        Querystring?: ListWaitlistEntriesData['query'];
        Reply: ListWaitlistEntriesErrors & ListWaitlistEntriesResponses;
    }>;
    joinWaitlist: RouteHandler<{
        Body: JoinWaitlistData['body'];
        Headers?: JoinWaitlistData['headers'];
        Reply: JoinWaitlistErrors & JoinWaitlistResponses;
    }>;
    openWaitlistLink: RouteHandler<{
        Body: OpenWaitlistLinkData['body'];
        Reply: OpenWaitlistLinkErrors & OpenWaitlistLinkResponses;
    }>;
    withdrawFromWaitlist: RouteHandler<{
        Params: WithdrawFromWaitlistData['path'];
        Reply: WithdrawFromWaitlistErrors & WithdrawFromWaitlistResponses;
    }>;
    takeWaitlistOffer: RouteHandler<{
        Params: TakeWaitlistOfferData['path'];
        Reply: TakeWaitlistOfferErrors & TakeWaitlistOfferResponses;
    }>;
    listPreOrders: RouteHandler<{
        Querystring?: ListPreOrdersData['query'];
        Reply: ListPreOrdersErrors & ListPreOrdersResponses;
    }>;
    createPreOrder: RouteHandler<{
        Body: CreatePreOrderData['body'];
        Headers?: CreatePreOrderData['headers'];
        Reply: CreatePreOrderErrors & CreatePreOrderResponses;
    }>;
    openPreOrderLink: RouteHandler<{
        Body: OpenPreOrderLinkData['body'];
        Reply: OpenPreOrderLinkErrors & OpenPreOrderLinkResponses;
    }>;
    withdrawPreOrder: RouteHandler<{
        Params: WithdrawPreOrderData['path'];
        Reply: WithdrawPreOrderErrors & WithdrawPreOrderResponses;
    }>;
    createSaleReminder: RouteHandler<{
        Body: CreateSaleReminderData['body'];
        Reply: CreateSaleReminderErrors & CreateSaleReminderResponses;
    }>;
    openSaleReminderLink: RouteHandler<{
        Body: OpenSaleReminderLinkData['body'];
        Reply: OpenSaleReminderLinkErrors & OpenSaleReminderLinkResponses;
    }>;
    withdrawSaleReminder: RouteHandler<{
        Body: WithdrawSaleReminderData['body'];
        Reply: WithdrawSaleReminderErrors & WithdrawSaleReminderResponses;
    }>;
    leaveQueue: RouteHandler<{
        Reply: LeaveQueueErrors & LeaveQueueResponses;
    }>;
    getQueuePlace: RouteHandler<{
        Reply: GetQueuePlaceErrors & GetQueuePlaceResponses;
    }>;
    joinQueue: RouteHandler<{
        Reply: JoinQueueErrors & JoinQueueResponses;
    }>;
    getPayment: RouteHandler<{
        Params: GetPaymentData['path'];
        Reply: GetPaymentErrors & GetPaymentResponses;
    }>;
    completePayment: RouteHandler<{
        Headers: CompletePaymentData['headers'];
        Params: CompletePaymentData['path'];
        Reply: CompletePaymentErrors & CompletePaymentResponses;
    }>;
    receivePaymentEvent: RouteHandler<{
        Body: ReceivePaymentEventData['body'];
        Headers: ReceivePaymentEventData['headers'];
        Reply: ReceivePaymentEventErrors & ReceivePaymentEventResponses;
    }>;
    receiveStripeEvent: RouteHandler<{
        Body: ReceiveStripeEventData['body'];
        Headers: ReceiveStripeEventData['headers'];
        Reply: ReceiveStripeEventErrors & ReceiveStripeEventResponses;
    }>;
    remindReservationNumber: RouteHandler<{
        Body: RemindReservationNumberData['body'];
        Reply: RemindReservationNumberErrors & RemindReservationNumberResponses;
    }>;
    createGuestSession: RouteHandler<{
        Body: CreateGuestSessionData['body'];
        Reply: CreateGuestSessionErrors & CreateGuestSessionResponses;
    }>;
    getServiceStatus: RouteHandler<{
        Reply: GetServiceStatusErrors & GetServiceStatusResponses;
    }>;
    listNotices: RouteHandler<{
        Reply: ListNoticesErrors & ListNoticesResponses;
    }>;
    getPostalCode: RouteHandler<{
        Params: GetPostalCodeData['path'];
        Reply: GetPostalCodeErrors & GetPostalCodeResponses;
    }>;
    listPrefectures: RouteHandler<{
        Reply: ListPrefecturesErrors & ListPrefecturesResponses;
    }>;
    findNearestPorts: RouteHandler<{
        Body: FindNearestPortsData['body'];
        Reply: FindNearestPortsErrors & FindNearestPortsResponses;
    }>;
};
