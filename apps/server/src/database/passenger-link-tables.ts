import type { Generated } from 'kysely';

/** Links with which companions enter their own data; see migration 0136 for its constraints. */
export interface PassengerLinkTables {
  passenger_link: {
    id: string;
    reservation_id: string;
    /** Position in the reservation's list as it is now; of a link that counts no more, as it was last. */
    passenger: number;
    /** In which it was made. */
    session_id: number;
    token_hash: Buffer;
    /** To whom it was mailed, as little of the address as is shown; null for one that was copied. */
    shown_email: string | null;
    version: Generated<number>;
    created_at: Date;
    /** When the companion has entered something last. */
    completed_at: Generated<Date | null>;
    /** Of the text under which the companion lets us keep what help is needed in an emergency. */
    consent_version: Generated<string | null>;
    consented_at: Generated<Date | null>;
    withdrawn_at: Generated<Date | null>;
  };
}
