import {
  deletePushSubscription,
  listPushSubscriptionsOptions,
  setPushSubscription,
} from '@ferry/api/customer';
import { ApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { currentDevice, pushSupport, subscribeHere } from './push-device.ts';

/** The customer has closed the browser's question without an answer. */
class NotAllowedError extends Error {
  override readonly name = 'NotAllowedError';
}

/**
 * Whether this device is notified of what becomes of a reservation's sailings, and its switch. The browser asks the
 * customer with the press, never before.
 */
export function usePush(reservationId: string) {
  const queryClient = useQueryClient();
  const path = { reservationId };
  const support = pushSupport();
  const { permission, read } = usePermission();
  const { data } = useQuery(listPushSubscriptionsOptions({ path }));
  const device = useDevice();
  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) {
        const endpointHash = device.hash ?? '';
        await deletePushSubscription({ path: { ...path, endpointHash } });
        return;
      }
      const answer = await Notification.requestPermission();
      read();
      if (answer !== 'granted') throw new NotAllowedError();
      const publicKey = data?.publicKey ?? '';
      const { hash: endpointHash, ...keys } = await subscribeHere(publicKey);
      await setPushSubscription({
        path: { ...path, endpointHash },
        body: { ...keys, publicKey },
      });
    },
    onSettled: async () => {
      await device.read();
      await invalidateTag(queryClient, 'pushSubscriptions');
    },
  });
  const isListed = data?.endpointHashes.includes(device.hash ?? '') ?? false;
  return {
    support,
    /** Undefined until it is known. */
    isOffered: data && data.publicKey !== null,
    isKnown: device.hash !== undefined,
    isRefused: permission === 'denied',
    isOn: isListed && permission === 'granted',
    /** The press that is being carried out. */
    pending: change.isPending ? change.variables : undefined,
    /** The press that has failed. */
    failed: change.isError ? { toOn: change.variables, why: reasonOf(change.error) } : undefined,
    isChanged: change.isSuccess,
    change: (isOn: boolean) => {
      if (!change.isPending) change.mutate(isOn);
    },
  };
}

/** What this browser has subscribed, by its hash: undefined until it is known, null where it has nothing. */
function useDevice() {
  const [hash, setHash] = useState<string | null>();
  const read = () =>
    currentDevice().then(
      (device) => setHash(device?.hash ?? null),
      () => setHash(null),
    );
  const first = useEffectEvent(read);
  useEffect(() => void first(), []);
  return { hash, read };
}

/** Why it failed: the customer has not answered, the browser or its service, or the server. */
function reasonOf(error: unknown): 'unanswered' | 'browser' | ApiError {
  if (error instanceof NotAllowedError) return 'unanswered';
  return error instanceof ApiError ? error : 'browser';
}

/** What the browser allows, also once the customer comes back from its settings. */
function usePermission() {
  const now = () => ('Notification' in window ? Notification.permission : 'default');
  const [permission, setPermission] = useState(now);
  const read = () => setPermission(now());
  useEffect(() => {
    const readAgain = () =>
      setPermission('Notification' in window ? Notification.permission : 'default');
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, []);
  return { permission, read };
}
