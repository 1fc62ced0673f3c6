/**
 * The service worker of `/customer/`. It knows the files of one build, and a page for when there is
 * no network. It stores nothing that is not a file of the build, so there is never a customer's
 * data in it, and no page is ever answered from it while the server can be reached. Tickets that a
 * customer keeps on the device are in a database of their own: it opens their page without a server,
 * and removes what has arrived. What the server pushes is shown, and kept nowhere.
 */
import { removeDatabase, sweepRecords } from '../kept-tickets/kept-tickets-database.ts';
import { type Notifier, notify, openNews } from './notify.ts';
import { CACHE_PREFIX, isAway, isGone, outdatedCaches, ticketsOf, treatmentOf } from './policy.ts';

/** Written in by the build (`vite/worker-plugin.ts`). */
declare const WORKER: {
  version: string;
  /** The offline page and its style. */
  always: readonly string[];
  /** Chunks; left out when the customer saves data. */
  parts: readonly string[];
  offlinePage: string;
  /** A page that begins with the frame, as that of the tickets does. */
  frame: string;
};

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  /** Of a message: what a page asks for, and where it waits for the answer. */
  data: unknown;
  ports: readonly MessagePort[];
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type PushEvent = ExtendableEvent & {
  /** `json` throws for what is none. */
  data: { json: () => unknown } | null;
};
type NotificationEvent = ExtendableEvent & { notification: Parameters<typeof openNews>[1] };
type WorkerScope = {
  registration: ServiceWorkerRegistration & Notifier['registration'];
  clients: { claim: () => Promise<void> } & Notifier['clients'];
  skipWaiting: () => Promise<void>;
  location: Location;
  navigator: Navigator & { connection?: { saveData?: boolean } };
  caches: CacheStorage;
  fetch: typeof fetch;
  addEventListener: {
    (type: 'install' | 'activate' | 'fetch' | 'message', handle: (event: FetchEvent) => void): void;
    (type: 'push', handle: (event: PushEvent) => void): void;
    (type: 'notificationclick', handle: (event: NotificationEvent) => void): void;
  };
};

// The project's types are those of a page; in a worker `self` is this.
const worker = globalThis as unknown as WorkerScope;
const { scope } = worker.registration;
/** How long a customer with kept tickets waits for the server, in milliseconds. */
const PATIENCE_MS = 4_000;

const cacheName = `${CACHE_PREFIX}${WORKER.version}`;

/** The reservations of which tickets are kept; none where the browser does not let us read. */
const keptTickets = (): Promise<string[]> => sweepRecords(Date.now()).catch(() => []);

/** Chunks that are not there yet. */
async function addParts(): Promise<void> {
  const cache = await worker.caches.open(cacheName);
  const has = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(WORKER.parts.filter((path) => !has.has(path)));
}

async function install(): Promise<void> {
  const cache = await worker.caches.open(cacheName);
  const isSparing = worker.navigator.connection?.saveData === true;
  await Promise.all([
    // Their names stay the same from build to build: never from the HTTP cache.
    cache.addAll(WORKER.always.map((path) => new Request(path, { cache: 'reload' }))),
    isSparing && (await keptTickets()).length === 0 ? undefined : addParts(),
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

const fromServer = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? worker.fetch(event.request);

/** A file of this build; the version before it may have one at the same address. */
const own = async (path: string): Promise<Response | undefined> =>
  (await worker.caches.open(cacheName)).match(path);

async function page(event: FetchEvent): Promise<Response> {
  const asked = fromServer(event);
  // Handled below; the frame may have been the answer by then.
  asked.catch(() => undefined);
  const kept = await ticketsPage(event.request);
  try {
    const response = await (kept ? inTime(asked) : asked);
    return (isAway(response.status) && kept) || response;
  } catch {
    return kept ?? (await own(WORKER.offlinePage)) ?? Response.error();
  }
}

/** The frame, for the page of tickets that are kept: it reads them itself. */
async function ticketsPage({ url }: Request): Promise<Response | undefined> {
  const reservationId = ticketsOf(url, scope);
  if (reservationId === undefined || !(await keptTickets()).includes(reservationId))
    return undefined;
  return own(WORKER.frame);
}

/** @throws Error when a network that hangs has not answered in time */
async function inTime(asked: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The server takes too long')), PATIENCE_MS);
  });
  try {
    return await Promise.race([asked, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** Answers whether this version can open the page of the tickets without a network. */
async function keepPages([port]: readonly MessagePort[]): Promise<void> {
  const isDone = await addParts().then(
    () => true,
    () => false,
  );
  port?.postMessage(isDone);
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
  // Without a worker nothing would remove them after the arrival.
  await removeDatabase().catch(() => undefined);
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
  // What has arrived goes with the next opening, whatever page that is.
  event.waitUntil(keptTickets());
});
worker.addEventListener('message', (event) => {
  if (event.data === 'keepPages') event.waitUntil(keepPages(event.ports));
});
worker.addEventListener('push', (event) => event.waitUntil(notify(worker, jsonOf(event))));
worker.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNews(worker, event.notification)),
);

function jsonOf({ data }: PushEvent): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}
