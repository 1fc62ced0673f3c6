import type { Generated, GeneratedAlways } from 'kysely';

/** Kinds of mails; each has its own words. */
export type MailKind =
  | 'reservationReceived'
  | 'reservationConfirmed'
  | 'paymentReminder'
  | 'reservationExpired'
  | 'paymentCompleted'
  | 'paymentRefunded'
  | 'draftLink';

/** Tables of mails; see migration 0010 for their constraints. */
export interface MailTables {
  mail: {
    id: GeneratedAlways<number>;
    kind: MailKind;
    /** What the mail is about; there is one mail for it, however often it is written. */
    occasion: string;
    recipient: string;
    subject: string;
    text_body: string;
    html_body: string;
    state: 'queued' | 'sent' | 'failed';
    attempts: Generated<number>;
    next_attempt_at: Date | null;
    created_at: Date;
    sent_at: Date | null;
  };
  draft_link: {
    token_hash: Buffer;
    draft_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
}
