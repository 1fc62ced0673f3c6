/** Both tokens have expired: the request is not sent. At start-up it is ignored silently. */
export class ExpiredAuthSessionError extends Error {
  override name = 'ExpiredAuthSessionError';

  constructor() {
    super('Both token and refresh token have expired. Your request was aborted.');
  }
}

/** The server accepted the login but gave no token, and the scheme needs one. */
export class MissingTokenError extends Error {
  override name = 'MissingTokenError';

  constructor() {
    super('The login answered without a token.');
  }
}

/**
 * A member may be logged in here, and the server could not say who, or has not heard of the logout:
 * a request that changes something is not sent. The cause is what the server or network said.
 */
export class UnknownMemberError extends Error {
  override name = 'UnknownMemberError';

  constructor(cause: unknown) {
    super('It is not known who is logged in. Your request was aborted.', { cause });
  }
}

/** Another member has logged in in another tab: a request of the one before is not sent. */
export class SwitchedMemberError extends Error {
  override name = 'SwitchedMemberError';

  constructor() {
    super('Another member is logged in. Your request was aborted.');
  }
}
