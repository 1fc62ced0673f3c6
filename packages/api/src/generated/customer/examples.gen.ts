// Generated from openapi/customer-api by `npm run generate`. Do not edit.

import type { CancelReservationErrors, CancelReservationResponses, ClaimReservationErrors, ClaimReservationResponses, CommitReservationErrors, CommitReservationResponses, CompletePaymentErrors, CompletePaymentResponses, ConfirmMailErrors, CreateDraftErrors, CreateDraftResponses, CreateFareQuoteErrors, CreateFareQuoteResponses, CreateGuestSessionErrors, CreateGuestSessionResponses, CreateWalletPassErrors, CreateWalletPassResponses, DeleteDraftErrors, ExtendHoldErrors, ExtendHoldResponses, FindNearestPortsErrors, FindNearestPortsResponses, GetDraftErrors, GetDraftResponses, GetFareCalendarErrors, GetFareCalendarResponses, GetPartnerTicketErrors, GetPartnerTicketResponses, GetPaymentErrors, GetPaymentInfoErrors, GetPaymentInfoResponses, GetPaymentResponses, GetPostalCodeErrors, GetPostalCodeResponses, GetReceiptErrors, GetReceiptPdfErrors, GetReceiptResponses, GetReservationErrors, GetReservationResponses, GetServiceStatusErrors, GetServiceStatusResponses, HoldReservationErrors, HoldReservationResponses, IssueReceiptErrors, IssueReceiptResponses, ListDraftPaymentMethodsErrors, ListDraftPaymentMethodsResponses, ListDraftsErrors, ListDraftsResponses, ListNoticesErrors, ListNoticesResponses, ListPartnerTicketsErrors, ListPartnerTicketsResponses, ListPortsErrors, ListPortsResponses, ListPrefecturesErrors, ListPrefecturesResponses, ListReceiptsErrors, ListReceiptsResponses, ListReservationsErrors, ListReservationsResponses, ListRoutesErrors, ListRoutesResponses, ListSailingTicketsErrors, ListSailingTicketsResponses, ListTicketKeysErrors, ListTicketKeysResponses, ListTicketSharesErrors, ListTicketSharesResponses, ListTicketsErrors, ListTicketsResponses, OpenSharedTicketErrors, OpenSharedTicketResponses, QuoteCancellationErrors, QuoteCancellationResponses, ReceivePaymentEventErrors, ReceiveStripeEventErrors, RemindReservationNumberErrors, ResumeDraftErrors, ResumeDraftResponses, SearchSailingsErrors, SearchSailingsResponses, SendDraftLinkErrors, SendMailConfirmationErrors, SetDraftCustomersErrors, SetDraftCustomersResponses, SetDraftPaymentErrors, SetDraftPaymentResponses, SetDraftTripErrors, SetDraftTripResponses, SetRefundAccountErrors, SetRefundAccountResponses, SetVehiclePlateErrors, SetVehiclePlateResponses, ShareTicketErrors, ShareTicketResponses, StartPaymentErrors, StartPaymentResponses, UpdateReservationContactErrors, UpdateReservationContactResponses, WithdrawTicketShareErrors } from './types.gen.ts';

