import type { Generated, GeneratedAlways } from 'kysely';

/** Kinds of mails with a token in them: a reader of one can do what its link does. */
export type TokenMailKind =
  | 'draftLink'
  | 'mailConfirmation'
  | 'signUp'
  | 'passwordReset'
  | 'emailChange'
  | 'emailChangeNotice'
  | 'contactChange'
  | 'contactChangeNotice'
  | 'waitlistLink'
  | 'waitlistOffer'
  | 'saleReminderLink'
  | 'preOrderLink'
  | 'preOrderOutcome'
  | 'passengerLink';

/** Kinds of mails without anything secret. */
export type PlainMailKind =
  | 'reservationReceived'
  | 'reservationConfirmed'
  | 'paymentReminder'
  | 'reservationExpired'
  | 'paymentCompleted'
  | 'refundNeedsAccount'
  | 'paymentRefunded'
  | 'doubleNeedsAccount'
  | 'doubleRefunded'
  | 'paymentNumberIssued'
  | 'reservationUnconfirmed'
  | 'boardingNotice'
  | 'ticketsOpen'
  | 'sailingNews'
  | 'reservationCancelled'
  | 'reservationStandsBy'
  | 'storeNumberChanged'
  | 'reservationChanged'
  | 'changeReceived'
  | 'changeReminder'
  | 'changeLapsed'
  | 'changeOvertaken'
  | 'changePaymentRefunded'
  | 'changeNeedsAccount'
  | 'refundAccountRequested'
  | 'refundAccountReminder'
  | 'refundAccountRegistered'
  | 'refundAccountReturned'
  | 'refundDone'
  | 'partnerChanged'
  | 'partnerUsedUp'
  | 'partnerExpiring'
  | 'reservationNumbers'
  | 'reservationContactChanged'
  | 'memberRegistered'
  | 'passwordChanged'
  | 'emailChanged'
  | 'passkeyAdded'
  | 'newDevice'
  | 'inspectionReminder'
  | 'accountEnding'
  | 'memberRemoved'
  | 'timetableEnds'
  | 'saleReminder';

/** Kinds of mails; each has its own words. */
type MailKind = PlainMailKind | TokenMailKind;

/** Tables of mails; see migrations 0010, 0013, 0028 and 0033 for their constraints. */
export interface MailTables {
  mail: {
    id: GeneratedAlways<number>;
    kind: MailKind;
    /** What the mail is about; there is one mail for it, however often it is written. */
    occasion: string;
    recipient: string;
    subject: string;
    /** Both bodies are null where a token is in them. */
    text_body: string | null;
    html_body: string | null;
    /** Bodies with a token, encrypted; null once they are not needed any more. */
    sealed_body: string | null;
    state: 'queued' | 'sent' | 'failed';
    attempts: Generated<number>;
    next_attempt_at: Date | null;
    created_at: Date;
    sent_at: Date | null;
    /** When the mail's token is over: then nobody sends it any more. */
    expires_at: Date | null;
  };
  mail_confirmation: {
    token_hash: Buffer;
    /** Keyed hash of the mailbox. */
    mail_hash: Buffer;
    /** The client that has asked for it, before anything was booked. */
    session_id: number | null;
    /** The booking that it confirms. */
    reservation_id: string | null;
    expires_at: Date;
    /** When it was followed first. */
    confirmed_at: Date | null;
  };
  /**
   * Whose mailbox it is: a session that has asked for a link that was followed, or followed one.
   */
  confirmed_mailbox: {
    session_id: number;
    mail_hash: Buffer;
  };
  draft_link: {
    token_hash: Buffer;
    draft_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  /** Has a row once handing a mail over has failed because of the way itself. */
  mail_transport: {
    is_only: Generated<boolean>;
    /** In a row; none since the last mail that was handed over. */
    failures: number;
    last_failed_at: Date;
  };
}
