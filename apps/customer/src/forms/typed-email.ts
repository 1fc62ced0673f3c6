import { onForgetMember } from '../page/forget-member.ts';

let email: string | undefined;

/** The mail address that the customer has typed elsewhere, offered where it is asked for again. */
export const typedEmail = (): string | undefined => email;

/** In this tab's memory only: it is in no address and no storage. */
export function keepTypedEmail(next: string | undefined): void {
  email = next;
}

onForgetMember(() => keepTypedEmail(undefined));
