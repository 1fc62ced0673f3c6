export interface Limit {
  /** Hits that are allowed within the window. */
  hits: number;
  /** Seconds. It begins with the first hit, and anew with the one that uses the limit up. */
  windowSeconds: number;
}

/** One thing that is counted: `name` says what, `subject` whose. Only a hash of both is stored. */
export interface Bucket {
  name: string;
  subject: string;
  limit: Limit;
}
