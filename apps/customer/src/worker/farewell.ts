/**
 * The worker of a build with `FERRY_WORKER=off`: takes the place of whatever worker a browser has,
 * removes the files that it kept, the tickets that could not be opened without it, and itself. Pages that are open go on without one.
 */
import { removeDatabase } from '../kept-tickets/kept-tickets-database.ts';
import { CACHE_PREFIX } from './policy.ts';

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type WorkerScope = {
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  caches: CacheStorage;
  addEventListener: (
    type: 'install' | 'activate',
    handle: (event: ExtendableEvent) => void,
  ) => void;
};

// The project's types are those of a page; in a worker `self` is this.
const worker = globalThis as unknown as WorkerScope;

async function goAway(): Promise<void> {
  const names = await worker.caches.keys();
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(ours.map((name) => worker.caches.delete(name)));
  await removeDatabase().catch(() => undefined);
  await worker.registration.unregister();
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(goAway()));
