/**
 * When the network returns the customer is told. Queries of the page are repeated by the query client, a
 * page that could not be loaded loads itself (`ErrorPage`); nothing that the customer has to press a button
 * for is sent by itself.
 */
export function tellWhenOnline(tell: (text: string) => unknown): void {
  let wasOffline = !navigator.onLine;
  window.addEventListener('offline', () => {
    wasOffline = true;
  });
  window.addEventListener('online', () => {
    if (!wasOffline) return;
    wasOffline = false;
    tell('インターネットに接続しました。');
  });
}
