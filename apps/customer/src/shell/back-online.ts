import type { AnyRouter } from '@tanstack/react-router';

/**
 * When the network returns: a page that could not be loaded is loaded again, and the customer is
 * told. Queries of the page are repeated by the query client; nothing that the customer has to
 * press a button for is sent by itself.
 */
export function reloadWhatFailed(router: AnyRouter, tell: (text: string) => unknown): void {
  let wasOffline = !navigator.onLine;
  window.addEventListener('offline', () => {
    wasOffline = true;
  });
  window.addEventListener('online', () => {
    if (!wasOffline) return;
    wasOffline = false;
    tell('インターネットに接続しました。');
    if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate();
  });
}
