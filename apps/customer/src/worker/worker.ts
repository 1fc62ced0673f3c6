/**
 * The service worker of `/customer/`. It knows the files of one build, and a page for when there is
 * no network. It stores nothing that is not a file of the build, so there is never a customer's
 * data in it, and no page is ever answered from it while the server can be reached.
 */
import { CACHE_PREFIX, isGone, outdatedCaches, treatmentOf } from './policy.ts';

/** Written in by the build (`vite/worker-plugin.ts`). */
declare const WORKER: {
  version: string;
  /** The offline page and its style. */
  always: readonly string[];
  /** Chunks; left out when the customer saves data. */
  parts: readonly string[];
  offlinePage: string;
};

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type WorkerScope = {
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  location: Location;
  navigator: Navigator & { connection?: { saveData?: boolean } };
  caches: CacheStorage;
  fetch: typeof fetch;
  addEventListener: (
    type: 'install' | 'activate' | 'fetch',
    handle: (event: FetchEvent) => void,
  ) => void;
};

// The project's types are those of a page; in a worker `self` is this.
const worker = globalThis as unknown as WorkerScope;
const { scope } = worker.registration;
const cacheName = `${CACHE_PREFIX}${WORKER.version}`;

async function install(): Promise<void> {
  const cache = await worker.caches.open(cacheName);
  const isSparing = worker.navigator.connection?.saveData === true;
  await Promise.all([
    // Their names stay the same from build to build: never from the HTTP cache.
    cache.addAll(WORKER.always.map((path) => new Request(path, { cache: 'reload' }))),
    cache.addAll(isSparing ? [] : [...WORKER.parts]),
  ]);
  // Nothing waits: pages are always the server's, and parts of both versions are at hand.
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const outdated = outdatedCaches(await worker.caches.keys(), cacheName);
  await Promise.all(outdated.map((name) => worker.caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function part(request: Request): Promise<Response> {
  return (await worker.caches.match(request, { ignoreVary: true })) ?? worker.fetch(request);
}

async function page(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await worker.fetch(event.request));
  } catch {
    return (await worker.caches.match(WORKER.offlinePage)) ?? Response.error();
  }
}

let hasAsked = false;

/** Once for each start: goes away for good when the server has no worker any more. */
async function leaveWhenGone(): Promise<void> {
  if (hasAsked) return;
  hasAsked = true;
  const answer = await worker
    .fetch(worker.location.href, { cache: 'no-cache' })
    .catch(() => undefined);
  if (!answer || !isGone(answer.status)) return;
  const names = await worker.caches.keys();
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(ours.map((name) => worker.caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const treatment = treatmentOf(event.request, scope);
  if (treatment === 'file') event.respondWith(part(event.request));
  if (treatment !== 'page') return;
  event.respondWith(page(event));
  event.waitUntil(leaveWhenGone());
});
