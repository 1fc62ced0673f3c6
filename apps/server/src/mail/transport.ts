/** A mail as it is sent. */
export interface OutgoingMail {
  /** The same for every attempt, so that a receiver can tell a repetition. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Takes mails to their receivers. A call that throws is tried again later. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/**
 * No mail can be handed over, to any receiver: the server cannot be reached or does not let us in.
 */
export class TransportDown extends Error {
  override readonly name = 'TransportDown';
  /** The cause's own, for the log; the message may have an address in it. */
  readonly code: string;

  constructor(code: string, cause: unknown) {
    super('No mail can be handed over', { cause });
    this.code = code;
  }
}

/** For servers without mail: every mail stays in the outbox, where the mail page shows it. */
export const keepingTransport: MailTransport = {
  send: async () => undefined,
  close: () => undefined,
};

/**
 * A value for a header has characters that end one: an attacker tries to add headers of their own.
 */
export class HeaderInjection extends Error {
  override readonly name = 'HeaderInjection';
}

/** @throws HeaderInjection for line breaks and other control characters */
export function assertHeader(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not come in
  if (/[\u0000-\u001f\u007f\u0085\u2028\u2029]/.test(value))
    throw new HeaderInjection('Control character');
  return value;
}

/** One address and nothing else: no list, no name, no comment. @throws HeaderInjection */
export function assertAddress(value: string): string {
  if (/[\s,;<>()]/.test(value) || !/^[^@]+@[^@]+$/.test(value)) {
    throw new HeaderInjection('Not one address');
  }
  return assertHeader(value);
}
