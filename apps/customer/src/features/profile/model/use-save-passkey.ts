import {
  confirmLogin,
  createPasskey,
  createPasskeyChallenge,
  deletePasskey,
  type Passkey,
  updatePasskey,
} from '@ferry/api/external';
import { invalidateTag } from '@ferry/api/invalidate';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { goneAlready } from './gone-already.ts';
import type { PasskeyAnswers } from './passkey-answers.ts';

/** Why there is none: the device has one of this member, the member has left it, no browser for it. */
export type UnmadeReason = 'there' | 'left' | 'unsupported';

/** The device has made none. */
export class PasskeyUnmade extends Error {
  readonly reason: UnmadeReason;

  constructor(reason: UnmadeReason) {
    super('No passkey was made');
    this.reason = reason;
  }
}

/** Has the device make a passkey and keeps it, or keeps another name. */
export function useSavePasskey(passkey: Passkey | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, password }: PasskeyAnswers) => {
      if (passkey) {
        const path = { passkeyId: passkey.id };
        const headers = { 'if-match': `"${passkey.version}"` };
        return (await updatePasskey({ path, headers, body: { name } })).data;
      }
      if (password) await confirmLogin({ body: { password } });
      const credential = await makeCredential();
      return (await createPasskey({ body: { name, credential } })).data;
    },
    onSettled: () => invalidateTag(queryClient, 'passkeys'),
  });
}

/** Takes a passkey out of the profile; the device keeps it, and it opens nothing any more. */
export function useDeletePasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (passkeyId: string) => deletePasskey({ path: { passkeyId } }).catch(goneAlready),
    onSettled: () => invalidateTag(queryClient, 'passkeys'),
  });
}

async function makeCredential() {
  const { hasPasskeys, makePasskey } = await import('../../../session/passkey-browser.ts');
  if (!hasPasskeys()) throw new PasskeyUnmade('unsupported');
  const { data: options } = await createPasskeyChallenge();
  const credential = await makePasskey(options).catch(() => {
    throw new PasskeyUnmade('there');
  });
  if (!credential) throw new PasskeyUnmade('left');
  return credential;
}
