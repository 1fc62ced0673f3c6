import * as v from 'valibot';

// Apart from the texts: what validates an address is part of every page's first bytes.

const instant = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined));

/** Search parameters of `/errors/40x`. What is not known counts as not given. */
export const requestSearch = v.object({
  reason: v.optional(v.fallback(v.optional(v.picklist(['forbidden', 'badRequest'])), undefined)),
});

/** Search parameters of `/errors/mail-error`. */
export const mailSearch = v.object({
  reason: v.fallback(
    v.optional(
      v.picklist([
        'send',
        'tokenExpired',
        'tokenUsed',
        'tokenInvalid',
        'confirmationExpired',
        'signUpExpired',
        'signUpUsed',
        'signUpInvalid',
        'resetExpired',
        'resetUsed',
        'resetInvalid',
        'emailChangeExpired',
        'emailChangeUsed',
        'emailChangeInvalid',
        'emailStopExpired',
        'emailStopUsed',
        'emailStopInvalid',
      ]),
      'tokenInvalid',
    ),
    'tokenInvalid',
  ),
});

/** Search parameters of `/errors/sorry`. */
export const sorrySearch = v.object({
  reason: v.fallback(
    v.optional(v.picklist(['maintenance', 'busy', 'unavailable', 'error']), 'error'),
    'error',
  ),
  from: instant,
  until: instant,
  requestId: v.optional(
    v.fallback(v.optional(v.pipe(v.string(), v.regex(/^req_[0-9A-Za-z]{8,40}$/))), undefined),
  ),
  back: v.optional(v.fallback(v.optional(v.string()), undefined)),
});