export interface Examples {
  listPorts: {
    200: { name: 'default'; value: ListPortsResponses[200] };
    400: { name: 'malformed'; value: ListPortsErrors[400] };
    429: { name: 'rateLimited'; value: ListPortsErrors[429] };
    500: { name: 'internal'; value: ListPortsErrors[500] };
    503: { name: 'unavailable'; value: ListPortsErrors[503] };
  };
  listRoutes: {
    200: { name: 'default'; value: ListRoutesResponses[200] };
    400: { name: 'malformed'; value: ListRoutesErrors[400] };
    429: { name: 'rateLimited'; value: ListRoutesErrors[429] };
    500: { name: 'internal'; value: ListRoutesErrors[500] };
    503: { name: 'unavailable'; value: ListRoutesErrors[503] };
  };
  searchSailings: {
    200: { name: 'default' | 'wayBack' | 'none'; value: SearchSailingsResponses[200] };
    400: { name: 'malformed'; value: SearchSailingsErrors[400] };
    422: { name: 'noSection' | 'noAdult' | 'partyTooLarge' | 'searchVehicles'; value: SearchSailingsErrors[422] };
    429: { name: 'rateLimited'; value: SearchSailingsErrors[429] };
    500: { name: 'internal'; value: SearchSailingsErrors[500] };
    503: { name: 'unavailable'; value: SearchSailingsErrors[503] };
  };
  createFareQuote: {
    200: { name: 'default' | 'roundTrip'; value: CreateFareQuoteResponses[200] };
    400: { name: 'malformed'; value: CreateFareQuoteErrors[400] };
    401: { name: 'sessionExpired'; value: CreateFareQuoteErrors[401] };
    404: { name: 'notFound'; value: CreateFareQuoteErrors[404] };
    413: { name: 'tooLarge'; value: CreateFareQuoteErrors[413] };
    419: { name: 'csrf'; value: CreateFareQuoteErrors[419] };
    422: { name: 'noAdult' | 'partyTooLarge' | 'capacityMismatch' | 'vehicleTooLong' | 'vehicleTooHigh' | 'vehiclePhoneOnly' | 'returnTooEarly'; value: CreateFareQuoteErrors[422] };
    429: { name: 'rateLimited'; value: CreateFareQuoteErrors[429] };
    500: { name: 'internal'; value: CreateFareQuoteErrors[500] };
    503: { name: 'unavailable'; value: CreateFareQuoteErrors[503] };
  };
  getFareCalendar: {
    200: { name: 'default'; value: GetFareCalendarResponses[200] };
    400: { name: 'malformed'; value: GetFareCalendarErrors[400] };
    422: { name: 'noSection' | 'rangeTooLong' | 'noAdult' | 'partyTooLarge' | 'searchVehicles'; value: GetFareCalendarErrors[422] };
    429: { name: 'rateLimited'; value: GetFareCalendarErrors[429] };
    500: { name: 'internal'; value: GetFareCalendarErrors[500] };
    503: { name: 'unavailable'; value: GetFareCalendarErrors[503] };
  };
  listPartnerTickets: {
    200: { name: 'default' | 'accessible' | 'none'; value: ListPartnerTicketsResponses[200] };
    400: { name: 'malformed'; value: ListPartnerTicketsErrors[400] };
    422: { name: 'usableOnInvalid'; value: ListPartnerTicketsErrors[422] };
    429: { name: 'rateLimited'; value: ListPartnerTicketsErrors[429] };
    500: { name: 'internal'; value: ListPartnerTicketsErrors[500] };
    503: { name: 'unavailable'; value: ListPartnerTicketsErrors[503] };
  };
  getPartnerTicket: {
    200: { name: 'default' | 'slots' | 'few' | 'upcoming' | 'soldOut' | 'ended'; value: GetPartnerTicketResponses[200] };
    400: { name: 'malformed'; value: GetPartnerTicketErrors[400] };
    404: { name: 'notFound'; value: GetPartnerTicketErrors[404] };
    429: { name: 'rateLimited'; value: GetPartnerTicketErrors[429] };
    500: { name: 'internal'; value: GetPartnerTicketErrors[500] };
    503: { name: 'unavailable'; value: GetPartnerTicketErrors[503] };
  };
  listDrafts: {
    200: { name: 'default' | 'held' | 'none'; value: ListDraftsResponses[200] };
    400: { name: 'malformed'; value: ListDraftsErrors[400] };
    401: { name: 'sessionExpired'; value: ListDraftsErrors[401] };
    404: { name: 'notFound'; value: ListDraftsErrors[404] };
    429: { name: 'rateLimited'; value: ListDraftsErrors[429] };
    500: { name: 'internal'; value: ListDraftsErrors[500] };
    503: { name: 'unavailable'; value: ListDraftsErrors[503] };
  };
  createDraft: {
    201: { name: 'default'; value: CreateDraftResponses[201] };
    400: { name: 'malformed'; value: CreateDraftErrors[400] };
    401: { name: 'sessionExpired'; value: CreateDraftErrors[401] };
    404: { name: 'notFound'; value: CreateDraftErrors[404] };
    413: { name: 'tooLarge'; value: CreateDraftErrors[413] };
    419: { name: 'csrf'; value: CreateDraftErrors[419] };
    422: { name: 'noAdult' | 'partyTooLarge' | 'capacityMismatch' | 'vehicleTooLong' | 'vehicleTooHigh' | 'vehiclePhoneOnly' | 'returnTooEarly'; value: CreateDraftErrors[422] };
    429: { name: 'rateLimited'; value: CreateDraftErrors[429] };
    500: { name: 'internal'; value: CreateDraftErrors[500] };
    503: { name: 'unavailable'; value: CreateDraftErrors[503] };
  };
  getDraft: {
    200: { name: 'default' | 'created' | 'soldOut' | 'resident' | 'family'; value: GetDraftResponses[200] };
    400: { name: 'malformed'; value: GetDraftErrors[400] };
    401: { name: 'sessionExpired'; value: GetDraftErrors[401] };
    404: { name: 'notFound'; value: GetDraftErrors[404] };
    429: { name: 'rateLimited'; value: GetDraftErrors[429] };
    500: { name: 'internal'; value: GetDraftErrors[500] };
    503: { name: 'unavailable'; value: GetDraftErrors[503] };
  };
  deleteDraft: {
    400: { name: 'malformed'; value: DeleteDraftErrors[400] };
    401: { name: 'sessionExpired'; value: DeleteDraftErrors[401] };
    404: { name: 'notFound'; value: DeleteDraftErrors[404] };
    409: { name: 'reservationState'; value: DeleteDraftErrors[409] };
    419: { name: 'csrf'; value: DeleteDraftErrors[419] };
    429: { name: 'rateLimited'; value: DeleteDraftErrors[429] };
    500: { name: 'internal'; value: DeleteDraftErrors[500] };
    503: { name: 'unavailable'; value: DeleteDraftErrors[503] };
  };
  setDraftTrip: {
    200: { name: 'default'; value: SetDraftTripResponses[200] };
    400: { name: 'malformed'; value: SetDraftTripErrors[400] };
    401: { name: 'sessionExpired'; value: SetDraftTripErrors[401] };
    404: { name: 'notFound'; value: SetDraftTripErrors[404] };
    409: { name: 'versionConflict' | 'reservationState'; value: SetDraftTripErrors[409] };
    413: { name: 'tooLarge'; value: SetDraftTripErrors[413] };
    419: { name: 'csrf'; value: SetDraftTripErrors[419] };
    422: { name: 'noAdult' | 'partyTooLarge' | 'capacityMismatch' | 'vehicleTooLong' | 'vehicleTooHigh' | 'vehiclePhoneOnly' | 'returnTooEarly'; value: SetDraftTripErrors[422] };
    428: { name: 'preconditionMissing'; value: SetDraftTripErrors[428] };
    429: { name: 'rateLimited'; value: SetDraftTripErrors[429] };
    500: { name: 'internal'; value: SetDraftTripErrors[500] };
    503: { name: 'unavailable'; value: SetDraftTripErrors[503] };
  };
  setDraftCustomers: {
    200: { name: 'default' | 'family'; value: SetDraftCustomersResponses[200] };
    400: { name: 'malformed'; value: SetDraftCustomersErrors[400] };
    401: { name: 'sessionExpired'; value: SetDraftCustomersErrors[401] };
    404: { name: 'notFound'; value: SetDraftCustomersErrors[404] };
    409: { name: 'versionConflict' | 'reservationState'; value: SetDraftCustomersErrors[409] };
    413: { name: 'tooLarge'; value: SetDraftCustomersErrors[413] };
    419: { name: 'csrf'; value: SetDraftCustomersErrors[419] };
    422: { name: 'invalid'; value: SetDraftCustomersErrors[422] };
    428: { name: 'preconditionMissing'; value: SetDraftCustomersErrors[428] };
    429: { name: 'rateLimited'; value: SetDraftCustomersErrors[429] };
    500: { name: 'internal'; value: SetDraftCustomersErrors[500] };
    503: { name: 'unavailable'; value: SetDraftCustomersErrors[503] };
  };
  listDraftPaymentMethods: {
    200: { name: 'default' | 'member' | 'unchosen' | 'unconfirmed' | 'limited'; value: ListDraftPaymentMethodsResponses[200] };
    400: { name: 'malformed'; value: ListDraftPaymentMethodsErrors[400] };
    401: { name: 'sessionExpired'; value: ListDraftPaymentMethodsErrors[401] };
    404: { name: 'notFound'; value: ListDraftPaymentMethodsErrors[404] };
    429: { name: 'rateLimited'; value: ListDraftPaymentMethodsErrors[429] };
    500: { name: 'internal'; value: ListDraftPaymentMethodsErrors[500] };
    503: { name: 'unavailable'; value: ListDraftPaymentMethodsErrors[503] };
  };
  setDraftPayment: {
    200: { name: 'default' | 'convenienceStore'; value: SetDraftPaymentResponses[200] };
    400: { name: 'malformed'; value: SetDraftPaymentErrors[400] };
    401: { name: 'sessionExpired'; value: SetDraftPaymentErrors[401] };
    404: { name: 'notFound'; value: SetDraftPaymentErrors[404] };
    409: { name: 'reservationState' | 'unpaidLimit' | 'mailUnconfirmed'; value: SetDraftPaymentErrors[409] };
    413: { name: 'tooLarge'; value: SetDraftPaymentErrors[413] };
    419: { name: 'csrf'; value: SetDraftPaymentErrors[419] };
    422: { name: 'tokenUnknown' | 'cardExpired' | 'choiceContradictory' | 'cvsAmount' | 'cvsTooLate'; value: SetDraftPaymentErrors[422] };
    429: { name: 'rateLimited'; value: SetDraftPaymentErrors[429] };
    500: { name: 'internal'; value: SetDraftPaymentErrors[500] };
    503: { name: 'unavailable'; value: SetDraftPaymentErrors[503] };
  };
  sendDraftLink: {
    400: { name: 'malformed'; value: SendDraftLinkErrors[400] };
    401: { name: 'sessionExpired'; value: SendDraftLinkErrors[401] };
    404: { name: 'notFound'; value: SendDraftLinkErrors[404] };
    409: { name: 'reservationState'; value: SendDraftLinkErrors[409] };
    419: { name: 'csrf'; value: SendDraftLinkErrors[419] };
    422: { name: 'emailMissing'; value: SendDraftLinkErrors[422] };
    429: { name: 'rateLimited'; value: SendDraftLinkErrors[429] };
    500: { name: 'internal'; value: SendDraftLinkErrors[500] };
    503: { name: 'unavailable'; value: SendDraftLinkErrors[503] };
  };
  sendMailConfirmation: {
    400: { name: 'malformed'; value: SendMailConfirmationErrors[400] };
    401: { name: 'sessionExpired'; value: SendMailConfirmationErrors[401] };
    404: { name: 'notFound'; value: SendMailConfirmationErrors[404] };
    419: { name: 'csrf'; value: SendMailConfirmationErrors[419] };
    422: { name: 'emailMissing'; value: SendMailConfirmationErrors[422] };
    429: { name: 'rateLimited'; value: SendMailConfirmationErrors[429] };
    500: { name: 'internal'; value: SendMailConfirmationErrors[500] };
    503: { name: 'unavailable'; value: SendMailConfirmationErrors[503] };
  };
  confirmMail: {
    400: { name: 'malformed'; value: ConfirmMailErrors[400] };
    401: { name: 'sessionExpired'; value: ConfirmMailErrors[401] };
    404: { name: 'linkInvalid'; value: ConfirmMailErrors[404] };
    410: { name: 'linkExpired'; value: ConfirmMailErrors[410] };
    413: { name: 'tooLarge'; value: ConfirmMailErrors[413] };
    419: { name: 'csrf'; value: ConfirmMailErrors[419] };
    422: { name: 'tokenMissing'; value: ConfirmMailErrors[422] };
    429: { name: 'rateLimited'; value: ConfirmMailErrors[429] };
    500: { name: 'internal'; value: ConfirmMailErrors[500] };
    503: { name: 'unavailable'; value: ConfirmMailErrors[503] };
  };
  resumeDraft: {
    200: { name: 'default'; value: ResumeDraftResponses[200] };
    400: { name: 'malformed'; value: ResumeDraftErrors[400] };
    401: { name: 'sessionExpired'; value: ResumeDraftErrors[401] };
    404: { name: 'linkInvalid'; value: ResumeDraftErrors[404] };
    410: { name: 'linkUsed' | 'linkExpired'; value: ResumeDraftErrors[410] };
    413: { name: 'tooLarge'; value: ResumeDraftErrors[413] };
    419: { name: 'csrf'; value: ResumeDraftErrors[419] };
    422: { name: 'tokenMissing'; value: ResumeDraftErrors[422] };
    429: { name: 'rateLimited'; value: ResumeDraftErrors[429] };
    500: { name: 'internal'; value: ResumeDraftErrors[500] };
    503: { name: 'unavailable'; value: ResumeDraftErrors[503] };
  };
  listReservations: {
    200: { name: 'default' | 'more' | 'disrupted' | 'none'; value: ListReservationsResponses[200] };
    400: { name: 'malformed'; value: ListReservationsErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: ListReservationsErrors[401] };
    422: { name: 'invalid'; value: ListReservationsErrors[422] };
    429: { name: 'rateLimited'; value: ListReservationsErrors[429] };
    500: { name: 'internal'; value: ListReservationsErrors[500] };
    503: { name: 'unavailable'; value: ListReservationsErrors[503] };
  };
  holdReservation: {
    201: { name: 'default'; value: HoldReservationResponses[201] };
    400: { name: 'malformed'; value: HoldReservationErrors[400] };
    401: { name: 'sessionExpired'; value: HoldReservationErrors[401] };
    404: { name: 'notFound'; value: HoldReservationErrors[404] };
    409: { name: 'sailingSoldOut' | 'cabinSoldOut' | 'deckFull' | 'petRoomFull' | 'sailingCancelled' | 'priceChanged' | 'versionConflict' | 'reservationState' | 'inProgress'; value: HoldReservationErrors[409] };
    413: { name: 'tooLarge'; value: HoldReservationErrors[413] };
    419: { name: 'csrf'; value: HoldReservationErrors[419] };
    422: { name: 'invalid' | 'driverMissing' | 'womenOnly' | 'salesNotOpen' | 'webSalesClosed' | 'keyReused'; value: HoldReservationErrors[422] };
    428: { name: 'preconditionMissing'; value: HoldReservationErrors[428] };
    429: { name: 'rateLimited'; value: HoldReservationErrors[429] };
    500: { name: 'internal'; value: HoldReservationErrors[500] };
    503: { name: 'unavailable'; value: HoldReservationErrors[503] };
  };
  getReservation: {
    200: { name: 'default' | 'confirmed' | 'arrived' | 'checkedIn' | 'boarded' | 'lookedUp' | 'cardNotKept' | 'delayed' | 'changed' | 'serviceCancelled' | 'convenienceStore' | 'paymentProcessing' | 'plateUndecided' | 'held' | 'expired' | 'cancelledStore' | 'accountRegistered' | 'refundNeedsAccount' | 'cancelled' | 'familyPaid' | 'familyPartlyCancelled' | 'familyRefunded' | 'familyNeedsAccount' | 'familyByNight'; value: GetReservationResponses[200] };
    400: { name: 'malformed'; value: GetReservationErrors[400] };
    401: { name: 'sessionExpired'; value: GetReservationErrors[401] };
    404: { name: 'notFound'; value: GetReservationErrors[404] };
    429: { name: 'rateLimited'; value: GetReservationErrors[429] };
    500: { name: 'internal'; value: GetReservationErrors[500] };
    503: { name: 'unavailable'; value: GetReservationErrors[503] };
  };
  claimReservation: {
    200: { name: 'default'; value: ClaimReservationResponses[200] };
    400: { name: 'malformed'; value: ClaimReservationErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: ClaimReservationErrors[401] };
    404: { name: 'lookupNotFound'; value: ClaimReservationErrors[404] };
    413: { name: 'tooLarge'; value: ClaimReservationErrors[413] };
    419: { name: 'csrf'; value: ClaimReservationErrors[419] };
    422: { name: 'invalid'; value: ClaimReservationErrors[422] };
    429: { name: 'lookupLocked' | 'rateLimited'; value: ClaimReservationErrors[429] };
    500: { name: 'internal'; value: ClaimReservationErrors[500] };
    503: { name: 'unavailable'; value: ClaimReservationErrors[503] };
  };
  extendHold: {
    200: { name: 'default'; value: ExtendHoldResponses[200] };
    400: { name: 'malformed'; value: ExtendHoldErrors[400] };
    401: { name: 'sessionExpired'; value: ExtendHoldErrors[401] };
    404: { name: 'notFound'; value: ExtendHoldErrors[404] };
    409: { name: 'extensionLimit' | 'reservationState' | 'inProgress'; value: ExtendHoldErrors[409] };
    410: { name: 'holdExpired'; value: ExtendHoldErrors[410] };
    419: { name: 'csrf'; value: ExtendHoldErrors[419] };
    422: { name: 'keyReused'; value: ExtendHoldErrors[422] };
    428: { name: 'preconditionMissing'; value: ExtendHoldErrors[428] };
    429: { name: 'rateLimited'; value: ExtendHoldErrors[429] };
    500: { name: 'internal'; value: ExtendHoldErrors[500] };
    503: { name: 'unavailable'; value: ExtendHoldErrors[503] };
  };
  setVehiclePlate: {
    200: { name: 'default'; value: SetVehiclePlateResponses[200] };
    400: { name: 'malformed'; value: SetVehiclePlateErrors[400] };
    401: { name: 'sessionExpired'; value: SetVehiclePlateErrors[401] };
    404: { name: 'notFound'; value: SetVehiclePlateErrors[404] };
    409: { name: 'versionConflict' | 'reservationState'; value: SetVehiclePlateErrors[409] };
    413: { name: 'tooLarge'; value: SetVehiclePlateErrors[413] };
    419: { name: 'csrf'; value: SetVehiclePlateErrors[419] };
    422: { name: 'invalid'; value: SetVehiclePlateErrors[422] };
    428: { name: 'preconditionMissing'; value: SetVehiclePlateErrors[428] };
    429: { name: 'rateLimited'; value: SetVehiclePlateErrors[429] };
    500: { name: 'internal'; value: SetVehiclePlateErrors[500] };
    503: { name: 'unavailable'; value: SetVehiclePlateErrors[503] };
  };
  quoteCancellation: {
    200: { name: 'default' | 'all' | 'withoutDriver' | 'newDriver' | 'familyAll' | 'familyChild' | 'familyDriver' | 'familyOutbound' | 'familyVehicle' | 'familyServiceCancelled'; value: QuoteCancellationResponses[200] };
    400: { name: 'malformed'; value: QuoteCancellationErrors[400] };
    401: { name: 'sessionExpired'; value: QuoteCancellationErrors[401] };
    404: { name: 'notFound'; value: QuoteCancellationErrors[404] };
    409: { name: 'reservationState' | 'byPhone'; value: QuoteCancellationErrors[409] };
    413: { name: 'tooLarge'; value: QuoteCancellationErrors[413] };
    419: { name: 'csrf'; value: QuoteCancellationErrors[419] };
    422: { name: 'notThere' | 'noDriver' | 'closed'; value: QuoteCancellationErrors[422] };
    429: { name: 'rateLimited'; value: QuoteCancellationErrors[429] };
    500: { name: 'internal'; value: QuoteCancellationErrors[500] };
    503: { name: 'unavailable'; value: QuoteCancellationErrors[503] };
  };
  updateReservationContact: {
    200: { name: 'default'; value: UpdateReservationContactResponses[200] };
    400: { name: 'malformed'; value: UpdateReservationContactErrors[400] };
    401: { name: 'sessionExpired'; value: UpdateReservationContactErrors[401] };
    404: { name: 'notFound'; value: UpdateReservationContactErrors[404] };
    409: { name: 'versionConflict' | 'reservationState' | 'unpaidLimit' | 'mailUnconfirmed' | 'inProgress'; value: UpdateReservationContactErrors[409] };
    413: { name: 'tooLarge'; value: UpdateReservationContactErrors[413] };
    419: { name: 'csrf'; value: UpdateReservationContactErrors[419] };
    422: { name: 'invalid' | 'keyReused'; value: UpdateReservationContactErrors[422] };
    428: { name: 'preconditionMissing'; value: UpdateReservationContactErrors[428] };
    429: { name: 'rateLimited'; value: UpdateReservationContactErrors[429] };
    500: { name: 'internal'; value: UpdateReservationContactErrors[500] };
    503: { name: 'unavailable'; value: UpdateReservationContactErrors[503] };
  };
  cancelReservation: {
    200: { name: 'default' | 'unpaid' | 'familyPartlyCancelled'; value: CancelReservationResponses[200] };
    400: { name: 'malformed'; value: CancelReservationErrors[400] };
    401: { name: 'sessionExpired'; value: CancelReservationErrors[401] };
    404: { name: 'notFound'; value: CancelReservationErrors[404] };
    409: { name: 'feeChanged' | 'versionConflict' | 'reservationState' | 'byPhone' | 'inProgress'; value: CancelReservationErrors[409] };
    413: { name: 'tooLarge'; value: CancelReservationErrors[413] };
    419: { name: 'csrf'; value: CancelReservationErrors[419] };
    422: { name: 'notThere' | 'incomplete' | 'closed' | 'keyReused'; value: CancelReservationErrors[422] };
    428: { name: 'preconditionMissing'; value: CancelReservationErrors[428] };
    429: { name: 'rateLimited'; value: CancelReservationErrors[429] };
    500: { name: 'internal'; value: CancelReservationErrors[500] };
    503: { name: 'unavailable'; value: CancelReservationErrors[503] };
  };
  setRefundAccount: {
    200: { name: 'default'; value: SetRefundAccountResponses[200] };
    400: { name: 'malformed'; value: SetRefundAccountErrors[400] };
    401: { name: 'sessionExpired'; value: SetRefundAccountErrors[401] };
    404: { name: 'notFound'; value: SetRefundAccountErrors[404] };
    409: { name: 'reservationState' | 'inProgress'; value: SetRefundAccountErrors[409] };
    413: { name: 'tooLarge'; value: SetRefundAccountErrors[413] };
    419: { name: 'csrf'; value: SetRefundAccountErrors[419] };
    422: { name: 'invalid' | 'keyReused'; value: SetRefundAccountErrors[422] };
    428: { name: 'preconditionMissing'; value: SetRefundAccountErrors[428] };
    429: { name: 'rateLimited'; value: SetRefundAccountErrors[429] };
    500: { name: 'internal'; value: SetRefundAccountErrors[500] };
    503: { name: 'unavailable'; value: SetRefundAccountErrors[503] };
  };
  commitReservation: {
    200: { name: 'default' | 'confirmed' | 'convenienceStore' | 'toConfirm'; value: CommitReservationResponses[200] };
    202: { name: 'requiresAction' | 'unknown'; value: CommitReservationResponses[202] };
    400: { name: 'malformed'; value: CommitReservationErrors[400] };
    401: { name: 'sessionExpired'; value: CommitReservationErrors[401] };
    402: { name: 'declined' | 'tdsFailed'; value: CommitReservationErrors[402] };
    404: { name: 'notFound'; value: CommitReservationErrors[404] };
    409: { name: 'versionConflict' | 'reservationState' | 'unpaidLimit' | 'mailUnconfirmed' | 'sailingCancelled' | 'priceChanged' | 'inProgress'; value: CommitReservationErrors[409] };
    410: { name: 'holdExpired'; value: CommitReservationErrors[410] };
    413: { name: 'tooLarge'; value: CommitReservationErrors[413] };
    419: { name: 'csrf'; value: CommitReservationErrors[419] };
    422: { name: 'methodMissing' | 'cvsAmount' | 'cvsTooLate' | 'notAccepted' | 'keyReused'; value: CommitReservationErrors[422] };
    428: { name: 'preconditionMissing'; value: CommitReservationErrors[428] };
    429: { name: 'rateLimited'; value: CommitReservationErrors[429] };
    500: { name: 'internal'; value: CommitReservationErrors[500] };
    503: { name: 'unavailable'; value: CommitReservationErrors[503] };
  };
  getPaymentInfo: {
    200: { name: 'default' | 'store' | 'held' | 'cancelled' | 'member' | 'processing' | 'paid' | 'needsAccount' | 'closed' | 'expired'; value: GetPaymentInfoResponses[200] };
    400: { name: 'malformed'; value: GetPaymentInfoErrors[400] };
    401: { name: 'sessionExpired'; value: GetPaymentInfoErrors[401] };
    404: { name: 'notFound'; value: GetPaymentInfoErrors[404] };
    429: { name: 'rateLimited'; value: GetPaymentInfoErrors[429] };
    500: { name: 'internal'; value: GetPaymentInfoErrors[500] };
    503: { name: 'unavailable'; value: GetPaymentInfoErrors[503] };
  };
  startPayment: {
    200: { name: 'default' | 'convenienceStore'; value: StartPaymentResponses[200] };
    202: { name: 'requiresAction' | 'unknown'; value: StartPaymentResponses[202] };
    400: { name: 'malformed'; value: StartPaymentErrors[400] };
    401: { name: 'sessionExpired'; value: StartPaymentErrors[401] };
    402: { name: 'declined' | 'tdsFailed'; value: StartPaymentErrors[402] };
    404: { name: 'notFound'; value: StartPaymentErrors[404] };
    409: { name: 'alreadyPaid' | 'versionConflict' | 'reservationState' | 'sailingCancelled' | 'priceChanged' | 'inProgress'; value: StartPaymentErrors[409] };
    410: { name: 'holdExpired'; value: StartPaymentErrors[410] };
    413: { name: 'tooLarge'; value: StartPaymentErrors[413] };
    419: { name: 'csrf'; value: StartPaymentErrors[419] };
    422: { name: 'tokenUnknown' | 'cardExpired' | 'choiceContradictory' | 'storeMissing' | 'cvsAmount' | 'cvsTooLate' | 'keyReused'; value: StartPaymentErrors[422] };
    428: { name: 'preconditionMissing'; value: StartPaymentErrors[428] };
    429: { name: 'rateLimited'; value: StartPaymentErrors[429] };
    500: { name: 'internal'; value: StartPaymentErrors[500] };
    503: { name: 'unavailable'; value: StartPaymentErrors[503] };
  };
  listTickets: {
    200: { name: 'default' | 'notOpen' | 'checkedIn' | 'boarded' | 'unpaid' | 'serviceCancelled' | 'over'; value: ListTicketsResponses[200] };
    400: { name: 'malformed'; value: ListTicketsErrors[400] };
    401: { name: 'sessionExpired'; value: ListTicketsErrors[401] };
    404: { name: 'notFound'; value: ListTicketsErrors[404] };
    409: { name: 'reservationState'; value: ListTicketsErrors[409] };
    429: { name: 'rateLimited'; value: ListTicketsErrors[429] };
    500: { name: 'internal'; value: ListTicketsErrors[500] };
    503: { name: 'unavailable'; value: ListTicketsErrors[503] };
  };
  listTicketShares: {
    200: { name: 'default' | 'none'; value: ListTicketSharesResponses[200] };
    400: { name: 'malformed'; value: ListTicketSharesErrors[400] };
    401: { name: 'sessionExpired'; value: ListTicketSharesErrors[401] };
    404: { name: 'notFound'; value: ListTicketSharesErrors[404] };
    429: { name: 'rateLimited'; value: ListTicketSharesErrors[429] };
    500: { name: 'internal'; value: ListTicketSharesErrors[500] };
    503: { name: 'unavailable'; value: ListTicketSharesErrors[503] };
  };
  shareTicket: {
    201: { name: 'default'; value: ShareTicketResponses[201] };
    400: { name: 'malformed'; value: ShareTicketErrors[400] };
    401: { name: 'sessionExpired'; value: ShareTicketErrors[401] };
    404: { name: 'notFound'; value: ShareTicketErrors[404] };
    409: { name: 'reservationState' | 'shareLimit'; value: ShareTicketErrors[409] };
    413: { name: 'tooLarge'; value: ShareTicketErrors[413] };
    419: { name: 'csrf'; value: ShareTicketErrors[419] };
    422: { name: 'invalid'; value: ShareTicketErrors[422] };
    429: { name: 'rateLimited'; value: ShareTicketErrors[429] };
    500: { name: 'internal'; value: ShareTicketErrors[500] };
    503: { name: 'unavailable'; value: ShareTicketErrors[503] };
  };
  withdrawTicketShare: {
    400: { name: 'malformed'; value: WithdrawTicketShareErrors[400] };
    401: { name: 'sessionExpired'; value: WithdrawTicketShareErrors[401] };
    404: { name: 'notFound'; value: WithdrawTicketShareErrors[404] };
    413: { name: 'tooLarge'; value: WithdrawTicketShareErrors[413] };
    419: { name: 'csrf'; value: WithdrawTicketShareErrors[419] };
    429: { name: 'rateLimited'; value: WithdrawTicketShareErrors[429] };
    500: { name: 'internal'; value: WithdrawTicketShareErrors[500] };
    503: { name: 'unavailable'; value: WithdrawTicketShareErrors[503] };
  };
  createWalletPass: {
    201: { name: 'default' | 'apple'; value: CreateWalletPassResponses[201] };
    400: { name: 'malformed'; value: CreateWalletPassErrors[400] };
    401: { name: 'sessionExpired'; value: CreateWalletPassErrors[401] };
    404: { name: 'notFound'; value: CreateWalletPassErrors[404] };
    409: { name: 'reservationState'; value: CreateWalletPassErrors[409] };
    413: { name: 'tooLarge'; value: CreateWalletPassErrors[413] };
    419: { name: 'csrf'; value: CreateWalletPassErrors[419] };
    422: { name: 'invalid'; value: CreateWalletPassErrors[422] };
    429: { name: 'rateLimited'; value: CreateWalletPassErrors[429] };
    500: { name: 'internal'; value: CreateWalletPassErrors[500] };
    503: { name: 'unavailable'; value: CreateWalletPassErrors[503] };
  };
  openSharedTicket: {
    200: { name: 'default' | 'notOpen' | 'checkedIn' | 'cancelled'; value: OpenSharedTicketResponses[200] };
    400: { name: 'malformed'; value: OpenSharedTicketErrors[400] };
    401: { name: 'sessionExpired'; value: OpenSharedTicketErrors[401] };
    404: { name: 'linkInvalid'; value: OpenSharedTicketErrors[404] };
    410: { name: 'linkExpired'; value: OpenSharedTicketErrors[410] };
    413: { name: 'tooLarge'; value: OpenSharedTicketErrors[413] };
    419: { name: 'csrf'; value: OpenSharedTicketErrors[419] };
    422: { name: 'tokenMissing'; value: OpenSharedTicketErrors[422] };
    429: { name: 'rateLimited'; value: OpenSharedTicketErrors[429] };
    500: { name: 'internal'; value: OpenSharedTicketErrors[500] };
    503: { name: 'unavailable'; value: OpenSharedTicketErrors[503] };
  };
  listTicketKeys: {
    200: { name: 'default'; value: ListTicketKeysResponses[200] };
    400: { name: 'malformed'; value: ListTicketKeysErrors[400] };
    429: { name: 'rateLimited'; value: ListTicketKeysErrors[429] };
    500: { name: 'internal'; value: ListTicketKeysErrors[500] };
    503: { name: 'unavailable'; value: ListTicketKeysErrors[503] };
  };
  listSailingTickets: {
    200: { name: 'default'; value: ListSailingTicketsResponses[200] };
    400: { name: 'malformed'; value: ListSailingTicketsErrors[400] };
    401: { name: 'portKeyInvalid'; value: ListSailingTicketsErrors[401] };
    404: { name: 'notFound'; value: ListSailingTicketsErrors[404] };
    429: { name: 'rateLimited'; value: ListSailingTicketsErrors[429] };
    500: { name: 'internal'; value: ListSailingTicketsErrors[500] };
    503: { name: 'unavailable'; value: ListSailingTicketsErrors[503] };
  };
  listReceipts: {
    200: { name: 'default' | 'notIssued' | 'storePartlyRefunded' | 'withFee' | 'familyByNight' | 'familyPartlyCancelled' | 'familyOfStore' | 'cancelled' | 'cancelledStore' | 'allRefunded' | 'none'; value: ListReceiptsResponses[200] };
    400: { name: 'malformed'; value: ListReceiptsErrors[400] };
    401: { name: 'sessionExpired'; value: ListReceiptsErrors[401] };
    404: { name: 'notFound'; value: ListReceiptsErrors[404] };
    429: { name: 'rateLimited'; value: ListReceiptsErrors[429] };
    500: { name: 'internal'; value: ListReceiptsErrors[500] };
    503: { name: 'unavailable'; value: ListReceiptsErrors[503] };
  };
  issueReceipt: {
    201: { name: 'default' | 'reissued'; value: IssueReceiptResponses[201] };
    400: { name: 'malformed'; value: IssueReceiptErrors[400] };
    401: { name: 'sessionExpired'; value: IssueReceiptErrors[401] };
    404: { name: 'notFound'; value: IssueReceiptErrors[404] };
    409: { name: 'reservationState' | 'limit' | 'inProgress'; value: IssueReceiptErrors[409] };
    413: { name: 'tooLarge'; value: IssueReceiptErrors[413] };
    419: { name: 'csrf'; value: IssueReceiptErrors[419] };
    422: { name: 'invalid' | 'tooLong' | 'keyReused'; value: IssueReceiptErrors[422] };
    428: { name: 'preconditionMissing'; value: IssueReceiptErrors[428] };
    429: { name: 'rateLimited'; value: IssueReceiptErrors[429] };
    500: { name: 'internal'; value: IssueReceiptErrors[500] };
    503: { name: 'unavailable'; value: IssueReceiptErrors[503] };
  };
  getReceipt: {
    200: { name: 'default' | 'reissued' | 'ofFee' | 'ofStore'; value: GetReceiptResponses[200] };
    400: { name: 'malformed'; value: GetReceiptErrors[400] };
    401: { name: 'sessionExpired'; value: GetReceiptErrors[401] };
    404: { name: 'notFound'; value: GetReceiptErrors[404] };
    429: { name: 'rateLimited'; value: GetReceiptErrors[429] };
    500: { name: 'internal'; value: GetReceiptErrors[500] };
    503: { name: 'unavailable'; value: GetReceiptErrors[503] };
  };
  getReceiptPdf: {
    400: { name: 'malformed'; value: GetReceiptPdfErrors[400] };
    401: { name: 'sessionExpired'; value: GetReceiptPdfErrors[401] };
    404: { name: 'notFound'; value: GetReceiptPdfErrors[404] };
    429: { name: 'rateLimited'; value: GetReceiptPdfErrors[429] };
    500: { name: 'internal'; value: GetReceiptPdfErrors[500] };
    503: { name: 'unavailable'; value: GetReceiptPdfErrors[503] };
  };
  getPayment: {
    200: { name: 'default' | 'requiresAction' | 'unknown' | 'declined' | 'awaitingPayment' | 'refunded'; value: GetPaymentResponses[200] };
    400: { name: 'malformed'; value: GetPaymentErrors[400] };
    401: { name: 'sessionExpired'; value: GetPaymentErrors[401] };
    404: { name: 'notFound'; value: GetPaymentErrors[404] };
    429: { name: 'rateLimited'; value: GetPaymentErrors[429] };
    500: { name: 'internal'; value: GetPaymentErrors[500] };
    503: { name: 'unavailable'; value: GetPaymentErrors[503] };
  };
  completePayment: {
    200: { name: 'default'; value: CompletePaymentResponses[200] };
    202: { name: 'unknown' | 'requiresAction'; value: CompletePaymentResponses[202] };
    400: { name: 'malformed'; value: CompletePaymentErrors[400] };
    401: { name: 'sessionExpired'; value: CompletePaymentErrors[401] };
    402: { name: 'declined' | 'tdsFailed' | 'tdsCancelled'; value: CompletePaymentErrors[402] };
    404: { name: 'notFound'; value: CompletePaymentErrors[404] };
    409: { name: 'inProgress'; value: CompletePaymentErrors[409] };
    410: { name: 'tdsTimeout' | 'holdExpired'; value: CompletePaymentErrors[410] };
    419: { name: 'csrf'; value: CompletePaymentErrors[419] };
    422: { name: 'keyReused'; value: CompletePaymentErrors[422] };
    428: { name: 'preconditionMissing'; value: CompletePaymentErrors[428] };
    429: { name: 'rateLimited'; value: CompletePaymentErrors[429] };
    500: { name: 'internal'; value: CompletePaymentErrors[500] };
    503: { name: 'unavailable'; value: CompletePaymentErrors[503] };
  };
  receivePaymentEvent: {
    400: { name: 'signatureInvalid'; value: ReceivePaymentEventErrors[400] };
    413: { name: 'tooLarge'; value: ReceivePaymentEventErrors[413] };
    422: { name: 'eventInvalid'; value: ReceivePaymentEventErrors[422] };
    428: { name: 'preconditionMissing'; value: ReceivePaymentEventErrors[428] };
    500: { name: 'internal'; value: ReceivePaymentEventErrors[500] };
    503: { name: 'unavailable'; value: ReceivePaymentEventErrors[503] };
  };
  receiveStripeEvent: {
    400: { name: 'signatureInvalid'; value: ReceiveStripeEventErrors[400] };
    404: { name: 'notFound'; value: ReceiveStripeEventErrors[404] };
    413: { name: 'tooLarge'; value: ReceiveStripeEventErrors[413] };
    422: { name: 'eventInvalid'; value: ReceiveStripeEventErrors[422] };
    428: { name: 'preconditionMissing'; value: ReceiveStripeEventErrors[428] };
    500: { name: 'internal'; value: ReceiveStripeEventErrors[500] };
    503: { name: 'unavailable'; value: ReceiveStripeEventErrors[503] };
  };
  remindReservationNumber: {
    400: { name: 'malformed'; value: RemindReservationNumberErrors[400] };
    401: { name: 'sessionExpired'; value: RemindReservationNumberErrors[401] };
    413: { name: 'tooLarge'; value: RemindReservationNumberErrors[413] };
    419: { name: 'csrf'; value: RemindReservationNumberErrors[419] };
    422: { name: 'reminderInvalid'; value: RemindReservationNumberErrors[422] };
    429: { name: 'rateLimited'; value: RemindReservationNumberErrors[429] };
    500: { name: 'internal'; value: RemindReservationNumberErrors[500] };
    503: { name: 'unavailable'; value: RemindReservationNumberErrors[503] };
  };
  createGuestSession: {
    201: { name: 'default'; value: CreateGuestSessionResponses[201] };
    400: { name: 'malformed'; value: CreateGuestSessionErrors[400] };
    401: { name: 'sessionExpired'; value: CreateGuestSessionErrors[401] };
    404: { name: 'lookupNotFound'; value: CreateGuestSessionErrors[404] };
    413: { name: 'tooLarge'; value: CreateGuestSessionErrors[413] };
    419: { name: 'csrf'; value: CreateGuestSessionErrors[419] };
    422: { name: 'invalid'; value: CreateGuestSessionErrors[422] };
    429: { name: 'lookupLocked' | 'rateLimited'; value: CreateGuestSessionErrors[429] };
    500: { name: 'internal'; value: CreateGuestSessionErrors[500] };
    503: { name: 'unavailable'; value: CreateGuestSessionErrors[503] };
  };
  getServiceStatus: {
    200: { name: 'default' | 'normal'; value: GetServiceStatusResponses[200] };
    400: { name: 'malformed'; value: GetServiceStatusErrors[400] };
    429: { name: 'rateLimited'; value: GetServiceStatusErrors[429] };
    500: { name: 'internal'; value: GetServiceStatusErrors[500] };
    503: { name: 'unavailable'; value: GetServiceStatusErrors[503] };
  };
  listNotices: {
    200: { name: 'default' | 'none'; value: ListNoticesResponses[200] };
    400: { name: 'malformed'; value: ListNoticesErrors[400] };
    429: { name: 'rateLimited'; value: ListNoticesErrors[429] };
    500: { name: 'internal'; value: ListNoticesErrors[500] };
    503: { name: 'unavailable'; value: ListNoticesErrors[503] };
  };
  getPostalCode: {
    200: { name: 'default' | 'wholeCity'; value: GetPostalCodeResponses[200] };
    400: { name: 'malformed'; value: GetPostalCodeErrors[400] };
    404: { name: 'postalCodeNotFound'; value: GetPostalCodeErrors[404] };
    429: { name: 'rateLimited'; value: GetPostalCodeErrors[429] };
    500: { name: 'internal'; value: GetPostalCodeErrors[500] };
    503: { name: 'unavailable'; value: GetPostalCodeErrors[503] };
  };
  listPrefectures: {
    200: { name: 'default'; value: ListPrefecturesResponses[200] };
    400: { name: 'malformed'; value: ListPrefecturesErrors[400] };
    429: { name: 'rateLimited'; value: ListPrefecturesErrors[429] };
    500: { name: 'internal'; value: ListPrefecturesErrors[500] };
    503: { name: 'unavailable'; value: ListPrefecturesErrors[503] };
  };
  findNearestPorts: {
    200: { name: 'default'; value: FindNearestPortsResponses[200] };
    400: { name: 'malformed'; value: FindNearestPortsErrors[400] };
    404: { name: 'postalCodeNotFound'; value: FindNearestPortsErrors[404] };
    413: { name: 'tooLarge'; value: FindNearestPortsErrors[413] };
    422: { name: 'addressUnknown' | 'placeMissing'; value: FindNearestPortsErrors[422] };
    429: { name: 'rateLimited'; value: FindNearestPortsErrors[429] };
    500: { name: 'internal'; value: FindNearestPortsErrors[500] };
    503: { name: 'unavailable'; value: FindNearestPortsErrors[503] };
  };
}
