import { asApiError } from '@ferry/api/errors';
import { createPasskeyLoginChallenge } from '@ferry/api/external';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const [round, setRound] = useState(0);
  const isPressed = useRef(false);

  /** What was offered in the field is over: it is offered again. */
  const beginAnew = () => setRound((last) => last + 1);
  const button = useMutation({
    mutationFn: async () => {
      const isSupported = (await loadBrowser()).hasPasskeys();
      setIsUnsupported(!isSupported);
      if (!isSupported) return;
      const { data } = await createPasskeyLoginChallenge();
      const assertion = await (await loadBrowser()).askForPasskey(data, false);
      if (assertion) await logIn.mutateAsync(assertion);
    },
    onSettled: () => {
      isPressed.current = false;
      beginAnew();
    },
  });

  // A browser has one request at a time: another one would close the dialog of the button.
  const offerInField = useEffectEvent(async ({ signal }: AbortController) => {
    const isOver = () => signal.aborted || isPressed.current;
    const { offersPasskeys, askForPasskey } = await loadBrowser();
    if (isOver() || !(await offersPasskeys()) || isOver()) return;
    const { data } = await createPasskeyLoginChallenge();
    if (isOver()) return;
    const assertion = await askForPasskey(data, true);
    if (assertion) await logIn.mutateAsync(assertion).catch(beginAnew);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is over when the button was pressed or a choice has failed
  useEffect(() => {
    // The page that was rendered at build time has the button for a moment where there are no passkeys.
    if (sessionOptions.scheme !== 'cookie') return;
    // What a chosen passkey fails with is shown; a back end without passkeys has none to offer.
    const page = new AbortController();
    const offer = () => void offerInField(page).catch(() => undefined);
    offer();
    const timer = setInterval(offer, RENEWED_AFTER_MS);
    return () => {
      clearInterval(timer);
      page.abort();
      void loadBrowser().then(({ stopAsking }) => stopAsking());
    };
  }, [round]);

  const error = button.error ?? logIn.error;
  return {
    press: () => {
      isPressed.current = true;
      logIn.reset();
      button.mutate();
    },
    isPending: button.isPending || logIn.isPending,
    isUnsupported,
    failure: error ? asApiError(error) : undefined,
  };
}
