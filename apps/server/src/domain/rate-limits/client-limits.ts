import type { Limit } from '../../database/attempt-bucket.ts';

/** How much one client may do. A client behind a mobile carrier shares its address with many. */
export interface ClientLimits {
  /** New sessions, by address. */
  newSessions: Limit;
  /** Drafts made or changed, by session. */
  draftWrites: Limit;
  /** Links mailed or used to go on with a draft on another device, by session. */
  draftLinks: Limit;
  /** Mails that visitors cause, by mailbox, of all clients together. */
  mailsOfRecipient: Limit;
  /** The same, by the address of the client that causes them. */
  mailsOfAddress: Limit;
  /**
   * What is booked to be paid later with a mailbox, and changes of it, of all clients together: each is mailed, and
   * what is cancelled again no longer counts as unpaid. Changes of a paid booking count for that booking alone.
   */
  bookingsOfMailbox: Limit;
  /** Attempts to hold, extend or confirm, by session. */
  bookingAttempts: Limit;
  /** Attempts to pay by card that have not succeeded, by session and by card. */
  cardAttempts: Limit;
  /** The same, by address. */
  cardAttemptsOfAddress: Limit;
  /** Numbers of a store that are asked for, by reservation: each is mailed. */
  storeNumbers: Limit;
  /** Tokens of the sandbox's hosted fields, by address. */
  sandboxTokens: Limit;
  /** Look-ups that found nothing, by reservation number and by address. */
  failedLookUps: Limit;
  /**
   * Logins that failed, by mail address and address together: nobody locks another one out. A new password begins
   * anew.
   */
  failedLogins: Limit;
  /** Logins that failed, by address, whatever the mail address: against trying many. */
  failedLoginsOfAddress: Limit;
  /** Challenges for a login with a passkey, by session. */
  loginChallenges: Limit;
  /** Attempts to change a password, by session: each success writes a mail. */
  passwordChanges: Limit;
  /** Changes of what a member keeps in the profile, by session. */
  profileWrites: Limit;
  /** Downloads of all that is kept of a member, by member. */
  memberData: Limit;
  /** Receipts that are issued, by session. */
  receipts: Limit;
  /** Receipts that are made into a PDF, by session. */
  receiptPdfs: Limit;
  /** Links of mails that are tried, and what is done with them, by address; and wrong links to tickets and of companions. */
  linkAttempts: Limit;
  /** Requests of a partner, by its key. */
  partnerCalls: Limit;
  /** Codes of vouchers that a partner has none of, by its key: against trying codes. */
  unknownVouchers: Limit;
  /** Requests with a key of a port or a partner that nobody has, by address. */
  keyAttempts: Limit;
  /** Holds that live at the same time, against emptying a sailing without buying. */
  liveHoldsOfSession: number;
  liveHoldsOfAddress: number;
}

export const defaultLimits: ClientLimits = {
  newSessions: { hits: 120, windowSeconds: 60 },
  draftWrites: { hits: 120, windowSeconds: 60 },
  draftLinks: { hits: 5, windowSeconds: 15 * 60 },
  mailsOfRecipient: { hits: 5, windowSeconds: 60 * 60 },
  mailsOfAddress: { hits: 20, windowSeconds: 60 * 60 },
  bookingsOfMailbox: { hits: 10, windowSeconds: 60 * 60 },
  bookingAttempts: { hits: 30, windowSeconds: 60 },
  cardAttempts: { hits: 5, windowSeconds: 15 * 60 },
  cardAttemptsOfAddress: { hits: 10, windowSeconds: 15 * 60 },
  storeNumbers: { hits: 5, windowSeconds: 60 * 60 },
  sandboxTokens: { hits: 60, windowSeconds: 60 },
  failedLookUps: { hits: 5, windowSeconds: 15 * 60 },
  failedLogins: { hits: 5, windowSeconds: 60 },
  failedLoginsOfAddress: { hits: 30, windowSeconds: 5 * 60 },
  loginChallenges: { hits: 60, windowSeconds: 60 },
  passwordChanges: { hits: 10, windowSeconds: 60 * 60 },
  profileWrites: { hits: 60, windowSeconds: 60 },
  memberData: { hits: 10, windowSeconds: 60 * 60 },
  receipts: { hits: 30, windowSeconds: 15 * 60 },
  receiptPdfs: { hits: 60, windowSeconds: 60 },
  linkAttempts: { hits: 60, windowSeconds: 15 * 60 },
  partnerCalls: { hits: 120, windowSeconds: 60 },
  unknownVouchers: { hits: 20, windowSeconds: 15 * 60 },
  keyAttempts: { hits: 30, windowSeconds: 60 },
  liveHoldsOfSession: 5,
  liveHoldsOfAddress: 40,
};
