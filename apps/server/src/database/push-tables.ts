import type { Generated, GeneratedAlways } from 'kysely';

/** Tables of notifications to devices; see migration 0122 for their constraints. */
export interface PushTables {
  /** Keys that this server proves itself with to push services (VAPID). */
  push_key: {
    id: GeneratedAlways<number>;
    /** As browsers take it: 65 bytes in base64url. */
    public_key: string;
    /** The private key, encrypted with the ring for this public key. */
    sealed: string;
    made_at: Date;
  };
  push_subscription: {
    id: GeneratedAlways<number>;
    reservation_id: string;
    /** SHA-256 of the endpoint, in hexadecimal digits. */
    endpoint_hash: string;
    /** The key with which the browser has subscribed. */
    push_key_id: number;
    /** Endpoint and the device's keys, encrypted for this reservation and this endpoint. */
    sealed: string;
    /** In which it was made, or whose it has become by a login. */
    session_id: number;
    /** Of a member who has made it; null for a visitor, and once the login is forgotten. */
    login_id: number | null;
    member_id: string | null;
    created_at: Date;
  };
  /** What was not handed over yet. */
  push_message: {
    id: GeneratedAlways<number>;
    subscription_id: number;
    event_id: number;
    sailing_id: string;
    title: string;
    body: string;
    /** Of no use from then on. */
    expires_at: Date;
    attempts: Generated<number>;
    next_attempt_at: Date;
  };
}
