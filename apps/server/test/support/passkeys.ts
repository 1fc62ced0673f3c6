import type { CreationOptions, Passkey, RequestOptions } from '@ferry/api/external-server';
import type { Visitor } from './api.ts';
import { Authenticator } from './authenticator.ts';
import { expectStatus } from './booking.ts';

export const PASSKEYS = '/external/api/members/me/passkeys';
export const CHALLENGES = '/external/api/members/me/passkey-challenges';
export const LOGIN_CHALLENGES = '/external/api/auth/passkey-challenges';
export const PASSKEY_LOGIN = '/external/api/auth/passkey-login';
export const CONFIRM_LOGIN = '/external/api/members/me/login';

export const creationOptions = async (member: Visitor): Promise<CreationOptions> =>
  expectStatus(await member.post(CHALLENGES), 200).json();

export const requestOptions = async (visitor: Visitor): Promise<RequestOptions> =>
  expectStatus(await visitor.post(LOGIN_CHALLENGES), 200).json();

/** A passkey of the member's, with the device that has it. */
export async function addPasskey(member: Visitor, name = '花子のスマートフォン') {
  const device = new Authenticator();
  const credential = device.create(await creationOptions(member));
  const added = expectStatus(await member.post(PASSKEYS, { name, credential }), 201);
  return { device, passkey: added.json<Passkey>() };
}
