/** How long a worker that is being installed may take, and what it fetches, in milliseconds. */
const INSTALLING_MS = 20_000;

/**
 * Makes sure that this page opens on this device without a network: the service worker is there and
 * has every chunk, also where it spares a customer's data otherwise.
 *
 * @throws Error where the browser has no service worker, or not all of it could be fetched
 */
export async function prepareOfflinePages(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Missing without a secure origin, and in some private windows.
  if (!container) throw new Error('No service worker');
  const { active } = await inTime(container.ready);
  if (!active) throw new Error('The service worker is not active');
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
  active.postMessage('keepPages', [port2]);
  if (!(await inTime(answer))) throw new Error('Not all files could be kept');
}

/** @throws Error when it takes longer than installing may */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Took too long')), INSTALLING_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
