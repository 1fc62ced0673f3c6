// The customer-api as the app sees it: generated calls, query options, mutations and types,
// with every failure turned into an ApiError.
import { client } from './generated/customer/client.gen.ts';
import { setUpClient } from './set-up.ts';

setUpClient(client);

export * from './generated/customer/@tanstack/react-query.gen.ts';
export {
  cancelReservation,
  commitChange,
  commitReservation,
  createChangeDraft,
  createDraft,
  createPassengerLink,
  deleteDraft,
  deletePushSubscription,
  extendChange,
  extendHold,
  getDraft,
  getQueuePlace,
  holdChange,
  holdReservation,
  joinQueue,
  leaveQueue,
  sendDraftLink,
  sendMailConfirmation,
  setDraftCustomers,
  setDraftTrip,
  setPartnerSlots,
  setPassengerDetails,
  setPushSubscription,
  setRefundAccount,
  shareTicket,
  standBy,
  updateReservationContact,
} from './generated/customer/sdk.gen.ts';
export type * from './generated/customer/types.gen.ts';
