/** How this process reaches push services; an operator without it offers no notifications. */
export interface PushSender {
  /** Whom a service writes to: a mail address or a page, as a URI (RFC 8292). */
  contact: string;
  /** The platform's; tests have a service of their own behind it. */
  fetch: typeof fetch;
}

/** Nobody reads it, and push services ask for one. */
const DEMONSTRATION_CONTACT = 'mailto:push@shionagi-ferry.example';

/** @returns undefined where the operator has set no contact */
export function pushSender(
  contact: string | undefined,
  isDemonstration: boolean,
): PushSender | undefined {
  const known = contact ?? (isDemonstration ? DEMONSTRATION_CONTACT : undefined);
  return known === undefined ? undefined : { contact: known, fetch };
}
