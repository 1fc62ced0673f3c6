import type { KeyRing } from '../../keys/key-ring.ts';
import { mailboxOf } from '../rate-limits/limit-mails.ts';

/** In place of a mailbox wherever it is only compared: keyed, so that nobody can try addresses out. */
export const mailHashOf = (keys: KeyRing, email: string): Buffer =>
  keys.hash('mail address', mailboxOf(email));
