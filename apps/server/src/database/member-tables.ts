import type { Address, Companion, MemberVehicle, Sex } from '@ferry/api/external-server';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Which text of each consent was agreed to. */
export type LegalVersions = Record<'memberTerms' | 'privacyPolicy', string>;

/** Whom an operator has seen: the reading of the name, and the birth date (`YYYY-MM-DD`). */
export type ResidentPerson = Record<'familyNameKana' | 'givenNameKana', string> & {
  birthDate: string | null;
};

/**
 * Tables of members and their logins; see migrations 0006, 0028, 0029, 0032 to 0037, 0039
 * to 0041, 0043 to 0045, and 0047.
 */
export interface MemberTables {
  member: {
    id: string;
    /** The row of `session` that the member's drafts, reservations and rights belong to. */
    session_id: number;
    customer_number: string;
    /** Normalised and in lower case: what a login is compared with. */
    login_email: string;
    /** With its parameters; see `domain/members/password.ts`. */
    password_hash: string;
    /** As the member writes it. */
    email: string;
    family_name: string;
    given_name: string;
    family_name_kana: string;
    given_name_kana: string;
    phone: string;
    address: ColumnType<Address, string, string>;
    /** `YYYY-MM-DD` */
    birth_date: string | null;
    sex: Sex | null;
    /** Empty with an address in Japan, and where it is not given. */
    nationality: Generated<string>;
    passport_number: Generated<string>;
    /** Agrees to mails about offers. */
    news: Generated<boolean>;
    /** Gets mails about inspections that end soon. */
    inspection_reminders: Generated<boolean>;
    /** One more with each change of what the member is shown as their own. */
    version: Generated<number>;
    /** What the member is granted: read it by `scopesOf`, whatever is in it. */
    scope: ColumnType<unknown, string, string>;
    /** To whom the fare of residents is granted, whatever the profile says since then. */
    resident_person: ColumnType<ResidentPerson | null, string | null | undefined, string | null>;
    is_demonstration: Generated<boolean>;
    /** What a member is to the devices that hold their passkeys: random; null until there is one. */
    passkey_handle: Generated<string | null>;
    created_at: Date;
    /** Since when the operator lets the member log in no more; null for all others. */
    locked_at: Generated<Date | null>;
    last_login_at: Generated<Date>;
    /** Occasion of the newest mail which says that the account ends. */
    end_notice: Generated<string | null>;
    /** When such a mail was handed over; null again with the next login. */
    end_noticed_at: Generated<Date | null>;
  };
  login: {
    id: GeneratedAlways<number>;
    token_hash: Buffer;
    /** By which its member names it; no secret. */
    public_id: string;
    member_id: string;
    /** Device and browser in words. */
    device: Generated<string>;
    created_at: Date;
    last_seen_at: Date;
    /** When the member last proved who they are: by logging in, or by the password again. */
    confirmed_at: Date;
    /** Wrong passwords that were given in it since. */
    failed_confirmations: Generated<number>;
    /** Ended before its time: by a logout or by another login in the same browser. */
    ended_at: Date | null;
  };
  /** On what a member has ever logged in; longer than the logins, which are forgotten. */
  member_device: {
    member_id: string;
    /** As `login.device`. */
    device: string;
  };
  passkey: {
    id: string;
    /** Grows with each change of its name. */
    version: Generated<number>;
    member_id: string;
    /** The device's own name for it, base64url. */
    credential_id: string;
    /** COSE */
    public_key: Buffer;
    /** How often the device has signed, where it counts; 0 where it does not. */
    counter: ColumnType<string, number, number>;
    transports: ColumnType<string[], string, string>;
    name: string;
    is_synced: boolean;
    added_at: Date;
    last_used_at: Date | null;
  };
  passkey_challenge: {
    challenge_hash: Buffer;
    /** Of the cookie of the session that may use it. */
    session_hash: Buffer;
    purpose: 'create' | 'login';
    expires_at: Date;
  };
  member_link: {
    token_hash: Buffer;
    kind: 'signUp' | 'passwordReset' | 'emailChange' | 'emailChangeStop';
    /** As its owner writes it; null once the link is over. */
    email: string | null;
    /** As `member.login_email`. */
    login_email: string | null;
    /** Whose link it is; null for a customer who is no member (yet). */
    member_id: string | null;
    /** When the terms were agreed to, with a link to sign up. */
    agreed_at: Date | null;
    agreed_versions: ColumnType<LegalVersions | null, string | null, string>;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  member_consent: {
    member_id: string;
    consent: 'memberTerms' | 'privacyPolicy';
    version: string;
    agreed_at: Date;
  };
  companion: {
    id: string;
    member_id: string;
    version: Generated<number>;
    content: ColumnType<Omit<Companion, 'id' | 'version'>, string, string>;
    /** Version of the text with which health data are kept; null where there are none. */
    sensitive_consent: string | null;
    /** When that text was agreed to. */
    consented_at: Date | null;
    created_at: Date;
    changed_at: Date;
  };
  member_vehicle: {
    id: string;
    member_id: string;
    version: Generated<number>;
    content: ColumnType<Omit<MemberVehicle, 'id' | 'version'>, string, string>;
    /** `YYYY-MM-DD`, as in the content: who is to be reminded is found by it. */
    inspection_expires_on: string | null;
    /** For which day the member was reminded. */
    reminded_of: string | null;
    created_at: Date;
    changed_at: Date;
  };
  /** What an operator did by hand. */
  operator_audit: {
    id: GeneratedAlways<number>;
    done_at: Date;
    /** Account of the system at which the command was typed. */
    actor: string;
    /** As it is typed (`members lock`), without what it is about. */
    command: string;
    /** Whom it is about, also when they are gone; null for nobody in particular. */
    member_id: string | null;
    /** What of it cannot be told otherwise, without data of persons; else empty. */
    details: string;
  };
}
