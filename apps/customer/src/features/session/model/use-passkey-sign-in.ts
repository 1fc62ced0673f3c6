import { asApiError } from '@ferry/api/errors';
import { createPasskeyLoginChallenge } from '@ferry/api/external';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { sessionOptions } from '../../../session/options.ts';
import { useLogIn } from './use-log-in.ts';

/** A challenge is over after five minutes; one that waits in the field is renewed before. */
const RENEWED_AFTER_MS = 4 * 60_000;

const loadBrowser = () => import('../../../session/passkey-browser.ts');

/**
 * Signing in with a passkey: by the button, or in the field of the mail address, where the browser
 * offers the passkeys of this site until the page is left.
 */
export function usePasskeySignIn() {
  const logIn = useLogIn();
  const [isUnsupported, setIsUnsupported] = useState(false);
  const [presses, setPresses] = useState(0);

  const ask = async (isInField: boolean) => {
    const { data } = await createPasskeyLoginChallenge();
    const { askForPasskey } = await loadBrowser();
    const assertion = await askForPasskey(data, isInField);
    if (assertion) await logIn.mutateAsync(assertion);
  };
  const button = useMutation({
    mutationFn: async () => {
      const isSupported = (await loadBrowser()).hasPasskeys();
      setIsUnsupported(!isSupported);
      if (isSupported) await ask(false);
    },
    onSettled: () => setPresses((count) => count + 1),
  });

  const offerInField = useEffectEvent(async () => {
    const { offersPasskeys } = await loadBrowser();
    if (await offersPasskeys()) await ask(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button has ended what waits in the field
  useEffect(() => {
    // The page that was rendered at build time has the button for a moment where there are no passkeys.
    if (sessionOptions.scheme !== 'cookie') return;
    // What a chosen passkey fails with is shown; a back end without passkeys has none to offer.
    const offer = () => void offerInField().catch(() => undefined);
    offer();
    const timer = setInterval(offer, RENEWED_AFTER_MS);
    return () => {
      clearInterval(timer);
      void loadBrowser().then(({ stopAsking }) => stopAsking());
    };
  }, [presses]);

  const error = button.error ?? logIn.error;
  return {
    press: () => button.mutate(),
    isPending: button.isPending || logIn.isPending,
    isUnsupported,
    failure: error ? asApiError(error) : undefined,
  };
}
