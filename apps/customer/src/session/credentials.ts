import type { LoginRequest, PasskeyAssertion } from '@ferry/api/external';

/** What a member logs in with: a password, or what a device has signed with a passkey. */
export type Credentials = LoginRequest | PasskeyAssertion;

export const isPassword = (credentials: Credentials): credentials is LoginRequest =>
  'password' in credentials;
