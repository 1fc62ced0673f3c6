import type {
  CreationOptions,
  NewCredential,
  PasskeyAssertion,
  RequestOptions,
} from '@ferry/api/external';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** Whether this browser has passkeys at all. */
export const hasPasskeys = browserSupportsWebAuthn;

/** Whether the browser offers passkeys in a field, as it offers mail addresses. */
export const offersPasskeys = browserSupportsWebAuthnAutofill;

/** Ends a request that waits for the customer: a browser has one at a time. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

/**
 * Lets the customer choose a passkey and prove that they are its owner.
 * @param isInField the browser offers them in the field of the mail address until one is chosen
 * @returns undefined when the customer has left it, or the browser has none to offer
 */
export async function askForPasskey(
  options: RequestOptions,
  isInField: boolean,
): Promise<PasskeyAssertion | undefined> {
  const result = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: isInField,
  }).catch(() => undefined);
  if (!result) return undefined;
  const { clientDataJSON, authenticatorData, signature } = result.response;
  return { id: result.id, clientDataJSON, authenticatorData, signature };
}

/**
 * Makes a passkey in the customer's device.
 * @returns undefined when the customer has left it
 * @throws {Error} named `InvalidStateError` when the device has one of this member already
 */
export async function makePasskey(options: CreationOptions): Promise<NewCredential | undefined> {
  const result = await startRegistration({ optionsJSON: options }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'InvalidStateError') throw error;
    return undefined;
  });
  if (!result) return undefined;
  const { clientDataJSON, attestationObject, transports = [] } = result.response;
  return { id: result.id, clientDataJSON, attestationObject, transports };
}
