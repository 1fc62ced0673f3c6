/** A port or partner is refused for a reason that its command has words for; nothing has changed. */
export abstract class Refusal<Reason extends string> extends Error {
  readonly reason: Reason;
  /** The fact is told beside the reason: a sailing, a day, an instant, a section. */
  readonly fact: string;

  constructor(reason: Reason, fact = '') {
    super(reason);
    this.reason = reason;
    this.fact = fact;
  }
}
