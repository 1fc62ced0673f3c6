/**
 * Which client it is to us. The number is the owner of drafts and reservations and never leaves us:
 * a visitor's own, or the one that all logins of a member share.
 */
export interface Session {
  id: number;
  /** The cookie's value; only its hash is stored. */
  token: string;
  /** Absent for a visitor. */
  login?: Login;
}

/** A member's login in one browser. */
export interface Login {
  id: number;
  memberId: string;
  /** When the member last proved who they are. */
  confirmedAt: Date;
}
