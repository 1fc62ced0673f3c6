import {
  type OpenedPassengerLink,
  openPassengerLinkMutation,
  type PassengerDetails,
  setPassengerDetails,
} from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Whether a link counts no more. */
const isOver = ({ code }: ApiError): boolean =>
  code === 'TOKEN_EXPIRED' || code === 'TOKEN_INVALID';

/**
 * What a companion's link shows, and how the own data are saved by it.
 *
 * @param token of the link; undefined where the page was opened without one
 */
export function useCompanionLink(token: string | undefined) {
  const [opened, setOpened] = useState<OpenedPassengerLink>();
  // Not the error of the last call, which the next one forgets: an end is for good.
  const [end, setEnd] = useState<ApiError>();
  // The form begins anew with the new version: what has happened is said by the page.
  const [hasChanged, setChanged] = useState(false);
  const open = useMutation({
    ...openPassengerLinkMutation(),
    onSuccess: setOpened,
    onError: (failure) => {
      const error = asApiError(failure);
      if (isOver(error)) setEnd(error);
    },
  });
  const load = () => {
    if (token && !end) open.mutate({ body: { token } });
  };
  const begin = useEffectEvent(load);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!hasBegun.current) begin();
    hasBegun.current = true;
  }, []);
  const failed = open.error ? asApiError(open.error) : undefined;
  return {
    opened: end ? undefined : opened,
    /** Why the link cannot be opened, or counts no more. */
    error: end ?? failed,
    load,
    /** The booking has changed between the reading and the saving, and was read again. */
    hasChanged,
    /** @throws ApiError also after it has read what is new of the booking: the answers stay to be sent again */
    save: async (details: PassengerDetails): Promise<void> => {
      if (!token || !opened) return;
      const headers = { 'if-match': `"${opened.version}"` };
      try {
        const { data } = await setPassengerDetails({ body: { token, details }, headers });
        setOpened(data);
        setChanged(false);
      } catch (failure) {
        const error = asApiError(failure);
        if (isOver(error)) setEnd(error);
        if (error.code === 'VERSION_CONFLICT') {
          await open.mutateAsync({ body: { token } });
          setChanged(true);
        }
        throw failure;
      }
    },
  };
}

export type CompanionLink = ReturnType<typeof useCompanionLink>;
