import { useSyncExternalStore } from 'react';

/** Whether the browser has a network, as long as the component is there. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
